import { isAcceptance } from './change.ts'
import { percent, signed } from './figures.ts'
import { metricLabel } from './metric-names.ts'
import { taskVerdict } from './phrase.ts'
import { joinTexts, listed, plainText, say, type Text, words } from './text.ts'
import type { FailingTask, MetricRow, Report, StateDiff, StateRow, TraceDiff } from './types.ts'

/** Lines that every renderer shows in the same words. */

/** `refund-over-limit` 5/5 → 0/5 passed, critical: `orders.Refund`: parameters missing (`amount`) */
export function taskLine({ task, baseline, candidate, verdict, cause, failures, fell, critical }: FailingTask): Text {
  const before = baseline === undefined ? '' : `${share(baseline)} → `
  const marks = [critical ? 'critical' : [], verdict === undefined ? [] : taskVerdict(verdict)].flat()
  const why = cause ?? failures[0] ?? []
  const fall =
    fell === undefined
      ? []
      : say`, ${metricLabel(fell.metric)} ${words(`${percent(fell.baseline)} → ${percent(fell.candidate)}`)}`
  const counts = words(`${before}${share(candidate)} passed${marks.map((mark) => `, ${mark}`).join('')}`)
  return say`${task} ${counts}${fall}${words(why.length === 0 ? '' : ': ')}${why}`
}

/** `Attempt 2, as 4 of 5 failed attempts; task in tasks/refunds.yaml:12` */
export function attemptLine({ attempt, alike, failed, source }: FailingTask): Text {
  const others = failed > 1 && alike > 0 ? `, as ${alike} of ${failed} failed attempts` : ''
  return say`Attempt ${attempt}${words(others)}; task in ${`${source.file}:${source.line}`}`
}

export function rootCauseLine({ turn_no, text, cascades }: NonNullable<FailingTask['root_cause']>): Text {
  const after = cascades === 0 ? '' : `; ${cascades} later turn${cascades === 1 ? ' fails' : 's fail'} because of it`
  return say`Root cause: turn ${turn_no}, ${text}${words(after)}`
}

/** What stands beside a changed place: what it should be, or whether it could change. */
export function stateNote({ mark, expected }: StateRow): Text {
  if (expected !== undefined) return say`expected ${expected}`
  if (mark === 'unexpected') return words('must not change')
  return mark === 'allowed' ? words('may change') : []
}

export function stateMore({ more }: StateDiff): Text {
  return words(`and ${more} more changed place${more === 1 ? '' : 's'}`)
}

export function failingTitle({ failing, more_failing: more, status }: Report): string {
  const name = status === 'regressed' || status === 'inconclusive' ? 'Tasks that got worse' : 'Failing tasks'
  return `${name} (${failing.length + more.length})`
}

/** Reasons of one kind about many tasks are told once, with the names of the others; what the headline said, not again. */
export function whyTexts(report: Report, most: number): Text[] {
  const { reasons, status } = report
  const told = withoutUngated(reasons).filter((reason) => reason.status !== 'pass' || status === 'pass')
  const texts = told.flatMap((reason, index): Text[] => {
    const alike = told.filter((other) => other.code === reason.code && typeof other.args.task === 'string')
    if (alike.length < 3) return [reason.text]
    if (told.findIndex((other) => other.code === reason.code) !== index) return []
    const names = alike.slice(1).map((other) => String(other.args.task))
    return [say`${reason.text} Likewise ${listed(names, 10)}.`]
  })
  const isSaid = plainText(texts[0] ?? []) === plainText(report.headline.figure)
  if (isSaid) texts.shift()
  const precision = status === 'pass' || status === 'inconclusive' ? precisionText(report) : undefined
  if (precision !== undefined) texts.push(precision)
  if (status === 'pass') texts.push(...ungatedTexts(reasons))
  return texts.length > most ? [...texts.slice(0, most), words(`and ${texts.length - most} more reasons`)] : texts
}

/** Tasks whose passed attempts fell, and those where they rose. */
export function movedTexts({ lost, won }: Report, most: number): Text[] {
  const line = (title: string, changes: Report['lost']): Text[] => {
    if (changes.length === 0) return []
    const shown = changes
      .slice(0, most)
      .map(({ task, baseline, candidate }) => say`${task} ${words(`${share(baseline)} → ${share(candidate)}`)}`)
    const rest = words(changes.length > most ? ` and ${changes.length - most} more` : '')
    return [say`${words(title)} (${changes.length}): ${joinTexts(shown, ', ')}${rest}`]
  }
  return [...line('Fell', lost), ...line('Rose', won)]
}

export function noteTexts({ notes, reasons, status }: Report, most: number): Text[] {
  const more =
    status === 'pass'
      ? []
      : withoutUngated(reasons)
          .filter((reason) => reason.status === 'pass')
          .map((reason) => reason.text)
  const ungated = status === 'pass' ? [] : ungatedTexts(reasons)
  return [...notes, ...more, ...ungated].slice(0, most)
}

const UNGATED: Readonly<Record<string, string>> = {
  metric_not_measured: 'Not measured on either side, so not gated',
  metric_replayed: 'Not measured, since model answers were replayed, so not gated',
  metric_not_in_baseline: 'Not in the baseline, so listed and not gated',
}

function withoutUngated(reasons: Report['reasons']): Report['reasons'] {
  return reasons.filter((reason) => !Object.hasOwn(UNGATED, reason.code) && !isAcceptance(reason))
}

/** Metrics with a limit that could not be applied: one line for each why, not one for each metric. */
function ungatedTexts(reasons: Report['reasons']): Text[] {
  return Object.entries(UNGATED).flatMap(([code, why]) => {
    const labels = reasons.flatMap((reason) => (reason.code === code ? [metricLabel(String(reason.args.metric))] : []))
    return labels.length === 0 ? [] : [say`${words(why)}: ${joinTexts(labels, ', ')}.`]
  })
}

/** How sure the primary metric's figure is: the interval of its change, and the drop that would have been seen. */
function precisionText({ groups }: Report): Text | undefined {
  const row = groups.flatMap((group) => group.rows).find((one) => one.role === 'primary')
  if (row === undefined) return undefined
  const interval = row.change_interval === undefined ? [] : [`95% interval of the change ${intervalWords(row)} points`]
  const power =
    row.detectable === undefined ? [] : [`a true drop of ${detectableWords(row)} points would be found in 80% of runs`]
  const parts = [...interval, ...power]
  return parts.length === 0 ? undefined : say`${row.label}: ${words(parts.join('; '))}.`
}

/** `−3.2 to +11.0` points, `×0.97 to ×1.05` for amounts; empty where there is none. */
export function intervalWords({ kind, change_interval: interval }: MetricRow): string {
  if (interval === undefined) return ''
  const { low, high } = interval
  return kind === 'rate' ? `${signed(low * 100)} to ${signed(high * 100)}` : `×${low.toFixed(2)} to ×${high.toFixed(2)}`
}

/** Points, as drops are: `9.5`. */
export function detectableWords({ detectable }: MetricRow): string {
  return detectable === undefined ? '' : signed(detectable * 100).replace(/^[+−]/, '')
}

/** Parts of the agent that differ, each with what belongs to it; undefined where nothing was compared. */
export function changedTexts({ changed, baseline, agent_known: known }: Report): Text[] | undefined {
  if (baseline === undefined) return undefined
  const unknown = known ? [] : [say`Its files are not known: ${'agent.files'} of the suite names none.`]
  const parts = changed.map((part) => {
    const about = Object.hasOwn(PARTS, part) ? PARTS[part] : undefined
    return about === undefined ? say`${part}` : say`${part}: ${words(about)}`
  })
  return [...parts, ...unknown]
}

const PARTS: Readonly<Record<string, string>> = {
  prompt: 'the files of its prompt',
  model: 'the model and its settings',
  harness: 'its own code',
  models: 'the address of its models',
  interface: 'names, descriptions and schemas of the tools',
  command: 'the command that starts it',
}

export const DIFF_LEFT: Readonly<Record<TraceDiff['left'], string>> = {
  reference: 'nearest passing trace of the baseline',
  passing: 'passing attempt of this run',
  gold: 'gold',
}

function share({ passed, measured }: { readonly passed: number; readonly measured: number }): string {
  return `${passed}/${measured}`
}
