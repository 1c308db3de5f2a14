import type { RootContent } from 'mdast'
import { percent } from '../figures.ts'
import { detectableWords, intervalWords } from '../lines.ts'
import { metricEmoji } from '../symbols.ts'
import { type Text, words } from '../text.ts'
import type { MetricGroup, MetricRow, Report } from '../types.ts'
import { type Cell, folded, heading, table } from './nodes.ts'

/** What decides, in one table whose groups are parted by a row of their own; where nothing was judged, everything. */
export function metricTable(report: Report): RootContent[] {
  const judged = groupsOf(report, isJudged)
  if (judged.length === 0 && groupsOf(report, () => true).length === 0) return []
  return [heading(3, words('Metrics')), groupTable(judged.length > 0 ? judged : groupsOf(report, () => true))]
}

/** What is measured and decides nothing, folded, so that the table above stays short. */
export function otherMetrics(report: Report): RootContent[] {
  const others = groupsOf(report, (row) => !isJudged(row))
  if (others.length === 0 || groupsOf(report, isJudged).length === 0) return []
  return folded(words('Also measured'), [groupTable(others)])
}

function isJudged({ role }: MetricRow): boolean {
  return role !== 'reported'
}

/** A row without a value on either side, that nothing was decided by, would say nothing. */
function saysNothing({ shown, status }: MetricRow): boolean {
  const isSilent = status === 'reported' || status === 'no_baseline' || status === 'pass'
  return shown.candidate === '' && shown.baseline === '' && isSilent
}

function groupsOf({ groups }: Report, isWanted: (row: MetricRow) => boolean): MetricGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isWanted(row) && !saysNothing(row)) }))
    .filter((group) => group.rows.length > 0)
}

function groupTable(groups: readonly MetricGroup[]): RootContent {
  const all = groups.flatMap((group) => group.rows)
  const columns = COLUMNS.filter((column, at) => at === 0 || all.some((row) => column.text(row).length > 0))
  return table(
    columns.map((column) => column.align),
    columns.map((column) => words(column.title)),
    groups.flatMap((group) => groupRows(group, columns)),
  )
}

/** How sure each gated figure is, folded. */
export function precisionTable({ groups }: Report): RootContent[] {
  const rows = groups
    .flatMap((group) => group.rows)
    .filter((row) => row.role !== 'reported' && (row.p !== undefined || row.change_interval !== undefined))
  if (rows.length === 0) return []
  const number = (value: number | undefined): Cell => ({ text: words(value === undefined ? '' : pWords(value)) })
  return folded(words('How sure these figures are'), [
    table(
      ['left', 'left', 'right', 'right', 'right'],
      ['Metric', '95% interval of the change', 'p', 'p, Holm', 'drop found in 80% of runs'].map(words),
      rows.map((row) => [
        { text: row.label },
        { text: words(intervalWords(row)) },
        number(row.p),
        number(row.p_adjusted),
        { text: words(detectableWords(row)) },
      ]),
    ),
  ])
}

function pWords(p: number): string {
  return p < 0.0001 ? '< 0.0001' : String(Number(p.toPrecision(2)))
}

/** The curves; a value stands beside how many tasks it is over where those are not all. */
export function passTable({ pass_k: rows, baseline }: Report): RootContent[] {
  if (rows.length < 2) return []
  const cell = (value: number | null): Cell => ({ text: words(value === null ? '–' : percent(value)) })
  const line = (title: string, values: readonly Cell[]): Cell[] => [{ text: words(title) }, ...values]
  const partial = rows.some((row) => row.tasks !== row.of)
  return [
    heading(3, words('All of k attempts pass (pass^k), any of k (pass@k)')),
    table(
      ['left', ...rows.map(() => 'right' as const)],
      [words('k'), ...rows.map((row) => words(String(row.k)))],
      [
        ...(baseline === undefined
          ? []
          : [
              line(
                'pass^k, baseline',
                rows.map((row) => cell(row.baseline_pass_hat)),
              ),
            ]),
        line(
          'pass^k',
          rows.map((row) => ({ ...cell(row.pass_hat), bold: true })),
        ),
        line(
          'pass@k',
          rows.map((row) => cell(row.pass_at)),
        ),
        ...(partial
          ? [
              line(
                'over tasks',
                rows.map((row) => ({ text: words(`${row.tasks} of ${row.of}`) })),
              ),
            ]
          : []),
      ],
    ),
  ]
}

interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  readonly text: (row: MetricRow) => Text
}

const COLUMNS: readonly Column[] = [
  { title: 'Metric', align: 'left', text: (row) => row.label },
  { title: 'Baseline', align: 'right', text: (row) => words(row.shown.baseline) },
  { title: 'Now', align: 'right', text: (row) => words(row.shown.candidate === '' ? '–' : row.shown.candidate) },
  { title: 'Change', align: 'right', text: (row) => words(row.shown.change) },
  { title: 'Limit', align: 'left', text: (row) => words(row.shown.limit) },
  {
    title: 'Verdict',
    align: 'left',
    text: (row) => words(`${metricEmoji(row.status)} ${row.shown.verdict}`.trim()),
  },
]

function groupRows(group: MetricGroup, columns: readonly Column[]): Cell[][] {
  const title = columns.map((_, index): Cell => (index === 0 ? { text: words(group.title), bold: true } : { text: [] }))
  const isBad = (row: MetricRow) => row.status !== 'pass' && row.status !== 'reported' && row.status !== 'no_baseline'
  return [title, ...group.rows.map((row) => columns.map((column) => ({ text: column.text(row), bold: isBad(row) })))]
}
