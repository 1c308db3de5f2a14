import { isAbsolute, relative } from 'node:path'
import { describeProblem, type Problem } from '../../errors.ts'

/** A problem in words, its file as a user who stands in `cwd` would type it. */
export function problemText(problem: Problem, cwd: string): string {
  const { file } = problem
  return describeProblem(file === undefined ? problem : { ...problem, file: asTyped(file, cwd) })
}

function asTyped(file: string, cwd: string): string {
  if (!isAbsolute(file)) return file
  const inside = relative(cwd, file)
  return inside.startsWith('..') ? file : inside || '.'
}
