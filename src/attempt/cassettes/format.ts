import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { AnyDocument } from '../../trace/json-value.ts'
import { readableJson } from '../../trace/readable-json.ts'

/** One request with its answer, whole. */
export interface CassetteEntry {
  readonly request: string
  readonly key: string
  /** From 1: which of the equal requests of the attempt this is. */
  readonly repeat: number
  readonly body: Json
  readonly answer: RecordedAnswer
}

export interface RecordedAnswer {
  readonly status: number
  readonly type: string
  /** Turngate asked for the usage of the stream. */
  readonly asked_usage?: true
  /** The agent did not wait for the end. */
  readonly left?: true
  /** A whole answer; or else the events of a stream, `data` as JSON where it is some. */
  readonly body?: Json
  readonly events?: readonly { readonly event?: string; readonly data: Json }[]
}

export interface Cassette {
  readonly task: string
  readonly attempt: number
  /** Of the attempt that was recorded. */
  readonly seed: number
  readonly entries: readonly CassetteEntry[]
}

/**
 * Text that people can review: of each request only what it adds to the one before it, of each event of a stream only
 * what is not the same in all of them; one event a line.
 */
export function formatCassette({ task, attempt, seed, entries }: Cassette): string {
  const written = entries.map(({ request, key, repeat, body, answer }, index) => ({
    ...{ request, key, repeat },
    ...added(body, entries[index - 1]?.body ?? null),
    answer: shared(answer),
  }))
  return readableJson({ cassette: 1, task, attempt, seed, entries: written }, isOneLine)
}

/** @throws Error where the text is no cassette */
export function parseCassette(text: string): Cassette {
  const { task, attempt, seed, entries } = File.parse(JSON.parse(text))
  let before: Json = null
  return {
    ...{ task, attempt, seed },
    entries: entries.map(({ request, key, repeat, as_before, after, body: own, answer }) => {
      const body = restored(own, before, as_before ?? [], after ?? {})
      before = body
      return { request, key, repeat, body, answer: unshared(answer) }
    }),
  }
}

const Answer = z.strictObject({
  status: z.number().int(),
  type: z.string(),
  asked_usage: z.literal(true).exactOptional(),
  left: z.literal(true).exactOptional(),
  body: AnyDocument.exactOptional(),
  in_all: z.record(z.string(), AnyDocument).exactOptional(),
  events: z.array(z.strictObject({ event: z.string().exactOptional(), data: AnyDocument })).exactOptional(),
})

const File = z.strictObject({
  cassette: z.literal(1),
  task: z.string(),
  attempt: z.number().int().positive(),
  seed: z.number().int().nonnegative(),
  entries: z.array(
    z.strictObject({
      request: z.string(),
      key: z.string(),
      repeat: z.number().int().positive(),
      /** Keys of the body that are the same as in the request before. */
      as_before: z.array(z.string()).exactOptional(),
      /** Lists that begin with so many items of the request before. */
      after: z.record(z.string(), z.number().int().positive()).exactOptional(),
      body: AnyDocument,
      answer: Answer,
    }),
  ),
})

function added(body: Json, before: Json) {
  if (!isJsonObject(body) || !isJsonObject(before)) return { body }
  const same: string[] = []
  const after: Record<string, number> = {}
  const own: Record<string, Json> = {}
  for (const name of Object.keys(body).sort()) {
    const value = body[name] ?? null
    const old = before[name]
    const kept = Array.isArray(value) && Array.isArray(old) ? commonLength(value, old) : 0
    if (JSON.stringify(value) === JSON.stringify(old)) same.push(name)
    else if (kept > 0 && Array.isArray(value)) {
      after[name] = kept
      own[name] = value.slice(kept)
    } else own[name] = value
  }
  return {
    ...(same.length > 0 && { as_before: same }),
    ...(Object.keys(after).length > 0 && { after }),
    body: own,
  }
}

function restored(own: Json, before: Json, same: readonly string[], after: Readonly<Record<string, number>>): Json {
  if (!isJsonObject(own) || !isJsonObject(before)) return own
  const body: Record<string, Json> = {}
  for (const name of same) body[name] = before[name] ?? null
  for (const [name, value] of Object.entries(own)) {
    const old = before[name]
    const kept = after[name]
    body[name] =
      kept !== undefined && Array.isArray(old) && Array.isArray(value) ? [...old.slice(0, kept), ...value] : value
  }
  return body
}

function commonLength(a: readonly Json[], b: readonly Json[]): number {
  const differs = a.findIndex((item, index) => JSON.stringify(item) !== JSON.stringify(b[index]))
  return differs < 0 ? a.length : differs
}

/** What is the same in all events of a stream is written once. */
function shared(answer: RecordedAnswer) {
  const { events, ...rest } = answer
  if (events === undefined) return answer
  const objects = events.flatMap(({ data }) => (isJsonObject(data) ? [data] : []))
  const [first = {}, ...others] = objects
  const common = Object.entries(first).filter(([name, value]) => others.every((other) => same(other[name], value)))
  if (others.length === 0 || common.length === 0) return { ...rest, events }
  const inAll = Object.fromEntries(common)
  return {
    ...rest,
    in_all: inAll,
    events: events.map(({ data, ...event }) => ({ ...event, data: isJsonObject(data) ? without(data, inAll) : data })),
  }
}

function unshared({ in_all: inAll, events, ...rest }: z.infer<typeof Answer>): RecordedAnswer {
  if (events === undefined) return rest
  return {
    ...rest,
    events: events.map(({ data, ...event }) => ({
      ...event,
      data: isJsonObject(data) && inAll !== undefined ? { ...inAll, ...data } : data,
    })),
  }
}

function same(a: Json | undefined, b: Json): boolean {
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b)
}

function without(data: JsonObject, keys: object): JsonObject {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !Object.hasOwn(keys, name)))
}

/** Events, and vectors of embeddings: `entries.N.answer.events.N`, `….body.data.N`. */
function isOneLine(path: readonly string[]): boolean {
  const [entries, , answer, what, list] = path
  if (entries !== 'entries') return false
  if (answer === 'as_before' || answer === 'after') return true
  return answer === 'answer' && ((what === 'events' && path.length === 5) || (list === 'data' && path.length === 6))
}
