import { describe, expect, it } from 'vitest'
import { compareWithBar, decimal, exactMean, exactPassAtK, exactPassHatK, fellMoreThan } from '../../src/stats/exact.ts'
import type { Ratio } from '../../src/stats/strata.ts'

/** So many tasks of one attempt each, the first ones at 1. */
const share = (passed: number, tasks: number) =>
  exactMean(Array.from({ length: tasks }, (_, index): Ratio[] => [{ num: index < passed ? 1 : 0, den: 1 }]))

describe('fellMoreThan', () => {
  it.each([
    { baseline: [17, 20], candidate: [16, 20], points: 5, expected: false, title: '0.85 − 0.80 is not more than 5' },
    { baseline: [20, 20], candidate: [19, 20], points: 5, expected: false, title: '1.0 − 0.95 is not more than 5' },
    { baseline: [17, 20], candidate: [15, 20], points: 5, expected: true, title: '0.85 − 0.75 is' },
    {
      baseline: [844, 1000],
      candidate: [841, 1000],
      points: 0.3,
      expected: false,
      title: '84.4 → 84.1 is not more than 0.3',
    },
    { baseline: [844, 1000], candidate: [840, 1000], points: 0.3, expected: true, title: '84.4 → 84.0 is' },
    { baseline: [140, 140], candidate: [139, 140], points: 0, expected: true, title: '0.71 points are more than 0' },
    { baseline: [1, 3], candidate: [1, 3], points: 0, expected: false, title: 'no change is not more than 0' },
    { baseline: [1, 3], candidate: [2, 3], points: 0, expected: false, title: 'a rise is not' },
  ] as const)('$title', ({ baseline, candidate, points, expected }) => {
    expect(fellMoreThan(points, share(baseline[0], baseline[1]), share(candidate[0], candidate[1]))).toBe(expected)
  })

  it('weighs each task alike, with unequal attempts and denominators', () => {
    const third: Ratio[] = [{ num: 1, den: 3 }]
    const mixed: Ratio[] = [
      { num: 1, den: 6 },
      { num: 1, den: 2 },
    ]
    expect(fellMoreThan(0, exactMean([third, third]), exactMean([mixed, mixed]))).toBe(false)
    expect(exactMean([third, mixed]).fraction().toFraction()).toBe('1/3')
  })

  it('takes scores without a fraction as the decimals they are', () => {
    const of = (value: number) => exactMean([[{ num: value, den: 1 }]])
    expect(fellMoreThan(10, of(0.9), of(0.8))).toBe(false)
    expect(fellMoreThan(10, of(0.9), of(0.799999999999))).toBe(true)
  })
})

describe('compareWithBar', () => {
  it.each([
    { passed: 4, tasks: 5, bar: 0.8, sign: 0 },
    { passed: 7, tasks: 10, bar: 0.7, sign: 0 },
    { passed: 79, tasks: 100, bar: 0.8, sign: -1 },
    { passed: 81, tasks: 100, bar: 0.8, sign: 1 },
  ])('$passed of $tasks against $bar: $sign', ({ passed, tasks, bar, sign }) => {
    expect(compareWithBar(share(passed, tasks), bar)).toBe(sign)
  })
})

it('pass^k is exact too', () => {
  const value = exactPassHatK(
    [
      { passed: 4, measured: 5 },
      { passed: 2, measured: 4 },
    ],
    2,
  )
  expect(value.fraction().toFraction()).toBe('23/60')
  expect(value.value).toBeCloseTo(23 / 60, 15)
  expect(
    exactPassAtK([{ passed: 1, measured: 3 }], 2)
      .fraction()
      .toFraction(),
  ).toBe('2/3')
})

it.each([
  [0.3, '3/10'],
  [5, '5'],
  [1e-7, '1/10000000'],
  [0, '0'],
] as const)('%d is read as %s', (value, text) => {
  expect(decimal(value).toFraction()).toBe(text)
})
