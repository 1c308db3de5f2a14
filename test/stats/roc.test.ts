import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areaUnderRoc,
  heldOutOutcomes,
  type LabelledScore,
  outcomesAt,
  ratesOf,
  rocPoints,
  thresholdFor,
} from '../../src/stats/roc.ts'

/** Fawcett, Pattern Recognit. Lett. 27 (2006) 861–874, figure 3: twenty instances, ten of each class. */
const FAWCETT: readonly LabelledScore[] = [
  [0.9, 'p'],
  [0.8, 'p'],
  [0.7, 'n'],
  [0.6, 'p'],
  [0.55, 'p'],
  [0.54, 'p'],
  [0.53, 'n'],
  [0.52, 'n'],
  [0.51, 'p'],
  [0.505, 'n'],
  [0.4, 'p'],
  [0.39, 'n'],
  [0.38, 'p'],
  [0.37, 'n'],
  [0.36, 'n'],
  [0.35, 'n'],
  [0.34, 'p'],
  [0.33, 'n'],
  [0.3, 'p'],
  [0.1, 'n'],
].map(([score, label]) => ({ score: Number(score), positive: label === 'p' }))

const items = (...pairs: [number, boolean][]): LabelledScore[] =>
  pairs.map(([score, positive]) => ({ score, positive }))

describe('ROC of Fawcett’s figure 3', () => {
  it.each([
    { threshold: 0.9, fpr: 0, tpr: 0.1 },
    { threshold: 0.54, fpr: 0.1, tpr: 0.5 },
    { threshold: 0.505, fpr: 0.4, tpr: 0.6 },
    { threshold: 0.38, fpr: 0.5, tpr: 0.8 },
    { threshold: 0.1, fpr: 1, tpr: 1 },
  ])('at $threshold: FPR $fpr, TPR $tpr', ({ threshold, fpr, tpr }) => {
    const point = rocPoints(FAWCETT).find((one) => one.threshold === threshold)
    expect(point).toEqual({ threshold, ...outcomesAt(FAWCETT, threshold) })
    const rates = ratesOf(outcomesAt(FAWCETT, threshold))
    expect(rates.fpr).toBeCloseTo(fpr, 12)
    expect(rates.recall).toBeCloseTo(tpr, 12)
    expect(rates.fnr).toBeCloseTo(1 - tpr, 12)
  })

  it('has an area of .68: 68 of 100 pairs are in order', () => {
    expect(areaUnderRoc(FAWCETT)).toBeCloseTo(0.68, 12)
  })

  it.each([
    { fpr: 0, threshold: 0.75 },
    { fpr: 0.1, threshold: 0.54 },
    { fpr: 0.05, threshold: 0.75 },
    { fpr: 1, threshold: 0.2 },
  ])('wished FPR $fpr: threshold $threshold', ({ fpr, threshold }) => {
    const found = thresholdFor(FAWCETT, fpr)
    expect(found).toBe(threshold)
    expect(ratesOf(outcomesAt(FAWCETT, threshold)).fpr).toBeLessThanOrEqual(fpr)
  })
})

describe('rates', () => {
  it('by hand: 6 right of 8 accepted, 2 missed, 4 rightly rejected', () => {
    const rates = ratesOf({ tp: 6, fp: 2, fn: 2, tn: 4 })
    expect(rates).toEqual({ precision: 0.75, recall: 0.75, f1: 0.75, fpr: 2 / 6, fnr: 0.25 })
  })

  it('has none where there is nothing to divide by', () => {
    expect(ratesOf({ tp: 0, fp: 0, fn: 0, tn: 3 })).toEqual({ fpr: 0 })
    expect(ratesOf({ tp: 0, fp: 0, fn: 0, tn: 0 })).toEqual({})
  })
})

describe('where nothing can be said', () => {
  it.each([
    { title: 'no item', made: items() },
    { title: 'no negative', made: items([0.9, true], [0.1, true]) },
    { title: 'no positive', made: items([0.9, false]) },
  ])('$title', ({ made }) => {
    expect(areaUnderRoc(made)).toBeUndefined()
    expect(thresholdFor(made, 0.05)).toBeUndefined()
    expect(heldOutOutcomes(made, 0.05)).toBeUndefined()
  })

  it('a negative with the highest score leaves no threshold for FPR 0', () => {
    expect(thresholdFor(items([1, false], [1, true], [0.5, true]), 0)).toBeUndefined()
  })
})

describe('whatever the scores', () => {
  const made = fc.array(
    fc.record({ score: fc.integer({ min: 0, max: 20 }).map((n) => n / 20), positive: fc.boolean() }),
  )

  it('the area is the share of pairs in order, ties counting half', () => {
    fc.assert(
      fc.property(made, (list) => {
        const [up, down] = [true, false].map((positive) => list.filter((item) => item.positive === positive))
        const pairs = (up ?? []).flatMap((p) => (down ?? []).map((n) => Math.sign(p.score - n.score) / 2 + 0.5))
        const area = areaUnderRoc(list)
        if (pairs.length === 0) expect(area).toBeUndefined()
        else expect(area).toBeCloseTo(pairs.reduce((a, b) => a + b, 0) / pairs.length, 9)
      }),
    )
  })

  it('keeps the wished rate, and no threshold that does accepts more positives', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, noNaN: true }), (list, fpr) => {
        const threshold = thresholdFor(list, fpr)
        const allowed = rocPoints(list).filter((point) => (ratesOf(point).fpr ?? 1) <= fpr + 1e-9)
        const most = Math.max(0, ...allowed.map((point) => point.tp))
        if (threshold === undefined) {
          if (list.some((item) => !item.positive)) expect(most).toBe(0)
          return
        }
        const at = outcomesAt(list, threshold)
        expect(ratesOf(at).fpr).toBeLessThanOrEqual(fpr + 1e-9)
        expect(at.tp).toBe(most)
        expect(threshold).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('judges every item once when held out', () => {
    fc.assert(
      fc.property(made, (list) => {
        const found = heldOutOutcomes(list, 0.1)
        if (found === undefined) return
        expect(found.tp + found.fn).toBe(list.filter((item) => item.positive).length)
        expect(found.fp + found.tn).toBe(list.filter((item) => !item.positive).length)
      }),
    )
  })
})
