import { seededRandom } from './random.ts'
import { sum } from './whole.ts'

/** A score and whether the item is truly positive. Accepted: its score is at least the threshold. */
export interface LabelledScore {
  readonly score: number
  readonly positive: boolean
}

/** Accepted and positive, accepted and negative, rejected and positive, rejected and negative. */
export interface Outcomes {
  readonly tp: number
  readonly fp: number
  readonly fn: number
  readonly tn: number
}

/** Each absent where its denominator is 0. */
export interface Rates {
  readonly precision?: number
  readonly recall?: number
  /** 2tp / (2tp + fp + fn) */
  readonly f1?: number
  /** Accepted among the negatives, rejected among the positives. */
  readonly fpr?: number
  readonly fnr?: number
}

export interface RocPoint extends Outcomes {
  readonly threshold: number
}

/** What each distinct score does as the threshold, the highest first; where nothing is accepted is left out. */
export function rocPoints(items: readonly LabelledScore[]): RocPoint[] {
  const sorted = [...items].sort((a, b) => b.score - a.score)
  const positives = items.filter((item) => item.positive).length
  const points: RocPoint[] = []
  let [tp, fp] = [0, 0]
  sorted.forEach((item, index) => {
    if (item.positive) tp += 1
    else fp += 1
    if (sorted[index + 1]?.score === item.score) return
    points.push({ threshold: item.score, tp, fp, fn: positives - tp, tn: items.length - positives - fp })
  })
  return points
}

export function outcomesAt(items: readonly LabelledScore[], threshold: number): Outcomes {
  return countOutcomes(items.map(({ score, positive }) => ({ accepted: score >= threshold, positive })))
}

export function countOutcomes(items: readonly { readonly accepted: boolean; readonly positive: boolean }[]): Outcomes {
  const count = (accepted: boolean, positive: boolean) =>
    items.filter((item) => item.accepted === accepted && item.positive === positive).length
  return { tp: count(true, true), fp: count(true, false), fn: count(false, true), tn: count(false, false) }
}

export function ratesOf({ tp, fp, fn, tn }: Outcomes): Rates {
  return {
    ...share('precision', tp, tp + fp),
    ...share('recall', tp, tp + fn),
    ...share('f1', 2 * tp, 2 * tp + fp + fn),
    ...share('fpr', fp, fp + tn),
    ...share('fnr', fn, fn + tp),
  }
}

/**
 * Area under the ROC curve: the chance that a positive scores above a negative, ties counting half (Hanley and McNeil,
 * Radiology 143 (1982) 29–36). Undefined without a positive or without a negative.
 */
export function areaUnderRoc(items: readonly LabelledScore[]): number | undefined {
  const points = rocPoints(items)
  const last = points.at(-1)
  if (last === undefined || last.tp === 0 || last.fp === 0) return undefined
  const steps = points.map(({ tp, fp }, index) => {
    const before = points[index - 1] ?? { tp: 0, fp: 0 }
    return (fp - before.fp) * (tp + before.tp)
  })
  return sum(steps) / (2 * last.tp * last.fp)
}

/**
 * The threshold that accepts the most positives while at most this share of the negatives is accepted; it lies midway
 * between the lowest accepted score and the next one, in as few decimals as that allows. Undefined without a positive
 * or a negative, or where any threshold that accepts a positive accepts too many negatives.
 */
export function thresholdFor(items: readonly LabelledScore[], fpr: number): number | undefined {
  const points = rocPoints(items)
  const last = points.at(-1)
  if (last === undefined || last.tp === 0 || last.fp === 0) return undefined
  const within = points.filter((point) => point.fp <= fpr * last.fp + 1e-9)
  const most = within.at(-1)
  if (most === undefined || most.tp === 0) return undefined
  // of those that accept as many positives the strictest one: what it accepts besides is only wrong
  const best = points.findIndex((point) => point.tp === most.tp)
  return between(points[best + 1]?.threshold, points[best]?.threshold ?? 1)
}

/**
 * What `thresholdFor` comes to on items that it was not chosen on: each fifth is judged by the threshold of the other
 * four. Seeded, the same for the same items. Undefined where one part lacks positives or negatives.
 */
export function heldOutOutcomes(items: readonly LabelledScore[], fpr: number, folds = 5): Outcomes | undefined {
  const parts = dealt(items, folds)
  const judged: { accepted: boolean; positive: boolean }[] = []
  for (const part of parts) {
    const rest = parts.filter((other) => other !== part).flat()
    const last = rocPoints(rest).at(-1)
    if (part.length === 0 || last === undefined || last.tp === 0 || last.fp === 0) return undefined
    const threshold = thresholdFor(rest, fpr) ?? Number.POSITIVE_INFINITY
    judged.push(...part.map(({ score, positive }) => ({ accepted: score >= threshold, positive })))
  }
  return countOutcomes(judged)
}

/** In random order, positives and negatives each spread evenly over the parts. */
function dealt(items: readonly LabelledScore[], parts: number): LabelledScore[][] {
  const random = seededRandom(1)
  const shuffled = items.map((item) => ({ item, at: random() })).sort((a, b) => a.at - b.at)
  const ordered = [true, false].flatMap((positive) => shuffled.filter(({ item }) => item.positive === positive))
  const dealtOut: LabelledScore[][] = Array.from({ length: parts }, () => [])
  ordered.forEach(({ item }, index) => {
    dealtOut[index % parts]?.push(item)
  })
  return dealtOut
}

/** In `(low, high]`, near the middle. */
function between(low: number | undefined, high: number): number {
  if (low === undefined) return high
  const middle = (low + high) / 2
  for (let digits = 2; digits < 15; digits += 1) {
    const rounded = Number(middle.toFixed(digits))
    if (rounded > low && rounded <= high) return rounded
  }
  return high
}

function share<K extends keyof Rates>(key: K, num: number, den: number): Rates {
  return den > 0 ? { [key]: num / den } : {}
}
