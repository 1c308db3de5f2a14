import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import type { CompareOptions } from '../../../src/grade/similarity/types.ts'

const RELATIONS = { ' == ': 'same', ' ~= ': 'unsure', ' != ': 'different' } as const

/**
 * One test a line: `a == b` the same, `a ~= b` the same with low confidence, `a != b` different. Both directions are
 * compared, since values have none.
 */
export function table(title: string, lines: string, options: CompareOptions = {}): void {
  describe(title, () => {
    it.each(rowsOf(lines))('%s%s%s', (gold, sign, predicted) => {
      const expected = RELATIONS[sign]
      for (const [a, b] of [
        [gold, predicted],
        [predicted, gold],
      ] as const) {
        const verdict = compare(a, b, options)
        const label = `${a} | ${b}: ${verdict.reason} (${verdict.type}, ${verdict.tier})`
        expect([verdict.verdict, label]).toEqual([expected === 'different' ? 'different' : 'same', label])
        if (expected === 'unsure') expect([verdict.low_confidence, label]).toEqual([true, label])
        expect(verdict.reason).not.toBe('')
        expect(verdict.score).toBeGreaterThanOrEqual(0)
        expect(verdict.score).toBeLessThanOrEqual(1)
      }
    })
  })
}

function rowsOf(lines: string): [string, keyof typeof RELATIONS, string][] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = /^(.*?)( == | ~= | != )(.*)$/.exec(line)
      const sign = match?.[2]
      if (match === null || (sign !== ' == ' && sign !== ' ~= ' && sign !== ' != ')) throw new Error(`bad row: ${line}`)
      return [match[1] ?? '', sign, match[3] ?? '']
    })
}
