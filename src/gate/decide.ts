import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { type Comparability, comparability, differing } from './comparability.ts'
import { isDeterministic } from './deterministic.ts'
import { type Judgement, judge } from './judge.ts'
import { hasNoResults, unmeasured } from './measured.ts'
import { misplacedLimits } from './metrics/limits.ts'
import { duplicateTasks, scopeOf } from './scope.ts'
import { exitCode, worstFirst, worstStatus } from './status.ts'
import type { GateInput, Reason, Verdict } from './types.ts'

/** Candidate against baseline under a policy that was written beforehand. Pure: the same input, the same verdict. */
export function decide(input: GateInput): Verdict {
  const lookup = input.baseline
  const blocked = [...misplacedLimits(input.policy), ...unusable(input)]
  if (blocked.length > 0) return verdict(input, blocked)
  if (lookup.kind !== 'found') {
    return verdict(input, [withoutBaseline(input, lookup.place)], judged(input))
  }
  const baseline = lookup.main.summary
  const comparable = comparability(input.candidate.fingerprints, baseline.fingerprints)
  const suggests = input.policy.rule === 'exact' && isDeterministic(input.candidate, baseline)
  const notes = suggests ? [reason('pass', 'deterministic', {})] : []
  return verdict(input, [...comparable.reasons, ...notes], judged(input, baseline, comparable), baseline)
}

/** What lets nothing be judged: input that cannot be trusted. */
function unusable({ candidate, baseline }: GateInput): Reason[] {
  if (baseline.kind === 'unreadable') {
    const messages = baseline.problems.map((problem) => problem.message)
    return [reason('could_not_run', 'baseline_unreadable', { place: baseline.place, messages })]
  }
  const reasons = duplicates('candidate', candidate)
  if (baseline.kind === 'absent') return reasons
  const { summary } = baseline.main
  if (summary.suite !== candidate.suite) {
    reasons.push(
      reason('could_not_run', 'baseline_of_other_suite', { baseline: summary.suite, candidate: candidate.suite }),
    )
  }
  return [...reasons, ...duplicates('baseline', summary)]
}

function duplicates(side: 'baseline' | 'candidate', summary: RunSummary): Reason[] {
  const tasks = duplicateTasks(summary)
  return tasks.length === 0 ? [] : [reason('could_not_run', 'duplicate_tasks', { side, tasks })]
}

function withoutBaseline({ newSuite }: GateInput, place: string): Reason {
  return reason('no_baseline', newSuite === true ? 'suite_is_new' : 'baseline_missing', { place })
}

function judged(input: GateInput, baseline?: RunSummary, comparable?: Comparability): Judgement {
  const { candidate, policy, today, fresh } = input
  const scope = scopeOf({
    candidate,
    policy,
    today,
    incomparable: comparable?.tasks ?? new Set(),
    ...(baseline === undefined ? {} : { baseline }),
  })
  const always = [...unmeasured(candidate, scope.gating, policy), ...scope.reasons]
  if (hasNoResults(candidate)) return { reasons: always, metrics: [], lost: [], won: [], unsettled: [] }
  const judgement = judge({
    candidate,
    policy,
    scope,
    ...(fresh === undefined ? {} : { fresh }),
    ...(baseline === undefined
      ? { barsOnly: 'no_baseline' as const }
      : { baseline, ...(comparable?.nothing === true ? { barsOnly: 'not_comparable' as const } : {}) }),
  })
  return { ...judgement, reasons: [...judgement.reasons, ...always] }
}

function verdict(input: GateInput, given: readonly Reason[], judgement?: Judgement, baseline?: RunSummary): Verdict {
  const { policy, candidate } = input
  const found = [...given, ...(judgement?.reasons ?? [])]
  const status = worstStatus(found)
  const metrics = judgement?.metrics ?? []
  const passed = metrics.filter((metric) => metric.status === 'pass').map((metric) => metric.metric)
  const reasons =
    status === 'pass'
      ? [reason('pass', 'within_limits', { metrics: passed, tasks: candidate.tasks.length }), ...found]
      : worstFirst(found)
  const more = moreOf(input, status, judgement)
  return {
    status,
    exit_code: exitCode(reasons, policy),
    mode: policy.mode,
    rule: policy.rule,
    reasons,
    metrics,
    lost: judgement?.lost ?? [],
    won: judgement?.won ?? [],
    changed: baseline === undefined ? [] : differing(candidate.fingerprints.agent, baseline.fingerprints.agent),
    deterministic: baseline !== undefined && isDeterministic(candidate, baseline),
    ...(more === undefined ? {} : { more }),
  }
}

/** Attempts are asked for only where they can be made and can still change the status. */
function moreOf(input: GateInput, status: Verdict['status'], judgement: Judgement | undefined): Verdict['more'] {
  const tasks = judgement?.unsettled ?? []
  const final = status === 'regressed' || status === 'could_not_run' || input.candidate.run.interrupted
  if (tasks.length === 0 || final || !input.canRunMore) return undefined
  return { tasks, attempts: input.candidate.run.attempts }
}
