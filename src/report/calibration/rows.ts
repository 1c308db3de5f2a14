import type { Correlation } from '../../stats/correlation.ts'
import { type Interval, proportionInterval } from '../../stats/interval.ts'
import type { Outcomes, Rates } from '../../stats/roc.ts'
import { FEWEST } from '../../summary/calibration/calibrate.ts'
import type { AtThreshold, Calibration, GroupCalibration, Recommendation } from '../../summary/calibration/types.ts'
import { percent } from '../figures.ts'

/** Figures of a calibration as every renderer prints them. */
export const GROUP_HEAD = ['group', 'items', 'right', 'AUC', 'Pearson (95%)', 'Spearman (95%)']

export function groupRow({ name, items, positives, auc, pearson, spearman }: GroupCalibration): string[] {
  return [name, String(items), String(positives), auc?.toFixed(3) ?? 'undefined', shown(pearson), shown(spearman)]
}

export const THRESHOLD_HEAD = ['threshold', 'F1', 'false accepts', 'false rejects', 'precision', 'recall']

/** Whether there are enough items of both kinds for thresholds to say anything. */
export function hasThresholds({ positives, negatives }: Pick<GroupCalibration, 'positives' | 'negatives'>): boolean {
  return Math.min(positives, negatives) >= FEWEST
}

/** What the suite decides now, then nine thresholds and those that stand out, the lowest first. */
export function thresholdRows(group: GroupCalibration, wished: number): string[][] {
  const { recommended, best_f1, as_configured } = group
  const digits = Math.max(2, String(recommended?.threshold ?? '').split('.')[1]?.length ?? 0)
  const above = recommended === undefined ? undefined : excess(recommended, wished)
  const marked = [
    ...(recommended === undefined
      ? []
      : [{ ...recommended, mark: ` recommended${above === undefined ? '' : ` (${above} in five folds)`}` }]),
    ...(best_f1 === undefined ? [] : [{ ...best_f1, mark: ' best F1' }]),
  ]
  const steps = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    .filter((step) => !marked.some(({ threshold }) => threshold === step))
    .map((threshold) => ({ ...at(group, threshold), threshold, mark: '' }))
  return [
    row('as configured', as_configured),
    ...[...steps, ...marked]
      .sort((a, b) => a.threshold - b.threshold)
      .map((rates) => row(`${rates.threshold.toFixed(digits)}${rates.mark}`, rates)),
  ]
}

/** What the recommendation says, and how far it can be trusted; of a group that says nothing, why. */
export function recommendation({ recommended, positives, negatives }: GroupCalibration, wished: number): string[] {
  const wish = `a false-positive rate of at most ${percent(wished)}`
  if (!hasThresholds({ positives, negatives })) {
    return [
      `Too few labels for a threshold: ${positives} right and ${negatives} wrong, and it takes at least ${FEWEST} of each.`,
    ]
  }
  if (recommended === undefined) {
    return [`No threshold gives ${wish}: wrong items score as high as the best right ones.`]
  }
  const { threshold, fpr_interval, held_out, fpr, fnr } = recommended
  const chosen = `On the items that it was chosen on it accepts ${share(fpr)} of the wrong ones${range(fpr_interval)} and rejects ${share(fnr)} of the right ones.`
  const above = excess(recommended, wished)
  const unkept =
    above === undefined ? '' : `; on items that it was not chosen on the rate is ${above}, above the wished one`
  const unseen =
    held_out === undefined
      ? []
      : [
          `On items that it was not chosen on (five folds): ${share(held_out.fpr)} of the wrong accepted, ${share(held_out.fnr)} of the right rejected.`,
        ]
  const lines = [`Recommended for ${wish}: threshold ${threshold}${unkept}. ${chosen}`, ...unseen]
  // what could be said if none of them had been accepted
  if ((proportionInterval(0, negatives)?.high ?? 1) > wished) {
    lines.push(`${negatives} wrong items are too few to show such a rate; label more of them.`)
  }
  return lines
}

/** The share of wrong items accepted where the threshold had not seen them, if it is above the wished one. */
function excess({ held_out }: Recommendation, wished: number): string | undefined {
  const rate = held_out?.fpr
  return rate === undefined || rate <= wished ? undefined : percent(rate)
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
