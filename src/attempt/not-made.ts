import type { Attempt, Outcome } from '../trace/attempt.ts'
import type { PlannedAttempt } from './plan.ts'

/** A planned attempt of which there is nothing but the reason. */
export function notMade({ task, attempt, seed }: PlannedAttempt, outcome: Outcome): Attempt {
  const evidence = { files: {}, calls_recorded_by: 'none' as const, isolation: [] }
  return { task: task.id, attempt, seed, outcome, started_at: new Date().toISOString(), events: [], evidence }
}
