import type { Json } from '../../json.ts'

const MAX_TEXT = 10_000

/** The members that a text enumerates: `a, b and c`, one a line, `a; b`, `a | b`; undefined for anything but a text. */
export function enumeratedIn(value: Json): readonly Json[] | undefined {
  if (typeof value !== 'string' || value.length > MAX_TEXT || /^\s*[[{]/.test(value)) return undefined
  const text = value.trim()
  if (text === '') return undefined
  const separator = /[;\n]/.test(text) ? /[;\n]/ : text.includes(',') ? /,/ : /\|/
  const parts = text
    .split(separator)
    .map((part) => part.trim().replace(/^(?:and|or|&) /i, ''))
    .filter((part) => part !== '')
  const pair = /^(.+?) (?:and|&) (.+)$/.exec(parts.at(-1) ?? '')
  return pair === null ? parts : [...parts.slice(0, -1), pair[1] ?? '', pair[2] ?? '']
}
