import type { Score } from '../grade/score.ts'
import { compose } from '../summary/compose.ts'
import type { AttemptSummary, TaskSummary } from '../summary/types.ts'
import type { Outcome } from '../trace/attempt.ts'
import type { EntryFile, StoredAttempt, StoredScore, StoredTask } from './entry-schema.ts'
import type { BaselineEntry } from './types.ts'

/** Keys always come in the same order; unmeasured attempts and the words of findings stay out. */
export function encodeEntry(entry: BaselineEntry): EntryFile {
  const { summary } = entry
  return {
    version: 1,
    suite: summary.suite,
    runs: entry.runs.map((run) => ({ ...run, isolation: [...run.isolation] })),
    fingerprints: {
      agent: sortedRecord(summary.fingerprints.agent),
      sandbox: sortedRecord(summary.fingerprints.sandbox),
      scorer: summary.fingerprints.scorer,
      ...(summary.fingerprints.judge === undefined ? {} : { judge: summary.fingerprints.judge }),
      gold: sortedRecord(summary.fingerprints.gold),
    },
    failure_reasons: sortedRecord(summary.failure_reasons),
    by_chain_length: sortedRecord(summary.by_chain_length),
    tasks: summary.tasks.map((task) => encodeTask(task, summary.run.id)),
  }
}

/** Suite values, curves and intervals are computed from the attempts again. */
export function decodeEntry(file: EntryFile): BaselineEntry {
  const [run] = file.runs
  if (run === undefined) throw new Error('an entry without a run')
  const summary = compose({
    suite: file.suite,
    run,
    fingerprints: file.fingerprints,
    tasks: file.tasks.map((task) => ({ ...task, attempts: task.attempts.map(decodeAttempt) })),
    failure_reasons: file.failure_reasons,
    by_chain_length: file.by_chain_length,
  })
  return { summary, runs: file.runs }
}

function encodeTask(task: TaskSummary, run: string): StoredTask {
  const attempts = task.attempts.filter((attempt) => attempt.measured)
  return {
    id: task.id,
    ...(task.origin === undefined ? {} : { origin: task.origin }),
    critical: task.critical,
    reviewed: task.reviewed,
    source: { file: task.source.file, line: task.source.line },
    planned: task.planned,
    measured: attempts.length,
    passed: attempts.filter((attempt) => attempt.passed).length,
    attempts: attempts.map((attempt) => encodeAttempt(attempt, attempt.run ?? run)),
  }
}

function encodeAttempt(attempt: AttemptSummary, run: string): StoredAttempt {
  const metrics: Record<string, StoredScore> = {}
  const unscored: Record<string, string[]> = {}
  for (const [name, score] of Object.entries(sortedRecord(attempt.metrics))) {
    // it says again what `passed` says
    if (name === 'success_rate') continue
    if (score.kind === 'scored') metrics[name] = encodeScore(score)
    else unscored[score.reason] = [...(unscored[score.reason] ?? []), name]
  }
  const cause = attempt.root_cause
  return {
    run,
    attempt: attempt.attempt,
    seed: attempt.seed,
    outcome: encodeOutcome(attempt.outcome),
    passed: attempt.passed,
    trajectory: attempt.trajectory,
    metrics,
    ...(Object.keys(unscored).length === 0 ? {} : { unscored: sortedRecord(unscored) }),
    ...(cause === undefined ? {} : { root_cause: { ...cause, fields: [...cause.fields] } }),
  }
}

function decodeAttempt(stored: StoredAttempt): AttemptSummary {
  const metrics: Record<string, Score> = {
    success_rate: { kind: 'scored', value: stored.passed ? 1 : 0, num: stored.passed ? 1 : 0, den: 1 },
  }
  for (const [name, score] of Object.entries(stored.metrics)) metrics[name] = decodeScore(score)
  for (const [reason, names] of Object.entries(stored.unscored ?? {})) {
    for (const name of names) metrics[name] = { kind: 'unscored', reason }
  }
  return {
    run: stored.run,
    attempt: stored.attempt,
    seed: stored.seed,
    outcome: decodeOutcome(stored.outcome),
    measured: true,
    passed: stored.passed,
    metrics,
    trajectory: stored.trajectory,
    failures: [],
    ...(stored.root_cause === undefined ? {} : { root_cause: stored.root_cause }),
  }
}

function encodeScore({ value, num, den }: Score & { kind: 'scored' }): StoredScore {
  if (num === undefined && den === undefined) return value
  if (num !== undefined && den !== undefined && Number.isInteger(num) && Number.isInteger(den) && value === num / den) {
    return `${num}/${den}`
  }
  return { value, ...(num !== undefined && { num }), ...(den !== undefined && { den }) }
}

function decodeScore(stored: StoredScore): Score {
  if (typeof stored === 'number') return { kind: 'scored', value: stored }
  if (typeof stored === 'object') return { kind: 'scored', ...stored }
  const [num = Number.NaN, den = Number.NaN] = stored.split('/').map(Number)
  return { kind: 'scored', value: num / den, num, den }
}

function encodeOutcome(outcome: Outcome): string {
  return outcome.status === 'agent_failed' ? `agent_failed:${outcome.reason}` : outcome.status
}

function decodeOutcome(stored: string): Outcome {
  const [status, reason] = stored.split(':')
  if (status === 'timed_out') return { status: 'timed_out', limit: 'time', message: '' }
  if (status === 'agent_failed') {
    const known = FAILURES.find((name) => name === reason)
    return { status: 'agent_failed', reason: known ?? 'exit', message: '' }
  }
  return { status: 'completed' }
}

const FAILURES = [
  'exit',
  'spawn',
  'calls',
  'output',
  'cost',
  'steps',
  'cpu',
  'memory',
  'file_size',
  'processes',
  'protocol',
  'source',
] as const

function sortedRecord<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return Object.fromEntries(entries)
}
