import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer } from '../../../src/grade/judge/parse.ts'
import type { JudgeReply } from '../../../src/grade/ports.ts'

const TEXT = 'Order 1001 is refunded: $54.20 arrives on “Friday”.'
const GOOD = { verdict: 'pass', score: 0.9, quote: 'Order 1001 is refunded', reason: 'It says so.' }

function answered(value: unknown, cut = false): JudgeReply {
  return { kind: 'answered', text: typeof value === 'string' ? value : JSON.stringify(value), cut }
}

describe('an answer that counts', () => {
  it.each<[string, unknown, boolean]>([
    ['a pass with its evidence', GOOD, true],
    ['a quote in another case, spacing and style', { ...GOOD, quote: 'order  1001 IS\nrefunded' }, true],
    ['a quote with straight quotation marks', { ...GOOD, quote: 'arrives on "Friday"' }, true],
    ['a fail with its evidence', { ...GOOD, verdict: 'fail', score: 0 }, false],
    ['a fail for want of something', { ...GOOD, verdict: 'fail', score: 0.2, quote: '' }, false],
    ['JSON in a block of its own', `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``, true],
  ])('%s', (_title, value, holds) => {
    expect(readAnswer(answered(value), [TEXT])).toMatchObject({ kind: 'verdict', holds })
  })
})

it('may quote either of two texts, and no words that begin in one and end in the other', () => {
  const both = ['You get it on', 'Friday, says Ann.']
  expect(readAnswer(answered({ ...GOOD, quote: 'says Ann' }), both)).toMatchObject({ holds: true })
  expect(readAnswer(answered({ ...GOOD, quote: 'on Friday' }), both)).toMatchObject({ kind: 'unusable' })
})

describe('an answer that counts as nothing', () => {
  it.each<[string, JudgeReply, string, boolean]>([
    ['prose', answered('Yes, it holds.'), "the judge's answer is not the JSON object alone", true],
    ['JSON in prose', answered(`Sure: ${JSON.stringify(GOOD)}`), 'not the JSON object alone', true],
    ['two objects', answered(`${JSON.stringify(GOOD)}\n${JSON.stringify(GOOD)}`), 'not the JSON object alone', true],
    ['truncated JSON', answered(JSON.stringify(GOOD).slice(0, -10)), 'not the JSON object alone', true],
    ['whole JSON at a limit of length', answered(GOOD, true), 'cut off', true],
    ['nothing', answered(''), 'not the JSON object alone', true],
    ['a megabyte', answered('x'.repeat(1_000_000)), 'not the JSON object alone', true],
    ['a list', answered([GOOD]), 'not the form', true],
    ['null', answered('null'), 'not the form', true],
    ['a key too few', answered({ ...GOOD, reason: undefined }), 'not the form', true],
    ['a key too many', answered({ ...GOOD, note: 'x' }), 'not the form', true],
    ['a verdict of its own', answered({ ...GOOD, verdict: 'excellent' }), 'not the form', true],
    ['a score as text', answered({ ...GOOD, score: '0.9' }), 'not the form', true],
    ['a score above 1', answered({ ...GOOD, score: 9 }), 'not in 0..1', true],
    ['a score below 0', answered({ ...GOOD, score: -0.1 }), 'not in 0..1', true],
    ['a score of null', answered({ ...GOOD, score: null }), 'not the form', true],
    ['a pass with a low score', answered({ ...GOOD, score: 0.1 }), 'contradicts', true],
    ['a fail with a high score', answered({ ...GOOD, verdict: 'fail' }), 'contradicts', true],
    ['evidence that is not in the text', answered({ ...GOOD, quote: 'Order 1002 is refunded' }), 'quote', true],
    ['a pass without evidence', answered({ ...GOOD, quote: ' ' }), 'quote', true],
    ['a pass whose evidence is a full stop', answered({ ...GOOD, quote: '.' }), 'quote', true],
    ['a fail with made-up evidence', answered({ ...GOOD, verdict: 'fail', score: 0, quote: 'no' }), 'quote', true],
    ['unclear', answered({ ...GOOD, verdict: 'unclear' }), 'could not tell', false],
    ['a refusal', { kind: 'refused', message: 'I cannot help with that.' }, 'refused', false],
    ['an endpoint that fails', { kind: 'failed', reason: 'no answer in time' }, 'no answer in time', false],
  ])('%s', (_title, reply, reason, retry) => {
    expect(readAnswer(reply, [TEXT])).toEqual({ kind: 'unusable', reason: expect.stringContaining(reason), retry })
  })

  it('whatever text it is, unless it is the form asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readAnswer(answered(text), [TEXT]).kind).toBe('unusable')
      }),
    )
  })
})
