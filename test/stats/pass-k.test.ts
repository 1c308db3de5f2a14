import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passAtK, passHatK } from '../../src/stats/pass-k.ts'

describe('passHatK', () => {
  it.each([
    { n: 10, c: 8, k: 10, expected: 0 },
    { n: 5, c: 4, k: 1, expected: 0.8 },
    { n: 5, c: 4, k: 2, expected: 0.6 },
    { n: 5, c: 4, k: 5, expected: 0 },
    { n: 5, c: 5, k: 5, expected: 1 },
    { n: 4, c: 2, k: 2, expected: 1 / 6 },
    { n: 1000, c: 999, k: 500, expected: 0.5 },
  ])('$c of $n passed: pass^$k is $expected', ({ n, c, k, expected }) => {
    expect(passHatK(c, n, k)).toBeCloseTo(expected, 12)
  })

  it.each([
    { n: 3, c: 3, k: 5 },
    { n: 0, c: 0, k: 1 },
    { n: 5, c: 5, k: 0 },
  ])('is undefined for k = $k of $n', ({ n, c, k }) => {
    expect(passHatK(c, n, k)).toBeUndefined()
    expect(passAtK(c, n, k)).toBeUndefined()
  })

  it('is the share of k-subsets that passed whole', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 8 }), (runs, k) => {
        fc.pre(k <= runs.length)
        const passed = runs.filter(Boolean).length
        const subsets = subsetsOf(runs, k)
        const whole = subsets.filter((subset) => subset.every(Boolean)).length / subsets.length
        const any = subsets.filter((subset) => subset.some(Boolean)).length / subsets.length
        expect(passHatK(passed, runs.length, k)).toBeCloseTo(whole, 12)
        expect(passAtK(passed, runs.length, k)).toBeCloseTo(any, 12)
      }),
    )
  })
})

it('pass@2 of 4 in 5 is 1', () => {
  expect(passAtK(4, 5, 2)).toBe(1)
})

function subsetsOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => subsetsOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
