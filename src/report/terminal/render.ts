import { changedTexts, movedTexts, noteTexts, whyTexts } from '../lines.ts'
import { isFirstGate } from '../phrase.ts'
import { statusSign } from '../symbols.ts'
import { say, type Text, words } from '../text.ts'
import type { Report } from '../types.ts'
import { diffLine, failingBlocks } from './failing.ts'
import { type Look, lookOf, statusColor, type TerminalOptions, wrapped } from './look.ts'
import { metricTables, passTable } from './metrics.ts'
import { printable, printableText } from './printable.ts'

export type { TerminalOptions } from './look.ts'

/** The report for a terminal: plain text where `color` is off, no line wider than `width` (40 at least). */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  const look = lookOf(options)
  const blocks = [
    headline(report, look),
    list('Accepted', report.change?.accepted ?? [], '- ', look),
    list('Why', whyTexts(report, MOST), '- ', look),
    list(`This change ${isFirstGate(report) ? 'adds' : 'edits'} the gate`, edits(report), '- ', look),
    numbered('Next', report.next.slice(0, 5), look),
    metricTables(report, look),
    passTable(report, look),
    ...failingBlocks(report, look),
    list('Tasks that moved', movedTexts(report, MOST), '- ', look),
    list('Changed in the agent', changed(report), '- ', look),
    list('Notes', noteTexts(report, MOST), '- ', look),
    ...misses(report, look),
    footer(report, look),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function headline({ status, suite, headline: head }: Report, look: Look): string {
  const { colors } = look
  const paint = statusColor(status, look)
  const title = `${statusSign(status)} ${printableText(head.verdict)}`
  const lines = [
    `${paint(colors.bold(title))}  ${printable(suite)}`,
    wrapped(colors.bold(show(head.figure, look)), '  ', look),
    ...(head.cause === undefined ? [] : [wrapped(show(head.cause, look), '  ', look)]),
    ...(head.note === undefined ? [] : [wrapped(colors.yellow(printableText(head.note)), '  ', look)]),
  ]
  return lines.join('\n')
}

const MOST = 12

function edits({ change }: Report): Text[] {
  const texts = (change?.edits ?? []).map(({ text }) => text)
  return texts.length > MOST ? [...texts.slice(0, MOST), words(`and ${texts.length - MOST} more`)] : texts
}

function changed(report: Report): Text[] {
  const texts = changedTexts(report)
  return texts !== undefined && texts.length === 0 ? [words('nothing')] : (texts ?? [])
}

/** Why attempts were not measured, by one of each cause. */
function misses({ unmeasured = [] }: Report, look: Look): string[] {
  return unmeasured.slice(0, MOST_MISSES).flatMap(({ first, diff }) => {
    if (diff === undefined) return []
    const title = say`Attempt ${first.attempt} of ${first.task}: - recorded, + asked`
    return [[wrapped(show(title, look), '  ', look), ...diff.map((line) => diffLine(line, look))].join('\n')]
  })
}

const MOST_MISSES = 3

function footer({ run, baseline, totals, artefacts }: Report, look: Look): string {
  const parts = [
    say`run ${run.id}, seed ${run.seed}, ${totals.measured} of ${totals.planned} attempts measured`,
    ...(baseline === undefined
      ? []
      : [say`against run ${baseline.run.id}${baseline.place === '' ? [] : say` in ${baseline.place}`}`]),
    ...artefacts.slice(0, 5).map((artefact) => say`${words(artefact.title)}: ${artefact.path}`),
  ]
  return parts.map((part) => wrapped(look.colors.dim(printableText(part)), '', look)).join('\n')
}

function list(title: string, texts: readonly Text[], mark: string, look: Look): string {
  if (texts.length === 0) return ''
  return [look.colors.bold(title), ...texts.map((text) => wrapped(show(text, look), `  ${mark}`, look))].join('\n')
}

function numbered(title: string, texts: readonly Text[], look: Look): string {
  if (texts.length === 0) return ''
  const lines = texts.map((text, index) => wrapped(show(text, look), `  ${index + 1}. `, look))
  return [look.colors.bold(title), ...lines].join('\n')
}

function show(text: Text, { colors }: Look): string {
  return printableText(text, colors.cyan)
}
