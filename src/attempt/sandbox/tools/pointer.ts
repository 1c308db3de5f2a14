import { isJsonObject, type Json } from '../../../json.ts'
import { WorldError } from './world-error.ts'

/** What stands at an RFC 6901 pointer, own keys only; undefined where nothing does. */
export function readPointer(document: Json | undefined, pointer: string): Json | undefined {
  return partsOf(pointer).reduce<Json | undefined>(child, document)
}

/**
 * A copy of the document with the value written there; what did not change is shared with the original. Objects on the
 * way are made, lists take an index up to their length, or `-` for the end.
 */
export function writePointer(document: Json | undefined, pointer: string, value: Json): Json {
  return write(document, partsOf(pointer), value, pointer)
}

/** A copy of the document with the value at the end of the list there; an absent list is made. */
export function appendPointer(document: Json | undefined, pointer: string, value: Json): Json {
  const list = readPointer(document, pointer) ?? []
  if (!isList(list)) throw new WorldError(`append ${pointer}: it is not a list`)
  return writePointer(document, pointer, [...list, value])
}

/** A copy of the document without that place; removing what is not there changes nothing. */
export function removePointer(document: Json | undefined, pointer: string): Json | undefined {
  const parts = partsOf(pointer)
  const last = parts.pop()
  if (last === undefined) throw new WorldError('remove: the whole document cannot be removed')
  const parent = parts.reduce<Json | undefined>(child, document)
  if (child(parent, last) === undefined) return document
  return write(document, parts, without(parent, last), pointer)
}

/** As RFC 6901 wants one part of a pointer. */
export function escapePart(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1')
}

function partsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function child(parent: Json | undefined, part: string): Json | undefined {
  if (isList(parent)) return isIndex(part) ? parent[Number(part)] : undefined
  return isJsonObject(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined
}

function write(node: Json | undefined, parts: readonly string[], value: Json, pointer: string): Json {
  const [part, ...rest] = parts
  if (part === undefined) return value
  if (isList(node)) {
    const index = part === '-' ? node.length : isIndex(part) ? Number(part) : -1
    if (index < 0 || index > node.length) {
      throw new WorldError(`set ${pointer}: \`${part}\` is no place in a list of ${node.length}`)
    }
    return node.toSpliced(index, 1, write(node[index], rest, value, pointer))
  }
  if (node !== undefined && !isJsonObject(node)) {
    throw new WorldError(`set ${pointer}: \`${part}\` would be inside a ${node === null ? 'null' : typeof node}`)
  }
  // a computed key defines an own property, also for a key named __proto__
  return { ...node, [part]: write(child(node, part), rest, value, pointer) }
}

function without(parent: Json | undefined, part: string): Json {
  if (isList(parent)) return parent.toSpliced(Number(part), 1)
  return Object.fromEntries(Object.entries(parent ?? {}).filter(([key]) => key !== part))
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function isIndex(part: string): boolean {
  return /^(0|[1-9]\d{0,8})$/.test(part)
}
