import { Lexer } from 'yaml'
import type { Problem } from '../errors.ts'

export const MAX_DEPTH = 64

/** A full parse recurses once a level, so a rough bound is kept before it; `convert` keeps the exact one. */
const ROUGH_BOUND = 4 * MAX_DEPTH

/**
 * Refuses text that would nest too deeply, by its tokens alone: brackets that are open, steps of indentation, and
 * `- - -` on one line. Deeper text exhausts the parser's stack, which in V8 may end the process.
 */
export function checkNesting(text: string): Problem | undefined {
  const state: State = { flow: 0, dashes: 0, indents: [], line: 1, atLineStart: true }
  for (const token of new Lexer().lex(text)) {
    step(state, token)
    if (state.flow > MAX_DEPTH || state.flow + state.dashes + state.indents.length > ROUGH_BOUND) {
      return {
        code: 'too-deep',
        message: `This is nested more than ${MAX_DEPTH} levels deep.`,
        hint: 'Make the structure flatter.',
        line: state.line,
        column: 1,
      }
    }
  }
  return undefined
}

interface State {
  flow: number
  dashes: number
  readonly indents: number[]
  line: number
  atLineStart: boolean
}

function step(state: State, token: string): void {
  if (state.atLineStart) {
    const indent = /^ +$/.test(token) ? token.length : 0
    while ((state.indents.at(-1) ?? -1) >= indent) state.indents.pop()
    if (token !== '\n') state.indents.push(indent)
    state.atLineStart = false
    state.dashes = 0
  }
  if (token === '[' || token === '{') state.flow++
  else if (token === ']' || token === '}') state.flow = Math.max(0, state.flow - 1)
  else if (state.flow === 0 && (token === '-' || token === '?')) state.dashes++
  const ends = countLines(token)
  if (ends > 0) {
    state.line += ends
    state.atLineStart = true
  }
}

function countLines(token: string): number {
  let count = 0
  for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) count++
  return count
}
