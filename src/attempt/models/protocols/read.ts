import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import { isJson } from '../../../trace/json-value.ts'

/** The value at a path of foreign JSON; undefined where there is none. */
export function at(value: Json | undefined, ...path: readonly (string | number)[]): Json | undefined {
  let found = value
  for (const part of path) {
    if (Array.isArray(found)) found = found[Number(part)]
    else found = isJsonObject(found) && Object.hasOwn(found, part) ? found[part] : undefined
  }
  return found
}

export function textAt(value: Json | undefined, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : undefined
}

export function countAt(value: Json | undefined, ...path: readonly (string | number)[]): number | undefined {
  const found = at(value, ...path)
  return typeof found === 'number' && found >= 0 ? found : undefined
}

export function listAt(value: Json | undefined, ...path: readonly (string | number)[]): readonly Json[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

/** Undefined for what is not JSON. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The arguments of a call as models write them; no text at all stands for no arguments. */
export function parseArguments(text: string): JsonObject | undefined {
  const value = text.trim() === '' ? {} : parseJson(text)
  return isJsonObject(value) && isJson(value) ? value : undefined
}

/** Whose fault an error inside an answer is; nothing where there is none. */
export function readError(error: Json | undefined): { failure?: string; refusal?: string } {
  if (error === undefined || error === null) return {}
  const names = [textAt(error, 'type'), textAt(error, 'code')].flatMap((name) => name ?? [])
  const own = names.find((name) => AGENTS_OWN.test(name))
  return own === undefined ? { failure: 'it sent an error inside its answer' } : { refusal: `it refused: ${own}` }
}

const AGENTS_OWN = /^(invalid_|not_found|request_too_large|context_length|content_filter|unsupported)/
export const NOT_JSON = 'its stream holds an event that is not JSON'

/** What a tool told the model: text, or a list of parts of which the texts count. Text that is JSON is read as such. */
export function readResult(content: Json | undefined): Json {
  const text = typeof content === 'string' ? content : textsOf(content)
  const value = parseJson(text)
  return isJson(value) ? value : text
}

/** Of one text, or of the parts of a message that have some. */
export function textsOf(content: Json | undefined): string {
  if (typeof content === 'string') return content
  const parts = listAt(content).flatMap((part) => textAt(part, 'text') ?? [])
  return parts.join('\n')
}

/** The object without the keys whose value is undefined. */
export function defined<T extends object>(
  values: {
    readonly [K in keyof T]: T[K] | undefined
  },
): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const known: { [K in keyof T]?: Exclude<T[K], undefined> } = {}
  for (const key in values) {
    const value = values[key]
    if (value !== undefined) known[key] = value as Exclude<T[typeof key], undefined>
  }
  return known
}
