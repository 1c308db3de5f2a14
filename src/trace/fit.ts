import { canonical, isJsonObject, type Json, type JsonObject } from '../json.ts'
import { type TraceEvent, TraceEvent as TraceEventSchema } from './events.ts'
import { isJson, MAX_DEPTH } from './json-value.ts'
import { formatEventLine, MAX_LINE_BYTES } from './line.ts'

/** UTF-16 units that stay of a text in an event that is too long. */
const KEPT = 32 * 1024

/**
 * The event, or a copy shortened so that its line can be read back: texts are cut and levels nested too deeply are
 * replaced, each with a mark that says so. Apply it where an event is made, so that all stages see the same one.
 */
export function fitEvent(event: TraceEvent): TraceEvent {
  const shallow = isJson(event) ? event : mapFields(event, (value) => shorten(value, Number.POSITIVE_INFINITY))
  if (fits(shallow)) return shallow
  const short = mapFields(shallow, (value) => shorten(value, KEPT))
  return fits(short) ? short : mapFields(short, excerpt)
}

function fits(event: TraceEvent): boolean {
  return Buffer.byteLength(formatEventLine(event)) <= MAX_LINE_BYTES
}

function mapFields(event: TraceEvent, map: (value: Json) => Json): TraceEvent {
  const fields: [string, Json | undefined][] = Object.entries(event)
  const mapped = fields.flatMap(([key, value]) => {
    if (value === undefined) return []
    return [[key, key === 'args' ? asObject(map(value)) : map(value)]]
  })
  return TraceEventSchema.parse(Object.fromEntries(mapped))
}

/** `depth` of a field's value is 1: the event around it is a level too. */
function shorten(value: Json, kept: number, depth = 1): Json {
  if (typeof value === 'string') return cut(value, kept)
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) return '[cut: nested too deeply]'
  if (Array.isArray(value)) return value.map((item: Json) => shorten(item, kept, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cut(key, kept), shorten(item, kept, depth + 1)]),
  )
}

/** Of values with very many parts, the beginning of their text. */
function excerpt(value: Json): Json {
  const text = typeof value === 'string' ? value : canonical(value)
  return text.length <= KEPT ? value : cut(text, KEPT)
}

function cut(text: string, kept: number): string {
  return text.length <= kept ? text : `${text.slice(0, kept)}… [cut: ${text.length - kept} more characters]`
}

function asObject(value: Json): JsonObject {
  return isJsonObject(value) ? value : { '[cut]': value }
}
