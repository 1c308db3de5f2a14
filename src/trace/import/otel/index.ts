import { UserError } from '../../../errors.ts'
import type { Json } from '../../../json.ts'
import type { Outcome } from '../../attempt.ts'
import { numberAttempts } from '../attempts.ts'
import { NO_OUTCOME, nameOfFile, tasksByWords } from '../by-words.ts'
import { shapeProblem } from '../document.ts'
import { isTransient } from '../failure.ts'
import { readRows } from '../rows.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { type Session, sessionsOf } from './sessions.ts'
import { holdsSpans, readSpans } from './spans.ts'
import { otelTrace } from './trace.ts'
import { treeOf } from './tree.ts'
import { lasted } from './values.ts'

const TITLE = 'OpenTelemetry GenAI spans'

export const otel: Importer = { format: 'otel', title: TITLE, matches: holdsSpans, read }

function read(text: string, file: string): Imported {
  const rows = readRows(text, file, TITLE)
  for (const row of rows) if (!holdsSpans(row.value)) throw noSpans(row.value, row, file)
  const spans = readSpans(rows, file, TITLE)
  const all = sessionsOf(spans)
  const sessions = all.filter((session) => session.read.length > 0)
  if (sessions.length === 0) {
    const message = `not ${TITLE}: of its ${spans.length} spans none tells of a model, a tool or an agent`
    const hint = 'Spans are known by `gen_ai.operation.name`, `openinference.span.kind` or `ai.operationId`.'
    throw new UserError({ code: 'import-shape', message, file, hint })
  }
  const warnings = new Warnings()
  const untold = spans.length - sessions.reduce((sum, session) => sum + session.read.length, 0)
  if (untold > 0) warnings.add(`spans that tell of no model, tool or agent are left out: ${untold}`)
  const traces = sessions.map((session) => otelTrace(session, warnings))
  const { tasks, idOf } = tasksByWords(
    sessions.map((session, index) => ({
      ...(session.task !== undefined && { name: session.task }),
      words: (traces[index] ?? []).flatMap((event) => (event.event === 'user' ? [event.text] : [])),
    })),
    file,
  )
  const attempts = sessions.map((session, index) => ({
    task: idOf(index),
    ...(session.attempt !== undefined && { trial: session.attempt - 1 }),
    outcome: outcomeOf(session),
    events: traces[index] ?? [],
    ...times(session),
  }))
  if (spans.some((span) => span.events.some((event) => event.name === 'gen_ai.evaluation.result'))) {
    warnings.add('evaluation results in the spans are left out: they do not say which of them decides')
  }
  warnings.add(NO_OUTCOME)
  return {
    format: otel.format,
    suite: nameOfFile(file),
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: [],
    warnings: warnings.list(),
  }
}

function noSpans(value: Json, text: { readonly text: string; readonly line: number }, file: string): UserError {
  const isEmpty = Array.isArray(value) && value.length === 0
  const message = isEmpty ? 'the list is empty' : 'expected `resourceSpans`, or spans with `name` and `trace_id`'
  return new UserError(shapeProblem(message, [], { file, title: TITLE, text }))
}

/** What ended in an error at the outside ended so; a failed call on the way may have been made up for. */
function outcomeOf(session: Session): Outcome {
  const tree = treeOf(session)
  const outermost = session.read.filter(({ span }) => tree.around(span).length === 0)
  const last = outermost.findLast(({ reading }) => reading.kind === 'agent' || reading.kind === 'model')
  const message = last?.span.error
  if (message === undefined) return { status: 'completed' }
  const shown = message === '' ? 'the agent ended in an error' : message
  return isTransient(shown)
    ? { status: 'infra_failed', reason: 'provider', message: shown }
    : { status: 'agent_failed', reason: 'source', message: shown }
}

/** The time between the user's messages, which lies between traces, is not the agent's. */
function times({ spans }: Session): { readonly startedAt?: string; readonly wallMs?: number } {
  const known = spans.filter((span) => span.start > 0)
  if (known.length === 0) return {}
  const traces = new Map<string, { from: number; to: number }>()
  for (const { trace, start, end } of known) {
    const own = traces.get(trace) ?? { from: start, to: end }
    traces.set(trace, { from: Math.min(own.from, start), to: Math.max(own.to, end) })
  }
  const wallMs = [...traces.values()].reduce((sum, { from, to }) => sum + lasted({ start: from, end: to }), 0)
  return { startedAt: dateText(Math.min(...known.map((span) => span.start))), wallMs }
}

function dateText(ms: number): string {
  const date = new Date(ms)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}
