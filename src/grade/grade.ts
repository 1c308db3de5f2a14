import type { TrajectoryCheck } from '../suite/metric-names.ts'
import type { Outcome } from '../trace/attempt.ts'
import type { DialogScore } from './aem/types.ts'
import type { CheckStatus, Finding, Score } from './score.ts'

export interface CheckResult {
  readonly status: CheckStatus
  readonly findings: readonly Finding[]
  /** By a judge without a licence: reported, and left out of what decides. */
  readonly advisory?: true
}

/** One line of a task's expectations, judged; `name` says where it is written: `state[0]`. */
export type AnswerLine = CheckResult & {
  readonly name: string
  /** It is a rubric, and there was a judge to ask. */
  readonly judged?: true
}

/**
 * Layer 1. `status` is unscored where the task states no answer check, every stated one is unscored or advisory, or
 * nothing failed and a judge that may decide could not answer.
 */
export interface AnswerGrade {
  readonly status: CheckStatus
  readonly checks: readonly AnswerLine[]
}

/** Layer 2. `status` over the six: failed when any failed; unscored when none is scored. */
export interface TrajectoryGrade {
  readonly status: CheckStatus
  readonly checks: Readonly<Record<TrajectoryCheck, CheckResult>>
}

/** Layer 3. */
export interface AemGrade {
  readonly status: CheckStatus
  /** Why it is unscored; of a failed one, why its score is not known. */
  readonly reason?: string
  readonly dialog?: DialogScore
  /** Why a sub-metric could not judge every turn that it should have, by its name. */
  readonly unmeasured?: Readonly<Record<string, string>>
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
  readonly aem: AemGrade
  /**
   * Flat, for statistics. Names: `success_rate`, `aem`, the sub-metrics by name (`structural`, `completeness`,
   * `truthfulness`, users' own), the six checks, `cost` (US dollars), `input_tokens`, `output_tokens`,
   * `cached_tokens`, `reasoning_tokens`, `model_calls`, `tool_calls`, `wall_ms`, `model_ms`, `tool_ms`; where rubrics
   * were judged, `rubric` and `judge_cost`, `judge_calls`, `judge_input_tokens`, `judge_output_tokens`.
   */
  readonly metrics: Readonly<Record<string, Score>>
}
