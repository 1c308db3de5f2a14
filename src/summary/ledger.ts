import type { DialogScore } from '../grade/aem/types.ts'
import type { AttemptGrade } from '../grade/grade.ts'
import type { Fingerprints } from '../suite/schema/suite.ts'
import type { Task } from '../suite/schema/task.ts'
import { attemptRow } from './attempt-row.ts'
import { compose } from './compose.ts'
import type { AttemptSummary, RunInfo, RunSummary, TaskFacts } from './types.ts'

export interface LedgerFacts {
  /** The suite's name. */
  readonly suite: string
  readonly tasks: readonly Task[]
  readonly run: RunInfo
  readonly fingerprints: Fingerprints
  /** Attempts planned for a task; default: `run.attempts` for each. */
  readonly planned?: (task: string) => number
}

export interface GradedAttempt {
  readonly grade: AttemptGrade
  /** `trajectoryHash` of its trace. */
  readonly trajectory: string
}

/** Takes grades as they come and keeps a small row of each, so that no trace has to stay in memory. */
export interface Ledger {
  /** Throws where the task is not the suite's, or the attempt is already there. */
  add(attempt: GradedAttempt): void
  /** Of what was added until now; may be asked for again. */
  summary(run?: Partial<RunInfo>): RunSummary
}

export function openLedger(facts: LedgerFacts): Ledger {
  const rows = new Map<string, Map<number, AttemptSummary>>(facts.tasks.map((task) => [task.id, new Map()]))
  const reasons: Record<string, { root: number; cascade: number }> = Object.create(null)
  const chains: Record<string, { num: number; den: number }> = Object.create(null)
  return {
    add({ grade, trajectory }) {
      const ofTask = rows.get(grade.task)
      if (ofTask === undefined) throw new Error(`attempt of task ${grade.task}, which the suite does not have`)
      if (ofTask.has(grade.attempt)) throw new Error(`attempt ${grade.attempt} of task ${grade.task} was added twice`)
      ofTask.set(grade.attempt, attemptRow(grade, trajectory))
      if (grade.measured && grade.aem.dialog !== undefined) tally(grade.aem.dialog, reasons, chains)
    },
    summary(run) {
      return compose({
        suite: facts.suite,
        run: { ...facts.run, ...run },
        fingerprints: facts.fingerprints,
        tasks: facts.tasks.map((task) => ({
          ...taskFacts(task),
          planned: facts.planned?.(task.id) ?? facts.run.attempts,
          attempts: [...(rows.get(task.id)?.values() ?? [])],
        })),
        failure_reasons: structuredClone({ ...reasons }),
        by_chain_length: structuredClone({ ...chains }),
      })
    },
  }
}

function taskFacts(task: Task): TaskFacts {
  return {
    id: task.id,
    ...(task.origin === undefined ? {} : { origin: task.origin }),
    critical: task.critical,
    reviewed: task.reviewed,
    source: task.source,
  }
}

function tally(
  dialog: DialogScore,
  reasons: Record<string, { root: number; cascade: number }>,
  chains: Record<string, { num: number; den: number }>,
): void {
  for (const turn of dialog.turns) {
    if (turn.reason === undefined || turn.attribution === undefined) continue
    // a cascade is counted under what it would have been by itself
    const name = turn.attribution === 'cascade' ? (turn.would_be ?? turn.reason) : turn.reason
    reasons[name] ??= { root: 0, cascade: 0 }
    reasons[name][turn.attribution] += 1
  }
  for (const [length, { num, den }] of Object.entries(dialog.by_chain_length)) {
    chains[length] ??= { num: 0, den: 0 }
    chains[length].num += num
    chains[length].den += den
  }
}
