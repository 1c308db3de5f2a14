import { type Document, isAlias, isMap, isScalar, isSeq } from 'yaml'
import { keyOf, type Place, startOf, type ToPlace } from './yaml-value.ts'

export type KeyPath = readonly (string | number)[]

/**
 * Where a key path is written: of a scalar or a list item, its own place; of a map or list under a key, the key's. With
 * `at: 'key'` always the key's. A path that is not written has the place of the nearest thing around it.
 */
export function findPlace(document: Document.Parsed, path: KeyPath, at: 'key' | 'value', toPlace: ToPlace): Place {
  let node: unknown = document.contents
  let offset = startOf(node) ?? 0
  for (const [index, part] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = node.items.find((item) => keyOf(item) === String(part))
      if (pair === undefined) break
      const wantsKey = (at === 'key' && index === path.length - 1) || !isScalar(pair.value)
      node = pair.value
      offset = (wantsKey ? undefined : startOf(node)) ?? startOf(pair.key) ?? offset
    } else if (isSeq(node)) {
      node = node.items[Number(part)]
      if (startOf(node) === undefined) break
      offset = startOf(node) ?? offset
    } else break
  }
  return toPlace(offset)
}

/** `tasks[2].expected_tools` */
export function dotted(path: KeyPath): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : /^[\w^@-]+$/.test(part) ? `.${part}` : `["${part}"]`))
    .join('')
    .replace(/^\./, '')
}
