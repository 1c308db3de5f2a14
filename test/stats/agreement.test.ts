import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreements, type CrossTable, cohenKappa, crossTable, weightedKappa } from '../../src/stats/agreement.ts'

/** Rows: the first rater. */
function table(counts: readonly (readonly number[])[]): CrossTable<number> {
  return { categories: counts.map((_, index) => index + 1), counts, total: counts.flat().reduce((a, b) => a + b, 0) }
}

describe('kappa, against published tables', () => {
  it.each([
    {
      source: 'Fleiss, Levin and Paik, Statistical Methods for Rates and Proportions (2003), table 18.1',
      counts: [
        [75, 1, 4],
        [5, 4, 1],
        [0, 0, 10],
      ],
      kappa: 0.6765,
      error: 0.0877,
      // printed there as .51 and .85, from a kappa rounded to .68
      low: 0.505,
      high: 0.848,
      digits: 3,
    },
    {
      source: 'SAS/STAT User’s Guide, PROC FREQ, example “Cohen’s kappa coefficient” (skin condition)',
      counts: [
        [10, 4, 1, 0],
        [5, 10, 12, 2],
        [2, 4, 12, 5],
        [0, 2, 6, 13],
      ],
      kappa: 0.3449,
      error: 0.0724,
      low: 0.203,
      high: 0.4868,
      digits: 4,
    },
    {
      source: 'by hand: 35 of 50 agree, .5 by chance, so .2 / .5; error √((.10972 + .10188 − .01) / (50 · .25))',
      counts: [
        [20, 5],
        [10, 15],
      ],
      kappa: 0.4,
      error: 0.127,
      low: 0.1511,
      high: 0.6489,
      digits: 4,
    },
  ])('$source', ({ counts, kappa, error, low, high, digits }) => {
    const found = cohenKappa(table(counts))
    expect(found?.value).toBeCloseTo(kappa, 4)
    expect(found?.standardError).toBeCloseTo(error, 3)
    expect(found?.interval?.low).toBeCloseTo(low, digits)
    expect(found?.interval?.high).toBeCloseTo(high, digits)
  })

  it('weights disagreements by distance: SAS/STAT, the same skin condition table, linear weights', () => {
    const skin = table([
      [10, 4, 1, 0],
      [5, 10, 12, 2],
      [2, 4, 12, 5],
      [0, 2, 6, 13],
    ])
    const found = weightedKappa(skin)
    expect(found?.value).toBeCloseTo(0.5082, 4)
    expect(found?.standardError).toBeCloseTo(0.0655, 4)
    expect(found?.interval?.low).toBeCloseTo(0.3798, 4)
    expect(found?.interval?.high).toBeCloseTo(0.6366, 4)
  })
})

describe('kappa at the edges', () => {
  it.each([
    { title: 'no items', pairs: [] },
    { title: 'one category only', pairs: [[true, true] as const, [true, true] as const] },
  ])('$title: undefined', ({ pairs }) => {
    expect(cohenKappa(crossTable(pairs))).toBeUndefined()
  })

  it('is 1 without an interval where all agree on two categories', () => {
    const found = cohenKappa(crossTable([...Array(9).fill(['a', 'a'] as const), ['b', 'b'] as const]))
    expect(found).toEqual({ value: 1, standardError: 0 })
  })

  it('is 0 where one rater says the same of everything', () => {
    const pairs = [true, true, false, false].map((verdict) => [verdict, true] as const)
    expect(cohenKappa(crossTable(pairs))?.value).toBeCloseTo(0, 12)
  })

  it('is −1 where two raters always say the opposite, half and half', () => {
    const pairs = [true, false, true, false].map((verdict) => [verdict, !verdict] as const)
    expect(cohenKappa(crossTable(pairs))?.value).toBeCloseTo(-1, 12)
  })

  it('sorts categories and counts pairs', () => {
    const made = crossTable([
      ['no', 'yes'],
      ['yes', 'yes'],
      ['no', 'no'],
      ['no', 'yes'],
    ])
    expect(made).toEqual({
      categories: ['no', 'yes'],
      counts: [
        [1, 2],
        [0, 1],
      ],
      total: 4,
    })
    expect(agreements(made)).toBe(2)
  })
})

describe('kappa, whatever the table', () => {
  const verdicts = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })), { maxLength: 60 })

  it('does not depend on who is called first, and lies within its interval and −1..1', () => {
    fc.assert(
      fc.property(verdicts, (pairs) => {
        for (const of of [cohenKappa, weightedKappa]) {
          const one = of(crossTable(pairs))
          const other = of(crossTable(pairs.map(([a, b]) => [b, a] as const)))
          expect(other === undefined).toBe(one === undefined)
          if (one === undefined || other === undefined) return
          expect(other.value).toBeCloseTo(one.value, 9)
          expect(other.standardError).toBeCloseTo(one.standardError, 6)
          expect(one.value).toBeGreaterThanOrEqual(-1 - 1e-9)
          expect(one.value).toBeLessThanOrEqual(1 + 1e-9)
          if (one.interval === undefined) continue
          expect(one.interval.low).toBeLessThanOrEqual(one.value + 1e-9)
          expect(one.interval.high).toBeGreaterThanOrEqual(one.value - 1e-9)
        }
      }),
    )
  })

  it('with two categories weights change nothing', () => {
    const binary = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 })), { maxLength: 40 })
    fc.assert(
      fc.property(binary, (pairs) => {
        const made = crossTable(pairs)
        const [plain, linear, quadratic] = [cohenKappa(made), weightedKappa(made), weightedKappa(made, 'quadratic')]
        expect(linear?.value ?? 9).toBeCloseTo(plain?.value ?? 9, 9)
        expect(quadratic?.value ?? 9).toBeCloseTo(plain?.value ?? 9, 9)
      }),
    )
  })
})
