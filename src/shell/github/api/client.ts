import { Octokit } from '@octokit/core'
import { paginateRest } from '@octokit/plugin-paginate-rest'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import type { Runner } from '../runner.ts'
import { checkAnswer } from './answers.ts'

export type Client = InstanceType<typeof Client>

/** GitHub's API of one repository. */
export interface Api {
  readonly client: Client
  readonly at: { readonly owner: string; readonly repo: string }
}

/** Milliseconds that one request may take. */
const REQUEST = 10_000
/** Seconds that GitHub may ask to wait for. */
const LONGEST_WAIT = 20
const RETRIES = 2

/** Client whose requests end: by an answer, by their own time, or by `signal`. */
export function openApi({ apiUrl, owner, repo }: Runner, token: string, signal: AbortSignal): Api {
  const client = new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'turngate',
    log: SILENT,
    request: {
      fetch: (url: string, options: RequestInit) =>
        fetch(url, { ...options, signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST)]) }),
    },
    // what asks for a wait of its own is retried by `obedient`
    retry: { retries: RETRIES, doNotRetry: [400, 401, 403, 404, 405, 409, 410, 422, 429, 451] },
    // an id of its own: limits are of a token, and a process may hold several
    throttle: { id: crypto.randomUUID(), onRateLimit: isShort, onSecondaryRateLimit: isShort },
    deadline: signal,
  })
  return { client, at: { owner, repo } }
}

function isShort(after: number, _options: object, _client: unknown, tries: number): boolean {
  return after <= LONGEST_WAIT && tries < 1
}

/** Waits as long as `retry-after` says, where neither plugin does. Inner to the retry plugin, which reads what it sets. */
function obedient(client: Octokit, options: Readonly<Record<string, unknown>>): object {
  const { deadline } = options
  client.hook.error('request', (error, { request: own }) => {
    const { status, response, request } = error as {
      status?: number
      message: string
      response?: { headers: Readonly<Record<string, string | undefined>> }
      request?: { request?: object }
    }
    const after = Number(response?.headers['retry-after'])
    const isLimit = /\bsecondary rate\b/i.test(error.message) || response?.headers['x-ratelimit-remaining'] === '0'
    // what is too late is not tried again
    if (deadline instanceof AbortSignal && deadline.aborted) own.retries = 0
    if (
      (status === 403 || status === 429) &&
      !isLimit &&
      after >= 0 &&
      after <= LONGEST_WAIT &&
      request !== undefined
    ) {
      request.request = {
        ...request.request,
        retries: typeof own.retries === 'number' ? own.retries : RETRIES,
        retryAfter: after,
      }
    }
    throw error
  })
  return {}
}

/** A success that is none, such as the page of a proxy, is a failure that says what was answered. */
function honest(client: Octokit): object {
  client.hook.after('request', (response, { method, url }) => checkAnswer({ method, url }, response))
  return {}
}

const nothing = () => undefined
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing }

const Client = Octokit.plugin(honest, obedient, retry, throttling, paginateRest)
