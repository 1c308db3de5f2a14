import type { DialogScore } from '../grade/aem/types.ts'
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
  /** Reason code → failed turns of that reason, root causes apart from cascades. */
  readonly failure_reasons: Readonly<Record<string, { readonly root: number; readonly cascade: number }>>
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

export interface TaskSummary {
  readonly id: string
  readonly origin?: 'failure' | 'success' | 'adversarial'
  readonly critical: boolean
  readonly reviewed: boolean
  readonly source: { readonly file: string; readonly line: number }
  readonly planned: number
  readonly measured: number
  readonly passed: number
  readonly attempts: readonly AttemptSummary[]
}

export interface AttemptSummary {
  readonly attempt: number
  readonly seed: number
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
  readonly tool?: string
  readonly fields: readonly string[]
  readonly cascades: number
}

export interface MetricSummary {
  readonly kind: 'rate' | 'amount'
  readonly unit: 'share' | 'usd' | 'ms' | 'tokens' | 'count'
  /** Absent where nothing was scored. */
  readonly value?: number
  /** Per task, `[task id, mean over scored attempts]`, tasks with a value only. */
  readonly tasks: number
  readonly of: number
  /** 95% interval of the mean, clustered by task; absent with fewer than two tasks. */
  readonly interval?: { readonly low: number; readonly high: number }
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

export type { DialogScore }
