import { isJsonObject, type Json, type JsonObject } from '../json.ts'

/**
 * JSON Pointers (RFC 6901) over JSON documents. Documents are never changed in place: each write returns a new one that
 * shares what did not change. Only a document's own keys are seen, so `/constructor` of `{}` is absent.
 */

/** A write that the document has no place for; the message is a whole sentence. */
export class PointerError extends Error {
  override readonly name = 'PointerError'
}

/** The value at a pointer, or undefined where there is none (`null` is a value). */
export function getPointer(document: Json | undefined, pointer: string): Json | undefined {
  let value = document
  for (const key of parsePointer(pointer)) {
    if (value === undefined) return undefined
    value = child(value, key)
  }
  return value
}

/**
 * Writes `value` there; objects that are missing on the way are made. In a list, an index may be that of an item, the
 * list's length, or `-` (both add at the end).
 *
 * @throws PointerError when something on the way is neither an object nor a list, or an index is past the end
 */
export function setPointer(document: Json, pointer: string, value: Json): Json {
  return update(document, parsePointer(pointer), 0, pointer, () => value)
}

/**
 * Adds `value` to the end of the list at a pointer; a list that is missing is made.
 *
 * @throws PointerError when something else than a list is there
 */
export function appendPointer(document: Json, pointer: string, value: Json): Json {
  return update(document, parsePointer(pointer), 0, pointer, (old) => {
    if (old === undefined) return [value]
    if (!Array.isArray(old)) throw new PointerError(`${shown(pointer)} is not a list, so nothing can be added to it.`)
    return [...old, value]
  })
}

/**
 * Takes away the key or the list item at a pointer. A place that is not there is left so.
 *
 * @throws PointerError for the whole document
 */
export function removePointer(document: Json, pointer: string): Json {
  const keys = parsePointer(pointer)
  const last = keys.at(-1)
  if (last === undefined) throw new PointerError('The whole document cannot be removed.')
  if (getPointer(document, pointer) === undefined) return document
  return update(document, keys.slice(0, -1), 0, pointer, (parent) => {
    if (Array.isArray(parent)) return parent.filter((_, index) => String(index) !== last)
    if (!isJsonObject(parent)) return parent ?? null
    return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== last))
  })
}

/** `a/b~c` as one part of a pointer: `a~1b~0c`. */
export function escapePointerPart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The parts of a pointer, unescaped. */
function parsePointer(pointer: string): readonly string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new PointerError(`${shown(pointer)} is not a JSON Pointer: it must start with /.`)
  return pointer
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function child(value: Json, key: string): Json | undefined {
  if (Array.isArray(value)) return isIndex(key) ? value[Number(key)] : undefined
  if (!isJsonObject(value)) return undefined
  return Object.hasOwn(value, key) ? value[key] : undefined
}

function update(
  value: Json | undefined,
  keys: readonly string[],
  depth: number,
  pointer: string,
  change: (old: Json | undefined) => Json,
): Json {
  const key = keys[depth]
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    const index = key === '-' ? value.length : isIndex(key) ? Number(key) : Number.NaN
    if (!(index <= value.length)) {
      throw new PointerError(
        `${shown(pointer)} has no place in a list of ${value.length}: \`${key}\` is no index of it.`,
      )
    }
    const changed = update(value[index], keys, depth + 1, pointer, change)
    return [...value.slice(0, index), changed, ...value.slice(index + 1)]
  }
  if (value !== undefined && !isJsonObject(value)) {
    const here = `/${keys.slice(0, depth).map(escapePointerPart).join('/')}`
    throw new PointerError(
      `${shown(pointer)} cannot be written: ${depth === 0 ? 'the document' : here} is a plain value.`,
    )
  }
  if (UNSAFE_KEYS.has(key))
    throw new PointerError(`${shown(pointer)} cannot be written: \`${key}\` is not allowed as a key.`)
  const object: JsonObject = value ?? {}
  const changed = update(Object.hasOwn(object, key) ? object[key] : undefined, keys, depth + 1, pointer, change)
  return { ...object, [key]: changed }
}

/** Keys that reach an object's prototype in careless code; refused in every document. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function isIndex(key: string): boolean {
  return /^(0|[1-9]\d{0,14})$/.test(key)
}

function shown(pointer: string): string {
  return pointer === '' ? 'The whole document' : pointer
}
