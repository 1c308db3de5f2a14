import type { RunSummary } from '../summary/types.ts'
import { acceptedTasks, withAccepted } from './accept.ts'
import { reason } from './codes.ts'
import { type Comparability, comparability, differing } from './comparability.ts'
import { isDeterministic } from './deterministic.ts'
import { type Judgement, judge } from './judge.ts'
import { withoutAdvisory } from './judges.ts'
import { atLook } from './looks.ts'
import { mainRegressed } from './main-regressed.ts'
import { hasNoResults, unmeasured } from './measured.ts'
import { misplacedLimits } from './metrics/limits.ts'
import { duplicateTasks, scopeOf } from './scope.ts'
import { exitCode, worstFirst, worstStatus } from './status.ts'
import type { GateInput, Reason, Verdict } from './types.ts'

/** Candidate against baseline under a policy that was written beforehand. Pure: the same input, the same verdict. */
export function decide(given: GateInput): Verdict {
  const lookup = given.baseline
  const { policy: widened, notes: accepted } = withAccepted(given.policy, given.accepted ?? [])
  const looked = atLook(widened, given.look ?? 1)
  const { policy, reasons: judges } = withoutAdvisory(looked.policy, given.candidate)
  const input = { ...given, policy }
  const always = [...accepted, ...looked.notes, ...judges, ...breaks(given)]
  const blocked = [...misplacedLimits(given.policy), ...unusable(input)]
  if (blocked.length > 0) return verdict(input, blocked)
  if (lookup.kind !== 'found') {
    return verdict(input, [withoutBaseline(input, lookup.place), ...always], judged(input))
  }
  const baseline = lookup.main.summary
  const comparable = comparability(input.candidate, baseline)
  const suggests = input.policy.rule === 'exact' && isDeterministic(input.candidate, baseline)
  const judgeMain = (accepted: typeof lookup) =>
    decide({ ...given, candidate: baseline, baseline: accepted, canRunMore: false, fresh: [], accepted: [], look: 1 })
  const notes = [...(suggests ? [reason('pass', 'deterministic', {})] : []), ...mainRegressed(lookup, judgeMain)]
  return verdict(input, [...comparable.reasons, ...notes, ...always], judged(input, baseline, comparable), baseline)
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

function withoutBaseline({ newSuite, bringsBaseline = false }: GateInput, place: string): Reason {
  return newSuite === true
    ? reason('no_baseline', 'suite_is_new', { place, brings: bringsBaseline })
    : reason('no_baseline', 'baseline_missing', { place })
}

/** Told before a merge: after it, every change would be told that its base is broken. */
function breaks({ breaksBaseline }: GateInput): Reason[] {
  return breaksBaseline === undefined ? [] : [reason('not_comparable', 'baseline_breaks', breaksBaseline)]
}

function judged(input: GateInput, baseline?: RunSummary, comparable?: Comparability): Judgement {
  const { candidate, policy, today, fresh, accepted = [] } = input
  const scope = scopeOf({
    candidate,
    policy,
    today,
    accepted: new Set(accepted.flatMap(({ task }) => task ?? [])),
    incomparable: comparable?.tasks ?? new Set(),
    ...(baseline === undefined ? {} : { baseline }),
  })
  const always = [
    ...unmeasured(candidate, scope.gating, policy),
    ...scope.reasons,
    ...acceptedTasks(candidate, accepted, policy),
  ]
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
  const judgedReasons = [...given, ...(judgement?.reasons ?? [])]
  const found = baseline === undefined ? judgedReasons : [...judgedReasons, ...nothingGated(input, judgement)]
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

/** A run that no limit was applied to was not judged: it is no pass. */
function nothingGated({ policy }: GateInput, judgement: Judgement | undefined): Reason[] {
  const judgedMetrics = (judgement?.metrics ?? []).filter(({ status }) => status !== 'reported')
  return judgedMetrics.length > 0
    ? []
    : [reason('not_measured', 'nothing_gated', { metrics: Object.keys(policy.metrics) })]
}

/** Attempts are asked for only where they can be made and can still change the status. */
function moreOf(input: GateInput, status: Verdict['status'], judgement: Judgement | undefined): Verdict['more'] {
  const tasks = judgement?.unsettled ?? []
  const final = status === 'regressed' || status === 'could_not_run' || input.candidate.run.interrupted
  if (tasks.length === 0 || final || !input.canRunMore) return undefined
  return { tasks, attempts: input.candidate.run.attempts }
}
