import type { RunSummary, TaskSummary } from '../summary/types.ts'
import type { BaselineEntry, Reference } from './types.ts'

/** Distinct passing traces kept of a task. */
export const MOST_REFERENCES = 3

export interface ReferenceChoice<R extends Reference> {
  readonly task: string
  /** Of the stored ones, those that stay as they are. */
  readonly keep: readonly R[]
  /** Attempts of the new run whose traces come in, as far as there is room. */
  readonly add: readonly { readonly attempt: number; readonly trajectory: string }[]
}

/**
 * References are rewritten only when a task's behaviour changed. While the agent, the sandbox and the gold are the
 * same, all stay; a changed agent keeps those that it still produces, and where it passes no more, the last ones known
 * to pass. A changed world or gold keeps only what passes in it.
 */
export function chooseReferences<R extends Reference>(
  summary: RunSummary,
  stored: readonly R[],
  before: BaselineEntry | undefined,
): ReferenceChoice<R>[] {
  const sameAgent = before !== undefined && equalParts(before.summary.fingerprints.agent, summary.fingerprints.agent)
  const sameSandbox =
    before !== undefined && equalParts(before.summary.fingerprints.sandbox, summary.fingerprints.sandbox)
  return summary.tasks.map((task) => {
    const old = stored.filter((reference) => reference.task === task.id)
    const passing = passingTrajectories(task, summary.run.id)
    const sameGold = before?.summary.fingerprints.gold[task.id] === summary.fingerprints.gold[task.id]
    const sameWorld = sameSandbox && sameGold
    const keepsAll = sameWorld && (sameAgent || passing.length === 0)
    const keep = keepsAll
      ? old
      : old.filter((reference) => passing.some((one) => one.trajectory === reference.trajectory))
    const fresh = passing.filter((one) => !keep.some((reference) => reference.trajectory === one.trajectory))
    return { task: task.id, keep, add: fresh.slice(0, Math.max(0, MOST_REFERENCES - keep.length)) }
  })
}

/** Most frequent first, then the earliest attempt. */
function passingTrajectories(task: TaskSummary, run: string): { attempt: number; trajectory: string }[] {
  const found = new Map<string, { attempt: number; trajectory: string; count: number }>()
  for (const attempt of task.attempts) {
    if (!attempt.passed || (attempt.run !== undefined && attempt.run !== run)) continue
    const known = found.get(attempt.trajectory)
    if (known === undefined) found.set(attempt.trajectory, { ...attempt, count: 1 })
    else known.count += 1
  }
  return [...found.values()].sort((a, b) => b.count - a.count || a.attempt - b.attempt)
}

function equalParts(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => a[key] === b[key])
}
