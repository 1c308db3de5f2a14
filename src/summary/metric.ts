import type { Score } from '../grade/score.ts'
import { meanInterval, shareInterval } from '../stats/interval.ts'
import { quantile } from '../stats/quantile.ts'
import { metricKind } from './metric-kinds.ts'
import type { MetricSummary, TaskSummary } from './types.ts'

/** Mean over tasks of the mean over the task's measured, scored attempts. */
export function metricSummary(name: string, tasks: readonly TaskSummary[]): MetricSummary {
  const { kind, unit } = metricKind(name)
  const perTask = tasks.map((task) => scoredOf(name, task)).filter((scores) => scores.length > 0)
  const means = perTask.map((scores) => mean(scores.map((score) => score.value)))
  const all = kind === 'amount' ? perTask.flat().map((score) => score.value) : []
  const interval =
    kind === 'amount'
      ? meanInterval(means)
      : shareInterval(perTask.map((scores, index) => ({ mean: means[index] ?? 0, trials: trialsOf(scores) })))
  const p50 = quantile(all, 0.5)
  const p95 = quantile(all, 0.95)
  return {
    kind,
    unit,
    ...(means.length > 0 && { value: mean(means) }),
    tasks: means.length,
    of: tasks.length,
    ...(interval !== undefined && { interval }),
    ...(p50 !== undefined && { p50 }),
    ...(p95 !== undefined && { p95 }),
    unscored: unscoredReasons(name, tasks),
    ...(tasks.some((task) => isAdvisory(name, task)) && { advisory: true }),
  }
}

type Scored = Score & { kind: 'scored' }

function scoredOf(name: string, task: TaskSummary): Scored[] {
  return task.attempts.flatMap((attempt) => {
    const score = attempt.measured ? scoreOf(attempt.metrics, name) : undefined
    return score?.kind === 'scored' ? [score] : []
  })
}

/** A judge without a licence that says nothing blocks as little as one that speaks. */
function isAdvisory(name: string, { attempts }: TaskSummary): boolean {
  return attempts.some(({ measured, metrics }) => measured && scoreOf(metrics, name)?.advisory === true)
}

/** A fraction stands for as many trials as its denominator, any other rate for one. */
function trialsOf(scores: readonly Scored[]): number {
  return scores.reduce((sum, score) => sum + (score.den ?? 1), 0)
}

/** Attempts that were planned and gave no score, by reason. */
function unscoredReasons(name: string, tasks: readonly TaskSummary[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  const count = (reason: string, by: number) => counts.set(reason, (counts.get(reason) ?? 0) + by)
  for (const task of tasks) {
    for (const attempt of task.attempts) {
      const score = scoreOf(attempt.metrics, name)
      if (!attempt.measured) count('not measured', 1)
      else if (score === undefined) count('not recorded', 1)
      else if (score.kind === 'unscored') count(score.reason, 1)
    }
    if (task.planned > task.attempts.length) count('no record', task.planned - task.attempts.length)
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function scoreOf(metrics: Readonly<Record<string, Score>>, name: string): Score | undefined {
  return Object.hasOwn(metrics, name) ? metrics[name] : undefined
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
