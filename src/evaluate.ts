import { type PlannedAttempt, planAttempts } from './attempt/plan.ts'
import type { BaselineLookup } from './baseline/types.ts'
import { decide } from './gate/decide.ts'
import type { GateInput, Verdict } from './gate/types.ts'
import { type Advisers, consult } from './grade/consult.ts'
import type { AttemptGrade } from './grade/grade.ts'
import { type GradeContext, gradeAttempt } from './grade/grade-attempt.ts'
import type { Suite } from './suite/schema/suite.ts'
import { attemptRow } from './summary/attempt-row.ts'
import { openLedger } from './summary/ledger.ts'
import type { AttemptSummary, RunInfo, RunSummary } from './summary/types.ts'
import type { Attempt } from './trace/attempt.ts'
import type { Shard } from './trace/run-file.ts'
import { trajectoryHash } from './trace/views.ts'

/** What a run is evaluated with; both shells build one. */
export interface World {
  readonly suite: Suite
  readonly run: RunInfo
  /** Only these tasks are planned; absent: all. */
  readonly only?: readonly string[]
  /** Only this part of the plan belongs to the run; absent: all of it. */
  readonly shard?: Shard
  /** Attempts of a plan as they end: made now, or read from where they are kept. */
  readonly attempts: (plan: readonly PlannedAttempt[]) => AsyncIterable<Attempt>
  /** False where attempts are read and none can be made afresh. */
  readonly canRunMore: boolean
  readonly grading: GradeContext
  /** Models and modules that are asked about each attempt; absent where grading needs nobody. */
  readonly advisers?: Advisers
  readonly baseline: BaselineLookup
  /** What is known of the change that is judged. */
  readonly change?: Pick<GateInput, 'newSuite' | 'bringsBaseline' | 'breaksBaseline' | 'accepted' | 'look'>
  /** ISO date, for quarantines. */
  readonly today: string
  /** Aborted by a signal: what has not ended by then is not measured. */
  readonly signal: AbortSignal
  /** Takes each grade as it is given: none is kept. */
  readonly onGrade?: (grade: AttemptGrade) => void
}

export interface Evaluation {
  readonly summary: RunSummary
  readonly verdict: Verdict
}

/** The pipeline: attempts → grades → summary → verdict, again while the verdict asks for fresh attempts. */
export async function evaluate(world: World): Promise<Evaluation> {
  const { suite, run } = world
  const tasks = new Map(suite.tasks.map((task) => [task.id, task]))
  const first = firstPlan(world)
  const ledger = openLedger({
    ...{ suite: suite.name, tasks: suite.tasks, run, fingerprints: suite.fingerprints },
    ...(world.shard !== undefined && { planned: countByTask(first) }),
  })
  const fresh = new Map<string, AttemptSummary[]>()

  for (let plan = first; ; ) {
    for await (const attempt of world.attempts(plan)) {
      const task = tasks.get(attempt.task)
      if (task === undefined) continue
      const { context, judgements } = await consult(attempt, task, world.grading, world.advisers)
      const grade = gradeAttempt(attempt, task, context, judgements)
      world.onGrade?.(grade)
      const trajectory = trajectoryHash(attempt.events)
      // fresh attempts settle one question; they enter no metric
      if (attempt.attempt > run.attempts) {
        fresh.set(task.id, [...(fresh.get(task.id) ?? []), attemptRow(grade, trajectory)])
      } else ledger.add({ grade, trajectory })
    }
    const summary = ledger.summary({ interrupted: run.interrupted || world.signal.aborted })
    const verdict = decide({
      candidate: summary,
      baseline: world.baseline,
      policy: suite.policy,
      ...world.change,
      fresh: [...fresh].map(([id, attempts]) => ({ id, attempts })),
      canRunMore: world.canRunMore && !world.signal.aborted,
      today: world.today,
    })
    if (verdict.more === undefined) return { summary, verdict }
    plan = freshPlan(world, verdict.more)
    // a task whose attempts then come to nothing is not asked about again
    for (const task of verdict.more.tasks) fresh.set(task, fresh.get(task) ?? [])
  }
}

function firstPlan({ suite, run, only, shard }: World): PlannedAttempt[] {
  return planAttempts({
    tasks: suite.tasks,
    attempts: run.attempts,
    seed: run.seed,
    ...(only !== undefined && { only }),
    ...(shard !== undefined && { shard }),
  })
}

function countByTask(plan: readonly PlannedAttempt[]): (task: string) => number {
  const counts = new Map<string, number>()
  for (const { task } of plan) counts.set(task.id, (counts.get(task.id) ?? 0) + 1)
  return (task) => counts.get(task) ?? 0
}

/** Attempts numbered after the planned ones. */
function freshPlan({ suite, run }: World, more: NonNullable<Verdict['more']>): PlannedAttempt[] {
  const plan = planAttempts({
    tasks: suite.tasks,
    attempts: run.attempts + more.attempts,
    seed: run.seed,
    only: more.tasks,
  })
  return plan.filter((planned) => planned.attempt > run.attempts)
}
