import Table from 'cli-table3'
import stringWidth from 'fast-string-width'
import { percent, showAmount } from '../figures.ts'
import { metricSign } from '../symbols.ts'
import type { MetricRow, Report } from '../types.ts'
import { blank, trimLines } from './blank-table.ts'
import type { Look } from './look.ts'
import { printableText } from './printable.ts'

interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  readonly text: (row: MetricRow) => string
}

const BASELINE: Column = { title: 'baseline', align: 'right', text: (row) => row.shown.baseline }
const LIMIT: Column = { title: 'limit', align: 'left', text: (row) => row.shown.limit }
const VERDICT: Column = { title: '', align: 'left', text: verdictText }
const COLUMNS: readonly Column[] = [
  { title: '', align: 'left', text: (row) => `  ${printableText(row.label)}` },
  BASELINE,
  { title: 'now', align: 'right', text: (row) => row.shown.candidate || '-' },
  { title: 'change', align: 'right', text: (row) => row.shown.change },
  LIMIT,
  VERDICT,
]

/** The groups one under the other, in columns that all share. */
export function metricTables(report: Report, look: Look): string {
  const rows = report.groups.flatMap((group) => group.rows)
  const isCompared = rows.some((row) => row.shown.baseline !== '')
  const used = [...COLUMNS, ...(isCompared ? [] : [SPREAD])].filter(
    (column, at) => at === 0 || rows.some((row) => column.text(row).replace('-', '') !== ''),
  )
  const { columns, widths, gap } = layout(report, used, look.width)
  return report.groups
    .map((group) => {
      const table = new Table({
        ...blank(gap),
        colWidths: [...widths],
        colAligns: columns.map((column) => column.align),
      })
      table.push(
        columns.map((column, at) => (at === 0 ? look.colors.bold(group.title) : look.colors.dim(column.title))),
      )
      for (const row of group.rows) {
        const paint = painter(row, look)
        table.push(columns.map((column) => (column === VERDICT ? paint(column.text(row)) : column.text(row))))
      }
      return trimLines(table.toString())
    })
    .join('\n\n')
}

interface Layout {
  readonly columns: readonly Column[]
  readonly widths: readonly number[]
  readonly gap: number
}

/** As wide as the widest cells. Where the terminal is narrow, gaps shrink, then columns go that a reader misses least. */
function layout(report: Report, columns: readonly Column[], width: number): Layout {
  const fits = ({ widths, gap }: Layout) => widths.reduce((sum, one) => sum + one, 0) - gap <= width
  const wide = sized(report, columns, 2)
  if (fits(wide)) return wide
  const narrow = sized(report, columns, 1)
  const least = [SPREAD, LIMIT, BASELINE].find((column) => columns.includes(column))
  if (fits(narrow) || least === undefined) return narrow
  return layout(
    report,
    columns.filter((column) => column !== least),
    width,
  )
}

function sized({ groups }: Report, columns: readonly Column[], gap: number): Layout {
  const widths = columns.map((column, at) => {
    const cells = groups.flatMap((group) => [at === 0 ? group.title : column.title, ...group.rows.map(column.text)])
    return Math.max(...cells.map((cell) => stringWidth(cell))) + gap
  })
  return { columns, widths, gap }
}

/** Where nothing is compared there is room for the spread of amounts. */
const SPREAD: Column = {
  title: '',
  align: 'left',
  text: ({ p50, p95, unit, interval }) => {
    if (p50 !== undefined && p95 !== undefined) return `p50 ${showAmount(p50, unit)}, p95 ${showAmount(p95, unit)}`
    return interval === undefined ? '' : `95%: ${percent(interval.low)} to ${percent(interval.high)}`
  },
}

export function passTable({ pass_k: rows, baseline }: Report, look: Look): string {
  if (rows.length === 0) return ''
  const shown = rows.slice(0, Math.max(1, Math.floor((look.width - 19) / 9)))
  const value = (share: number | null) => (share === null ? '-' : percent(share))
  const table = new Table({
    ...blank(2),
    colAligns: ['left', ...shown.map(() => 'right' as const)],
  })
  table.push([look.colors.bold('All of k pass'), ...shown.map((row) => look.colors.dim(`k=${row.k}`))])
  if (baseline !== undefined) table.push(['  pass^k, baseline', ...shown.map((row) => value(row.baseline_pass_hat))])
  table.push(['  pass^k', ...shown.map((row) => value(row.pass_hat))])
  table.push(['  pass@k (any of k)', ...shown.map((row) => value(row.pass_at))])
  if (rows.some((row) => row.tasks !== row.of)) {
    table.push(['  over tasks', ...shown.map((row) => `${row.tasks}/${row.of}`)])
  }
  return trimLines(table.toString())
}

function verdictText(row: MetricRow): string {
  const sign = metricSign(row.status)
  return `${sign} ${row.shown.verdict}`.trim()
}

function painter({ status }: MetricRow, { colors }: Look): (text: string) => string {
  if (status === 'pass') return colors.green
  if (status === 'regressed') return colors.red
  return status === 'reported' ? colors.dim : colors.yellow
}
