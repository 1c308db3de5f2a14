import type { Json } from '../json.ts'
import type { FieldCompare } from '../suite/schema/common.ts'

/** The scorer that says whether two values or replies mean the same. Pure and synchronous in its embedded tiers. */
export interface Similarity {
  /** Names the scoring code and its settings; part of the scorer fingerprint. */
  readonly version: string
  compareValues(gold: Json, predicted: Json, options?: FieldCompare): Comparison
  compareReplies(gold: string, predicted: string, options?: ReplyOptions): ReplyComparison
}

export interface ReplyOptions {
  readonly threshold?: number
  readonly must_mention?: readonly string[]
}

export interface Comparison {
  /** 0..1 */
  readonly score: number
  readonly equivalent: boolean
  /** `exact`, `number`, `date`, `lexical` … */
  readonly tier: string
  /** In words: `30 ≠ 31`. Always there. */
  readonly reason: string
}

/** A reply is judged on two sub-metrics at once. */
export interface ReplyComparison extends Comparison {
  /** Nothing of the gold reply is missing. */
  readonly complete: boolean
  /** Nothing in it disagrees with the gold reply. */
  readonly truthful: boolean
  /**
   * Absent when both hold. A scorer that cannot tell the two apart fails both and names here the one that is to be
   * reported; otherwise it is the first that failed, `incomplete_response` before `inconsistent_response`.
   */
  readonly failure?: 'incomplete_response' | 'inconsistent_response'
}
