import { REPLAYED } from '../grade/usage.ts'
import type { Ratio } from '../stats/strata.ts'
import type { AttemptSummary, TaskSummary } from '../summary/types.ts'

/** Attempts that infrastructure failed are holes; a verdict has to be the same with both readings of them. */
export type Reading = 'dropped' | 'failed'

/** What one side's attempts of one task amount to. */
export interface Tally {
  readonly passed: number
  readonly measured: number
  /** Scores of the attempts that have one, as fractions. */
  readonly rates: (metric: string) => readonly Ratio[]
  readonly amounts: (metric: string) => readonly number[]
  /** Recorded answers alone are why the metric has no value: nothing is missing that could be measured. */
  readonly replayed: (metric: string) => boolean
  /** Attempts that are read as failed though nothing was measured. */
  readonly failedHoles: number
}

export function tally(task: TaskSummary, reading: Reading): Tally {
  const measured = task.attempts.filter((attempt) => attempt.measured)
  const failedHoles = reading === 'failed' ? holesOf(task) : 0
  return {
    passed: measured.filter((attempt) => attempt.passed).length,
    measured: measured.length + failedHoles,
    rates: (metric) => measured.flatMap((attempt) => ratioOf(attempt, metric)),
    amounts: (metric) => measured.flatMap((attempt) => amountOf(attempt, metric)),
    replayed: (metric) => measured.length > 0 && measured.every((attempt) => isReplayed(attempt, metric)),
    failedHoles,
  }
}

export function holesOf(task: TaskSummary): number {
  return Math.max(0, task.planned - task.measured)
}

/** Whether enough of its planned attempts were measured; none at all is never enough. */
export function isMeasured(task: TaskSummary, share: number): boolean {
  return task.measured > 0 && task.measured / task.planned >= share
}

function ratioOf(attempt: AttemptSummary, metric: string): Ratio[] {
  if (metric === 'success_rate') return [{ num: attempt.passed ? 1 : 0, den: 1 }]
  const score = scoreOf(attempt, metric)
  if (score?.kind !== 'scored') return []
  const { value, num, den } = score
  return [num === undefined || den === undefined ? { num: value, den: 1 } : { num, den }]
}

function amountOf(attempt: AttemptSummary, metric: string): number[] {
  const score = scoreOf(attempt, metric)
  return score?.kind === 'scored' ? [score.value] : []
}

function isReplayed(attempt: AttemptSummary, metric: string): boolean {
  const score = scoreOf(attempt, metric)
  return score?.kind === 'unscored' && score.reason === REPLAYED
}

function scoreOf(attempt: AttemptSummary, metric: string): AttemptSummary['metrics'][string] | undefined {
  return Object.hasOwn(attempt.metrics, metric) ? attempt.metrics[metric] : undefined
}
