import Table from 'cli-table3'
import stringWidth from 'string-width'
import { percent, showAmount } from '../figures.ts'
import { metricSign } from '../symbols.ts'
import type { MetricRow, Report } from '../types.ts'
import type { Look } from './look.ts'
import { printableText } from './printable.ts'

interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  readonly compared?: boolean
  readonly gated?: boolean
  readonly text: (row: MetricRow) => string
}

const COLUMNS: readonly Column[] = [
  { title: '', align: 'left', text: (row) => `  ${printableText(row.label)}` },
  { title: 'baseline', align: 'right', compared: true, text: (row) => row.shown.baseline },
  { title: 'now', align: 'right', text: (row) => row.shown.candidate || '-' },
  { title: 'change', align: 'right', compared: true, text: (row) => row.shown.change },
  { title: 'limit', align: 'left', gated: true, text: (row) => row.shown.limit },
  { title: '', align: 'left', gated: true, text: verdictText },
]

/** The groups one under the other, in columns that all share. */
export function metricTables(report: Report, look: Look): string {
  const isCompared = report.groups.some((group) => group.rows.some((row) => row.shown.baseline !== ''))
  const isGated = report.mode !== 'measure'
  const chosen = COLUMNS.filter((column) => (isCompared || !column.compared) && (isGated || !column.gated))
  const columns = isCompared ? chosen : [...chosen, SPREAD]
  const widths = columnWidths(report, columns, look.width)
  return report.groups
    .map(({ title, rows }) => {
      const table = new Table({ ...BLANK, colWidths: widths, colAligns: columns.map((column) => column.align) })
      table.push(columns.map((column, at) => (at === 0 ? look.colors.bold(title) : look.colors.dim(column.title))))
      for (const row of rows) {
        const paint = painter(row, look)
        table.push(
          columns.map((column) => (column.title === '' && column.gated ? paint(column.text(row)) : column.text(row))),
        )
      }
      return trimLines(table.toString())
    })
    .join('\n\n')
}

/** As wide as the widest cell and two blanks; the first column gives way where the terminal is narrow. */
function columnWidths({ groups }: Report, columns: readonly Column[], width: number): number[] {
  const widest = columns.map((column, at) => {
    const cells = groups.flatMap((group) => [at === 0 ? group.title : column.title, ...group.rows.map(column.text)])
    return Math.max(...cells.map((cell) => stringWidth(cell))) + GAP
  })
  const over = Math.max(0, widest.reduce((sum, one) => sum + one, 0) - GAP - width)
  return widest.map((one, at) => (at === 0 ? Math.max(12, one - over) : one))
}

const GAP = 2

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
  const shown = rows.slice(0, 8)
  const value = (share: number | null) => (share === null ? '-' : percent(share))
  const table = new Table({
    ...BLANK,
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

const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
  ['', '-mid', '-left', '-right'].map((end) => `${side}${end}`),
)
const BLANK = {
  chars: Object.fromEntries([...BORDERS, 'middle', 'left-mid', 'mid-mid'].map((name) => [name, ''])),
  style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
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
