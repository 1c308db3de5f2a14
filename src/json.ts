import { createHash } from 'node:crypto'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

/** JSON text with keys in code-unit order, so that equal values have equal text (`1` and `1.0` are one number). */
export function canonical(value: Json | undefined, indent = 0): string {
  return JSON.stringify(sorted(value ?? null), null, indent)
}

/** Strict equality of JSON values; the order of keys does not matter, absent is not null. */
export function equalJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return canonical(a) === canonical(b)
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
