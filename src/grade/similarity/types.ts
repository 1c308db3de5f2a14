import type { FieldCompare } from '../../suite/schema/common.ts'
import type { ReplyClaim } from '../ports.ts'

export type Kind = NonNullable<FieldCompare['kind']>
export type Mode = 'value' | 'response'

export interface CompareOptions {
  /** The declared type; inferred where it is absent. */
  readonly kind?: Kind | undefined
  /** `value`: containment is not equivalence. `response`: a longer reply that states the gold's facts is fine. */
  readonly mode?: Mode | undefined
  /** Absolute distance at which numbers still count as equal. */
  readonly tolerance?: number | undefined
  /** Groups of spellings that mean the same. */
  readonly aliases?: readonly (readonly string[])[] | undefined
  /** BCP 47; settles `03/05/2024` and `1.200`. */
  readonly locale?: string | undefined
  /** Score from which two texts mean the same; 0.5 where absent. */
  readonly threshold?: number | undefined
  /** What could only be accepted with low confidence is refused. */
  readonly strict?: boolean | undefined
  /** Facts that a reply has to state, besides those of the gold. */
  readonly must_mention?: readonly string[] | undefined
}

/** Options with the defaults filled in. */
export interface Settings extends CompareOptions {
  readonly mode: Mode
  readonly threshold: number
}

export type Tier = 'exact' | 'typed' | 'alias' | 'facts' | 'veto' | 'lexical' | 'embedding' | 'judge'

/** What two values are to each other, before the threshold and `strict` are applied. */
export interface Finding {
  /** 0..1 */
  readonly score: number
  /** Settled whatever the threshold is; absent: the score decides. */
  readonly decided?: 'same' | 'different'
  /** `number`, `date`, `text`, `sentence` … */
  readonly type: string
  readonly tier: Tier
  /** In words, always there: `fact conflict: $54.20 ≠ $45.20`. */
  readonly reason: string
  readonly low_confidence?: boolean
  readonly claims?: readonly ReplyClaim[]
  /** Nothing of the gold reply is missing; replies only. */
  readonly complete?: boolean
  /** Nothing contradicts the gold reply; replies only. */
  readonly truthful?: boolean
}

export interface SimilarityVerdict extends Omit<Finding, 'decided'> {
  readonly verdict: 'same' | 'different'
  readonly low_confidence: boolean
}
