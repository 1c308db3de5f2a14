import type { Attempt, Outcome } from '../attempt.ts'
import type { TraceEvent } from '../events.ts'
import type { Warnings } from './warnings.ts'

/** One recorded attempt before it has its number. */
export interface ImportedAttempt {
  /** Id of its task. */
  readonly task: string
  /** The source's number of the trial, from 0; absent where it has none. */
  readonly trial?: number
  readonly outcome: Outcome
  readonly events: readonly TraceEvent[]
  readonly seed?: number
  readonly startedAt?: string
  readonly wallMs?: number
}

/** Attempts task by task in the order of the tasks, trial n as attempt n + 1; one that is taken gets the next free number. */
export function numberAttempts(
  tasks: readonly { readonly id: string }[],
  imported: readonly ImportedAttempt[],
  warnings: Warnings,
): Attempt[] {
  return tasks.flatMap(({ id }) => {
    const own = imported.filter((attempt) => attempt.task === id)
    const taken = new Set<number>()
    const numbered = own.map((attempt) => {
      const wanted = attempt.trial === undefined ? 1 : attempt.trial + 1
      const number = firstFree(taken, wanted)
      if (attempt.trial !== undefined && number !== wanted)
        warnings.add(`a trial of ${id} is there twice; it was renumbered`)
      taken.add(number)
      return storedAttempt(attempt, number)
    })
    return numbered.sort((a, b) => a.attempt - b.attempt)
  })
}

function firstFree(taken: ReadonlySet<number>, wanted: number): number {
  let number = wanted
  while (taken.has(number)) number += 1
  return number
}

function storedAttempt(attempt: ImportedAttempt, number: number): Attempt {
  return {
    task: attempt.task,
    attempt: number,
    seed: attempt.seed ?? 0,
    outcome: attempt.outcome,
    started_at: attempt.startedAt ?? '',
    ...(attempt.wallMs !== undefined && { wall_ms: attempt.wallMs }),
    events: attempt.events,
    evidence: { files: {}, calls_recorded_by: 'import', isolation: [] },
  }
}
