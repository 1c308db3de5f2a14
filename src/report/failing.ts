import type { TaskChange, Verdict } from '../gate/types.ts'
import type { RunSummary, TaskSummary } from '../summary/types.ts'
import { mainCause } from './clusters.ts'
import { metricFalls } from './metric-falls.ts'

export interface ReportSides {
  readonly summary: RunSummary
  readonly verdict?: Verdict | undefined
  /** The baseline's `main` entry. */
  readonly baseline?: RunSummary | undefined
}

/**
 * The tasks a report is about, worst first. Where the gate found the candidate worse: the tasks that became clearly
 * worse (those that fail as much as before are no news), then those in which a regressed metric fell. Where it passed:
 * those that fail at least half of their attempts. Where nothing was compared: every task with a failed attempt.
 */
export function failingTasks({ summary, verdict, baseline }: ReportSides): TaskSummary[] {
  const changes = new Map(verdict?.lost.map((change) => [change.task, change]) ?? [])
  const ranked = summary.tasks
    .map((task) => ({ task, worth: worth(task, changes.get(task.id)) }))
    .filter((entry) => entry.worth > 0)
    .sort((a, b) => b.worth - a.worth)
  const clear = ranked.filter((entry) => entry.worth >= CLEAR)
  const plain = (entries: typeof ranked) => entries.map((entry) => entry.task)
  switch (verdict?.status) {
    case 'regressed':
    case 'inconclusive': {
      const worse = (entries: typeof ranked) =>
        entries.filter((entry) => changes.has(entry.task.id) || baseline === undefined)
      const chosen = [worse(clear), worse(ranked), clear].find((entries) => entries.length > 0) ?? []
      const fallen = metricFalls(summary, baseline, verdict).map((fall) => fall.task)
      const more = summary.tasks.filter(
        (task) => fallen.includes(task.id) && !chosen.some((entry) => entry.task === task),
      )
      return [...plain(chosen), ...more]
    }
    case 'pass':
      return plain(clear)
    default:
      return plain(ranked)
  }
}

export interface WantedDetail {
  readonly task: string
  /** The attempt to show. */
  readonly attempt: number
  /** A passing attempt of the same task, for the left side of its diff where the baseline has no reference. */
  readonly passing?: number
}

/** Attempts whose grades and traces `buildReport` wants, the most telling first. */
export function wantedDetails(sides: ReportSides, most = 50): WantedDetail[] {
  const falls = metricFalls(sides.summary, sides.baseline, sides.verdict)
  return failingTasks(sides)
    .slice(0, most)
    .flatMap((task) => {
      const attempt = shownAttempt(task, falls.find((fall) => fall.task === task.id)?.metric)
      const passing = task.attempts.find((one) => one.measured && one.passed && one.attempt !== attempt)?.attempt
      return attempt === undefined ? [] : [{ task: task.id, attempt, ...(passing !== undefined && { passing }) }]
    })
}

/** The first attempt that fails as most of them do; of a task that passes, the one with the lowest value of a metric. */
function shownAttempt(task: TaskSummary, metric: string | undefined): number | undefined {
  const failed = mainCause(task)?.attempts[0]?.attempt
  if (failed !== undefined || metric === undefined) return failed
  const scored = task.attempts.flatMap((attempt) => {
    const score = attempt.measured ? attempt.metrics[metric] : undefined
    return score?.kind === 'scored' ? [{ attempt: attempt.attempt, value: score.value }] : []
  })
  return scored.sort((a, b) => a.value - b.value || a.attempt - b.attempt)[0]?.attempt
}

/** From here on a task fails clearly, and not by one slip. */
const CLEAR = 1

function worth(task: TaskSummary, change: TaskChange | undefined): number {
  const failed = task.measured - task.passed
  if (failed === 0 || task.measured === 0) return 0
  const share = failed / task.measured
  const isNamed = change?.verdict !== undefined && change.verdict !== 'quarantined' && change.verdict !== 'advisory'
  const drop = change === undefined ? 0 : shareOf(change.baseline) - shareOf(change.candidate)
  if (isNamed) return 4 + share
  if (drop >= 0.4) return 2 + drop
  return share >= 0.5 ? CLEAR + share : share
}

function shareOf({ passed, measured }: TaskChange['baseline']): number {
  return measured === 0 ? 0 : passed / measured
}
