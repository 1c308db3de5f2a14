import type { Outcome } from '../trace/attempt.ts'
import type { DialogScore } from './aem/types.ts'
import type { CheckStatus, Finding, Score } from './score.ts'

export const TRAJECTORY_CHECKS = [
  'required_tools_present',
  'forbidden_tools_absent',
  'expected_order',
  'within_turn_budget',
  'recovered_from_errors',
  'args_valid_first_try',
] as const
export type TrajectoryCheck = (typeof TRAJECTORY_CHECKS)[number]

export interface CheckResult {
  readonly status: CheckStatus
  readonly findings: readonly Finding[]
}

/** Layer 1. `status` is unscored where the task states no answer check, or every stated one is unscored. */
export interface AnswerGrade {
  readonly status: CheckStatus
  readonly checks: readonly (CheckResult & { readonly name: string })[]
}

/** Layer 2. `status` over the six: failed when any failed; unscored when none is scored. */
export interface TrajectoryGrade {
  readonly status: CheckStatus
  readonly checks: Readonly<Record<TrajectoryCheck, CheckResult>>
}

/** Everything that was judged of one attempt: one entry of `scores.json`. */
export interface AttemptGrade {
  readonly task: string
  readonly attempt: number
  readonly seed: number
  readonly outcome: Outcome
  /** false: infrastructure failed; the attempt is neither a pass nor a fail. */
  readonly measured: boolean
  /** Whether every layer of `pass_when` passed; meaningless (false) when not measured. */
  readonly passed: boolean
  /** Why it did not pass: the layers, checks, calls and outcome, worst first. */
  readonly failures: readonly Finding[]
  readonly answer: AnswerGrade
  readonly trajectory: TrajectoryGrade
  readonly aem: { readonly status: CheckStatus; readonly reason?: string; readonly dialog?: DialogScore }
  /**
   * Flat, for statistics. Names: `success_rate`, `aem`, the sub-metrics by name (`structural`, `completeness`,
   * `truthfulness`, users' own), the six checks, `cost` (US dollars), `input_tokens`, `output_tokens`,
   * `cached_tokens`, `reasoning_tokens`, `model_calls`, `tool_calls`, `wall_ms`, `model_ms`, `tool_ms`.
   */
  readonly metrics: Readonly<Record<string, Score>>
}
