import type { BaselineLookup } from '../baseline/types.ts'
import { unlicensedNote } from '../gate/judges.ts'
import { REPLAYED } from '../grade/usage.ts'
import type { RunSummary } from '../summary/types.ts'
import { percent } from './figures.ts'
import { isolationNotes, phraseReason, type Site } from './phrase.ts'
import { listed, say, type Text, words } from './text.ts'
import type { Unmeasured } from './types.ts'

interface NoteFacts {
  readonly summary: RunSummary
  readonly unmeasured: readonly Unmeasured[]
  readonly lookup: BaselineLookup | undefined
  readonly site: Site
  /** A verdict has what is to be said of judges among its reasons. */
  readonly isGated: boolean
  readonly secrets: number
  /** A verdict that says why the newest entry is not the accepted one. */
  readonly tellsMain?: boolean
}

/** What a reader has to know to trust the figures. */
export function notes({ summary, unmeasured, lookup, site, isGated, secrets, tellsMain = false }: NoteFacts): Text[] {
  return [
    tellsMain ? undefined : mainNotAccepted(lookup),
    ...(isGated ? [] : judges(summary, site)),
    ...holes(unmeasured, summary),
    secretsNote(secrets),
    ...isolationNotes(summary.run.isolation),
    replayed(summary),
  ].flatMap((note) => (note === undefined ? [] : [note]))
}

function mainNotAccepted(lookup: BaselineLookup | undefined): Text | undefined {
  if (lookup?.kind !== 'found' || lookup.main === lookup.accepted) return undefined
  const rate = (summary: RunSummary) => percent(summary.metrics.success_rate?.value ?? 0)
  return say`The baseline's newest entry (${'main'}, success rate ${words(rate(lookup.main.summary))}) is not the accepted one (${words(rate(lookup.accepted.summary))}): compared with ${'main'}.`
}

function judges({ run }: RunSummary, site: Site): Text[] {
  const unlicensed = (run.judges ?? []).filter((judge) => judge.licence !== 'licensed')
  return unlicensed.map((judge) => phraseReason(unlicensedNote(judge), site).text)
}

function secretsNote(count: number): Text | undefined {
  if (count === 0) return undefined
  const places = count === 1 ? '1 place' : `${count} places`
  return say`Secrets were taken out of what the agent wrote, in ${words(places)}: look at what it prints.`
}

/** Attempts without a result, by what kept them from having one. */
function holes(unmeasured: readonly Unmeasured[], { tasks }: RunSummary): Text[] {
  const silent = tasks.filter((task) => task.planned > task.attempts.length)
  const missing = silent.reduce((sum, task) => sum + task.planned - task.attempts.length, 0)
  const more = unmeasured.slice(MOST)
  const kinds = `${more.length} more ${more.length === 1 ? 'kind' : 'kinds'} of unmeasured attempts`
  return [
    ...unmeasured.slice(0, MOST).map(causeNote),
    ...(more.length > 0 ? [say`${words(kinds)}: ${attempts(sum(more))} of ${listed(tasksOf(more))}.`] : []),
    ...(missing > 0 ? [say`${attempts(missing)} of ${listed(silent.map((task) => task.id))}: no record.`] : []),
  ]
}

const MOST = 3

function causeNote({ text, attempts: count, tasks, first, diff }: Unmeasured): Text {
  const where = say` The trace of attempt ${first.attempt} of ${first.task} has all of it.`
  return say`${attempts(count)} of ${listed(tasks)}: ${text}${diff === undefined ? [] : where}`
}

function sum(unmeasured: readonly Unmeasured[]): number {
  return unmeasured.reduce((total, one) => total + one.attempts, 0)
}

function tasksOf(unmeasured: readonly Unmeasured[]): string[] {
  return [...new Set(unmeasured.flatMap(({ tasks }) => tasks))]
}

function attempts(count: number): Text {
  return words(`${count} attempt${count === 1 ? '' : 's'}`)
}

function replayed({ tasks }: RunSummary): Text | undefined {
  const isReplayed = tasks.some(({ attempts }) =>
    attempts.some(({ metrics: { wall_ms: wall } }) => wall?.kind === 'unscored' && wall.reason === REPLAYED),
  )
  return isReplayed ? words('Model answers were replayed from cassettes: nothing is said of latency.') : undefined
}
