import { isScalar, LineCounter, parseDocument } from 'yaml'
import type { KeyPath } from '../yaml-place.ts'
import { type KeyEdit, renderKey } from './render.ts'
import { DRAFT_MARK, taskMap } from './task-map.ts'

/**
 * The text with the lines of one key of a block map replaced, or added behind the map's last key; undefined where the
 * map is not written line by line.
 */
export function replaceBlock(text: string, path: KeyPath, edit: KeyEdit): string | undefined {
  const counter = new LineCounter()
  const map = taskMap(parseDocument(text, { lineCounter: counter }), path)
  if (map === undefined || map.flow === true || map.items.length === 0) return undefined
  const keys = map.items.map(({ key }) => {
    const offset = isScalar(key) ? key.range?.[0] : undefined
    return { name: isScalar(key) ? key.value : undefined, ...(offset !== undefined && counter.linePos(offset)) }
  })
  const found = keys.find(({ name }) => name === edit.key)
  const place = found ?? keys.at(-1)
  if (place?.line === undefined || place.col === undefined) return undefined
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r?\n/)
  const column = place.col - 1
  const from = place.line - 1
  // the key of a list's item stands behind its dash
  if (found !== undefined && (lines[from] ?? '').slice(0, column).trim() !== '') return undefined
  const end = blockEnd(lines, from, column)
  const start = found === undefined ? end : markedStart(lines, from)
  return [...lines.slice(0, start), ...renderKey(edit, column), ...lines.slice(end)].join(lineEnd)
}

/** The first line behind the block of a key: what is indented more belongs to it, and a list may stand at its column. */
function blockEnd(lines: readonly string[], from: number, column: number): number {
  let end = from + 1
  for (let at = from + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    const indent = line.length - line.trimStart().length
    const isBlank = line.trim() === ''
    const isComment = line.trimStart().startsWith('#')
    const belongs = indent > column || (indent === column && /^-(\s|$)/.test(line.trimStart()))
    if (!isBlank && !isComment && !belongs) break
    // comments and blank lines belong to what follows them, unless they are indented as the block is
    if (!isBlank && belongs) end = at + 1
  }
  return end
}

/** Comments of an earlier draft go with it. */
function markedStart(lines: readonly string[], from: number): number {
  let start = from
  while (start > 0 && new RegExp(`^\\s*# ${DRAFT_MARK}\\b`).test(lines[start - 1] ?? '')) start -= 1
  return start
}
