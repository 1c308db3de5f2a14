import { type Problem, UserError } from '../../errors.ts'
import type { Json } from '../../json.ts'
import { isJson, MAX_DOCUMENT_DEPTH } from '../json-value.ts'
import { findFault, type JsonText } from './json-place.ts'
import { limited } from './limited.ts'

/** One JSON value of a foreign file. */
export interface Row extends JsonText {
  readonly value: Json
}

/**
 * The JSON values of a foreign file: one document, one value a line, or values one after another as a console prints
 * them.
 * @param title name of the format that was expected, for messages
 * @throws UserError that names the line of each value that cannot be read
 */
export function readRows(text: string, file: string, title: string): Row[] {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (body.trim() === '') {
    throw new UserError({ code: 'import-empty', message: `the file is empty, not ${title}`, file })
  }
  const parts = textsOf(body)
  const problems: Problem[] = []
  const rows: Row[] = []
  for (const part of parts) {
    const parsed = parse(part.text)
    if (parsed === undefined) problems.push(notJson(part, file, title))
    else if (isJson(parsed.value, MAX_DOCUMENT_DEPTH)) rows.push({ ...part, value: parsed.value })
    else {
      const message = `not ${title}: nested deeper than ${MAX_DOCUMENT_DEPTH} levels`
      problems.push({ code: 'import-too-deep', message, file, ...(parts.length > 1 && { line: part.line }) })
    }
  }
  if (problems.length > 0) throw new UserError(limited(problems, file))
  return rows
}

function textsOf(body: string): JsonText[] {
  const whole = [{ text: body, line: 1 }]
  if (parse(body) !== undefined) return whole
  const lines = body.split('\n').flatMap((text, index) => (text.trim() === '' ? [] : [{ text, line: index + 1 }]))
  // a first line that is whole by itself makes a file of lines; a broken one among them is named
  if (lines.length > 1 && isContainer(lines[0]?.text ?? '')) return lines
  const values = splitValues(body)
  return values.length > 1 ? values : whole
}

function isContainer(text: string): boolean {
  return /^\s*[[{]/.test(text) && parse(text) !== undefined
}

/** Cuts at the end of each outermost list or object; what remains behind the last one is the last part. */
function splitValues(body: string): JsonText[] {
  const parts: JsonText[] = []
  let depth = 0
  let start = 0
  let line = 1
  let startLine = 1
  let quoted = false
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at]
    if (character === '\n') line += 1
    if (quoted) {
      if (character === '\\') at += 1
      else if (character === '"') quoted = false
    } else if (character === '"') quoted = true
    else if (character === '{' || character === '[') {
      if (depth === 0) [start, startLine] = [at, line]
      depth += 1
    } else if (character === '}' || character === ']') {
      depth -= 1
      if (depth === 0) {
        parts.push({ text: body.slice(start, at + 1), line: startLine })
        ;[start, startLine] = [at + 1, line]
      }
    }
  }
  const rest = body.slice(start)
  return rest.trim() === '' ? parts : [...parts, { text: rest, line: startLine }]
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

function notJson(part: JsonText, file: string, title: string): Problem {
  const { message, ...place } = findFault(part)
  return {
    code: 'import-not-json',
    message: `not ${title}: not JSON (${message})`,
    file,
    ...place,
    hint: 'The file may have been cut off; write or download it again.',
  }
}
