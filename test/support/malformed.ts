import { expect } from 'vitest'
import { describeProblem, UserError } from '../../src/errors.ts'
import { loadSuite } from '../../src/suite/load.ts'
import { type MemoryFile, memoryTree } from './memory-tree.ts'

type Files = Readonly<Record<string, MemoryFile>>

/** Title, files, and the problems that loading them names, as a user reads them. */
export type MalformedCase = readonly [title: string, files: Files, problems: readonly string[]]

export function expectProblems(files: Files, problems: readonly string[]): void {
  expect(problemsOf(files).map(describeProblem)).toEqual(problems)
}

function problemsOf(files: Files) {
  try {
    loadSuite(memoryTree(files), 'suite.yaml')
  } catch (error) {
    if (error instanceof UserError) return error.problems
    throw error
  }
  return []
}

export const HEAD = 'name: tiny\nagent: {kind: command, command: [my-agent]}\n'
export const TASK = '{id: greet, input: Hello, max_turns: 1}'

/** A suite of one task; what is added begins in line 4. */
export function suite(rest: string): string {
  return `${HEAD}tasks: [${TASK}]\n${rest}`
}

/** A suite of these tasks, the first in line 4. */
export function tasks(...items: readonly string[]): string {
  return `${HEAD}tasks:\n${items.map((item) => `  - ${item}`).join('\n')}\n`
}

/** A suite of one task with this content, in line 4. */
export function task(rest: string): Files {
  return { 'suite.yaml': tasks(`{id: a, input: x, ${rest}}`) }
}
