import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainSimilarity } from '../../../src/grade/similarity/plain.ts'
import { dice, wordsOf } from '../../../src/grade/similarity/words.ts'
import type { Json } from '../../../src/json.ts'
import type { FieldCompare } from '../../../src/suite/schema/common.ts'

const similarity = plainSimilarity({ threshold: 0.5 })

describe('values', () => {
  it.each<[gold: Json, predicted: Json, equivalent: boolean, tier: string, options?: FieldCompare]>([
    ['revenue', 'revenue', true, 'exact'],
    [JSON.parse('1'), JSON.parse('1.0'), true, 'exact'],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true, 'exact'],
    // numbers
    [1, '1', true, 'number'],
    ['1.50', 1.5, true, 'number'],
    ['1e3', '1000', true, 'number'],
    [30, 31, false, 'number'],
    ['30', '31', false, 'number'],
    [30, 31, true, 'number', { tolerance: 1 }],
    [1, 1.1, true, 'number', { tolerance: 0.1 }],
    [30, 31.5, false, 'number', { tolerance: 1 }],
    ['007', '7', false, 'number'],
    ['12345678901234567890', '12345678901234567891', false, 'number'],
    [5, 'five', false, 'type'],
    [5, 'five', false, 'number', { kind: 'number' }],
    [5, '5 items', false, 'type'],
    // dates
    ['2024-03-05', '2024-03-05T00:00:00Z', true, 'date'],
    ['2024-03-05', '2024-03-05 00:00', true, 'date'],
    ['2024-03-05T09:00:00+01:00', '2024-03-05T08:00:00Z', true, 'date'],
    ['2024-03-05T09:00:00.000Z', '2024-03-05T09:00:00Z', true, 'date'],
    ['2024-03-05', '2024-05-03', false, 'date'],
    ['2024-03-05', '2024-03-05T09:00:00Z', false, 'date'],
    ['2023-02-29', '2023-02-28', false, 'number'],
    ['0099-01-01', '1999-01-01', false, 'date'],
    ['2024-03-05', 'tomorrow', false, 'date', { kind: 'date' }],
    // text
    ['New  York ', 'new york', true, 'text'],
    ['ＡＢＣ１', 'abc1', true, 'text'],
    ['it’s', "it's", true, 'text'],
    ['profit', 'revenue', false, 'lexical'],
    ['refund of the order', 'refund for the order', true, 'lexical'],
    ['refund of the order', 'refund for the order', false, 'lexical', { threshold: 0.8 }],
    ['refund of the order', 'refund for the order', false, 'exact', { kind: 'exact' }],
    ['order 1001', 'order 1010', false, 'number'],
    ['12 Main Street', '21 Main Street', false, 'number'],
    ['ORD-1001', 'ORD-1010', false, 'number'],
    ['12 Main Street', 'Main Street', true, 'lexical'],
    ['a@b.org', 'c@b.org', false, 'lexical'],
    ['!!!', '???', false, 'lexical'],
    ['', ' ', true, 'text'],
    ['', 'x', false, 'lexical'],
    ['東京都', '東京', true, 'lexical'],
    ['1', '2', false, 'number', { kind: 'text' }],
    [1, '1', true, 'text', { kind: 'text' }],
    // other types
    [true, 'true', false, 'type'],
    [null, '', false, 'type'],
    [null, 0, false, 'type'],
    [null, 'null', false, 'type', { kind: 'text' }],
    [true, false, false, 'type'],
    [[], {}, false, 'type'],
    [[1], 1, false, 'type'],
    // aliases
    ['NYC', 'New York City', true, 'alias', { aliases: [['nyc', 'New York City', 'NY']] }],
    ['NYC', 'Boston', false, 'lexical', { aliases: [['nyc', 'New York City']] }],
    [true, 'yes', true, 'alias', { aliases: [['true', 'yes']] }],
    // lists, sets, objects
    [['a', 'b'], ['A', 'b'], true, 'list'],
    [['a', 'b'], ['b', 'a'], false, 'list'],
    [['a', 'b'], ['a'], false, 'list'],
    [['a', 'b'], ['b', 'A'], true, 'set', { kind: 'set' }],
    [['a', 'a'], ['a', 'b'], false, 'set', { kind: 'set' }],
    [['a', 'b'], ['a', 'b', 'c'], false, 'set', { kind: 'set' }],
    [[['a', 'b']], [['b', 'a']], false, 'set', { kind: 'set' }],
    [['new york', 'york'], ['york', 'new york'], true, 'set', { kind: 'set' }],
    [{ id: 1, tags: ['x'] }, { id: '1', tags: ['X'] }, true, 'object'],
    [{ id: 1 }, { id: 1, more: null }, false, 'object'],
    [{ n: [10] }, { n: [11] }, true, 'object', { tolerance: 1 }],
    // JSON text
    ['{"a":1}', { a: 1 }, true, 'object'],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', true, 'object'],
    ['[1,2]', [1, 3], false, 'list'],
    ['[draft', '[draft]', true, 'lexical'],
  ])('%j ~ %j: %s (%s)', (gold, predicted, equivalent, tier, options) => {
    for (const comparison of [
      similarity.compareValues(gold, predicted, options),
      similarity.compareValues(predicted, gold, options),
    ]) {
      expect(comparison).toMatchObject({ equivalent, tier })
      expect(comparison.reason).not.toBe('')
    }
  })

  it('says in words what differs, and where', () => {
    expect(similarity.compareValues(30, 31).reason).toBe('30 ≠ 31')
    expect(similarity.compareValues({ a: { b: [1, 2] } }, { a: { b: [1, 3] } }).reason).toBe('a: b: [1]: 2 ≠ 3')
    expect(similarity.compareValues('order 1001', 'order 1010').reason).toBe('"1001" ≠ "1010"')
    expect(similarity.compareValues('x'.repeat(1000), 5).reason.length).toBeLessThan(130)
  })

  it('scores a list by its members', () => {
    expect(similarity.compareValues([1, 2, 3, 4], [1, 2, 3, 5]).score).toBe(0.75)
    expect(similarity.compareValues(['a', 'b'], ['c', 'b'], { kind: 'set' }).score).toBe(0.5)
  })

  it('pairs members of a set so that as many as possible have a partner', () => {
    // greedily, `red apple pie` would take `red apple`, which alone suits `red apple tart`
    const gold = ['red apple pie', 'red apple tart']
    expect(similarity.compareValues(gold, ['red apple', 'apple pie'], { kind: 'set' }).equivalent).toBe(true)
  })
})

describe('replies', () => {
  it('passes the turn of the sales report by a Dice score of 8/15', () => {
    const comparison = similarity.compareReplies(
      'Which region should the report cover?',
      'Sure, which region would you like the report for?',
    )
    expect(comparison).toMatchObject({ equivalent: true, complete: true, truthful: true })
    expect(comparison.score).toBeCloseTo(8 / 15, 12)
    expect(comparison).not.toHaveProperty('failure')
  })

  it.each([
    ['Your order ships on Monday.', 'your  order ships on monday', 'both'],
    ['Your refund of $20 arrives on Friday the 3rd.', 'Refund arrives.', 'incomplete_response'],
    ['The total is 20 dollars.', '', 'incomplete_response'],
    ['The total is 20 dollars.', 'I cannot help with that request.', 'inconsistent_response'],
  ])('%j ~ %j: %s', (gold, predicted, expected) => {
    const comparison = similarity.compareReplies(gold, predicted)
    const isPassed = expected === 'both'
    expect(comparison).toMatchObject({ complete: isPassed, truthful: isPassed, equivalent: isPassed })
    expect(comparison.failure).toBe(isPassed ? undefined : expected)
  })

  it('takes the threshold from the options', () => {
    const [gold, predicted] = ['one two three', 'one two four']
    expect(similarity.compareReplies(gold, predicted).equivalent).toBe(true)
    expect(similarity.compareReplies(gold, predicted, { threshold: 0.7 }).equivalent).toBe(false)
  })

  it.each([
    ['refunded 20 dollars today', ['20'], true],
    ['refunded 200 dollars today', ['20'], false],
    ['refunded 20 dollars today', ['20 dollars'], true],
    ['refunded dollars 20 today', ['20 dollars'], false],
    ['refunded 20 dollars today ✓', ['✓'], true],
  ])('%j mentions %j: %s', (predicted, must_mention, complete) => {
    const comparison = similarity.compareReplies('refunded 20 dollars today', predicted, { must_mention })
    expect(comparison).toMatchObject({ complete, truthful: true, equivalent: complete })
    expect(comparison.failure).toBe(complete ? undefined : 'incomplete_response')
  })
})

describe('words', () => {
  it.each([
    ['Which region?', ['which', 'region']],
    ['ORD-1001, a_b; don’t!', ['ord-1001', 'a_b', "don't"]],
    ['at 10:30 on 2024/03/05: 1,200 EUR', ['at', '10:30', 'on', '2024/03/05', '1,200', 'eur']],
    ['and/or a:b', ['and', 'or', 'a', 'b']],
    ['Straße ÉTÉ naïve', ['straße', 'été', 'naïve']],
    ['日本 ok', ['日', '本', 'ok']],
    ['한국어 좋아요', ['한국어', '좋아요']],
    ['--- … !', []],
  ])('%j', (text, words) => {
    expect(wordsOf(text)).toEqual(words.map((word) => word.normalize('NFKC')))
  })
  it('have a Dice score of 0 when there are none', () => {
    expect(dice(new Set(), new Set())).toBe(0)
  })
})

describe('properties', () => {
  const json = fc.jsonValue({ maxDepth: 4 }).map((value): Json => JSON.parse(JSON.stringify(value)))
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '1.0', '2024-03-05', 'order 1001', '[1]', '{}'),
  )
  const value = fc.oneof(json, text, fc.array(text, { maxLength: 5 }))
  const options = fc.record(
    {
      kind: fc.constantFrom('exact', 'number', 'date', 'text', 'list', 'set'),
      tolerance: fc.double({ min: 0, max: 10, noNaN: true }),
      threshold: fc.double({ min: 0, max: 1, noNaN: true }),
      aliases: fc.array(fc.array(text, { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  )

  it('compare(x, x) is 1', () => {
    fc.assert(
      fc.property(value, options, (x, given) => {
        expect(similarity.compareValues(x, structuredClone(x), given)).toMatchObject({ score: 1, equivalent: true })
      }),
    )
  })
  it('is symmetric, bounded and total', () => {
    fc.assert(
      fc.property(value, value, options, (x, y, given) => {
        const [there, back] = [similarity.compareValues(x, y, given), similarity.compareValues(y, x, given)]
        expect(there.equivalent).toBe(back.equivalent)
        expect(there.tier).toBe(back.tier)
        expect(there.score).toBeCloseTo(back.score, 10)
        expect(there.score).toBeGreaterThanOrEqual(0)
        expect(there.score).toBeLessThanOrEqual(1)
      }),
    )
  })
  it('holds for replies', () => {
    fc.assert(
      fc.property(text, text, (x, y) => {
        expect(similarity.compareReplies(x, x)).toMatchObject({ score: 1, equivalent: true })
        const [there, back] = [similarity.compareReplies(x, y), similarity.compareReplies(y, x)]
        expect(there.equivalent).toBe(back.equivalent)
        expect(there.score).toBe(back.score)
        expect(there.failure === undefined).toBe(there.complete && there.truthful)
      }),
    )
  })
})

describe('hostile input', () => {
  const big = 300_000
  it.each<[title: string, a: Json, b: Json]>([
    ['punctuation', `${'!'.repeat(big)}a`, `${'!'.repeat(big)}b`],
    ['hyphens', `a${'-'.repeat(big)}`, `b${'-'.repeat(big)}`],
    ['joined letters', 'a-'.repeat(big), 'b-'.repeat(big)],
    ['digits', '1'.repeat(big), `${'1'.repeat(big)}2`],
    ['digits with joints', '1:'.repeat(big), '1,'.repeat(big)],
    ['spaces', ' '.repeat(big), `${' '.repeat(big)}x`],
    ['combining marks', `e${'\u0301'.repeat(big)}`, `e${'\u0300'.repeat(big)}`],
    ['ligatures that grow under NFKC', '\ufdfa'.repeat(20_000), '\ufdfb'.repeat(20_000)],
    ['brackets', '['.repeat(big), '['.repeat(big + 1)],
    ['nested lists', JSON.parse(`${'['.repeat(big)}${']'.repeat(big)}`), []],
    ['nested lists as text', `${'['.repeat(big)}${']'.repeat(big)}`, []],
    ['a long list', Array.from({ length: 20_000 }, (_, index) => index), Array.from({ length: 20_000 }, () => 0)],
    ['many words', Array.from({ length: 100_000 }, (_, index) => `w${index}`).join(' '), 'w1'],
  ])('%s', (_, a, b) => {
    for (const kind of [undefined, 'set', 'text', 'number', 'date'] as const) {
      const { score } = similarity.compareValues(a, b, kind === undefined ? {} : { kind })
      expect(score).toBeLessThan(1)
    }
    if (typeof a === 'string' && typeof b === 'string') expect(similarity.compareReplies(a, b).score).toBeLessThan(1)
  })
})
