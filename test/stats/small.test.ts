import { describe, expect, it } from 'vitest'
import { dispersionOf } from '../../src/stats/dispersion.ts'
import { normalCdf, normalQuantile, tQuantile } from '../../src/stats/distributions.ts'
import { holm } from '../../src/stats/holm.ts'
import { quantile } from '../../src/stats/quantile.ts'
import { seededRandom } from '../../src/stats/random.ts'

describe('holm', () => {
  it.each([
    { ps: [], adjusted: [] },
    { ps: [0.03], adjusted: [0.03] },
    { ps: [0.01, 0.04, 0.03], adjusted: [0.03, 0.06, 0.06] },
    { ps: [0.5, 0.9], adjusted: [1, 1] },
    { ps: [0.02, 0.02], adjusted: [0.04, 0.04] },
  ])('$ps → $adjusted', ({ ps, adjusted }) => {
    for (const [index, p] of holm(ps).entries()) expect(p).toBeCloseTo(adjusted[index] ?? Number.NaN, 12)
    expect(holm(ps)).toHaveLength(adjusted.length)
  })
})

describe('distributions, against published tables', () => {
  it.each([
    [0, 0.5],
    [1.959963984540054, 0.975],
    [-1.6448536269514722, 0.05],
    [3, 0.9986501019683699],
  ])('normal: at most %d with chance %d', (z, chance) => {
    expect(normalCdf(z)).toBeCloseTo(chance, 12)
    expect(normalQuantile(chance)).toBeCloseTo(z, 9)
  })

  it.each([
    [1, 12.7062047],
    [2, 4.3026527],
    [3, 3.1824463],
    [4, 2.7764451],
    [5, 2.5705818],
    [29, 2.0452296],
    [30, 2.0422725],
    [999, 1.9623415],
  ])('t with %d degrees, 97.5%%: %d', (degrees, t) => {
    expect(tQuantile(0.975, degrees)).toBeCloseTo(t, 6)
  })
})

describe('quantile', () => {
  it.each([
    { values: [], share: 0.5, expected: undefined },
    { values: [7], share: 0.95, expected: 7 },
    { values: [4, 1, 3, 2], share: 0.5, expected: 2.5 },
    { values: [1, 2, 3, 4, 5], share: 0.95, expected: 4.8 },
    { values: [10, 2], share: 1, expected: 10 },
  ])('$share of $values is $expected', ({ values, share, expected }) => {
    if (expected === undefined) expect(quantile(values, share)).toBeUndefined()
    else expect(quantile(values, share)).toBeCloseTo(expected, 12)
  })
})

describe('seededRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, seededRandom(seed))
    expect(draw(7)).toEqual(draw(7))
    expect(draw(7)).not.toEqual(draw(8))
  })

  it('is uniform enough', () => {
    const random = seededRandom(1)
    const bins = new Array<number>(16).fill(0)
    for (let draw = 0; draw < 160_000; draw += 1) {
      const bin = Math.floor(random() * 16)
      bins[bin] = (bins[bin] ?? 0) + 1
    }
    const chi = bins.reduce((total, count) => total + (count - 10_000) ** 2 / 10_000, 0)
    // 99.9% point of chi-squared with 15 degrees
    expect(chi).toBeLessThan(37.7)
  })
})

describe('dispersionOf', () => {
  it.each([
    { title: 'pass/fail', groups: [[0, 1, 1, 1]], expected: 1 },
    { title: 'fractions close to their mean', groups: [[0.4, 0.6]], expected: 0.04 },
    { title: 'single attempts', groups: [[0.4], [0.6]], expected: undefined },
    { title: 'no spread', groups: [[0.5, 0.5]], expected: undefined },
  ])('$title: $expected', ({ groups, expected }) => {
    if (expected === undefined) expect(dispersionOf(groups)).toBeUndefined()
    else expect(dispersionOf(groups)).toBeCloseTo(expected, 12)
  })
})
