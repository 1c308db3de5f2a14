import type { Problem } from '../errors.ts'
import type { RunSummary } from '../summary/types.ts'

/** Why a run may not become a baseline: only fully measured ones do. Empty where it may. */
export function admitRun(summary: RunSummary, minMeasured: number): Problem[] {
  if (summary.run.interrupted) {
    return [refusal('it was interrupted', 'Run the suite to its end.')]
  }
  const [first, ...others] = summary.tasks.filter((task) => !isMeasured(task, minMeasured))
  if (summary.tasks.length === 0) return [refusal('it holds no task', 'Run the whole suite.')]
  if (first === undefined) return []
  const names = [first, ...others].slice(0, MOST).map((task) => `${task.id} (${task.measured} of ${task.planned})`)
  const rest = others.length + 1 - names.length
  return [
    refusal(
      `too few attempts were measured (min_measured ${minMeasured}): ${names.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
      'Mend what kept them from being measured, and run again.',
    ),
  ]
}

const MOST = 5

/** Integers are compared, so that 4 of 5 is not less than 0.8. */
export function isMeasured(
  task: { readonly measured: number; readonly planned: number },
  minMeasured: number,
): boolean {
  return task.measured > 0 && task.measured + 1e-9 >= minMeasured * task.planned
}

function refusal(why: string, hint: string): Problem {
  return { code: 'baseline-not-measured', message: `This run cannot become a baseline: ${why}.`, hint }
}
