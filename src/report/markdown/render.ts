import type { PhrasingContent, RootContent } from 'mdast'
import { codePoints, utf8Bytes } from '../escape.ts'
import { fitSections, type Section } from '../fit.ts'
import { changedTexts, movedTexts, noteTexts, whyTexts } from '../lines.ts'
import { isFirstGate } from '../phrase.ts'
import { statusEmoji } from '../symbols.ts'
import { joinTexts, listed, say, type Text, words } from '../text.ts'
import type { BaselineFacts, Report } from '../types.ts'
import { diffLine, failingSections } from './failing.ts'
import { metricTable, otherMetrics, passTable, precisionTable } from './metrics.ts'
import { bullets, fence, heading, markdown, paragraph, strong } from './nodes.ts'

export interface MarkdownOptions {
  /** Code points; GitHub refuses comments above 65,536. */
  readonly limit?: number
  /** What the limit counts. */
  readonly unit?: 'code_points' | 'bytes'
  /** Where all of it can be read; addresses of ours alone. */
  readonly links?: readonly Link[]
}

export interface Link {
  readonly title: string
  readonly url: string
}

const DEFAULT_LIMIT = 65_000

/** The report as GitHub-flavoured markdown. Above the limit, whole sections go in order of worth, never the headline. */
export function renderMarkdown(report: Report, options: MarkdownOptions = {}): string {
  const { limit = DEFAULT_LIMIT, unit, links = [] } = options
  const sections = [
    section(Number.POSITIVE_INFINITY, headlineNodes(report)),
    section(98, acceptedNodes(report)),
    section(95, reasonNodes(report), reasonNodes(report, 3)),
    section(92, editNodes(report), editNodes(report, 5)),
    section(90, nextNodes(report)),
    section(85, causeNodes(report)),
    section(80, metricTable(report)),
    section(33, otherMetrics(report)),
    section(35, precisionTable(report)),
    section(75, changedNodes(report)),
    ...failingSections(report).map(({ worth, nodes, short }) => section(worth, nodes, short)),
    section(40, movedNodes(report)),
    section(30, passTable(report)),
    section(50, noteNodes(report)),
    section(49, missNodes(report)),
    section(Number.POSITIVE_INFINITY, footerNodes(report, links)),
  ]
  return `${fitSections(sections, limit - 1, leftOut, unit === 'bytes' ? utf8Bytes : codePoints)}\n`
}

function section(worth: number, nodes: readonly RootContent[], short?: readonly RootContent[]): Section {
  const text = nodes.length === 0 ? '' : markdown(nodes)
  return { worth, text, ...(short !== undefined && { short: markdown(short) }) }
}

function leftOut(count: number): string {
  const parts = `${count} part${count === 1 ? '' : 's'}`
  return markdown([
    paragraph(say`${words(parts)} of this report shortened or left out to fit; the run directory has all of it.`),
  ])
}

function headlineNodes({ headline, status, suite }: Report): RootContent[] {
  return [
    heading(2, say`${words(statusEmoji(status))} ${headline.verdict}: ${suite}`),
    strong(headline.figure),
    ...(headline.cause === undefined ? [] : [paragraph(headline.cause)]),
    ...(headline.note === undefined ? [] : [paragraph(headline.note)]),
  ]
}

function reasonNodes(report: Report, most = 20): RootContent[] {
  const texts = whyTexts(report, most)
  return texts.length === 0 ? [] : [bullets(texts)]
}

function acceptedNodes({ change }: Report): RootContent[] {
  return change === undefined || change.accepted.length === 0 ? [] : [bullets(change.accepted)]
}

function editNodes({ change, reasons }: Report, most = 50): RootContent[] {
  if (change === undefined || change.edits.length === 0) return []
  const texts = change.edits.slice(0, most).map(({ text }) => text)
  const rest = change.edits.length - texts.length
  return [
    heading(3, words(`This pull request ${isFirstGate({ reasons }) ? 'adds' : 'changes'} the gate`)),
    bullets(rest > 0 ? [...texts, words(`and ${rest} more`)] : texts),
  ]
}

function nextNodes({ next }: Report): RootContent[] {
  return next.length === 0 ? [] : [strong(words('What to do next')), bullets(next.slice(0, 5), true)]
}

function causeNodes({ causes }: Report): RootContent[] {
  if (causes.length < 2) return []
  const texts = causes
    .slice(0, 5)
    .map((cause) => say`${cause.text}: ${words(count(cause.tasks.length, 'task'))} (${listed(cause.tasks)})`)
  return [heading(3, words('Root causes')), bullets(texts)]
}

function changedNodes(report: Report): RootContent[] {
  const texts = changedTexts(report)
  if (texts === undefined) return []
  const nothing = paragraph(words('Nothing: every part of the agent is the same as in the baseline.'))
  return [heading(3, words('What changed in the agent')), texts.length === 0 ? nothing : bullets(texts)]
}

function movedNodes(report: Report): RootContent[] {
  const texts = movedTexts(report, 20)
  return texts.length === 0 ? [] : [heading(3, words('Tasks that moved, passed attempts')), bullets(texts)]
}

function noteNodes(report: Report): RootContent[] {
  const texts = noteTexts(report, 20)
  return texts.length === 0 ? [] : [heading(3, words('Notes')), bullets(texts)]
}

/** Why attempts were not measured, by one of each cause. */
function missNodes({ unmeasured = [] }: Report): RootContent[] {
  return unmeasured.slice(0, MOST_MISSES).flatMap(({ first, diff }) => {
    if (diff === undefined) return []
    const title = say`Attempt ${first.attempt} of ${first.task}, as it was recorded and as it asked:`
    return [paragraph(title), fence('diff', ['--- recorded', '+++ asked', ...diff.map(diffLine)])]
  })
}

const MOST_MISSES = 3

function footerNodes({ run, baseline, artefacts, totals }: Report, links: readonly Link[]): RootContent[] {
  const measured = `${totals.measured} of ${totals.planned} attempts measured`
  const against =
    baseline === undefined
      ? []
      : [say`against run ${baseline.run.id}${place(baseline)} (${words(count(baseline.attempts, 'attempt'))})`]
  const files = artefacts.slice(0, 5).map((artefact) => say`${words(artefact.title)}: ${artefact.path}`)
  return [
    { type: 'thematicBreak' },
    ...(links.length === 0 ? [] : [linkLine(links)]),
    paragraph(
      joinTexts(
        [
          say`Run ${run.id}, seed ${run.seed}, ${words(measured)}`,
          ...against,
          ...files,
          say`Turngate ${words(versionWords(run.turngate))}`,
        ],
        ' · ',
      ),
    ),
  ]
}

function linkLine(links: readonly Link[]): RootContent {
  const nodes = links.flatMap(({ title, url }, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: ' · ' }]),
    { type: 'link', url, children: [{ type: 'text', value: title }] },
  ])
  return { type: 'paragraph', children: nodes }
}

function place(baseline: BaselineFacts): Text {
  return baseline.place === '' ? [] : say` in ${baseline.place}`
}

function versionWords(version: string): string {
  return /^[\w.+-]{1,40}$/.test(version) ? version : ''
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
