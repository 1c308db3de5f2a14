import { ratio, type Score } from '../../src/grade/score.ts'
import type { Fingerprints } from '../../src/suite/schema/suite.ts'
import { compose } from '../../src/summary/compose.ts'
import type { AttemptSummary, RunInfo, RunSummary } from '../../src/summary/types.ts'

/** A task of a made-up run; what is not given is five planned, all measured. */
export interface MadeTask {
  readonly id: string
  readonly passed: number
  readonly measured?: number
  readonly planned?: number
  readonly critical?: boolean
  readonly reviewed?: boolean
  /** Scores of one attempt beside `success_rate`; `index` from 0, the passed attempts come first. */
  readonly metrics?: (index: number, passed: boolean) => Readonly<Record<string, Score>>
  /** Trajectory hash of an attempt; default: no two are alike. */
  readonly trajectory?: (index: number) => string
}

export interface MadeRun {
  readonly tasks: readonly MadeTask[]
  readonly suite?: string
  readonly attempts?: number
  readonly run?: Partial<RunInfo>
  readonly fingerprints?: Partial<Fingerprints>
}

/** The summary of a made-up run, put together by the real code. Infrastructure failed what was planned and not measured. */
export function runSummary({ tasks, suite = 'made', attempts = 5, run = {}, fingerprints = {} }: MadeRun): RunSummary {
  return compose({
    suite,
    run: {
      id: 'made',
      seed: 1,
      started_at: '2025-03-01T09:00:00Z',
      attempts,
      turngate: '0.1.0',
      interrupted: false,
      isolation: [],
      ...run,
    },
    fingerprints: {
      agent: { prompt: 'p', model: 'm' },
      sandbox: { state: 's' },
      scorer: 'c',
      gold: Object.fromEntries(tasks.map(({ id }) => [id, `gold of ${id}`])),
      ...fingerprints,
    },
    failure_reasons: {},
    by_chain_length: {},
    tasks: tasks.map((task) => ({
      id: task.id,
      critical: task.critical ?? false,
      reviewed: task.reviewed ?? true,
      source: { file: `${task.id}.yaml`, line: 1 },
      planned: task.planned ?? attempts,
      attempts: attemptsOf(task, attempts),
    })),
  })
}

function attemptsOf(task: MadeTask, attempts: number): AttemptSummary[] {
  const planned = task.planned ?? attempts
  const measured = task.measured ?? planned
  return Array.from({ length: planned }, (_, index) => {
    const isMeasured = index < measured
    const passed = index < task.passed
    return {
      attempt: index + 1,
      seed: index,
      outcome: isMeasured
        ? { status: 'completed' as const }
        : { status: 'infra_failed' as const, reason: 'provider' as const, message: '503' },
      measured: isMeasured,
      passed: isMeasured && passed,
      metrics: isMeasured ? { success_rate: ratio(passed ? 1 : 0, 1), ...task.metrics?.(index, passed) } : {},
      trajectory: task.trajectory?.(index) ?? `${task.id} ${index}`,
      failures: [],
    }
  })
}
