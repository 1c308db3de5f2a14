import type { Task } from '../suite/schema/task.ts'
import { plannedKeys, type Shard } from '../trace/run-file.ts'
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
  /** Only this part of the plan. */
  readonly shard?: Shard
}

/** Attempt 1 of every task, then attempt 2 of every task: a run that is cut short has measured all tasks alike. */
export function planAttempts({ tasks, attempts, seed, only, shard }: PlanRequest): PlannedAttempt[] {
  const known = new Map(tasks.map((task) => [task.id, task]))
  const keys = plannedKeys({
    ...{ tasks: [...known.keys()], attempts },
    ...(only !== undefined && { only: [...only] }),
    ...(shard !== undefined && { shard }),
  })
  return keys.flatMap(({ task: id, attempt }) => {
    const task = known.get(id)
    return task === undefined ? [] : [{ task, attempt, seed: attemptSeed(seed, id, attempt) }]
  })
}

export function attemptSeed(runSeed: number, task: string, attempt: number): number {
  return hash32(runSeed, task, attempt)
}
