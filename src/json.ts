import { createHash } from 'node:crypto'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** JSON text with keys in code-unit order, so that equal values have equal text (`1` and `1.0` are one number). */
export function canonical(value: Json | undefined, indent = 0): string {
  return indent === 0 ? textOf(value) : JSON.stringify(sorted(value ?? null), null, indent)
}

/** Strict equality of JSON values; the order of keys does not matter, absent is not null. */
export function equalJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (a === undefined || b === undefined) return false
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return textOf(a) === textOf(b)
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item: Json, index) => equalJson(item ?? null, b[index] ?? null))
  }
  return isJsonObject(a) && isJsonObject(b) && equalObjects(a, b)
}

/** SHA-256 of the canonical text, in hexadecimal. */
export function hashJson(value: Json): string {
  return sha256(canonical(value))
}

/** SHA-256 in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

/** As JSON has it: keys that are undefined are left out. */
export function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As `JSON.stringify(sorted(value))`, without the copy: most of what is hashed is small, and there is much of it. */
function textOf(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value ?? null)
  let text = ''
  for (const key of Object.keys(value).sort()) {
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(value[key])}`
  }
  return `{${text}}`
}

function equalObjects(a: JsonObject, b: JsonObject): boolean {
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && equalJson(a[key] ?? null, b[key] ?? null))
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isJsonObject(value)) return value
  const keys = Object.keys(value).sort(byCodeUnit)
  // entries, not assignment: a key named __proto__ stays data
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]))
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
