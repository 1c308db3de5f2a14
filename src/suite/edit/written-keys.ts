import { isScalar, LineCounter, parseDocument } from 'yaml'
import { isJsonObject, type Json } from '../../json.ts'
import type { KeyPath } from '../yaml-place.ts'
import { DRAFT_MARK, taskMap } from './task-map.ts'

/** Where a task stands in the value of a file: the whole of it, an item of a list, or of the suite's `tasks`. */
export function findTask(value: Json, id: string): KeyPath | undefined {
  if (isJsonObject(value) && value.id === id) return []
  const list = isJsonObject(value) ? value.tasks : value
  if (!Array.isArray(list)) return undefined
  const items: readonly Json[] = list
  const index = items.findIndex((item) => isJsonObject(item) && item.id === id)
  if (index < 0) return undefined
  return isJsonObject(value) ? ['tasks', index] : [index]
}

/** The keys of a task, and whether each was drafted: then a comment above it says so. */
export function writtenKeys(text: string, path: KeyPath): ReadonlyMap<string, 'author' | 'drafted'> {
  const counter = new LineCounter()
  const map = taskMap(parseDocument(text, { lineCounter: counter }), path)
  const lines = text.split(/\r?\n/)
  const mark = new RegExp(`^\\s*# ${DRAFT_MARK}\\b`)
  return new Map(
    (map?.items ?? []).flatMap(({ key }): [string, 'author' | 'drafted'][] => {
      if (!isScalar(key) || typeof key.value !== 'string') return []
      const line = key.range == null ? 0 : counter.linePos(key.range[0]).line - 1
      return [[key.value, mark.test(lines[line - 1] ?? '') ? 'drafted' : 'author']]
    }),
  )
}
