import type { Finding, Score } from '../grade/score.ts'
import type { Fingerprints } from '../suite/schema/suite.ts'
import type { Outcome } from '../trace/attempt.ts'

/**
 * Scores of a whole run: the one JSON that is report data and, attempt by attempt, baseline. Raw counts, nothing
 * rounded, nothing that could be recomputed from a rounded figure.
 */
export interface RunSummary {
  readonly version: 1
  readonly suite: string
  readonly run: RunInfo
  readonly fingerprints: Fingerprints
  /** Sorted by id. */
  readonly tasks: readonly TaskSummary[]
  /** Suite values by metric name: mean over tasks of the mean over measured attempts. */
  readonly metrics: Readonly<Record<string, MetricSummary>>
  /** pass^k and pass@k for k = 1..attempts; `tasks` of `of` tasks had k measured attempts. */
  readonly pass_hat_k: readonly PassK[]
  readonly pass_at_k: readonly PassK[]
  /** AEM: reason code → failed turns of that reason, root causes apart from cascades. */
  readonly failure_reasons: Readonly<Record<string, { readonly root: number; readonly cascade: number }>>
  /** AEM: passed and scored action-chain turns by chain length `1`, `2`, `3+`. */
  readonly by_chain_length: Readonly<Record<string, { readonly num: number; readonly den: number }>>
}

export interface RunInfo {
  readonly id: string
  /** The run seed; each attempt's seed is derived from it. */
  readonly seed: number
  readonly started_at: string
  /** k, as planned. */
  readonly attempts: number
  readonly turngate: string
  readonly interrupted: boolean
  readonly isolation: readonly string[]
}

/** What a summary keeps of the task itself. */
export interface TaskFacts {
  readonly id: string
  readonly origin?: 'failure' | 'success' | 'adversarial'
  readonly critical: boolean
  readonly reviewed: boolean
  readonly source: { readonly file: string; readonly line: number }
}

export interface TaskSummary extends TaskFacts {
  /** `planned − measured` are holes: attempts that infrastructure failed, or that left no record at all. */
  readonly planned: number
  readonly measured: number
  readonly passed: number
  /** Those with a record, measured or not, by run and attempt. */
  readonly attempts: readonly AttemptSummary[]
}

export interface AttemptSummary {
  /** From 1 in its run. */
  readonly attempt: number
  readonly seed: number
  /** Id of the run it was made in, where attempts of several runs stand together (baselines). */
  readonly run?: string
  readonly outcome: Outcome
  readonly measured: boolean
  readonly passed: boolean
  readonly metrics: Readonly<Record<string, Score>>
  /** Hash of the sequence of the agent's calls, results and replies without times: equal hashes, equal trajectories. */
  readonly trajectory: string
  readonly failures: readonly Finding[]
  /** First root cause, for clusters and headlines. */
  readonly root_cause?: RootCause
}

export interface RootCause {
  readonly turn_no: number
  readonly reason: string
  /** The gold call's; absent for replies. */
  readonly tool?: string
  readonly action?: string
  /** Of `tool_mismatch`: the tool that was called instead; absent where none was. */
  readonly called?: string
  /** Paths of the missing, extra or wrong fields. */
  readonly fields: readonly string[]
  /** Failed turns that consumed this one's output. */
  readonly cascades: number
}

export interface MetricSummary {
  readonly kind: 'rate' | 'amount'
  readonly unit: 'share' | 'usd' | 'ms' | 'tokens' | 'count'
  /** Absent where nothing was scored. */
  readonly value?: number
  /** Tasks with at least one scored attempt, of all tasks; the value is the mean over the former. */
  readonly tasks: number
  readonly of: number
  /** 95% interval of the mean, clustered by task; absent with fewer than two tasks. */
  readonly interval?: { readonly low: number; readonly high: number }
  /** Over all scored attempts; amounts only. */
  readonly p50?: number
  readonly p95?: number
  /** Why attempts went without a score, by reason. */
  readonly unscored: Readonly<Record<string, number>>
}

export interface PassK {
  readonly k: number
  /** Absent where no task has k measured attempts. */
  readonly value?: number
  readonly tasks: number
  readonly of: number
}
