import type { Json } from '../../json.ts'
import { containerOf } from '../aem/json-text.ts'

const MAX_TEXT = 10_000

/** The members of a list, of its JSON text, or (`enumerated`) of a text such as `a, b and c`; else undefined. */
export function listOf(value: Json, enumerated: boolean): readonly Json[] | undefined {
  const container = containerOf(value)
  if (Array.isArray(container)) return container
  if (!enumerated || container !== undefined || typeof value !== 'string' || value.length > MAX_TEXT) return undefined
  const text = value.trim()
  if (text === '') return []
  const separator = /[;\n]/.test(text) ? /\s*[;\n]\s*/ : text.includes(',') ? /\s*,\s*(?:(?:and|or|&)\s+)?/ : /\s*\|\s*/
  const parts = text.split(separator).filter((part) => part !== '')
  const last = parts.at(-1) ?? ''
  const pair = /^(.+?) (?:and|&) (.+)$/.exec(last)
  return pair === null ? parts : [...parts.slice(0, -1), pair[1] ?? '', pair[2] ?? '']
}
