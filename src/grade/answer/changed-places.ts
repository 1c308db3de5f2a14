import { isJsonObject, type Json } from '../../json.ts'
import { escapePointerPart } from '../../suite/pointer.ts'

/**
 * JSON Pointers of the places where two documents differ, in document order. A place is a leaf: of a list or object
 * that came or went, each leaf inside is one, so that allowing one key of a new object allows nothing else of it.
 * Lists are compared by index. Both must be shallow enough to recurse into.
 */
export function changedPlaces(before: Json | undefined, after: Json | undefined): string[] {
  const places: string[] = []
  walk('', before, after, places)
  return places
}

function walk(place: string, before: Json | undefined, after: Json | undefined, places: string[]): void {
  if (before === after) return
  const [old, current] = sameShape(before, after)
  if (old === undefined || current === undefined) {
    places.push(place)
    return
  }
  const keys = [...new Set([...Object.keys(old), ...Object.keys(current)])]
  if (keys.length === 0 && (before === undefined || after === undefined)) places.push(place)
  for (const key of keys) walk(`${place}/${escapePointerPart(key)}`, own(old, key), own(current, key), places)
}

type Container = { readonly [key: string]: Json } | readonly Json[]

/** Both as containers of one kind, an absent side as an empty one; nothing where they are no such pair. */
function sameShape(before: Json | undefined, after: Json | undefined): readonly [Container?, Container?] {
  // `null` is a value, so `??` would not do
  const [a, b] = [before === undefined ? after : before, after === undefined ? before : after]
  if (isList(a) && isList(b)) return [asList(before), asList(after)]
  if (isJsonObject(a) && isJsonObject(b)) return [asObject(before), asObject(after)]
  return []
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value)
}

function asList(value: Json | undefined): Container {
  return isList(value) ? value : []
}

function asObject(value: Json | undefined): Container {
  return isJsonObject(value) ? value : {}
}

function own(container: Container, key: string): Json | undefined {
  const entry = Object.getOwnPropertyDescriptor(container, key)
  return entry?.value
}
