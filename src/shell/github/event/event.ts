import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { messageOf, UserError } from '../../../errors.ts'

/** What started the workflow, as far as Turngate goes by it. Object ids are full. */
export type GitHubEvent =
  | {
      readonly kind: 'pull_request'
      readonly number: number
      readonly head: string
      /** Where the base branch was when the event was made; goes stale. */
      readonly base: string
      readonly baseRef: string
      readonly defaultBranch: string
      /** The token only reads and there are no secrets: a fork's, or Dependabot's. */
      readonly readOnly: boolean
    }
  | {
      readonly kind: 'merge_group'
      readonly head: string
      readonly base: string
      /** The branch that the queue is of. */
      readonly baseRef?: string
      readonly defaultBranch: string
      /** The newest pull request of the group. */
      readonly pull?: number
    }
  | {
      readonly kind: 'push'
      readonly ref: string
      readonly before: string
      readonly after: string
      readonly defaultBranch: string
      readonly isDefault: boolean
    }
  | {
      readonly kind: 'dispatch'
      readonly sha: string
      readonly ref: string
      readonly defaultBranch: string
    }
  | {
      readonly kind: 'workflow_run'
      readonly run: number
      readonly head: string
      readonly conclusion: string
      readonly isPullRequest: boolean
    }
  /** A schedule, or no runner at all. */
  | { readonly kind: 'other'; readonly name: string; readonly sha?: string }

type Env = Readonly<Record<string, string | undefined>>

/**
 * @throws UserError where the payload is not what GitHub documents, for events that would give a pull request's code the
 * repository's secrets, and for those that say nothing of a change
 */
export function readEvent(env: Env): GitHubEvent {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const sha = ObjectId.safeParse(env.GITHUB_SHA).data
  switch (name) {
    case 'pull_request': {
      const { pull_request: pull, repository } = payloadOf(env, PullRequest)
      const isFork = pull.head.repo?.full_name !== pull.base.repo.full_name
      const { number, head, base } = pull
      const readOnly = isFork || pull.user.login === 'dependabot[bot]' || env.GITHUB_ACTOR === 'dependabot[bot]'
      const { default_branch: defaultBranch } = repository
      const sides = { head: head.sha, base: base.sha, baseRef: base.ref }
      return { kind: 'pull_request', number, ...sides, defaultBranch, readOnly }
    }
    case 'pull_request_target':
      throw new UserError({
        code: 'unsafe-event',
        message: '`pull_request_target` would run the code of a pull request with the secrets of this repository.',
        hint: 'Use `on: pull_request`; docs/github.md has the pair of workflows for forks.',
      })
    case 'merge_group': {
      const { merge_group: group, repository } = payloadOf(env, MergeGroup)
      const pull = Number(/\/pr-(\d{1,15})-[0-9a-f]+$/.exec(group.head_ref ?? '')?.[1])
      const baseRef = group.base_ref?.replace(/^refs\/heads\//, '')
      return {
        ...{ kind: 'merge_group', head: group.head_sha, base: group.base_sha },
        ...{ defaultBranch: repository.default_branch, ...(baseRef !== undefined && { baseRef }) },
        ...(pull > 0 && { pull }),
      }
    }
    case 'push': {
      const { ref, before, after, repository } = payloadOf(env, Push)
      const { default_branch: defaultBranch } = repository
      return { kind: 'push', ref, before, after, defaultBranch, isDefault: ref === `refs/heads/${defaultBranch}` }
    }
    case 'workflow_dispatch': {
      if (sha === undefined) throw badEvent(name, 'GITHUB_SHA is not set')
      const { ref, repository } = payloadOf(env, Dispatch)
      return { kind: 'dispatch', sha, ref, defaultBranch: repository.default_branch }
    }
    case 'workflow_run': {
      const { workflow_run: run } = payloadOf(env, WorkflowRun)
      const isPullRequest = run.event === 'pull_request'
      const { id, head_sha: head, conclusion } = run
      return { kind: 'workflow_run', run: id, head, conclusion: conclusion ?? 'none', isPullRequest }
    }
    case '':
    case 'schedule':
      return { kind: 'other', name, ...(sha !== undefined && { sha }) }
    default:
      // many of them run for anybody who writes a word, with the secrets of the repository and the default branch's commit
      throw new UserError({
        code: 'unknown-event',
        message: `the event \`${name}\` says neither which change is judged nor by which base.`,
        hint: 'Use one of the events that docs/github.md lists, such as `pull_request`, or `workflow_dispatch` with the input `pull-request`.',
      })
  }
}

const ObjectId = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)

const Repository = z.object({ full_name: z.string() })

const PullRequest = z.object({
  repository: z.object({ default_branch: z.string() }),
  pull_request: z.object({
    number: z.number().int().positive(),
    user: z.object({ login: z.string() }),
    // the repository of a fork may be gone
    head: z.object({ sha: ObjectId, repo: Repository.nullable() }),
    base: z.object({ sha: ObjectId, ref: z.string(), repo: Repository }),
  }),
})

const MergeGroup = z.object({
  merge_group: z.object({
    head_sha: ObjectId,
    base_sha: ObjectId,
    head_ref: z.string().optional(),
    base_ref: z.string().optional(),
  }),
  repository: z.object({ default_branch: z.string() }),
})

const Push = z.object({
  ref: z.string(),
  before: ObjectId,
  after: ObjectId,
  repository: z.object({ default_branch: z.string() }),
})

const Dispatch = z.object({ ref: z.string(), repository: z.object({ default_branch: z.string() }) })

const WorkflowRun = z.object({
  workflow_run: z.object({
    id: z.number().int().positive(),
    head_sha: ObjectId,
    conclusion: z.string().nullable(),
    event: z.string(),
  }),
})

function payloadOf<T>(env: Env, schema: z.ZodType<T>): T {
  const name = env.GITHUB_EVENT_NAME ?? ''
  const file = env.GITHUB_EVENT_PATH
  if (file === undefined || file === '') throw badEvent(name, 'GITHUB_EVENT_PATH is not set')
  let payload: unknown
  try {
    payload = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw badEvent(name, messageOf(error))
  }
  const parsed = schema.safeParse(payload)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw badEvent(name, `${issue?.path.join('.')}: ${issue?.message}`)
}

function badEvent(name: string, why: string): UserError {
  return new UserError({
    code: 'bad-event',
    message: `the payload of the event \`${name}\` cannot be read: ${why}.`,
    hint: 'Run the action in a workflow that GitHub started.',
  })
}
