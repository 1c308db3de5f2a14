import Table from 'cli-table3'
import stringWidth from 'fast-string-width'
import type { ToolCheck, Verification } from '../../attempt/verify/verify.ts'
import { blank, trimLines } from '../terminal/blank-table.ts'
import type { Look } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'

interface Column {
  readonly title: string
  readonly align: 'left' | 'right'
  readonly text: (tool: ToolCheck) => string
}

const COLUMNS: readonly Column[] = [
  { title: 'Tool', align: 'left', text: ({ tool }) => printable(tool) },
  { title: 'calls', align: 'right', text: ({ calls }) => String(calls) },
  { title: 'ok', align: 'right', text: ({ ok }) => String(ok) },
  { title: 'errors', align: 'right', text: ({ errors }) => String(errors) },
  { title: 'refused', align: 'right', text: ({ refused }) => String(refused) },
  { title: 'drawn', align: 'right', text: ({ drawn }) => String(drawn) },
  { title: 'rules reached', align: 'left', text: reachedText },
]

/** Tool by tool, what its calls came to and whether they did so twice. Where nothing draws, no column says so. */
export function toolTable({ tools, faults }: Verification, { colors, width }: Look): string {
  const failing = new Set(faults.map(({ tool }) => tool))
  const verdict = ({ tool, same }: ToolCheck) => {
    if (failing.has(tool)) return colors.red('✗ fails')
    return same ? colors.green('✓ the same') : colors.red('✗ differs')
  }
  const columns = COLUMNS.filter(({ title }) => title !== 'drawn' || tools.some(({ drawn }) => drawn > 0))
  const widths = columns.map(
    ({ title, text }) => Math.max(...[title, ...tools.map(text)].map((one) => stringWidth(one))) + GAP,
  )
  const rest = widths.slice(1).reduce((sum, one) => sum + one, 0) + VERDICT_WIDTH
  const table = new Table({
    ...blank(GAP),
    // long names are wrapped, never cut
    colWidths: [Math.min(widths[0] ?? 0, Math.max(LEAST_NAME, width - rest)), ...widths.slice(1), VERDICT_WIDTH],
    colAligns: [...columns.map(({ align }) => align), 'left'],
    wordWrap: true,
    wrapOnWordBoundary: false,
  })
  table.push([...columns.map(({ title }, at) => (at === 0 ? colors.bold : colors.dim)(title)), ''])
  for (const tool of tools) table.push([...columns.map(({ text }) => text(tool)), verdict(tool)])
  return trimLines(table.toString())
}

const GAP = 2
const VERDICT_WIDTH = '✓ the same'.length + GAP
const LEAST_NAME = 16

function reachedText({ reached, rules }: ToolCheck): string {
  return rules === 0 ? '' : `${reached.length} of ${rules}`
}
