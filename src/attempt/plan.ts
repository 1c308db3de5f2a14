import type { Task } from '../suite/schema/task.ts'
import { hash32 } from './seed.ts'

export interface PlannedAttempt {
  readonly task: Task
  /** From 1. */
  readonly attempt: number
  /** Unsigned 32-bit, the same for the same run seed, task id and attempt. */
  readonly seed: number
}

export interface PlanRequest {
  readonly tasks: readonly Task[]
  readonly attempts: number
  /** The run's seed. */
  readonly seed: number
  /** Task ids; absent means every task. */
  readonly only?: readonly string[]
}

/** Attempt 1 of every task, then attempt 2 of every task: a run that is cut short has measured all tasks alike. */
export function planAttempts({ tasks, attempts, seed, only }: PlanRequest): PlannedAttempt[] {
  const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task.id))
  const numbers = Array.from({ length: attempts }, (_, index) => index + 1)
  return numbers.flatMap((attempt) =>
    chosen.map((task) => ({ task, attempt, seed: attemptSeed(seed, task.id, attempt) })),
  )
}

export function attemptSeed(runSeed: number, task: string, attempt: number): number {
  return hash32(runSeed, task, attempt)
}
