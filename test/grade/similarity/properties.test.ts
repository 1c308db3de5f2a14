import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import type { Json } from '../../../src/json.ts'
import { FieldCompare } from '../../../src/suite/schema/common.ts'

const WORDS =
  'order refund not approved 1001 $5 5 km March 2024-03-05 03/05/2024 from to Paris , . ? - # 15% 2:30 PM at least yes no NYC New York the half a dozen Q3 @ :// ( ) " \' / + II'.split(
    ' ',
  )
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join('')),
)
const json = fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value)))
const value = fc.oneof(text, json, fc.array(text, { maxLength: 4 }))
const kinds = FieldCompare.shape.kind.unwrap().options
const options = fc.record(
  {
    kind: fc.constantFrom(...kinds),
    tolerance: fc.double({ min: 0, max: 10, noNaN: true }),
    threshold: fc.double({ min: 0, max: 1, noNaN: true }),
    locale: fc.constantFrom('en-US', 'de-DE', 'fr', 'not a locale'),
    strict: fc.boolean(),
    aliases: fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
  },
  { requiredKeys: [] },
)

describe('compare', () => {
  it('of a value with itself is 1', () => {
    fc.assert(
      fc.property(value, options, (x, given) => {
        expect(compare(x, structuredClone(x), given)).toMatchObject({ score: 1, verdict: 'same' })
      }),
    )
    fc.assert(
      fc.property(text, (x) => {
        expect(compare(x, x, { mode: 'response' })).toMatchObject({ score: 1, verdict: 'same' })
      }),
    )
  })
  it('is symmetric between values', () => {
    fc.assert(
      fc.property(value, value, options, (x, y, given) => {
        const [there, back] = [compare(x, y, given), compare(y, x, given)]
        expect(there.verdict).toBe(back.verdict)
        expect(there.score).toBeCloseTo(back.score, 9)
        expect(there.low_confidence).toBe(back.low_confidence)
      }),
      { numRuns: 400, examples: [['03/05/2024 order', 'order 03/05/2024 2024-03-05', {}]] },
    )
  })
  it('is bounded, deterministic and gives a reason', () => {
    fc.assert(
      fc.property(value, value, options, fc.constantFrom('value', 'response'), (x, y, given, mode) => {
        const verdict = compare(x, y, { ...given, mode })
        expect(verdict.score).toBeGreaterThanOrEqual(0)
        expect(verdict.score).toBeLessThanOrEqual(1)
        expect(verdict.reason).not.toBe('')
        expect(compare(x, y, { ...given, mode })).toEqual(verdict)
        if (given.strict === true && verdict.verdict === 'same') expect(verdict.low_confidence).toBe(false)
      }),
      { numRuns: 300 },
    )
  })
})

describe('hostile input', () => {
  const big = 100_000
  it.each<[title: string, a: Json, b: Json]>([
    ['punctuation', `${'!'.repeat(big)}a`, `${'!'.repeat(big)}b`],
    ['hyphens', `a${'-'.repeat(big)}`, `b${'-'.repeat(big)}`],
    ['joined letters', 'a-'.repeat(big / 2), 'b-'.repeat(big / 2)],
    ['digits', '1'.repeat(big), `${'1'.repeat(big)}2`],
    ['digits with separators', '1,'.repeat(big / 2), '1.'.repeat(big / 2)],
    ['number words', 'one hundred and '.repeat(big / 16), 'one hundred or '.repeat(big / 16)],
    ['spaces', ' '.repeat(big), `${' '.repeat(big)}x`],
    ['at signs', 'a@'.repeat(big / 2), 'b@'.repeat(big / 2)],
    ['slashes', 'http://'.repeat(big / 7), 'https://'.repeat(big / 8)],
    ['dates', '2024-03-05 '.repeat(big / 11), '2024-03-06 '.repeat(big / 11)],
    ['amounts', '$5.20 '.repeat(big / 6), '$5.30 '.repeat(big / 6)],
    ['negations', 'not '.repeat(big / 4), 'never '.repeat(big / 6)],
    ['commas', 'a, '.repeat(big / 3), 'b, '.repeat(big / 3)],
    ['full stops', 'A. '.repeat(big / 3), 'B. '.repeat(big / 3)],
    ['question marks', 'what? '.repeat(big / 6), 'where? '.repeat(big / 7)],
    ['capitals', 'AB '.repeat(big / 3), 'CD '.repeat(big / 3)],
    ['combining marks', `e${'\u0301'.repeat(big)}`, `e${'\u0300'.repeat(big)}`],
    ['ligatures that grow under NFKC', '\ufdfa'.repeat(20_000), '\ufdfb'.repeat(20_000)],
    ['lone surrogates', '\ud800'.repeat(big), '\udc00'.repeat(big)],
    ['zero-width signs', '\u200b'.repeat(big), `${'\u200b'.repeat(big)}x`],
    ['brackets', '['.repeat(big), '['.repeat(big + 1)],
    ['nested lists', JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`), []],
    ['nested lists as text', `${'['.repeat(big)}${']'.repeat(big)}`, []],
    ['a long list', Array.from({ length: 20_000 }, (_, index) => index), Array.from({ length: 20_000 }, () => 0)],
    [
      'a long list of texts',
      Array.from({ length: 5_000 }, (_, index) => `item ${index}`),
      Array.from({ length: 5_000 }, (_, index) => `thing ${index}`),
    ],
    ['many words', Array.from({ length: big / 8 }, (_, index) => `w${index}`).join(' '), 'w1'],
    [
      'facts in each other’s role',
      Array.from({ length: big / 20 }, (_, index) => `from ${index} to ${index + 1}`).join(' '),
      Array.from({ length: big / 20 }, (_, index) => `from ${index + 1} to ${index}`).join(' '),
    ],
    ['acts', 'I have cancelled it. '.repeat(big / 21), 'I will cancel it if you confirm. '.repeat(big / 33)],
    ['phrases', 'sent back '.repeat(big / 10), 'pay back '.repeat(big / 9)],
    ['ordinals', 'twenty first '.repeat(big / 13), '21st '.repeat(big / 5)],
    ['bounds', 'no more than 5 or older '.repeat(big / 24), 'not under 5 '.repeat(big / 12)],
    ['a key of the prototype', JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}')],
  ])('%s', (_, a, b) => {
    for (const kind of [undefined, ...kinds]) expect(compare(a, b, { kind }).score).toBeLessThan(1)
    expect(compare(a, b, { mode: 'response' }).score).toBeLessThan(1)
  })

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'NaN',
    'Infinity',
    '1e999',
    '\u0000',
    'javascript:alert(1)',
    '<script>',
    '$&',
    '%s%n',
    '(a+)+$',
    '{"a":',
  ])('%j is a text as any other', (odd) => {
    for (const mode of ['value', 'response'] as const) {
      expect(compare(odd, odd, { mode }).verdict).toBe('same')
      expect(compare(odd, 'another thing altogether', { mode }).verdict).toBe('different')
    }
  })
})
