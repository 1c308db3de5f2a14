import { messageOf, UserError } from '../../errors.ts'
import { problemText } from '../use/problem-text.ts'
import { type Api, openApi } from './api/client.ts'
import type { GitHubEvent } from './event/event.ts'
import type { Inputs } from './inputs/inputs.ts'
import type { Log } from './log.ts'
import type { Runner } from './runner.ts'

/** All that a mode works with. */
export interface Context {
  readonly inputs: Inputs
  readonly event: GitHubEvent
  readonly runner?: Runner
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly version: string
  readonly signal: AbortSignal
  readonly log: Log
}

/** Milliseconds for everything that is published: a server that hangs keeps no job. */
const PUBLISHING = 45_000

/** Of a run that was interrupted: a runner ends it 10 seconds after it asked. */
const HURRIED = 2_500

/** Undefined where there is no runner or no token. Made anew for each purpose, as its time runs from here. */
export function apiOf({ inputs, runner, signal }: Context, time = PUBLISHING): Api | undefined {
  if (runner === undefined || inputs.token === undefined) return undefined
  return openApi(runner, inputs.token, AbortSignal.timeout(signal.aborted ? HURRIED : time))
}

/** What a user can mend, one text a problem. */
export function problemsOf(error: unknown, cwd: string): string[] {
  if (error instanceof UserError) return error.problems.map((problem) => problemText(problem, cwd))
  return [messageOf(error)]
}
