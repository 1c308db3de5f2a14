import type { Json } from '../../json.ts'
import type { ActionTurn, GoldTurn } from '../../suite/schema/gold.ts'

/** AEM: per-turn correctness of one dialog. Terms and rules: `docs/metrics.md`. */

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
      readonly result?: Json
      /** executed and successful, executed and failed, refused; `unknown` where it was not recorded. */
      readonly fate: 'ok' | 'failed' | 'refused' | 'unknown'
      readonly read_only?: boolean
    }

/** One gold turn with its partner. `predicted` absent: not called, or no reply. */
export interface PairedTurn {
  readonly gold: GoldTurn
  readonly predicted?: PredictedTurn
  /** 0-based index of the user segment the turn belongs to. */
  readonly segment: number
  /** Position of the partner among the agent's turns, for `happened before` questions. */
  readonly position?: number
}

export interface ExtraCall {
  readonly tool: string
  readonly args: Readonly<Record<string, Json>>
  /** `recovered`: refused or failed, then done right; `extra_read`, `extra_write`, `extra_unknown`: a call the gold does not have. */
  readonly kind: 'recovered' | 'extra_read' | 'extra_write' | 'extra_unknown' | 'extra_failed'
  readonly segment: number
}

/** What `pair` makes of a trace or a dialog list, and what scoring takes. */
export interface PairedDialog {
  readonly turns: readonly PairedTurn[]
  readonly extra: readonly ExtraCall[]
  /** The user's words up to and including each segment. */
  readonly userText: readonly string[]
  /** Unpaired replies do not fail anything; they are counted. */
  readonly extraReplies: number
}

export type TurnKind = 'action' | 'response'

/** How a sub-metric judged one turn. `unscored`: it does not apply, or could not be measured. */
export interface SubMetricResult {
  readonly status: 'passed' | 'failed' | 'unscored'
  /** 0..1, continuous. */
  readonly score: number
  readonly reason?: string
  readonly detail?: Readonly<Record<string, Json>>
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
  /** Turn number of the failed turn whose output was consumed, and how that is known. */
  readonly caused_by?: { readonly turn_no: number; readonly source: 'depends_on' | 'data_flow' | 'assumed' }
  readonly detail?: Readonly<Record<string, Json>>
  readonly gold: GoldTurn['gold_turn']
  readonly predicted?: PredictedTurn
  readonly segment: number
  /** Length of the run of action turns that serves one response: 1, 2, 3 (3 stands for 3+); 0 for replies without one. */
  readonly chain: number
}

export interface DialogScore {
  readonly turns: readonly TurnScore[]
  readonly extra: readonly ExtraCall[]
  readonly success_rate: { readonly num: number; readonly den: number; readonly value: number }
  /** Composed score of the dialog, 0..1 (`aem.compose`). */
  readonly score: number
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
  readonly sub_metrics: Readonly<Record<string, { readonly num: number; readonly den: number }>>
  readonly reasons: Readonly<Record<string, number>>
  /** Keys `1`, `2`, `3+`. */
  readonly by_chain_length: Readonly<Record<string, { readonly num: number; readonly den: number }>>
}

export type { ActionTurn }
