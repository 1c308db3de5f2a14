import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { holes } from './measured.ts'
import { judgeBars, judgeMetrics } from './metrics/judge.ts'
import type { Reading } from './reading.ts'
import { samplesOf, talliesOf } from './sample.ts'
import type { Scope } from './scope.ts'
import { worstStatus } from './status.ts'
import { judgeAdded } from './tasks/added.ts'
import { judgeBreaks } from './tasks/breaks.ts'
import { type Changes, changesOf, churn } from './tasks/changes.ts'
import { judgeCritical } from './tasks/critical.ts'
import type { GateInput, MetricVerdict, Reason, TaskChange } from './types.ts'

/** What the figures alone say, before what was not measured and what cannot be compared is added. */
export interface Judgement extends Changes {
  readonly reasons: readonly Reason[]
  readonly metrics: readonly MetricVerdict[]
  /** Tasks that fresh attempts would settle. */
  readonly unsettled: readonly string[]
}

export interface JudgeInput extends Pick<GateInput, 'candidate' | 'fresh'> {
  readonly policy: Policy
  readonly scope: Scope
  readonly baseline?: RunSummary
  /** Set where only the candidate's own bars can be judged. */
  readonly barsOnly?: 'no_baseline' | 'not_comparable'
}

/** Judged with holes dropped and, where there are any, with holes failed; what depends on the reading is not measured. */
export function judge(input: JudgeInput): Judgement {
  const dropped = read(input, 'dropped')
  const { holes: count, tasks } = holes(input.scope.gating)
  if (count === 0) return dropped
  const failed = read(input, 'failed')
  const [as, otherwise] = [worstStatus(dropped.reasons), worstStatus(failed.reasons)]
  const unsettled = [...new Set([...dropped.unsettled, ...failed.unsettled])]
  if (as === otherwise) {
    const told = reason('pass', 'holes_tolerated', { holes: count, tasks })
    return { ...dropped, reasons: [...dropped.reasons, told], unsettled }
  }
  const why = reason('not_measured', 'holes_change_verdict', { dropped: as, failed: otherwise, holes: count, tasks })
  // where only the milder looking reading is red, its red does not stand either
  const demoted = dropped.reasons.map(
    (it): Reason => (it.status === 'regressed' ? { ...it, status: 'not_measured' } : it),
  )
  return { ...dropped, reasons: [why, ...demoted], unsettled }
}

function read(input: JudgeInput, reading: Reading): Judgement {
  const { scope, policy } = input
  const own = talliesOf(scope.gating, reading, policy.min_measured)
  const measured = metricNames(input)
  if (input.barsOnly !== undefined) {
    const bars = judgeBars({ own: own.map(({ tally }) => tally), measured, policy }, input.barsOnly)
    return { ...bars, lost: [], won: [], unsettled: [] }
  }
  const samples = samplesOf(scope.compared, reading, policy.min_measured)
  const metrics = judgeMetrics({ samples, own: own.map(({ tally }) => tally), measured, policy })
  const breaks = judgeBreaks({
    samples,
    fresh: new Map((input.fresh ?? []).map((task) => [task.id, task.attempts])),
    attempts: input.candidate.run.attempts,
    minMeasured: policy.min_measured,
  })
  const critical = judgeCritical(samples, policy.alpha)
  const addedIds = new Set(scope.added.map((task) => task.id))
  const added = judgeAdded(
    own.filter(({ id }) => addedIds.has(id)),
    policy.new_task_min,
  )
  const aside = samplesOf(scope.aside, reading, policy.min_measured)
  const verdicts = taskVerdicts(scope, breaks.verdicts, critical)
  const changes = changesOf([...samples, ...aside], (task) => verdicts.get(task))
  return {
    reasons: [...metrics.reasons, ...breaks.reasons, ...critical, ...added, ...churn(samples)],
    metrics: metrics.metrics,
    lost: [...changes.lost, ...added.map(belowBar)],
    won: changes.won,
    unsettled: breaks.unsettled,
  }
}

function metricNames({ candidate, baseline }: JudgeInput): string[] {
  return [candidate, baseline].flatMap((side) =>
    Object.entries(side?.metrics ?? {}).flatMap(([name, { value }]) => (value === undefined ? [] : [name])),
  )
}

function taskVerdicts(
  scope: Scope,
  breaks: ReadonlyMap<string, NonNullable<TaskChange['verdict']>>,
  critical: readonly Reason[],
): Map<string, NonNullable<TaskChange['verdict']>> {
  const verdicts = new Map<string, NonNullable<TaskChange['verdict']>>(scope.aside.map(({ id, why }) => [id, why]))
  for (const { args } of critical) verdicts.set(String(args.task), 'critical_regressed')
  for (const [task, verdict] of breaks) {
    if (verdict === 'broken' || !verdicts.has(task)) verdicts.set(task, verdict)
  }
  return verdicts
}

function belowBar({ args }: Reason): TaskChange {
  return {
    task: String(args.task),
    baseline: { passed: 0, measured: 0 },
    candidate: { passed: Number(args.passed), measured: Number(args.measured) },
    verdict: 'new_below_bar',
  }
}
