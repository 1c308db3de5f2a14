import Table from 'cli-table3'
import type { BaselineLookup } from '../../baseline/types.ts'
import { percent, showAmount } from '../../report/figures.ts'
import type { MetricSummary } from '../../summary/types.ts'

/** What a baseline holds, in 80 columns. */
export function showBaseline(lookup: Extract<BaselineLookup, { kind: 'found' }>): string {
  const { summary, runs } = lookup.main
  const attempts = summary.tasks.reduce((sum, task) => sum + task.measured, 0)
  const metrics = new Table({ head: ['metric', 'value', 'tasks'], style: { head: [], border: [], compact: true } })
  for (const [name, metric] of Object.entries(summary.metrics)) {
    if (metric.value !== undefined) metrics.push([name, shown(metric), `${metric.tasks} of ${metric.of}`])
  }
  const tasks = new Table({ head: ['task', 'passed'], style: { head: [], border: [], compact: true } })
  for (const task of summary.tasks) tasks.push([task.id, `${task.passed} of ${task.measured}`])
  const accepted =
    lookup.accepted.summary.run.id === summary.run.id ? 'the same run' : `run ${lookup.accepted.summary.run.id}`
  return [
    `${summary.suite} in ${lookup.place}`,
    `main: run ${summary.run.id} of ${summary.run.started_at}, seed ${summary.run.seed}, Turngate ${summary.run.turngate}`,
    `accepted: ${accepted}`,
    `${summary.tasks.length} tasks, ${attempts} measured attempts${runs.length > 1 ? ` of ${runs.length} runs` : ''}`,
    '',
    metrics.toString(),
    '',
    tasks.toString(),
    '',
  ].join('\n')
}

function shown(metric: MetricSummary): string {
  const value = metric.value ?? 0
  return metric.unit === 'share' ? percent(value) : showAmount(value, metric.unit)
}
