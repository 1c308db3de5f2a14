import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary, TaskSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { holesOf, isMeasured } from './reading.ts'
import type { Reason } from './types.ts'

/** Nothing at all was measured: there is no figure to judge. */
export function hasNoResults(candidate: RunSummary): boolean {
  return candidate.tasks.every((task) => task.measured === 0)
}

/** What of the plan was not measured, whatever it would have said. */
export function unmeasured(candidate: RunSummary, gating: readonly TaskSummary[], policy: Policy): Reason[] {
  const planned = total(candidate.tasks.map((task) => task.planned))
  const measured = total(candidate.tasks.map((task) => task.measured))
  const reasons: Reason[] = []
  if (candidate.run.interrupted) reasons.push(reason('not_measured', 'interrupted', { measured, planned }))
  if (hasNoResults(candidate)) {
    return [reason('not_measured', 'no_results', { tasks: candidate.tasks.length, planned }), ...reasons]
  }
  const short = gating.filter((task) => !isMeasured(task, policy.min_measured))
  if (short.length > 0) {
    reasons.push(
      reason('not_measured', 'tasks_not_measured', {
        tasks: short.map((task) => ({ task: task.id, measured: task.measured, planned: task.planned })),
        min_measured: policy.min_measured,
      }),
    )
  }
  return reasons
}

export function holes(tasks: readonly TaskSummary[]): { holes: number; tasks: string[] } {
  const holed = tasks.filter((task) => holesOf(task) > 0)
  return { holes: total(holed.map(holesOf)), tasks: holed.map((task) => task.id) }
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
