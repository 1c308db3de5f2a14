import { UserError } from '../../errors.ts'
import type { BaseQuestion } from '../git/choose-base.ts'
import { readHead } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { readPull } from './api/pull.ts'
import { apiOf, type Context } from './context.ts'
import { badInput } from './inputs/readers.ts'

/** What is measured: the commit that its results belong to, and the pull request that hears of it. */
export interface Subject {
  readonly head?: string
  readonly pull?: number
  /** Says which commit it is judged by; absent where there is no change to judge. */
  readonly base?: BaseQuestion
  /** Nothing can be written with this token; a second workflow publishes. */
  readonly readOnly: boolean
}

/**
 * By the event; of a dispatch that names a pull request, that one as it is now.
 * @throws UserError where the pull request cannot be looked up, or is not what was checked out
 */
export async function subjectOf(context: Context): Promise<Subject> {
  const { event, inputs } = context
  switch (event.kind) {
    case 'pull_request': {
      const { head, base: seen, baseRef: branch, number: pull, readOnly } = event
      return { head, pull, readOnly, base: { kind: 'pull_request', head, seen, branch } }
    }
    case 'merge_group':
      return { head: event.head, readOnly: false, base: { kind: 'merge_group', base: event.base } }
    case 'push':
      return { head: event.after, readOnly: false }
    case 'dispatch':
      return inputs.pullRequest === undefined
        ? { head: event.sha, readOnly: false }
        : dispatchedFor(inputs.pullRequest, context)
    default:
      return { readOnly: false, ...('sha' in event && event.sha !== undefined && { head: event.sha }) }
  }
}

/** It is judged by its base, as its own run is: otherwise a dispatch would turn the check green by the change's own gate. */
async function dispatchedFor(pull: number, context: Context): Promise<Subject> {
  const api = apiOf(context)
  if (api === undefined) throw badInput('pull-request', 'without a token the pull request cannot be looked up')
  const { head, base } = await readPull(api, pull)
  const there = readHead(openGit(context.cwd, context.env))
  if (there.id !== head.sha && there.parents[1] !== head.sha) {
    throw new UserError({
      code: 'other-checkout',
      message: `what is checked out is neither the head of pull request ${pull} (${head.sha.slice(0, 7)}) nor its merge.`,
      hint: `Check out refs/pull/${pull}/merge; where the pull request has moved on meanwhile, run again.`,
    })
  }
  const question = { kind: 'pull_request' as const, head: head.sha, seen: base.sha, branch: base.ref }
  return { head: head.sha, pull, readOnly: false, base: question }
}
