import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import { readShape, type ShapePlace } from '../document.ts'
import type { Row } from '../rows.ts'
import { FlatSpan, Otlp, type OtlpSpan } from './schema.ts'
import type { Span, SpanEvent } from './types.ts'
import { millis, plainAttributes, plainValue, textAt } from './values.ts'

/** Whether a value is an export of the collector, a span, or a list of spans. */
export function holdsSpans(value: Json): boolean {
  if (Array.isArray(value)) return isFlatSpan(value[0]) || isExport(value[0])
  return isExport(value) || isFlatSpan(value)
}

/**
 * The spans of a file, log records joined to the spans that they belong to.
 * @throws UserError that names line and key
 */
export function readSpans(rows: readonly Row[], file: string, title: string): Span[] {
  const spans: Span[] = []
  const logs: Log[] = []
  for (const row of rows) {
    const items: readonly Json[] = Array.isArray(row.value) ? row.value : [row.value]
    for (const [index, item] of items.entries()) {
      const place = { file, title, text: row, at: Array.isArray(row.value) ? [index] : [] }
      if (isExport(item)) {
        const otlp = readShape(Otlp, camel(item), place)
        spans.push(...otlpSpans(otlp))
        logs.push(...otlpLogs(otlp))
      } else spans.push(flatSpan(item, place))
    }
  }
  return spans.map((span) => {
    const own = logs.filter((log) => log.trace === span.trace && log.span === span.id)
    return own.length === 0 ? span : { ...span, events: [...span.events, ...own.map((log) => log.event)] }
  })
}

function isExport(value: Json | undefined): boolean {
  return (
    isJsonObject(value) &&
    ['resourceSpans', 'resource_spans', 'resourceLogs', 'resource_logs'].some((key) => key in value)
  )
}

function isFlatSpan(value: Json | undefined): boolean {
  if (!isJsonObject(value) || typeof value.name !== 'string') return false
  return ['trace_id', 'traceId', 'context', 'spanContext'].some((key) => key in value)
}

/** Protocol buffers' printers may keep the names of the fields; all are read as OTLP/JSON writes them. */
function camel(value: Json): Json {
  if (Array.isArray(value)) return value.map(camel)
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      camel(inner),
    ]),
  )
}

function otlpSpans({ resourceSpans }: Otlp): Span[] {
  return (resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const about = plainAttributes(resource?.attributes)
    return scopeSpans.flatMap(({ spans }) => (spans ?? []).map((span) => otlpSpan(span, about)))
  })
}

function otlpSpan(span: OtlpSpan, resource: JsonObject): Span {
  const events = (span.events ?? []).map(({ name, attributes }) => ({ name, attributes: plainAttributes(attributes) }))
  return timed(span.startTimeUnixNano, span.endTimeUnixNano, {
    trace: span.traceId,
    id: span.spanId,
    ...parentOf(span.parentSpanId),
    name: span.name,
    attributes: plainAttributes(span.attributes),
    resource,
    events,
    ...errorOf(span.status?.code, span.status?.message, events),
  })
}

interface Log {
  readonly trace: string
  readonly span: string
  readonly event: SpanEvent
}

function otlpLogs({ resourceLogs }: Otlp): Log[] {
  const records = (resourceLogs ?? []).flatMap(({ scopeLogs }) => scopeLogs.flatMap((scope) => scope.logRecords ?? []))
  return records.flatMap((record) => {
    const attributes = plainAttributes(record.attributes)
    const name = record.eventName ?? textAt(attributes, 'event.name')
    if (record.traceId == null || record.spanId == null || name === undefined) return []
    return [{ trace: record.traceId, span: record.spanId, event: { name, attributes, body: plainValue(record.body) } }]
  })
}

function flatSpan(item: Json, place: ShapePlace): Span {
  const span = readShape(FlatSpan, item, place)
  const context = span.context ?? span.spanContext
  const events = [...(span.events ?? []), ...(span.span_events ?? [])].map((event) => ({
    name: event.name ?? event.event_name ?? '',
    attributes: objectOf(event.attributes),
    ...(event.body !== undefined && { body: event.body }),
  }))
  const parent =
    span.parent_id ?? span.parent_span_id ?? span.parentId ?? span.parentSpanId ?? span.parentSpanContext?.spanId
  const start = span.start_time ?? span.startTime ?? span.timestamp
  return timed(start, span.end_time ?? span.endTime ?? endAfter(span.timestamp, span.duration), {
    trace: span.trace_id ?? span.traceId ?? context?.trace_id ?? context?.traceId ?? '',
    id: span.span_id ?? span.id ?? context?.span_id ?? context?.spanId ?? '',
    ...parentOf(parent),
    name: span.name,
    attributes: objectOf(span.attributes),
    resource: objectOf(span.resource?.attributes),
    events,
    ...errorOf(span.status?.status_code ?? span.status?.code, span.status?.description ?? span.status?.message, events),
  })
}

function endAfter(timestamp: number | null | undefined, duration: FlatSpan['duration']): number | undefined {
  if (timestamp == null || duration == null) return undefined
  return timestamp + (typeof duration === 'number' ? duration : duration[0] * 1e6 + duration[1] / 1e3)
}

function timed(start: FlatSpan['startTime'], end: FlatSpan['startTime'], span: Omit<Span, 'start' | 'end'>): Span {
  const from = millis(start) ?? 0
  return { ...span, start: from, end: Math.max(from, millis(end) ?? from) }
}

function parentOf(id: string | null | undefined): { readonly parent?: string } {
  return id == null || id === '' ? {} : { parent: id }
}

/** The status names an error by its number or its name; a recorded exception says more. */
function errorOf(
  code: string | number | null | undefined,
  message: string | null | undefined,
  events: readonly SpanEvent[],
): { readonly error?: string } {
  if (code !== 2 && !/(^|_)error$/i.test(String(code ?? ''))) return {}
  const exception = events.find((event) => event.name === 'exception')?.attributes ?? {}
  const said = [textAt(exception, 'exception.type'), textAt(exception, 'exception.message')]
  const words = said.filter((part) => part !== undefined).join(': ')
  return { error: message != null && message !== '' ? message : words }
}

function objectOf(value: Json | null | undefined): JsonObject {
  return isJsonObject(value ?? undefined) ? Object.fromEntries(Object.entries(value ?? {})) : {}
}
