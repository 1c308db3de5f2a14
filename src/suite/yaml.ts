import { LineCounter, parseDocument, type YAMLError } from 'yaml'
import type { Problem } from '../errors.ts'
import type { Json } from '../json.ts'
import { checkNesting } from './yaml-depth.ts'
import { findPlace, type KeyPath } from './yaml-place.ts'
import { decodeText } from './yaml-text.ts'
import { convert, type Place } from './yaml-value.ts'

/** A file that was read: its value, and where each key path of it is written. */
export interface Source {
  /** As messages name it. */
  readonly file: string
  readonly value: Json
  /** See `findPlace`; `at` is `value` unless given. */
  locate(path: KeyPath, at?: 'key' | 'value'): Place
}

export type ReadSource =
  | { readonly ok: true; readonly source: Source }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Syntax errors follow from one another, so only the first few of a file help. */
const MOST_PROBLEMS = 10

/**
 * Reads YAML or JSON text. What could harm or mislead is refused by name: other than UTF-8, several documents, tags,
 * duplicate keys, keys that reach an object's prototype, deep nesting, aliases that expand too far, numbers that
 * JavaScript cannot hold.
 */
export function readYaml(bytes: Uint8Array | string, file: string): ReadSource {
  const decoded = typeof bytes === 'string' ? { ok: true as const, text: bytes } : decodeText(bytes)
  if (!decoded.ok) return refused(file, [decoded.problem])
  const { text } = decoded
  const deep = checkNesting(text)
  if (deep !== undefined) return refused(file, [deep])

  const lines = new LineCounter()
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    strict: true,
    // found by `convert`, which is linear and can name both places
    uniqueKeys: false,
    stringKeys: true,
    resolveKnownTags: false,
    // `silent` would also silence the error about a second document
    logLevel: 'error',
  })
  const toPlace = (offset: number) => placeIn(lines, offset)
  const syntax = [...document.errors, ...document.warnings].map((error) => explain(error, toPlace))
  if (syntax.length > 0) return refused(file, syntax)
  const { value, problems } = convert(document, toPlace)
  if (problems.length > 0) return refused(file, problems)
  return { ok: true, source: { file, value, locate: (path, at = 'value') => findPlace(document, path, at, toPlace) } }
}

function placeIn(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}

function refused(file: string, problems: readonly Problem[]): ReadSource {
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => ({ ...problem, file }))
  const more = problems.length - shown.length
  if (more > 0) {
    shown.push({ code: 'more-problems', message: `${more} more problems in this file are not listed.`, file })
  }
  return { ok: false, problems: shown }
}

function explain(error: YAMLError, toPlace: (offset: number) => Place): Problem {
  const [message, hint] = WORDS[error.code] ?? [`This is not valid YAML: ${error.message}.`, undefined]
  return { code: 'bad-yaml', message, ...toPlace(error.pos[0]), ...(hint === undefined ? {} : { hint }) }
}

const WORDS: Partial<Record<YAMLError['code'], readonly [string, string]>> = {
  TAB_AS_INDENT: ['A tab indents this line; YAML allows spaces only.', 'Replace the tab by spaces.'],
  MULTIPLE_DOCS: ['A second document (`---`) begins here.', 'Keep one document a file; a list may hold several tasks.'],
  TAG_RESOLVE_FAILED: [
    'Tags (`!name`) are not allowed.',
    'Write the plain value; put it in quotes if it begins with `!`.',
  ],
  NON_STRING_KEY: ['A key must be text.', 'Write the key as one word or put it in quotes.'],
  RESOURCE_EXHAUSTION: ['This is nested too deeply.', 'Make the structure flatter.'],
  BAD_SCALAR_START: ['A value cannot begin with this character.', 'Put the value in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: [
    'This `:` begins a second key on the same line.',
    'Put a text that holds `: ` in quotes, or start a new line.',
  ],
}
