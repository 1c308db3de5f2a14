import { canonical, type Json } from '../json.ts'
import { type TraceEvent, TraceEvent as TraceEventSchema } from './events.ts'
import { isJson, MAX_DEPTH } from './json-value.ts'

/** Bytes of one line of a trace, without its line end. */
export const MAX_LINE_BYTES = 1024 * 1024

export type ParsedLine =
  | { readonly kind: 'event'; readonly event: TraceEvent }
  | { readonly kind: 'broken'; readonly message: string }

/** One line that is no event: its 1-based number and what is wrong with it. */
export interface BrokenLine {
  readonly line: number
  readonly message: string
}

/** Reads one line of a trace. Never throws: what an agent prints is foreign data. */
export function parseEventLine(line: string): ParsedLine {
  if (isTooLong(line)) return broken(`line is longer than ${MAX_LINE_BYTES} bytes`)
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return broken(`not JSON: ${excerpt(line)}`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return broken(`not a JSON object: ${excerpt(line)}`)
  }
  if (!isJson(value)) return broken(`nested deeper than ${MAX_DEPTH} levels`)
  const parsed = TraceEventSchema.safeParse(value)
  if (parsed.success) return { kind: 'event', event: parsed.data }
  return broken(describeIssue(parsed.error.issues[0], value))
}

/** Reads a whole trace; blank lines are nothing, broken ones are reported and the rest is kept. */
export function parseTrace(text: string): { readonly events: TraceEvent[]; readonly broken: BrokenLine[] } {
  const events: TraceEvent[] = []
  const brokenLines: BrokenLine[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const parsed = parseEventLine(line)
    if (parsed.kind === 'event') events.push(parsed.event)
    else brokenLines.push({ line: index + 1, message: parsed.message })
  }
  return { events, broken: brokenLines }
}

/** One line without its line end: the same keys in the same order for equal events, whatever made them. */
export function formatEventLine(event: TraceEvent): string {
  const fields: Readonly<Record<string, Json | undefined>> = event
  const parts: string[] = []
  for (const key of KEY_ORDER) {
    const value = fields[key]
    if (value !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(value)}`)
  }
  return `{${parts.join(',')}}`
}

/** Every key of every event, in the order in which a reader wants to see them. */
const KEY_ORDER = [
  'event',
  'seq',
  'at',
  'by',
  'turn',
  'text',
  'final',
  'tool',
  'args',
  'call_id',
  'ok',
  'result',
  'reason',
  'message',
  'reward',
  'error',
  'retryable',
  'model',
  'input_tokens',
  'output_tokens',
  'cached_tokens',
  'reasoning_tokens',
  'cost_usd',
  'data',
  'replayed',
  'ms',
] as const

function broken(message: string): ParsedLine {
  return { kind: 'broken', message }
}

function isTooLong(line: string): boolean {
  // no UTF-16 unit takes more than three bytes, so most lines need no counting
  return line.length * 3 > MAX_LINE_BYTES && Buffer.byteLength(line) > MAX_LINE_BYTES
}

function describeIssue(
  issue: { readonly path: readonly PropertyKey[]; readonly message: string } | undefined,
  value: object,
): string {
  const name: unknown = 'event' in value ? value.event : undefined
  if (name === undefined) return 'no `event` key'
  if (issue === undefined || issue.path[0] === 'event') return `unknown event ${excerpt(String(name))}`
  return `event ${String(name)}: ${issue.path.join('.')}: ${issue.message}`
}

function excerpt(text: string): string {
  const flat = text.slice(0, 60).trim()
  return text.length > 60 ? `${flat}…` : flat
}
