import { describe, expect, it } from 'vitest'
import { SCORER, similarityOf } from '../../src/grade/scorer.ts'
import { loadSuite } from '../../src/suite/load.ts'
import { memoryTree } from '../support/memory-tree.ts'

function suiteWith(similarity: string) {
  const text = `name: tiny\nagent: {kind: command, command: [a]}\ntasks: [{id: a, input: Hi, answer: [{contains: hi}]}]\n${similarity}`
  return loadSuite(memoryTree({ 'suite.yaml': text }), 'suite.yaml', { scorer: SCORER })
}

describe("the suite's locale", () => {
  it.each([
    ['', '05/03/2024', '2024-03-05', true, true],
    ['', '05/03/2024', '2024-05-03', true, true],
    ['similarity: {locale: de-DE}', '05/03/2024', '2024-03-05', true, false],
    ['similarity: {locale: de-DE}', '05/03/2024', '2024-05-03', false, false],
    ['similarity: {locale: en-US}', '05/03/2024', '2024-05-03', true, false],
    ['similarity: {locale: de-DE}', '1.200', '1200', true, false],
  ])('%s: %s and %s are the same: %s, unsure: %s', (similarity, gold, predicted, equivalent, unsure) => {
    const found = similarityOf(suiteWith(similarity)).compareValues(gold, predicted)
    expect([found.equivalent, found.low_confidence ?? false]).toEqual([equivalent, unsure])
  })

  it("gives way to an argument's own", () => {
    const similarity = similarityOf(suiteWith('similarity: {locale: de-DE}'))
    expect(similarity.compareValues('05/03/2024', '2024-05-03', { locale: 'en-US' }).equivalent).toBe(true)
  })

  it('is a part of the scorer, and without one nothing changes', () => {
    const scorer = (text: string) => suiteWith(text).fingerprints.scorer
    expect(scorer('similarity: {locale: de-DE}')).not.toBe(scorer(''))
    expect(scorer('similarity: {threshold: 0.5}')).toBe(scorer(''))
  })

  it('has to be a language tag', () => {
    expect(() => suiteWith('similarity: {locale: "!"}')).toThrow(/similarity\.locale.*must be a language tag/s)
  })
})
