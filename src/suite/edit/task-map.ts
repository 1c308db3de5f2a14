import { type Document, isMap, type YAMLMap } from 'yaml'
import type { KeyPath } from '../yaml-place.ts'

/** Comments that begin so stand above what was drafted; a later draft replaces it. */
export const DRAFT_MARK = 'drafted'

/** The map of a task in a parsed file; undefined where there is none. */
export function taskMap(document: Document, path: KeyPath): YAMLMap | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true)
  return isMap(node) ? node : undefined
}
