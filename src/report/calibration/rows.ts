import type { Correlation } from '../../stats/correlation.ts'
import { type Interval, proportionInterval } from '../../stats/interval.ts'
import type { Outcomes, Rates } from '../../stats/roc.ts'
import type { AtThreshold, Calibration, GroupCalibration } from '../../summary/calibration/types.ts'
import { percent } from '../figures.ts'

/** Figures of a calibration as every renderer prints them. */
export const GROUP_HEAD = ['group', 'items', 'right', 'AUC', 'Pearson (95%)', 'Spearman (95%)']

export function groupRow({ name, items, positives, auc, pearson, spearman }: GroupCalibration): string[] {
  return [name, String(items), String(positives), auc?.toFixed(3) ?? 'undefined', shown(pearson), shown(spearman)]
}

export const THRESHOLD_HEAD = ['threshold', 'F1', 'false accepts', 'false rejects', 'precision', 'recall']

/** Nine thresholds, those that stand out, and what the suite decides now. */
export function thresholdRows(group: GroupCalibration): string[][] {
  const { recommended, best_f1, as_configured } = group
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((step) => row(step.toFixed(1), at(group, step)))
  return [
    row('as configured', as_configured),
    ...(recommended === undefined ? [] : [row(`${recommended.threshold} recommended`, recommended)]),
    ...(best_f1 === undefined ? [] : [row(`${number(best_f1.threshold)} best F1`, best_f1)]),
    ...steps,
  ]
}

/** What the recommendation says, and how far it can be trusted. */
export function recommendation({ recommended, positives, negatives }: GroupCalibration, wished: number): string[] {
  const wish = `a false-positive rate of at most ${percent(wished)}`
  if (positives === 0 || negatives === 0) {
    return [`No threshold can be recommended: the labels are all ${positives === 0 ? 'wrong' : 'right'} ones.`]
  }
  if (recommended === undefined) {
    return [`No threshold gives ${wish}: wrong items score as high as the best right ones.`]
  }
  const { threshold, fpr_interval, held_out, fpr, fnr } = recommended
  const lines = [
    `Recommended for ${wish}: threshold ${threshold}. Here it accepts ${share(fpr)} of the wrong items${range(fpr_interval)} and rejects ${share(fnr)} of the right ones.`,
  ]
  if (held_out !== undefined) {
    lines.push(
      `On items that it was not chosen on (five folds): ${share(held_out.fpr)} of the wrong accepted, ${share(held_out.fnr)} of the right rejected.`,
    )
  }
  // what could be said if none of them had been accepted
  if ((proportionInterval(0, negatives)?.high ?? 1) > wished) {
    lines.push(`${negatives} wrong items are too few to show such a rate; label more of them.`)
  }
  return lines
}

/** Labels without a score, in words. */
export function skippedLines({ skipped }: Calibration): string[] {
  return Object.entries(skipped).map(([why, count]) => `${count} ${count === 1 ? 'label' : 'labels'} left out: ${why}`)
}

/** The point of the curve that a threshold comes to. */
function at({ roc, positives, negatives }: GroupCalibration, threshold: number): Outcomes & Rates {
  const nothing: Outcomes = { tp: 0, fp: 0, fn: positives, tn: negatives }
  const point: (Outcomes & Rates) | undefined = roc.findLast((one: AtThreshold) => one.threshold >= threshold)
  return (
    point ?? {
      ...nothing,
      ...(positives > 0 && { recall: 0, fnr: 1, f1: 0 }),
      ...(negatives > 0 && { fpr: 0 }),
    }
  )
}

function row(title: string, rates: Rates): string[] {
  const { f1, fpr, fnr, precision, recall } = rates
  return [title, f1?.toFixed(3) ?? '–', share(fpr), share(fnr), share(precision), share(recall)]
}

function shown(correlation: Correlation | undefined): string {
  if (correlation === undefined) return 'undefined'
  const { value, interval } = correlation
  return `${value.toFixed(2)}${interval === undefined ? '' : ` (${interval.low.toFixed(2)} to ${interval.high.toFixed(2)})`}`
}

function share(value: number | undefined): string {
  return value === undefined ? '–' : percent(value)
}

function range(interval: Interval | undefined): string {
  return interval === undefined ? '' : ` (95%: ${percent(interval.low)} to ${percent(interval.high)})`
}

function number(value: number): string {
  return String(Number(value.toFixed(4)))
}
