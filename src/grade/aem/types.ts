import type { Json } from '../../json.ts'
import type { GoldTurn } from '../../suite/schema/gold.ts'
import type { AemOptions } from '../../suite/schema/suite.ts'
import type { Task } from '../../suite/schema/task.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import type { ReplyComparison, Similarity } from '../ports.ts'
import type { Score } from '../score.ts'

/** AEM: per-turn correctness of one dialog. Terms and rules: `docs/aem.md`. */

/** What pairing and scoring need besides the dialog. */
export interface AemContext {
  readonly tools: readonly ToolEntry[]
  readonly similarity: Similarity
  readonly aem: AemOptions
  /** The user's own, judged after the embedded three. */
  readonly subMetrics?: readonly SubMetric[]
  /** In place of the one that `aem.compose` names. */
  readonly composer?: Composer
}

/** The side of a dialog turn that the agent produced. */
export type PredictedTurn =
  | { readonly kind: 'response'; readonly response: string }
  | {
      readonly kind: 'action'
      /** The tool's name as it was called; `tool_id` and `action` are its resolved parts. */
      readonly tool: string
      readonly tool_id: string
      readonly action?: string
      readonly args: Readonly<Record<string, Json>>
      /** What the call gave back: its result, else the error or the refusal's message. Absent: not recorded. */
      readonly result?: Json
      /** executed and successful, executed and failed, refused; `unknown` where it was not recorded. */
      readonly fate: 'ok' | 'failed' | 'refused' | 'unknown'
      /** Absent: no entry of a table says so. */
      readonly read_only?: boolean
    }
export type PredictedCall = Extract<PredictedTurn, { kind: 'action' }>

/** One gold turn with its partner. `predicted` absent: not called, or no reply. */
export interface PairedTurn {
  readonly gold: GoldTurn
  readonly predicted?: PredictedTurn
  /** 0-based index of the user segment the turn belongs to. */
  readonly segment: number
  /** Position of the partner among the agent's turns, for `happened before` questions. */
  readonly position?: number
  /** Position at which the call's outcome was known; absent where it was not recorded, or was known at once. */
  readonly settled?: number
}

/** Words of the user; `position` on the same scale as the turns', −1 where it is not recorded. */
export interface UserMessage {
  readonly text: string
  readonly position: number
  readonly segment: number
}

export interface ExtraCall {
  readonly tool: string
  readonly args: Readonly<Record<string, Json>>
  /**
   * `recovered`: refused or failed, then done right. A call that the gold does not have: `extra_read`, `extra_write`
   * (not marked `read_only`), `extra_unknown` (no entry of a table), `extra_failed` (failed, refused, or never done).
   */
  readonly kind: 'recovered' | 'extra_read' | 'extra_write' | 'extra_unknown' | 'extra_failed'
  readonly segment: number
}

/** What `pair` makes of a trace or a dialog list, and what scoring takes. */
export interface PairedDialog {
  /** The agent's gold turns in the gold's order; turns of the user's side are left out. */
  readonly turns: readonly PairedTurn[]
  readonly extra: readonly ExtraCall[]
  readonly extraCallsPolicy: Task['extra_calls']
  readonly userMessages: readonly UserMessage[]
  /** Unpaired replies do not fail anything; they are counted. */
  readonly extraReplies: number
}

export type TurnKind = 'action' | 'response'

/** One argument, compared. `gold` or `predicted` absent: a default or an absent nested value. */
export interface FieldComparison {
  /** `filters.region`, `items[0].id` */
  readonly path: string
  readonly gold?: Json
  readonly predicted?: Json
  /** 0..1 */
  readonly score: number
  readonly equivalent: boolean
  readonly reason: string
}

/** A gold call against a predicted one. */
export interface CallComparison {
  readonly sameTool: boolean
  /** Of the same tool. */
  readonly sameAction: boolean
  /** Paths of keys that the gold has and the call lacks, and the other way round. */
  readonly missing: readonly string[]
  readonly extra: readonly string[]
  /** Of the keys that both have. */
  readonly fields: readonly FieldComparison[]
  /** 0..1: mean over all fields, missing and extra ones being 0. 1 where there is none. */
  readonly agreement: number
  /** Same tool and action, nothing missing, nothing extra, every field equivalent. */
  readonly passed: boolean
}

/** How a sub-metric judged one turn. `unscored`: it does not apply, or could not be measured. */
export interface SubMetricResult {
  readonly status: 'passed' | 'failed' | 'unscored'
  /** 0..1, continuous; counts as 1 or 0 unless `aem.continuous`. */
  readonly score: number
  readonly reason?: string
  readonly detail?: Readonly<Record<string, Json>>
}

/** What a sub-metric may look at besides the turn itself. */
export interface TurnContext extends AemContext {
  readonly dialog: PairedDialog
  /** The comparison of an action turn with its partner, made once; undefined where either is no call. */
  callOf(turn: PairedTurn): CallComparison | undefined
  /** Likewise of a response turn. */
  replyOf(turn: PairedTurn): ReplyComparison | undefined
}

/**
 * One dimension of a turn's correctness. The embedded ones (structural, completeness, truthfulness) are registered in
 * the same way as a user's own.
 */
export interface SubMetric {
  readonly name: string
  readonly applies_to: readonly TurnKind[]
  /** A turn that fails this one fails every other too. */
  readonly fails_all?: boolean
  /** Called only for turns that have a partner of their own kind and did not fail a `fails_all` one. */
  evaluate(turn: PairedTurn, context: TurnContext): SubMetricResult
}

export interface TurnScore {
  readonly turn_no: number
  readonly kind: TurnKind
  readonly passed: boolean
  /** 0..1: 1 or 0, or in continuous mode the mean of its sub-metrics. */
  readonly score: number
  readonly weight: number
  readonly critical: boolean
  readonly sub: Readonly<Record<string, SubMetricResult>>
  /** Absent when passed. `prior_action_failed` for a cascade. */
  readonly reason?: string
  readonly would_be?: string
  /** root: the failure starts here; cascade: it consumed a failed turn's output. */
  readonly attribution?: 'root' | 'cascade'
  /** The failed turn whose output was consumed, how that is known, and the root cause that the chain leads to. */
  readonly caused_by?: {
    readonly turn_no: number
    readonly source: CauseSource
    readonly root_turn_no: number
    /** Data flow: the value that was carried over. */
    readonly value?: Json
    /** Data flow: the gold value at that place stands in the failed turn's gold result. */
    readonly confirmed?: boolean
  }
  readonly detail?: Readonly<Record<string, Json>>
  readonly gold: GoldTurn['gold_turn']
  readonly predicted?: PredictedTurn
  readonly segment: number
  /** Length of the run of action turns that serves one response: 1, 2, 3 (3 stands for 3+); 0 for replies without one. */
  readonly chain: number
}
export type CauseSource = 'depends_on' | 'data_flow' | 'assumed'

/** `value` is `num / den`, or in continuous mode the mean score over `den` turns. */
export interface Rate {
  readonly num: number
  readonly den: number
  readonly value: number
}

export interface Composed {
  /** 0..1 */
  readonly score: number
  /** The score as an exact fraction, where it is one. */
  readonly fraction?: { readonly num: number; readonly den: number }
  readonly passed: boolean
  /** Why it did not pass, apart from failed turns: `threshold:<sub-metric>`. */
  readonly failed_by: readonly string[]
}

/** Makes one score of a dialog's turns. `turns` is not empty. */
export type Composer = (
  turns: readonly TurnScore[],
  subMetrics: Readonly<Record<string, Rate>>,
  options: AemOptions,
) => Composed

/** What is said of a whole dialog and again of its turns by action-chain length. */
export interface Tally {
  readonly num: number
  readonly den: number
  readonly sub_metrics: Readonly<Record<string, Rate>>
  /** Failed turns by reason; cascades under `prior_action_failed`. */
  readonly reasons: Readonly<Record<string, number>>
  readonly root_cause_count: number
  readonly cascading_count: number
}

export interface DialogScore {
  readonly kind: 'scored'
  readonly turns: readonly TurnScore[]
  readonly extra: readonly ExtraCall[]
  readonly extra_replies: number
  readonly success_rate: Rate
  /** Composed score of the dialog, 0..1 (`aem.compose`). */
  readonly score: number
  /** The score as an exact fraction, where it is one. */
  readonly score_fraction?: { readonly num: number; readonly den: number }
  readonly test_pass: boolean
  /** Why `test_pass` is false though turns passed: `extra_write`, `extra_call`, `threshold:<sub-metric>`. */
  readonly failed_by: readonly string[]
  /** turn_no, or null when none failed. */
  readonly first_failure_turn: number | null
  /** Reason of the first root cause, or null. */
  readonly root_cause: string | null
  readonly total_failures: number
  readonly root_cause_count: number
  readonly cascading_count: number
  readonly sub_metrics: Readonly<Record<string, Rate>>
  readonly reasons: Readonly<Record<string, number>>
  /** Keys `1`, `2`, `3+`. */
  readonly by_chain_length: Readonly<Record<string, Tally>>
}

/** Without gold turns there is nothing to score: reason `no gold turns`. */
export type DialogGrade = DialogScore | Extract<Score, { kind: 'unscored' }>
