import type { RootContent } from 'mdast'
import { attemptLine, DIFF_LEFT, failingTitle, rootCauseLine, stateMore, stateNote, taskLine } from '../lines.ts'
import { listed, say, type Text, words } from '../text.ts'
import type { DiffLine, FailingTask, Report, StateDiff, TraceDiff } from '../types.ts'
import { bullets, fence, folded, heading, paragraph, table } from './nodes.ts'

interface FailingSection {
  readonly worth: number
  readonly nodes: readonly RootContent[]
  readonly short?: readonly RootContent[]
}

/** The heading, then one folded block a task; the first tasks are worth the most. */
export function failingSections(report: Report): FailingSection[] {
  const { failing, more_failing: more } = report
  if (failing.length === 0 && more.length === 0) return []
  return [
    { worth: 72, nodes: [heading(3, words(failingTitle(report)))] },
    ...failing.map((task, index) => ({
      worth: 70 - Math.min(index, 69) * 0.25,
      nodes: folded(taskLine(task), taskNodes(task)),
      short: [paragraph(taskLine(task))],
    })),
    ...(more.length === 0 ? [] : [{ worth: 45, nodes: [paragraph(say`Not shown in detail: ${listed(more, 20)}.`)] }]),
  ]
}

function taskNodes(task: FailingTask): RootContent[] {
  const { root_cause: root, failures, diff, state } = task
  return [
    paragraph(attemptLine(task)),
    ...(root === undefined ? [] : rootNodes(root)),
    ...(failures.length === 0 ? [] : [bullets(failures)]),
    ...(state === undefined ? [] : stateNodes(state)),
    ...(diff === undefined ? [] : diffNodes(diff)),
  ]
}

function stateNodes(state: StateDiff): RootContent[] {
  const value = (side: string | undefined): Text => (side === undefined ? words('absent') : say`${side}`)
  const rows = state.rows.map((row) => [
    { text: say`${row.path === '' ? WHOLE_DOCUMENT : row.path}` },
    { text: value(row.before) },
    { text: value(row.after) },
    { text: stateNote(row) },
  ])
  const head = ['State', 'Before', 'After', 'Task'].map(words)
  return [table(['left', 'left', 'left', 'left'], head, rows), ...(state.more > 0 ? [paragraph(stateMore(state))] : [])]
}

const WHOLE_DOCUMENT = 'the whole document'

function rootNodes(root: NonNullable<FailingTask['root_cause']>): RootContent[] {
  const { fields } = root
  const line = paragraph(rootCauseLine(root))
  if (fields.length === 0) return [line]
  const value = (side: string | undefined): Text => (side === undefined ? words('–') : say`${side}`)
  const rows = fields
    .slice(0, 10)
    .map((field) => [{ text: say`${field.path}` }, { text: value(field.gold) }, { text: value(field.predicted) }])
  return [line, table(['left', 'left', 'left'], [words('Field'), words('Gold'), words('Predicted')], rows)]
}

function diffNodes(diff: TraceDiff): RootContent[] {
  const left = DIFF_LEFT[diff.left]
  if (diff.first_divergence < 0) return [paragraph(words(`The trace takes the same path as the ${left}.`))]
  return [fence('diff', [`--- ${left}`, '+++ this attempt', ...diff.lines.slice(0, MOST_LINES).map(diffLine)])]
}

const MOST_LINES = 200
const SIGN: Readonly<Record<DiffLine['kind'], string>> = { same: ' ', added: '+', removed: '-', gap: '' }

export function diffLine({ kind, text, label }: DiffLine): string {
  if (kind === 'gap') return `@@ ${text} @@`
  return `${SIGN[kind]}${text}${label === undefined ? '' : `   ← ${label}`}`
}
