import type { JudgeFact, VoidPart } from '../grade/judge/lock.ts'
import type { Reason, Status } from './types.ts'

type Counts = {
  baseline_passed: number
  baseline_measured: number
  candidate_passed: number
  candidate_measured: number
}
type Drop = { metric: string; baseline: number; candidate: number; change: number; max_drop: number }
type Rise = { metric: string; baseline: number; candidate: number; ratio: number; max_rise: number }
/** `p` is judged against `alpha`: after Holm in the family, as it is for the primary metric. */
type Tested = { p: number; alpha: number }
/** `least_p`: the lowest p that these values could give, on whichever side they lie; there where it is not below alpha. */
type Unproven = Tested & { least_p?: number }

type Standing = JudgeFact['licence'] | 'none'

/** Every code that a verdict can carry, with its args. Rates and changes in 0..1, limits as the policy states them. */
export interface ReasonArgs {
  // could_not_run
  baseline_unreadable: { place: string; messages: string[] }
  baseline_of_other_suite: { baseline: string; candidate: string }
  duplicate_tasks: { side: 'baseline' | 'candidate'; tasks: string[] }
  /** `max_drop` is for rates, `max_rise` for amounts. */
  limit_not_applicable: { metric: string; kind: 'rate' | 'amount'; key: 'max_drop' | 'max_rise' }

  /** Files that the base's copies were put in differ from the commit after the run. */
  gate_files_changed: { files: string[] }

  // regressed; the two `_unproven` ones are inconclusive
  metric_dropped: Drop & Tested
  metric_drop_unproven: Drop & Unproven
  metric_rose: Rise & Tested
  metric_rise_unproven: Rise & Unproven
  /** Under `rule: threshold`. */
  metric_dropped_past_threshold: Drop
  metric_rose_past_threshold: Rise
  metric_below_min: { metric: string; value: number; min: number }
  metric_above_max: { metric: string; value: number; max: number }
  task_broken: { task: string; fresh_measured: number } & Counts
  critical_task_regressed: { task: string } & Counts & Tested
  new_task_below_bar: { task: string; passed: number; measured: number; min: number }
  /** Of a task whose drop was accepted, but not this far. */
  accepted_task_below_limit: { task: string; passed: number; measured: number; min: number }

  // not_comparable
  /** `parts` of the sandbox fingerprint. */
  sandbox_differs: { parts: string[] }
  scorer_differs: Record<string, never>
  judge_differs: Record<string, never>
  /**
   * Judges decide on one side only, because of this one; `none`: that side has no such judge. `changed`: what voids the
   * lock.
   */
  judge_licence_differs: {
    judge: string
    decides: 'candidate' | 'baseline'
    candidate: Standing
    baseline: Standing
    changed: VoidPart[]
  }
  gold_differs: { tasks: string[] }
  /** Of the change's own copy: nothing could be compared with it after a merge. */
  baseline_breaks: { place: string; messages: string[] }
  /** Why the base agent was not measured again where it should have been. */
  not_remeasured: { why: 'off' | 'budget' | 'replay' | 'failed'; message: string }

  // not_measured
  no_results: { tasks: number; planned: number }
  interrupted: { measured: number; planned: number }
  /** US dollars. With status pass where what was measured until then was enough. */
  budget_spent: { limit: number; spent: number }
  tasks_not_measured: { tasks: { task: string; measured: number; planned: number }[]; min_measured: number }
  tasks_missing: { tasks: string[] }
  metric_missing: { metric: string }
  /** For amounts only told, with status pass: these tasks are left out on both sides. */
  metric_missing_in_tasks: { metric: string; tasks: string[] }
  bar_not_measured: { metric: string }
  holes_change_verdict: { dropped: Status; failed: Status; holes: number; tasks: string[] }
  /** No limit of the policy could be applied to anything; `metrics` are those that it names. */
  nothing_gated: { metrics: string[] }
  /** Every task is a draft, quarantined, or not comparable. */
  no_gating_tasks: { tasks: number }
  fresh_not_measured: { task: string; measured: number; planned: number }

  // inconclusive
  /** `attempts` fresh ones would settle it. */
  task_break_unconfirmed: { task: string; attempts: number } & Counts

  // no_baseline
  baseline_missing: { place: string }
  /** `brings`: the change has a baseline of its own. */
  suite_is_new: { place: string; brings: boolean }

  // pass: what a reader should know all the same
  /** In `accept.yaml` of this very change. */
  metric_accepted: { metric: string; limits: Record<string, number>; reason: string }
  task_accepted: { task: string; min_passed: number; reason: string }
  edit_accepted: { edit: string; reason: string }
  /** A regression that was merged anyway: of the newest entry of the baseline, against the accepted one. */
  main_regressed: {
    place: string
    run: string
    accepted: string
    reasons: number
    metric: string
    from: number
    to: number
  }
  /** The base agent was measured again under the change's copies, of all tasks where `tasks` is empty. */
  remeasured: { by_change: Status; by_base: Status | 'none'; tasks: string[] }
  /** The base agent was measured again, since the stored baseline was made with something else. */
  baseline_remeasured: { differs: string[] }
  /** Attempts of earlier runs of the same head, base and suite are joined: this look at them is judged at these levels. */
  looked_again: { look: number; alpha: number; family_alpha: number }
  /** What of the base cannot be read; the change's own stands in its place, since that was accepted. */
  base_broken: { base: string; messages: string[] }
  /** The commit of the change was tested, not its merge with the base. */
  head_tested: { base: string }
  within_limits: { metrics: string[]; tasks: number }
  /** On both sides. */
  metric_not_measured: { metric: string }
  metric_not_in_baseline: { metric: string }
  /** Times of attempts whose models answered from cassettes. */
  metric_replayed: { metric: string }
  metric_baseline_zero: { metric: string }
  /** pass^k gates only where each of the `of` tasks has k measured attempts on both sides. */
  pass_k_incomplete: { metric: string; tasks: number; of: number }
  task_break_refuted: { task: string; fresh_passed: number; fresh_measured: number } & Counts
  task_quarantined: { task: string; owner: string; reason: string; expires: string }
  quarantine_expired: { task: string; owner: string; expires: string }
  tasks_advisory: { tasks: string[] }
  baseline_tasks_not_measured: { tasks: string[] }
  holes_tolerated: { holes: number; tasks: string[] }
  churn: { lost: string[]; won: string[] }
  deterministic: Record<string, never>
  /** The judge reports and decides nothing. */
  judge_unlicensed: { judge: string; model: string }
  judge_lock_void: { judge: string; model: string; changed: VoidPart[] }
  /** The policy limits a metric that judges without a licence decide. */
  judge_metric_advisory: { metric: string }
}

export type ReasonCode = keyof ReasonArgs

export function reason<Code extends ReasonCode>(status: Status, code: Code, args: ReasonArgs[Code]): Reason {
  return { status, code, args: { ...args } }
}
