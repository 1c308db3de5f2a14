import { describe, expect, it } from 'vitest'
import { cascadeSimilarity } from '../../../src/grade/similarity/cascade.ts'

describe('cascadeSimilarity', () => {
  const similarity = cascadeSimilarity({ threshold: 0.5, locale: 'de-DE' })

  it('names its version, threshold and locale', () => {
    expect(similarity.version).toMatch(/^cascade-\d+ threshold=0\.5 locale=de-DE$/)
    expect(cascadeSimilarity().version).toMatch(/^cascade-\d+ threshold=0\.5$/)
  })
  it('compares values with the options of their field', () => {
    expect(similarity.compareValues('05.03.2024', '2024-03-05')).toMatchObject({ equivalent: true, type: 'date' })
    expect(similarity.compareValues('05/03/2024', '2024-05-03', { locale: 'en-US' }).equivalent).toBe(true)
    expect(similarity.compareValues(10, 12, { tolerance: 2 }).equivalent).toBe(true)
    expect(similarity.compareValues('a', 'b', { aliases: [['a', 'b']] }).tier).toBe('alias')
    expect(similarity.compareValues('a', 'A', { kind: 'exact' }).equivalent).toBe(false)
  })
  it.each([
    ['Your refund of $20 arrives on Friday.', 'Your refund arrives on Friday.', 'incomplete_response'],
    ['The total is 20 dollars.', '', 'incomplete_response'],
    ['The total is 20 dollars.', 'I cannot help with that request.', 'inconsistent_response'],
    ['The total is 20 dollars.', 'The total is 30 dollars.', 'inconsistent_response'],
    ['The total is 20 dollars.', 'It comes to a total of $20.', undefined],
  ])('%j ~ %j: %s', (gold, predicted, failure) => {
    const comparison = similarity.compareReplies(gold, predicted)
    expect(comparison.failure).toBe(failure)
    expect(comparison.equivalent).toBe(failure === undefined)
    expect(comparison.complete && comparison.truthful).toBe(failure === undefined)
    expect(comparison.claims?.length).toBeGreaterThan(0)
  })
  it('asks for what has to be mentioned', () => {
    const options = { must_mention: ['order 1001'] }
    expect(similarity.compareReplies('It is done.', 'It is done.', options)).toMatchObject({
      complete: false,
      truthful: true,
      failure: 'incomplete_response',
    })
    expect(similarity.compareReplies('It is done.', 'It is done for order #1001.', options).equivalent).toBe(true)
  })
})
