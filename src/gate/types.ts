import type { BaselineLookup } from '../baseline/types.ts'
import type { Finding } from '../grade/score.ts'
import type { AcceptEntry } from '../suite/schema/accept.ts'
import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary, TaskSummary } from '../summary/types.ts'

/** Worst first. */
export const STATUSES = [
  'could_not_run',
  'regressed',
  'not_comparable',
  'not_measured',
  'inconclusive',
  'no_baseline',
  'pass',
] as const
export type Status = (typeof STATUSES)[number]

export interface GateInput {
  readonly candidate: RunSummary
  readonly baseline: BaselineLookup
  readonly policy: Policy
  /** ISO date of the day of judgement, `2025-06-01`: decides whether a quarantine has expired. */
  readonly today: string
  /** Attempts that an earlier verdict's `more` asked for, by task. They settle that question and enter nothing else. */
  readonly fresh?: readonly Pick<TaskSummary, 'id' | 'attempts'>[]
  /** Whether attempts can be made now; where not, a verdict that needs some is inconclusive. */
  readonly canRunMore: boolean
  /** Of an absent baseline: what is compared with does not have the suite either, so none can be expected. */
  readonly newSuite?: boolean
  /** The change brings a baseline of its own: it counts from the merge on. */
  readonly bringsBaseline?: boolean
  /** The change leaves a baseline that nobody could read after it. */
  readonly breaksBaseline?: { readonly place: string; readonly messages: string[] }
  /** What somebody accepted for this one change. */
  readonly accepted?: readonly AcceptEntry[]
  /** How many times the attempts of this head, base and suite were judged, this time included. Default: 1. */
  readonly look?: number
}

export interface Reason extends Finding {
  readonly status: Status
}

/** One gated or reported metric, judged. Rates in 0..1, amounts in their own unit. */
export interface MetricVerdict {
  readonly metric: string
  readonly kind: 'rate' | 'amount'
  /** `primary`, one of the Holm `family`, or only `reported`. */
  readonly role: 'primary' | 'family' | 'reported'
  readonly status:
    | 'pass'
    | 'regressed'
    | 'inconclusive'
    | 'not_comparable'
    | 'not_measured'
    | 'reported'
    | 'no_baseline'
  /**
   * Over the tasks that both sides measured and that gate: reviewed, not quarantined, same gold. Without a baseline,
   * over the candidate's tasks.
   */
  readonly baseline?: number
  readonly candidate?: number
  /** Candidate − baseline for rates, candidate / baseline for amounts. */
  readonly change?: number
  readonly limit: Readonly<{ max_drop?: number; max_rise?: number; min?: number; max?: number }>
  /** Of the exact stratified test (mid-p), or of the bootstrap for amounts. */
  readonly p?: number
  /** After Holm, for the family. */
  readonly p_adjusted?: number
  /** 95%, of the change: clustered by task; absent where no task differs or fewer than two are compared. */
  readonly interval?: { readonly low: number; readonly high: number }
  /** Smallest true drop that this many attempts report with 80% power (rates, 0..1 as `change`). */
  readonly detectable?: number
}

export interface TaskChange {
  readonly task: string
  readonly baseline: { readonly passed: number; readonly measured: number }
  readonly candidate: { readonly passed: number; readonly measured: number }
  /** Set where the task by itself decided something. */
  readonly verdict?:
    | 'broken'
    | 'suspected_broken'
    | 'critical_regressed'
    | 'new_below_bar'
    | 'quarantined'
    | 'advisory'
    | 'accepted'
  readonly p?: number
}

export interface Verdict {
  readonly status: Status
  readonly exit_code: 0 | 1 | 2 | 3
  readonly mode: 'gate' | 'advise'
  readonly rule: 'exact' | 'threshold'
  /** All of them, worst first. */
  readonly reasons: readonly Reason[]
  readonly metrics: readonly MetricVerdict[]
  /** Tasks whose pass share fell / rose; equal totals that hide both are churn. */
  readonly lost: readonly TaskChange[]
  readonly won: readonly TaskChange[]
  /** Parts of the agent's fingerprint that differ from the baseline's. */
  readonly changed: readonly string[]
  readonly deterministic: boolean
  /** What to run before the verdict is final: k fresh attempts of these tasks; they enter no other metric. */
  readonly more?: { readonly tasks: readonly string[]; readonly attempts: number }
}
