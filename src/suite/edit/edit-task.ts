import { Document, parseDocument } from 'yaml'
import { equalJson, isJsonObject, type Json } from '../../json.ts'
import { readYaml } from '../yaml.ts'
import type { KeyPath } from '../yaml-place.ts'
import { type KeyEdit, renderKey, styled } from './render.ts'
import { replaceBlock } from './splice.ts'
import { taskMap } from './task-map.ts'

export type { KeyEdit } from './render.ts'

/**
 * The text of a YAML or JSON file in which keys of one task are written anew. Everything else stays as it is, comments
 * and blank lines included; new keys come after the task's last one.
 *
 * @param path of the task in the file: `[]`, `[2]`, `['tasks', 2]`
 */
export function editTask(text: string, path: KeyPath, edits: readonly KeyEdit[]): string {
  if (/^\s*[[{]/.test(text) && isJsonText(text)) return editJson(text, path, edits)
  const spliced = splice(text, path, edits)
  if (spliced !== undefined && holds(spliced, text, path, edits)) return spliced
  return editDocument(text, path, edits)
}

/** A new task file. */
export function newTask(edits: readonly KeyEdit[]): string {
  return edits
    .map((edit) => renderKey(edit, 0).join('\n'))
    .join('\n')
    .concat('\n')
}

/** Line by line, where the task is a block map: the only way that leaves the rest of the file untouched. */
function splice(text: string, path: KeyPath, edits: readonly KeyEdit[]): string | undefined {
  let edited: string | undefined = text
  for (const edit of edits) edited = edited === undefined ? undefined : replaceBlock(edited, path, edit)
  return edited
}

/** Where lines cannot be told apart, as in `{id: a, input: b}`: the document is written again, with its comments. */
function editDocument(text: string, path: KeyPath, edits: readonly KeyEdit[]): string {
  const document = parseDocument(text)
  for (const edit of edits) {
    const node = styled(document, edit)
    // the node of a path of no keys is the document's own
    if (path.length === 0) document.set(edit.key, node)
    else document.setIn([...path, edit.key], node)
  }
  const task = taskMap(document, path)
  // comments and nested lists need lines of their own
  if (task !== undefined) task.flow = false
  return document.toString({ lineWidth: 120 })
}

function editJson(text: string, path: KeyPath, edits: readonly KeyEdit[]): string {
  const indent = /^\s*[[{]\s*\n( +|\t+)/.exec(text)?.[1] ?? '  '
  const document = new Document(JSON.parse(text))
  for (const { key, value } of edits) document.setIn([...path, key], value)
  return `${JSON.stringify(document.toJS(), null, indent)}\n`
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether the new text says exactly what the old one and the edits say. */
function holds(text: string, before: string, path: KeyPath, edits: readonly KeyEdit[]): boolean {
  const [old, now] = [readYaml(before, ''), readYaml(text, '')]
  if (!old.ok || !now.ok) return false
  return equalJson(now.source.value, withEdits(old.source.value, path, edits))
}

function withEdits(value: Json, path: KeyPath, edits: readonly KeyEdit[]): Json {
  const [part, ...rest] = path
  if (part === undefined) {
    if (!isJsonObject(value)) return value
    return { ...value, ...Object.fromEntries(edits.map((edit) => [edit.key, edit.value])) }
  }
  if (Array.isArray(value)) {
    return value.map((item: Json, index) => (index === part ? withEdits(item, rest, edits) : item))
  }
  if (!isJsonObject(value)) return value
  return { ...value, [part]: withEdits(value[part] ?? null, rest, edits) }
}
