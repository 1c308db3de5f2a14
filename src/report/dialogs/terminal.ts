import Table from 'cli-table3'
import pc from 'picocolors'
import type { DialogScore, TurnScore } from '../../grade/aem/types.ts'
import { canonical, isJsonObject, type Json } from '../../json.ts'
import { percent } from '../figures.ts'
import { printable } from '../terminal/printable.ts'
import type { DialogsSummary, ScoredDialog } from './summary.ts'

export interface DialogsLook {
  /** Columns. */
  readonly width: number
  readonly color: boolean
}

/** Dialogs whose turns are shown one by one. */
const MOST = 20

/** Scores of AEM dialogs for a terminal: the worst dialogs turn by turn, then all of them together. */
export function renderDialogs(dialogs: readonly ScoredDialog[], summary: DialogsSummary, look: DialogsLook): string {
  const colors = pc.createColors(look.color)
  const failing = dialogs.flatMap(({ id, grade }) =>
    grade.kind === 'scored' && !grade.test_pass ? [{ id, grade }] : [],
  )
  const unscored = dialogs.flatMap(({ id, grade }) =>
    grade.kind === 'unscored' ? [`${printable(id)}: ${grade.reason}`] : [],
  )
  const shown = failing
    .slice(0, MOST)
    .map(({ id, grade }) => [colors.bold(printable(id)), sixNumbers(grade), turnTable(grade, look.width)].join('\n'))
  const more = failing.length > MOST ? [`${failing.length - MOST} more dialogs failed; --json has all of them.`] : []
  return `${[...shown, ...more, ...unscored, totals(summary)].join('\n\n')}\n`
}

function sixNumbers(grade: DialogScore): string {
  const { num, den, value } = grade.success_rate
  return [
    `success_rate ${value.toFixed(4).replace(/0{1,3}$/, '')} (${num} of ${den} turns)`,
    `test_pass ${grade.test_pass}${grade.failed_by.length > 0 ? ` (${grade.failed_by.join(', ')})` : ''}`,
    `first_failure_turn ${grade.first_failure_turn ?? 'none'}`,
    `root_cause ${grade.root_cause ?? 'none'}`,
    `root_cause_count ${grade.root_cause_count}`,
    `cascading_count ${grade.cascading_count}`,
  ].join('\n')
}

function turnTable(grade: DialogScore, width: number): string {
  const detail = Math.max(20, width - 46)
  const table = new Table({
    head: ['turn', 'what', 'result', 'why'],
    style: { head: [], border: [], compact: true },
    colWidths: [6, 16, 12, detail],
    wordWrap: true,
  })
  for (const turn of grade.turns) table.push([String(turn.turn_no), whatOf(turn), resultOf(turn), whyOf(turn)])
  return table.toString()
}

function whatOf(turn: TurnScore): string {
  if ('response' in turn.gold) return 'reply'
  return printable([turn.gold.tool_id, turn.gold.action].filter((part) => part !== undefined).join(' '))
}

function resultOf(turn: TurnScore): string {
  if (turn.passed) return 'pass'
  return turn.attribution === 'cascade' ? 'cascade' : 'ROOT CAUSE'
}

function whyOf(turn: TurnScore): string {
  if (turn.passed || turn.reason === undefined) return ''
  if (turn.attribution === 'cascade') {
    const cause = turn.caused_by === undefined ? '' : ` of turn ${turn.caused_by.turn_no} (${turn.caused_by.source})`
    return `${turn.reason}${cause}; by itself ${turn.would_be ?? 'unknown'}`
  }
  return [turn.reason, ...fieldsOf(turn.detail)].join('; ')
}

function fieldsOf(detail: TurnScore['detail']): string[] {
  const fields: Json | undefined = detail?.fields
  if (!Array.isArray(fields)) return []
  return fields.flatMap((field: Json) => {
    if (!isJsonObject(field)) return []
    const side = (name: string) => (field[name] === undefined ? 'absent' : canonical(field[name]))
    return [printable(`${String(field.path)}: gold ${side('gold')}, predicted ${side('predicted')}`)]
  })
}

function totals(summary: DialogsSummary): string {
  const rows = [
    `${summary.scored} dialogs scored${summary.unscored > 0 ? `, ${summary.unscored} without gold turns` : ''}, ${summary.test_pass} pass`,
    summary.success_rate === undefined ? undefined : `success rate  ${percent(summary.success_rate)}`,
    ...Object.entries(summary.sub_metrics).map(([name, value]) => `${name.padEnd(12)}  ${percent(value)}`),
    ...Object.entries(summary.by_chain_length).map(
      ([length, { num, den }]) => `chain of ${length.padEnd(3)}  ${num} of ${den} turns`,
    ),
    ...Object.entries(summary.reasons).map(
      ([name, { root, cascade }]) => `${name}: ${root} root ${root === 1 ? 'cause' : 'causes'}, ${cascade} cascades`,
    ),
  ]
  return rows.filter((row) => row !== undefined).join('\n')
}
