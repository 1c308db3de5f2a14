import { attemptLine, DIFF_LEFT, failingTitle, rootCauseLine, stateMore, stateNote, taskLine } from '../lines.ts'
import { plainText, say, type Text, words } from '../text.ts'
import type { DiffLine, FailingTask, Report } from '../types.ts'
import { type Look, wrapped } from './look.ts'
import { printable, printableText } from './printable.ts'

/** Tasks shown with their diffs, and lines of a diff. */
const MOST_TASKS = 3
const MOST_LINES = 40
/** Changed places of the state. */
const MOST_PLACES = 8

/** The first task of each root cause in full, the others by a line each. */
export function failingBlocks(report: Report, look: Look): string[] {
  const { failing, more_failing: more } = report
  if (failing.length === 0 && more.length === 0) return []
  const full = failing
    .filter((task, index) => failing.findIndex((one) => isAlike(one, task)) === index)
    .slice(0, MOST_TASKS)
  const rest = failing
    .filter((task) => !full.includes(task))
    .map((task) => wrapped(show(taskLine(task), look), '  ', look))
  const names = more.length === 0 ? [] : [wrapped(`also: ${more.map(printable).join(', ')}`, '  ', look)]
  return [
    look.colors.bold(failingTitle(report)),
    ...full.map((task) => taskBlock(task, look)),
    [...rest, ...names].join('\n'),
  ].filter((block) => block !== '')
}

function isAlike(a: FailingTask, b: FailingTask): boolean {
  return a === b || (a.cause !== undefined && plainText(a.cause) === plainText(b.cause ?? []))
}

function taskBlock(task: FailingTask, look: Look): string {
  const { root_cause: root, failures } = task
  const { colors } = look
  const lines = [
    wrapped(colors.bold(show(taskLine(task), look)), '  ', look),
    wrapped(colors.dim(printableText(attemptLine(task))), '    ', look),
    ...(root === undefined ? [] : rootLines(root, look)),
    ...failures.slice(0, 4).map((failure) => wrapped(show(failure, look), '    - ', look)),
    ...stateLines(task, look),
    ...diffLines(task, look),
  ]
  return lines.join('\n')
}

function rootLines(root: NonNullable<FailingTask['root_cause']>, look: Look): string[] {
  const value = (side: string | undefined): Text => (side === undefined ? words('–') : say`${side}`)
  return [
    wrapped(show(rootCauseLine(root), look), '    ', look),
    ...root.fields
      .slice(0, 4)
      .map((field) =>
        wrapped(
          show(say`${field.path}: gold ${value(field.gold)}, predicted ${value(field.predicted)}`, look),
          '      ',
          look,
        ),
      ),
  ]
}

function stateLines({ state }: FailingTask, look: Look): string[] {
  if (state === undefined) return []
  const value = (side: string | undefined): Text => (side === undefined ? words('absent') : say`${side}`)
  const told = state.rows.slice(0, MOST_PLACES)
  const more = state.more + state.rows.length - told.length
  return [
    wrapped(look.colors.dim('state: before → after'), '    ', look),
    ...told.map((row) => {
      const note = stateNote(row)
      const place = row.path === '' ? words('the whole document') : say`${row.path}`
      const line = say`${place}: ${value(row.before)} → ${value(row.after)}${words(note.length === 0 ? '' : ', ')}${note}`
      return wrapped(show(line, look), row.mark === 'wrong' || row.mark === 'unexpected' ? '    ! ' : '      ', look)
    }),
    ...(more > 0 ? [wrapped(look.colors.dim(plainText(stateMore({ ...state, more }))), '      ', look)] : []),
  ]
}

function diffLines({ diff }: FailingTask, look: Look): string[] {
  if (diff === undefined) return []
  const { colors } = look
  if (diff.first_divergence < 0) return [wrapped(`same path as the ${DIFF_LEFT[diff.left]}`, '    ', look)]
  const shown = diff.lines.slice(0, MOST_LINES)
  const rest = diff.lines.length - shown.length
  return [
    wrapped(colors.dim(`diff: - ${DIFF_LEFT[diff.left]}, + this attempt`), '    ', look),
    ...shown.map((line) => diffLine(line, look)),
    ...(rest > 0 ? [colors.dim(`    ${rest} more lines in the report`)] : []),
  ]
}

export function diffLine({ kind, text, label }: DiffLine, look: Look): string {
  const { colors } = look
  const note = label === undefined ? '' : ` ${colors.yellow(`← ${label}`)}`
  const shown = printable(text)
  const line = shown.trimStart()
  const indent = ' '.repeat(shown.length - line.length)
  switch (kind) {
    case 'gap':
      return colors.dim(`      ⋮ ${line}`)
    case 'added':
      return wrapped(`${colors.green(line)}${note}`, `    + ${indent}`, look)
    case 'removed':
      return wrapped(`${colors.red(line)}${note}`, `    - ${indent}`, look)
    case 'same':
      return wrapped(`${line}${note}`, `      ${indent}`, look)
  }
}

function show(text: Text, { colors }: Look): string {
  return printableText(text, colors.cyan)
}
