import type { Json } from '../../json.ts'
import type { Correlation } from '../../stats/correlation.ts'
import type { Interval } from '../../stats/interval.ts'
import type { Outcomes, Rates } from '../../stats/roc.ts'

/** One thing that Turngate scored and a person labelled. */
export interface LabelledItem {
  /** As errors are told: `line 7`, `dialog refund turn 3`. */
  readonly name: string
  /** What it is counted under: a mode or kind of comparison, or a sub-metric. */
  readonly groups: readonly string[]
  /** 0..1 */
  readonly score: number
  /** Turngate's own verdict, as the suite is set up. */
  readonly accepted: boolean
  /** 0..1; from 0.5 on the person accepts it. */
  readonly label: number
  readonly gold: Json
  /** Absent: there was nothing, as where a call was not made. */
  readonly predicted?: Json
  /** Turngate's, in words. */
  readonly reason: string
}

export interface LabelledItems {
  readonly source: 'pairs' | 'dialogs'
  readonly items: readonly LabelledItem[]
  /** Groups in the order in which they are told. */
  readonly groups: readonly string[]
  /** Labels that there was no score for, by reason. */
  readonly skipped: Readonly<Record<string, number>>
}

export interface AtThreshold extends Outcomes, Rates {
  /** An item is accepted when its score is at least this. */
  readonly threshold: number
}

export interface Recommendation extends AtThreshold {
  /** 95% (Wilson) of the false-positive rate on the items that the threshold was chosen on. */
  readonly fpr_interval?: Interval
  /** The same choice made on four fifths and judged on the fifth that it did not see, five times. */
  readonly held_out?: Outcomes & Rates
}

export interface LabelledError {
  readonly name: string
  /** `false_accept`: accepted, and the person does not. */
  readonly kind: 'false_accept' | 'false_reject'
  readonly score: number
  readonly label: number
  readonly gold: Json
  readonly predicted?: Json
  readonly reason: string
}

/** Items with scores in `[low, high)`, the last one with 1. */
export interface Bin {
  readonly low: number
  readonly high: number
  readonly positive: number
  readonly negative: number
}

export interface GroupCalibration {
  readonly name: string
  readonly items: number
  readonly positives: number
  readonly negatives: number
  /** Area under the ROC curve. */
  readonly auc?: number
  /** Of score and label. */
  readonly pearson?: Correlation
  readonly spearman?: Correlation
  /** Turngate's verdicts, as the suite is set up. */
  readonly as_configured: Outcomes & Rates
  /** By distinct score, the highest first. */
  readonly roc: readonly AtThreshold[]
  /** Absent, as the next one, where right or wrong items are too few. */
  readonly best_f1?: AtThreshold
  /** Absent where no threshold keeps the wished rate and accepts anything right. */
  readonly recommended?: Recommendation
  readonly histogram: readonly Bin[]
  /** Of Turngate's verdicts, the most confident first, so many of each kind. */
  readonly errors: readonly LabelledError[]
}

export interface Calibration {
  readonly version: 1
  readonly source: LabelledItems['source']
  /** Of the suite. */
  readonly threshold: number
  readonly wished_fpr: number
  readonly groups: readonly GroupCalibration[]
  readonly skipped: LabelledItems['skipped']
}
