import { passAtK, passHatK } from '../stats/pass-k.ts'
import { metricSummary } from './metric.ts'
import type { AttemptSummary, MetricSummary, PassK, RunSummary, TaskFacts, TaskSummary } from './types.ts'

/** What cannot be computed from the attempts' rows, and the rows. */
export interface SummaryParts
  extends Pick<RunSummary, 'suite' | 'run' | 'fingerprints' | 'failure_reasons' | 'by_chain_length'> {
  readonly tasks: readonly (TaskFacts & { readonly planned: number; readonly attempts: readonly AttemptSummary[] })[]
}

/** Suite values, curves and intervals of attempts that stand as rows: of a run, or of a baseline that was read. */
export function compose(parts: SummaryParts): RunSummary {
  const tasks = parts.tasks.map(taskSummary).sort((a, b) => byCodeUnit(a.id, b.id))
  const most = Math.max(parts.run.attempts, ...tasks.map((task) => task.planned))
  return {
    version: 1,
    suite: parts.suite,
    run: parts.run,
    fingerprints: parts.fingerprints,
    tasks,
    metrics: metricSummaries(tasks),
    pass_hat_k: curve(tasks, most, passHatK),
    pass_at_k: curve(tasks, most, passAtK),
    failure_reasons: parts.failure_reasons,
    by_chain_length: parts.by_chain_length,
  }
}

function taskSummary({
  id,
  origin,
  critical,
  reviewed,
  source,
  planned,
  attempts,
}: SummaryParts['tasks'][number]): TaskSummary {
  const measured = attempts.filter((attempt) => attempt.measured)
  return {
    id,
    ...(origin === undefined ? {} : { origin }),
    critical,
    reviewed,
    source: { file: source.file, line: source.line },
    planned: Math.max(planned, attempts.length),
    measured: measured.length,
    passed: measured.filter((attempt) => attempt.passed).length,
    attempts: [...attempts].sort((a, b) => byCodeUnit(a.run ?? '', b.run ?? '') || a.attempt - b.attempt),
  }
}

function metricSummaries(tasks: readonly TaskSummary[]): Readonly<Record<string, MetricSummary>> {
  const names = new Set(tasks.flatMap((task) => task.attempts.flatMap((attempt) => Object.keys(attempt.metrics))))
  names.add('success_rate')
  return Object.fromEntries([...names].sort(byCodeUnit).map((name) => [name, metricSummary(name, tasks)]))
}

/** The unweighted mean over the tasks that have k measured attempts. */
function curve(
  tasks: readonly TaskSummary[],
  most: number,
  ofTask: (passed: number, measured: number, k: number) => number | undefined,
): PassK[] {
  return Array.from({ length: most }, (_, index) => {
    const k = index + 1
    const values = tasks.flatMap((task) => ofTask(task.passed, task.measured, k) ?? [])
    const sum = values.reduce((total, value) => total + value, 0)
    return { k, ...(values.length > 0 && { value: sum / values.length }), tasks: values.length, of: tasks.length }
  })
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
