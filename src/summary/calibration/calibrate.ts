import { pearson, spearman } from '../../stats/correlation.ts'
import { proportionInterval } from '../../stats/interval.ts'
import {
  areaUnderRoc,
  countOutcomes,
  heldOutOutcomes,
  type LabelledScore,
  type Outcomes,
  outcomesAt,
  type Rates,
  ratesOf,
  rocPoints,
  thresholdFor,
} from '../../stats/roc.ts'
import type {
  AtThreshold,
  Bin,
  Calibration,
  GroupCalibration,
  LabelledError,
  LabelledItem,
  LabelledItems,
  Recommendation,
} from './types.ts'

/** With fewer right items, or fewer wrong ones, a threshold is chance. */
export const FEWEST = 2
const BINS = 20
/** Errors of each kind that are told by name. */
const MOST_ERRORS = 10

/**
 * How well scores and verdicts agree with people's labels, group by group.
 * @param threshold the suite's, from which on a score is accepted
 * @param wishedFpr share of wrong items that may be accepted, 0..1
 */
export function calibrate(labelled: LabelledItems, threshold: number, wishedFpr: number): Calibration {
  const { source, items, groups, skipped } = labelled
  return {
    version: 1,
    source,
    threshold,
    wished_fpr: wishedFpr,
    groups: groups.map((name) => {
      const own = items.filter((item) => item.groups.includes(name))
      return ofGroup(name, own, threshold, wishedFpr)
    }),
    skipped,
  }
}

function ofGroup(name: string, items: readonly LabelledItem[], threshold: number, wishedFpr: number): GroupCalibration {
  const scores = items.map((item): LabelledScore => ({ score: item.score, positive: isPositive(item) }))
  const positives = scores.filter((item) => item.positive).length
  const [x, y] = [items.map((item) => item.score), items.map((item) => item.label)]
  const verdicts = items.map((item) => ({ accepted: item.accepted, positive: isPositive(item) }))
  const roc = rocPoints(scores).map((point): AtThreshold => ({ ...point, ...ratesOf(point) }))
  const isEnough = Math.min(positives, items.length - positives) >= FEWEST
  return {
    name,
    items: items.length,
    positives,
    negatives: items.length - positives,
    ...given('auc', areaUnderRoc(scores)),
    ...given('pearson', pearson(x, y)),
    ...given('spearman', spearman(x, y)),
    as_configured: withRates(countOutcomes(verdicts)),
    roc,
    ...given('best_f1', isEnough ? bestF1(roc) : undefined),
    ...given('recommended', isEnough ? recommended(scores, wishedFpr) : undefined),
    histogram: histogram(scores),
    errors: errorsOf(items, threshold),
  }
}

function bestF1(roc: readonly AtThreshold[]): AtThreshold | undefined {
  return roc.reduce<AtThreshold | undefined>(
    (top, point) => ((point.f1 ?? 0) > (top?.f1 ?? 0) ? point : top),
    undefined,
  )
}

function recommended(scores: readonly LabelledScore[], wishedFpr: number): Recommendation | undefined {
  const threshold = thresholdFor(scores, wishedFpr)
  if (threshold === undefined) return undefined
  const outcomes = outcomesAt(scores, threshold)
  const heldOut = heldOutOutcomes(scores, wishedFpr)
  return {
    threshold,
    ...withRates(outcomes),
    ...given('fpr_interval', proportionInterval(outcomes.fp, outcomes.fp + outcomes.tn)),
    ...given('held_out', heldOut === undefined ? undefined : withRates(heldOut)),
  }
}

function histogram(scores: readonly LabelledScore[]): Bin[] {
  return Array.from({ length: BINS }, (_, index) => {
    const inside = scores.filter(({ score }) => Math.min(BINS - 1, Math.floor(score * BINS)) === index)
    const positive = inside.filter((item) => item.positive).length
    return { low: index / BINS, high: (index + 1) / BINS, positive, negative: inside.length - positive }
  })
}

/** The further from the threshold, the surer Turngate was. */
function errorsOf(items: readonly LabelledItem[], threshold: number): LabelledError[] {
  const wrong = items.filter((item) => item.accepted !== isPositive(item))
  const sure = (kind: LabelledError['kind']) =>
    wrong
      .filter((item) => item.accepted === (kind === 'false_accept'))
      .sort((a, b) => Math.abs(b.score - threshold) - Math.abs(a.score - threshold))
      .slice(0, MOST_ERRORS)
      .map(
        ({ name, score, label, gold, predicted, reason }): LabelledError => ({
          name,
          kind,
          score,
          label,
          gold,
          ...(predicted !== undefined && { predicted }),
          reason,
        }),
      )
  return [...sure('false_accept'), ...sure('false_reject')]
}

function isPositive({ label }: LabelledItem): boolean {
  return label >= 0.5
}

function withRates(outcomes: Outcomes): Outcomes & Rates {
  return { ...outcomes, ...ratesOf(outcomes) }
}

function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: V }
}
