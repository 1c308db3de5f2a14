import { percent } from './figures.ts'
import { metricLabel } from './metric-names.ts'
import { taskVerdict } from './phrase.ts'
import { joinTexts, listed, say, type Text, words } from './text.ts'
import type { FailingTask, Report, TraceDiff } from './types.ts'

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

export function failingTitle({ failing, more_failing: more, status }: Report): string {
  const name = status === 'regressed' || status === 'inconclusive' ? 'Tasks that got worse' : 'Failing tasks'
  return `${name} (${failing.length + more.length})`
}

/** Reasons of one kind about many tasks are told once, with the names of the others. */
export function whyTexts({ reasons, status }: Report, most: number): Text[] {
  const told = reasons.filter((reason) => reason.status !== 'pass' || status === 'pass')
  const texts = told.flatMap((reason, index): Text[] => {
    const alike = told.filter((other) => other.code === reason.code && typeof other.args.task === 'string')
    if (alike.length < 3) return [reason.text]
    if (told.findIndex((other) => other.code === reason.code) !== index) return []
    const names = alike.slice(1).map((other) => String(other.args.task))
    return [say`${reason.text} Likewise ${listed(names, 10)}.`]
  })
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
    status === 'pass' ? [] : reasons.filter((reason) => reason.status === 'pass').map((reason) => reason.text)
  return [...notes, ...more].slice(0, most)
}

export const DIFF_LEFT: Readonly<Record<TraceDiff['left'], string>> = {
  reference: 'nearest passing trace of the baseline',
  passing: 'passing attempt of this run',
  gold: 'gold',
}

function share({ passed, measured }: { readonly passed: number; readonly measured: number }): string {
  return `${passed}/${measured}`
}
