import { z } from 'zod'
import type { Json, JsonObject } from '../json.ts'

/** Levels of lists and objects in one event; deeper ones would exhaust the stack of whoever walks them. */
export const MAX_DEPTH = 64

/** Levels of a whole document. */
export const MAX_DOCUMENT_DEPTH = 500

/** Whether a value is plain JSON of at most `maxDepth` levels. Walks without recursion, copies nothing. */
export function isJson(value: unknown, maxDepth = MAX_DEPTH): value is Json {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isScalar(next.value)) continue
    if (typeof next.value !== 'object' || next.value === null || next.depth >= maxDepth) return false
    if (!Array.isArray(next.value) && !isPlain(next.value)) return false
    const depth = next.depth + 1
    for (const child of Object.values(next.value)) open.push({ value: child, depth })
  }
  return true
}

/** Any JSON value. Unlike `z.json()` it keeps a key named `__proto__` as the data it is. */
export const AnyJson = z.custom<Json>((value) => isJson(value), { error: 'must be JSON, not nested too deeply' })

/** A whole JSON document, such as the state of the world. */
export const AnyDocument = z.custom<Json>((value) => isJson(value, MAX_DOCUMENT_DEPTH), {
  error: 'must be JSON, not nested too deeply',
})

/** A JSON object, such as the arguments of a call. */
export const AnyJsonObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && isJson(value),
  { error: 'must be an object of JSON values, not nested too deeply' },
)

function isScalar(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return value === null || typeof value === 'string' || typeof value === 'boolean'
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
