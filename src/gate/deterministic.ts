import type { RunSummary } from '../summary/types.ts'

/** Every task was measured twice or more on both sides, and on each side all of its trajectories are one. */
export function isDeterministic(...sides: readonly RunSummary[]): boolean {
  return sides.every((side) => side.tasks.length > 0 && side.tasks.every(repeatsItself))
}

function repeatsItself(task: RunSummary['tasks'][number]): boolean {
  const trajectories = task.attempts.filter((attempt) => attempt.measured).map((attempt) => attempt.trajectory)
  return trajectories.length >= 2 && new Set(trajectories).size === 1
}
