import type { Score } from '../grade/score.ts'
import { quantile } from '../stats/quantile.ts'
import { metricKind } from './metric-kinds.ts'
import type { MetricSummary, TaskSummary } from './types.ts'

/** Mean over tasks of the mean over the task's measured, scored attempts. */
export function metricSummary(name: string, tasks: readonly TaskSummary[]): MetricSummary {
  const { kind, unit } = metricKind(name)
  const perTask = tasks.map((task) => scoredValues(name, task)).filter((values) => values.length > 0)
  const means = perTask.map(mean)
  const all = kind === 'amount' ? perTask.flat() : []
  const p50 = quantile(all, 0.5)
  const p95 = quantile(all, 0.95)
  return {
    kind,
    unit,
    ...(means.length > 0 && { value: mean(means) }),
    tasks: means.length,
    of: tasks.length,
    ...(p50 !== undefined && { p50 }),
    ...(p95 !== undefined && { p95 }),
    unscored: unscoredReasons(name, tasks),
  }
}

function scoredValues(name: string, task: TaskSummary): number[] {
  return task.attempts.flatMap((attempt) => {
    const score = attempt.measured ? scoreOf(attempt.metrics, name) : undefined
    return score?.kind === 'scored' ? [score.value] : []
  })
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
