import type { AcceptEntry } from '../suite/schema/accept.ts'
import type { MetricLimit, Policy } from '../suite/schema/policy.ts'
import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { isMeasured } from './reading.ts'
import type { Reason } from './types.ts'

/**
 * The policy with the limits that somebody accepted for this one change in place of its own, where they are wider, and
 * a note of each; the notes stand before all other reasons. Tasks that are accepted are left to the scope.
 */
export function withAccepted(policy: Policy, accepted: readonly AcceptEntry[]): { policy: Policy; notes: Reason[] } {
  const metrics = { ...policy.metrics }
  for (const entry of accepted) {
    const { metric } = entry
    const own = metric === undefined || !Object.hasOwn(metrics, metric) ? undefined : metrics[metric]
    if (metric !== undefined && own !== undefined) metrics[metric] = widened(own, entry)
  }
  return { policy: { ...policy, metrics }, notes: accepted.map(note) }
}

/** Tasks whose drop was accepted, held against how far it was. */
export function acceptedTasks(candidate: RunSummary, accepted: readonly AcceptEntry[], policy: Policy): Reason[] {
  return accepted.flatMap(({ task: id, min_passed: min = 0 }) => {
    const task = candidate.tasks.find((one) => one.id === id)
    if (task === undefined || min === 0) return []
    const { passed, measured, planned } = task
    if (!isMeasured(task, policy.min_measured)) {
      const tasks = [{ task: task.id, measured, planned }]
      return [reason('not_measured', 'tasks_not_measured', { tasks, min_measured: policy.min_measured })]
    }
    return passed + 1e-9 >= min * measured
      ? []
      : [reason('regressed', 'accepted_task_below_limit', { task: task.id, passed, measured, min })]
  })
}

function widened(own: MetricLimit, entry: AcceptEntry): MetricLimit {
  const wider = (key: keyof MetricLimit, pick: (...values: number[]) => number) => {
    const [from, to] = [own[key], entry[key]]
    return from === undefined || to === undefined ? {} : { [key]: pick(from, to) }
  }
  return {
    ...own,
    ...wider('max_drop', Math.max),
    ...wider('max_rise', Math.max),
    ...wider('max', Math.max),
    ...wider('min', Math.min),
  }
}

function note({ metric, task, edit, min_passed, reason: why, ...limits }: AcceptEntry): Reason {
  if (metric !== undefined) return reason('pass', 'metric_accepted', { metric, limits, reason: why })
  if (task !== undefined) return reason('pass', 'task_accepted', { task, min_passed: min_passed ?? 1, reason: why })
  return reason('pass', 'edit_accepted', { edit: edit ?? '', reason: why })
}
