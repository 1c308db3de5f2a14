import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partialSpearman, pearson, spearman } from '../../src/stats/correlation.ts'

describe('correlation, against published values', () => {
  it('Pearson: Anscombe, Am. Stat. 27 (1973) 17, first set', () => {
    const x = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5]
    const y = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68]
    const found = pearson(x, y)
    expect(found?.value).toBeCloseTo(0.8164, 4)
    // R: cor.test(anscombe$x1, anscombe$y1)
    expect(found?.interval?.low).toBeCloseTo(0.4244, 3)
    expect(found?.interval?.high).toBeCloseTo(0.9507, 3)
  })

  it('Spearman: IQ and hours of television, 1 − 6 · 194 / (10 · 99)', () => {
    const iq = [106, 100, 86, 101, 99, 103, 97, 113, 112, 110]
    const hours = [7, 27, 2, 50, 28, 29, 20, 12, 6, 17]
    expect(spearman(iq, hours)?.value).toBeCloseTo(-29 / 165, 12)
  })

  it('Spearman with ties: ranks 1, 2.5, 2.5, 4 against 1, 3, 2, 4, by hand 4.5 / √(4.5 · 5)', () => {
    expect(spearman([10, 20, 20, 30], [1, 3, 2, 4])?.value).toBeCloseTo(4.5 / Math.sqrt(22.5), 12)
  })

  it('partial: with ρ xy .5, xz and yz 0 nothing is taken away', () => {
    const found = partialSpearman([1, 2, 3, 4], [1, 3, 2, 4], [2, 1, 1, 2])
    expect(found?.value).toBeCloseTo(0.8, 12)
  })
})

describe('correlation at the edges', () => {
  it.each([
    { title: 'one pair', x: [1], y: [2] },
    { title: 'nothing', x: [], y: [] },
    { title: 'a side that never changes', x: [1, 2, 3, 4], y: [5, 5, 5, 5] },
  ])('$title: undefined', ({ x, y }) => {
    expect(pearson(x, y)).toBeUndefined()
    expect(spearman(x, y)).toBeUndefined()
    expect(partialSpearman(x, y, x)).toBeUndefined()
  })

  it('has no interval for three pairs or a perfect correlation', () => {
    expect(pearson([1, 2, 4], [1, 3, 2])?.interval).toBeUndefined()
    expect(pearson([1, 2, 3, 4, 5], [2, 4, 6, 8, 10])).toEqual({ value: expect.closeTo(1, 12), count: 5 })
  })

  it('is undefined where the third explains one wholly', () => {
    expect(partialSpearman([1, 2, 3, 4], [4, 1, 3, 2], [1, 2, 3, 4])).toBeUndefined()
  })
})

it('is symmetric, within −1..1, and does not depend on the order of the pairs', () => {
  const pairs = fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), { maxLength: 30 })
  fc.assert(
    fc.property(pairs, (made) => {
      const [x, y] = [made.map(([a]) => a), made.map(([, b]) => b)]
      for (const of of [pearson, spearman]) {
        const one = of(x, y)
        const other = of([...y].reverse(), [...x].reverse())
        expect(other?.value ?? 9).toBeCloseTo(one?.value ?? 9, 9)
        expect(Math.abs(one?.value ?? 0)).toBeLessThanOrEqual(1)
        if (one?.interval !== undefined) expect(one.interval.low).toBeLessThan(one.interval.high)
      }
    }),
  )
})
