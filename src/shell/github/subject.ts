import { UserError } from '../../errors.ts'
import type { BaseQuestion } from '../git/choose-base.ts'
import { readHead } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { whyFailed } from './api/failure.ts'
import { type PullSides, readPull } from './api/pull.ts'
import { apiOf, type Context } from './context.ts'
import { badInput } from './inputs/readers.ts'

/** What is measured: the commit that its results belong to, and the pull request that hears of it. */
export interface Subject {
  readonly head?: string
  readonly pull?: number
  /** The branch that it is for, where that is not the default one: its gate has a check run and artifacts of its own. */
  readonly otherBase?: string
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
      const { head, base: seen, baseRef: branch, defaultBranch, number: pull, readOnly } = event
      const other = otherBase(branch, defaultBranch)
      return { head, pull, readOnly, ...other, base: { kind: 'pull_request', head, seen, branch } }
    }
    case 'merge_group':
      return {
        ...{ head: event.head, readOnly: false, base: { kind: 'merge_group', base: event.base } },
        ...(event.baseRef !== undefined && otherBase(event.baseRef, event.defaultBranch)),
      }
    case 'push': {
      const { after: head, isDefault, defaultBranch } = event
      return { head, readOnly: false, ...(!isDefault && { base: onBranch(head, defaultBranch) }) }
    }
    case 'dispatch': {
      const { sha: head, ref, defaultBranch } = event
      if (inputs.pullRequest !== undefined) return dispatchedFor(inputs.pullRequest, context)
      if (ref === `refs/heads/${defaultBranch}`) return { head, readOnly: false }
      return (await openPullOf(head, context)) ?? { head, readOnly: false, base: onBranch(head, defaultBranch) }
    }
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
  return ofPull(pull, { head, base }, context)
}

/** Of a branch that was named in a dispatch: the one open pull request that has its commit as head. */
async function openPullOf(head: string, context: Context): Promise<Subject | undefined> {
  const api = apiOf(context)
  if (api === undefined) return undefined
  try {
    const { data } = await api.client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
      ...{ ...api.at, commit_sha: head },
    })
    const [pull, ...others] = data.filter(({ state, head: of }) => state === 'open' && of.sha === head)
    return pull === undefined || others.length > 0 ? undefined : ofPull(pull.number, pull, context)
  } catch (error) {
    context.log.line(`whether a pull request has this head is not known: ${whyFailed(error, 'pull-requests: read')}`)
    return undefined
  }
}

function ofPull(pull: number, { head, base }: PullSides, { event }: Context): Subject {
  const question = { kind: 'pull_request' as const, head: head.sha, seen: base.sha, branch: base.ref }
  const other = 'defaultBranch' in event ? otherBase(base.ref, event.defaultBranch) : {}
  return { head: head.sha, pull, readOnly: false, ...other, base: question }
}

function otherBase(branch: string, defaultBranch: string): Pick<Subject, 'otherBase'> {
  return branch === defaultBranch ? {} : { otherBase: branch }
}

/**
 * A branch without a pull request is a change of the default branch all the same: the check run of its commit is the
 * one that a pull request from it will have.
 */
function onBranch(head: string, branch: string): BaseQuestion {
  return { kind: 'pull_request', head, seen: '', branch }
}
