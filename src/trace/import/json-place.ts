import { type AnyNode, parse } from '@humanwhocodes/momoa'

/** A JSON text inside a file. */
export interface JsonText {
  readonly text: string
  /** Line of the file on which it begins, 1-based. */
  readonly line: number
}

export interface JsonFault {
  /** Of the file, 1-based. */
  readonly line: number
  readonly column: number
  /** What is wrong there, for the middle of a sentence. */
  readonly message: string
}

/** Where a text stops being JSON. The same words on every version of Node, whose own messages differ. */
export function findFault({ text, line }: JsonText): JsonFault {
  const fault = faultOf(text)
  if (fault === undefined) return { line, column: 1, message: 'it is nested too deeply, or not JSON' }
  if (breaksOff(text, fault.offset)) {
    const before = text.trimEnd().split('\n')
    const column = (before.at(-1) ?? '').length + 1
    return { line: line + before.length - 1, column, message: 'the text ends too early' }
  }
  const character = [...text.slice(fault.offset)][0] ?? ''
  return { line: line + fault.line - 1, column: fault.column, message: `\`${character}\` cannot stand here` }
}

/** The parser names the last token, or the first, where it misses another one behind it. */
function breaksOff(text: string, offset: number): boolean {
  const { open, quoted, matched } = nesting(text)
  if (!matched) return false
  const rest = text.slice(offset).trim()
  const isLast = /^("(?:[^"\\]|\\.)*"?|[\w.+-]+|.)?$/s.test(rest)
  return quoted || (open > 0 && (isLast || offset === 0))
}

/** Lists and objects that are open at the end of a text, and whether it ends inside a string. */
function nesting(text: string): { readonly open: number; readonly quoted: boolean; readonly matched: boolean } {
  const open: string[] = []
  let quoted = false
  let matched = true
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quoted && character === '\\') at += 1
    else if (character === '"') quoted = !quoted
    else if (!quoted && (character === '{' || character === '[')) open.push(character)
    else if (!quoted && (character === '}' || character === ']')) {
      matched = matched && open.pop() === (character === '}' ? '{' : '[')
    }
  }
  return { open: open.length, quoted, matched }
}

/**
 * The line on which the value at a path is written; of a path that is not written, that of the nearest value around it.
 * The text is taken apart once, when the first line is asked for.
 */
export function linesOf({ text, line }: JsonText): (path: readonly PropertyKey[]) => number {
  let root: AnyNode | undefined | 'unread' = 'unread'
  return (path) => {
    if (root === 'unread') root = parsed(text)
    let node = root
    for (const part of path) {
      const inner = node === undefined ? undefined : child(node, part)
      if (inner === undefined) break
      node = inner
    }
    return node === undefined ? line : line + node.loc.start.line - 1
  }
}

function child(node: AnyNode, part: PropertyKey): AnyNode | undefined {
  if (node.type === 'Array') return node.elements[Number(part)]?.value
  if (node.type !== 'Object') return undefined
  return node.members.findLast(({ name }) => name.type === 'String' && name.value === part)?.value
}

function parsed(text: string): AnyNode | undefined {
  try {
    return parse(text.replace(/^\uFEFF/, ''), { mode: 'json' }).body
  } catch {
    return undefined
  }
}

/** Absent where the parser finds none: it recurses, so that very deep nesting exhausts it. */
function faultOf(
  text: string,
): { readonly line: number; readonly column: number; readonly offset: number } | undefined {
  try {
    parse(text, { mode: 'json' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error) || !('line' in error) || !('column' in error) || !('offset' in error))
      return undefined
    const { line, column, offset } = error
    if (typeof line !== 'number' || typeof column !== 'number' || typeof offset !== 'number') return undefined
    return { line, column, offset }
  }
}
