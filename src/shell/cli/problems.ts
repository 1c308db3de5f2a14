import type { Problem } from '../../errors.ts'
import { problemText } from '../use/problem-text.ts'
import type { Io } from './io.ts'

const MOST = 20

/** What could be worked around, on stderr. */
export function printProblems(problems: readonly Problem[], io: Io): void {
  for (const problem of problems.slice(0, MOST)) io.err(`warning: ${problemText(problem, io.cwd)}\n`)
  if (problems.length > MOST) io.err(`warning: ${problems.length - MOST} more like these\n`)
}
