import type { Verdict } from '../gate/types.ts'
import type { RunSummary, TaskSummary } from '../summary/types.ts'

/** A task in which a regressed metric fell; values are means of the task's scored attempts. */
export interface MetricFall {
  readonly task: string
  readonly metric: string
  readonly baseline: number
  readonly candidate: number
}

/** Tasks in which the regressed rates, success apart, fell most; the largest fall of a task only. */
export function metricFalls(
  summary: RunSummary,
  baseline: RunSummary | undefined,
  verdict: Verdict | undefined,
): MetricFall[] {
  if (baseline === undefined || verdict === undefined) return []
  const before = new Map(baseline.tasks.map((task) => [task.id, task]))
  const fallen = verdict.metrics.filter(
    ({ metric, kind, status }) =>
      kind === 'rate' && metric !== 'success_rate' && (status === 'regressed' || status === 'inconclusive'),
  )
  const falls = fallen.flatMap(({ metric }) =>
    summary.tasks
      .flatMap((task): MetricFall[] => {
        const [old, now] = [taskMean(before.get(task.id), metric), taskMean(task, metric)]
        return old === undefined || now === undefined || old - now < LEAST
          ? []
          : [{ task: task.id, metric, baseline: old, candidate: now }]
      })
      .sort((a, b) => a.candidate - a.baseline - (b.candidate - b.baseline))
      .slice(0, MOST),
  )
  return falls.filter((fall, index) => falls.findIndex((other) => other.task === fall.task) === index)
}

const LEAST = 0.2
const MOST = 5

function taskMean(task: TaskSummary | undefined, metric: string): number | undefined {
  const values = (task?.attempts ?? []).flatMap((attempt) => {
    const score = attempt.measured ? attempt.metrics[metric] : undefined
    return score?.kind === 'scored' ? [score.value] : []
  })
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}
