import Table from 'cli-table3'
import { percent, showAmount } from '../figures.ts'
import { metricSign } from '../symbols.ts'
import type { MetricRow, Report } from '../types.ts'
import type { Look } from './look.ts'
import { printableText } from './printable.ts'

interface Column {
  readonly title: string
  readonly width: number
  readonly align: 'left' | 'right'
  readonly compared?: boolean
  readonly gated?: boolean
  readonly text: (row: MetricRow) => string
}

const COLUMNS: readonly Column[] = [
  { title: '', width: 28, align: 'left', text: (row) => printableText(row.label) },
  { title: 'baseline', width: 11, align: 'right', compared: true, text: (row) => row.shown.baseline },
  { title: 'now', width: 11, align: 'right', text: (row) => row.shown.candidate || '-' },
  { title: 'change', width: 9, align: 'right', compared: true, text: (row) => row.shown.change },
  { title: 'limit', width: 10, align: 'left', gated: true, text: (row) => row.shown.limit },
  { title: '', width: 11, align: 'left', gated: true, text: verdictText },
]

/** The groups one under the other, in columns that all share. */
export function metricTables(report: Report, look: Look): string {
  const isCompared = report.groups.some((group) => group.rows.some((row) => row.shown.baseline !== ''))
  const isGated = report.mode !== 'measure'
  const columns = COLUMNS.filter((column) => (isCompared || !column.compared) && (isGated || !column.gated))
  const spare = Math.max(0, 80 - COLUMNS.reduce((sum, column) => sum + column.width, 0))
  const extra = isCompared ? [] : [{ ...SPREAD, width: 20 + spare }]
  return report.groups
    .map(({ title, rows }) => {
      const table = blankTable([...columns, ...extra])
      const head = columns.map((column, index) =>
        index === 0 ? look.colors.bold(title) : look.colors.dim(column.title),
      )
      table.push([...head, ...extra.map(() => '')])
      for (const row of rows) {
        const paint = painter(row, look)
        const cells = [...columns, ...extra].map((column, index) =>
          index === 0 ? `  ${column.text(row)}` : column.gated ? paint(column.text(row)) : column.text(row),
        )
        table.push(cells)
      }
      return trimLines(table.toString())
    })
    .join('\n\n')
}

/** Where nothing is compared there is room for the spread of amounts. */
const SPREAD: Column = {
  title: '',
  width: 20,
  align: 'left',
  text: ({ p50, p95, unit, interval }) => {
    if (p50 !== undefined && p95 !== undefined) return `p50 ${showAmount(p50, unit)}, p95 ${showAmount(p95, unit)}`
    return interval === undefined ? '' : `95%: ${percent(interval.low)} to ${percent(interval.high)}`
  },
}

export function passTable({ pass_k: rows, baseline }: Report, look: Look): string {
  if (rows.length === 0) return ''
  const shown = rows.slice(0, 8)
  const value = (share: number | null) => (share === null ? '-' : percent(share))
  const table = new Table({
    ...BLANK,
    colWidths: [20, ...shown.map(() => 7)],
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

const BLANK = {
  chars: Object.fromEntries(
    ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'].map((name) => [
      name,
      '',
    ]),
  ),
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': 1 },
}

function blankTable(columns: readonly Column[]) {
  return new Table({
    ...BLANK,
    colWidths: columns.map((column) => column.width),
    colAligns: columns.map((column) => column.align),
  })
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

function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
