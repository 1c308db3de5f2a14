import type { Json } from '../json.ts'
import type { KeyPath } from './yaml-place.ts'

/** What a schema wants, in a user's words. */
export function wantedKind(expected: string): string {
  return WANTED[expected] ?? expected
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map of keys',
  record: 'a map of keys',
  null: 'empty',
}

/** What a value is, in a user's words. */
export function plainKind(value: Json | undefined): string {
  if (value === undefined || value === null) return 'empty'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'a map of keys'
  return typeof value === 'string' ? `the text ${quoted(value)}` : quoted(value)
}

/** A scalar between back-quotes, cut where it is long. */
export function quoted(value: Json | undefined): string {
  if (typeof value === 'object' || value === undefined) return plainKind(value)
  const text = String(value).replaceAll(/\s+/g, ' ')
  return `\`${text.length > 60 ? `${text.slice(0, 57)}...` : text}\``
}

/** A list item as the subject of a sentence: `Item 3 of \`tasks\``. */
export function article(path: KeyPath, index: number): string {
  const list = path.findLast((part) => typeof part === 'string')
  return list === undefined ? `Item ${index + 1}` : `Item ${index + 1} of \`${list}\``
}
