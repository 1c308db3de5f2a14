import { CommanderError } from 'commander'
import { messageOf, UserError } from '../../errors.ts'
import { problemText } from '../use/problem-text.ts'
import type { ExitCode, Io } from './io.ts'

/** Says what went wrong, without a stack unless one is asked for, and gives the exit code. */
export function reportError(error: unknown, io: Pick<Io, 'err' | 'env' | 'cwd'>): ExitCode {
  // commander has printed its message, or the help that was asked for
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UserError) {
    for (const problem of error.problems) io.err(`error: ${problemText(problem, io.cwd)}\n`)
    if (error.problems.length > 1) io.err(`${error.problems.length} problems; nothing was run\n`)
    return 2
  }
  io.err(
    `error: ${messageOf(error)}\nThis is a fault of Turngate, not yours. TURNGATE_DEBUG=1 prints where it happened; please report it.\n`,
  )
  if (io.env.TURNGATE_DEBUG !== undefined && error instanceof Error) io.err(`${error.stack ?? ''}\n`)
  return 2
}
