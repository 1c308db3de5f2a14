import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { JsonObject } from '../../../src/json.ts'

/** The facts of an event that the action goes by; everything else is as GitHub's own example has it. */
export interface PullFacts {
  readonly number?: number
  readonly head: string
  readonly base: string
  readonly headRef?: string
  readonly baseRef?: string
  readonly fork?: boolean
  readonly title?: string
}

/** What a runner writes into the file of `GITHUB_EVENT_PATH`. */
export type Payload = Record<string, unknown>

/** `pull_request`; of a fork where `fork` says so. */
export function pullRequestEvent({ number = 5, head, base, fork = false, ...facts }: PullFacts): Payload {
  const payload = example('pull_request', 'synchronize')
  const pull = part(payload, 'pull_request')
  const repository = acme(part(payload, 'repository'))
  const headRepository = fork ? { ...repository, full_name: 'stranger/desk', fork: true } : repository
  return {
    ...payload,
    number,
    repository,
    pull_request: {
      ...pull,
      number,
      title: facts.title ?? 'Change the prompt',
      head: { ...part(pull, 'head'), sha: head, ref: facts.headRef ?? 'topic', repo: headRepository },
      base: { ...part(pull, 'base'), sha: base, ref: facts.baseRef ?? 'main', repo: repository },
    },
  }
}

/** A pull request by Dependabot: a branch of this repository, and a token that only reads. */
export function dependabotEvent(facts: PullFacts): Payload {
  const payload = pullRequestEvent({ headRef: 'dependabot/npm_and_yarn/left-pad-2', ...facts })
  const user = { ...part(payload, 'sender'), login: 'dependabot[bot]', id: 49699333, type: 'Bot' }
  return { ...payload, sender: user, pull_request: { ...part(payload, 'pull_request'), user } }
}

export function mergeGroupEvent(head: string, base: string): Payload {
  const payload = example('merge_group', 'checks_requested')
  return {
    ...payload,
    repository: acme(part(payload, 'repository')),
    merge_group: {
      ...part(payload, 'merge_group'),
      head_sha: head,
      base_sha: base,
      base_ref: 'refs/heads/main',
      head_ref: `refs/heads/gh-readonly-queue/main/pr-5-${base}`,
    },
  }
}

export function pushEvent(before: string, after: string, ref = 'refs/heads/main'): Payload {
  const payload = example('push')
  return { ...payload, repository: acme(part(payload, 'repository')), ref, before, after, commits: [] }
}

export function dispatchEvent(inputs: Readonly<Record<string, string>> = {}, ref = 'refs/heads/main'): Payload {
  const payload = example('workflow_dispatch')
  return { ...payload, repository: acme(part(payload, 'repository')), ref, inputs }
}

/** `workflow_run`: the gate's run of a pull request has ended, and a second workflow publishes. */
export function workflowRunEvent(facts: { id: number; head: string; conclusion: string; fork: boolean }): Payload {
  const payload = example('workflow_run', 'completed')
  const repository = acme(part(payload, 'repository'))
  const run = part(payload, 'workflow_run')
  return {
    ...payload,
    repository,
    workflow_run: {
      ...run,
      id: facts.id,
      run_attempt: 1,
      event: 'pull_request',
      head_sha: facts.head,
      conclusion: facts.conclusion,
      // GitHub lists none for forks
      pull_requests: [],
      head_repository: facts.fork ? { ...repository, full_name: 'stranger/desk', fork: true } : repository,
    },
  }
}

interface Definition {
  readonly name: string
  readonly examples: readonly Payload[]
}

function example(name: string, action?: string): Payload {
  const found = definitions()
    .find((one) => one.name === name)
    ?.examples.find((one) => action === undefined || one.action === action)
  if (found === undefined) throw new Error(`there is no example of ${name} ${action ?? ''}`)
  return structuredClone(found)
}

let read: readonly Definition[] | undefined

/** The package is one JSON file of 9 MB. */
function definitions(): readonly Definition[] {
  const file = createRequire(import.meta.url).resolve('@octokit/webhooks-examples')
  read ??= JSON.parse(readFileSync(file, 'utf8')) as readonly Definition[]
  return read
}

function acme(repository: JsonObject): JsonObject {
  return { ...repository, name: 'desk', full_name: 'acme/desk', default_branch: 'main', fork: false }
}

function part(payload: Payload | JsonObject, key: string): JsonObject {
  const value: unknown = payload[key]
  if (typeof value !== 'object' || value === null) throw new Error(`the example has no ${key}`)
  return value as JsonObject
}
