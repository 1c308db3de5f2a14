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
  /** `exact`, `typed`, `alias`, `facts`, `veto`, `lexical` … */
  readonly tier: string
  /** `number`, `date`, `text` … */
  readonly type?: string
  /** Accepted or refused without being sure; a person or a later tier may see it otherwise. */
  readonly low_confidence?: boolean
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
  /** How far each claim and fact of the gold reply is stated, 0..1. */
  readonly claims?: readonly { readonly text: string; readonly score: number; readonly verdict: string }[]
}
