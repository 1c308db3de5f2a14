import { readingOf } from './dialects/index.ts'
import type { ReadSpan, Span } from './types.ts'
import { numberAt, own, textAt } from './values.ts'

/** The spans of one conversation, which may have several traces: one for each of the user's messages. */
export interface Session {
  /** All of them, also those that tell nothing, since they link others. */
  readonly spans: readonly Span[]
  /** Those that tell of a model, a tool or an agent, as they began. */
  readonly read: readonly ReadSpan[]
  /** As `turngate.task` and `turngate.attempt` say it. */
  readonly task?: string
  readonly attempt?: number
}

/** Spans by conversation, as the conversations began. Traces that name the same conversation belong together. */
export function sessionsOf(spans: readonly Span[]): Session[] {
  const byTrace = groupBy(spans, (span) => span.trace)
  const keys = new Map([...byTrace].map(([trace, own]) => [trace, conversationOf(own) ?? `trace ${trace}`]))
  const groups = groupBy(spans, (span) => keys.get(span.trace) ?? span.trace)
  return [...groups.values()].map(sessionOf).sort((a, b) => startOf(a) - startOf(b))
}

function sessionOf(spans: readonly Span[]): Session {
  const read = spans
    .flatMap((span) => {
      const reading = readingOf(span)
      return reading === undefined ? [] : [{ span, reading }]
    })
    .sort((a, b) => a.span.start - b.span.start)
  const told = spans.flatMap(({ attributes, resource }) => [attributes, resource])
  const task = first(told.map((one) => textAt(one, 'turngate.task')))
  const attempt = first(
    told.map((one) => numberAt(one, 'turngate.attempt') ?? wholeText(textAt(one, 'turngate.attempt'))),
  )
  return {
    spans,
    read,
    ...(task !== undefined && { task }),
    ...(attempt !== undefined && Number.isInteger(attempt) && attempt > 0 && { attempt }),
  }
}

const CONVERSATION = ['gen_ai.conversation.id', 'gcp.vertex.agent.session_id', 'session.id'] as const

/** The one conversation that a trace names; undefined where it names none or several. */
function conversationOf(spans: readonly Span[]): string | undefined {
  for (const key of CONVERSATION) {
    const named = new Set(spans.flatMap(({ attributes }) => own(attributes, key) ?? []))
    const [only] = named
    if (named.size === 1 && typeof only === 'string') return only
  }
  return undefined
}

function startOf({ spans }: Session): number {
  return Math.min(...spans.map((span) => span.start))
}

function wholeText(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

function first<T>(values: readonly (T | undefined)[]): T | undefined {
  return values.find((value) => value !== undefined)
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
