import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from '../api/client.ts'
import { statusOf, whyFailed } from '../api/failure.ts'
import { ownLogin } from '../api/viewer.ts'
import { isSameGate, readMarker, writeMarker } from './marker.ts'
import type { GateId, Publication } from './types.ts'

export interface CommentRequest {
  readonly pull: number
  readonly gate: GateId
  /** The commit that was measured. */
  readonly head: string
  readonly order: number
  /** Whether there is something to say where nothing was said yet; a comment that is there is always kept up to date. */
  readonly isNew: boolean
  /** The body, at most so many code points. */
  readonly body: (limit: number) => string
}

/** Below GitHub's 65,536; each step is tried where GitHub refuses the one before. */
const LIMITS = [65_000, 32_000, 12_000, 3_000]
const TRIES = 3

/** Writes or rewrites the one comment of a gate on a pull request. Never throws. */
export async function publishComment(api: Api, request: CommentRequest): Promise<Publication> {
  try {
    return await publish(api, request)
  } catch (error) {
    return { kind: 'failed', why: whyFailed(error, 'pull-requests: write') }
  }
}

async function publish(api: Api, request: CommentRequest): Promise<Publication> {
  const { pull: pull_number, head, order, isNew } = request
  const login = await ownLogin(api)
  const [first, ...rest] = await ownComments(api, request, login)
  if (first === undefined && !isNew) return { kind: 'skipped', why: 'there is nothing to say' }
  const { data: pull } = await api.client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
    ...api.at,
    pull_number,
  })
  if (pull.head.sha !== head) {
    return { kind: 'skipped', why: `the pull request has moved on to ${pull.head.sha.slice(0, 7)}` }
  }
  if (first !== undefined && first.marker.head === head && first.marker.order > order) {
    return { kind: 'skipped', why: 'a newer run has commented on this commit' }
  }
  const url = await put(api, request, login, first?.id)
  // two runs that began at once may both have found none; the oldest stays
  for (const { id } of rest) await remove(api, id)
  return { kind: 'published', url }
}

interface OwnComment {
  readonly id: number
  readonly marker: NonNullable<ReturnType<typeof readMarker>>
}

/** Comments of this gate by this author, oldest first. A marker anywhere but at the beginning, or by others, is none. */
async function ownComments(api: Api, { pull, gate }: CommentRequest, login: string): Promise<OwnComment[]> {
  const all = await api.client.paginate('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
    ...api.at,
    issue_number: pull,
    per_page: 100,
  })
  return all
    .flatMap(({ id, user, body }) => {
      const marker = readMarker(body ?? '')
      const isOwn = user !== null && user.login === login
      return isOwn && marker !== undefined && isSameGate(marker, gate) ? [{ id: Number(id), marker }] : []
    })
    .sort((a, b) => a.id - b.id)
}

/** Writes the longest body that GitHub takes. */
async function put(api: Api, request: CommentRequest, login: string, id: number | undefined): Promise<string> {
  for (const limit of LIMITS) {
    const marker = writeMarker({ ...request.gate, head: request.head, order: request.order })
    const body = `${marker}\n${request.body(limit - marker.length - 1)}`
    try {
      return await (id === undefined ? create(api, request, login, body) : update(api, id, body))
    } catch (error) {
      if (statusOf(error) !== 422 || limit === LIMITS.at(-1)) throw error
    }
  }
  throw new Error('unreachable: the last limit returns or throws')
}

async function update(api: Api, comment_id: number, body: string): Promise<string> {
  const { data } = await api.client.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
    ...api.at,
    comment_id,
    body,
  })
  return data.html_url
}

/** A comment whose answer was lost may be there: the list is read again before each try. */
async function create(api: Api, request: CommentRequest, login: string, body: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const [there] = await ownComments(api, request, login)
    if (there !== undefined) return update(api, there.id, body)
    try {
      const { data } = await api.client.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...api.at,
        issue_number: request.pull,
        body,
        request: { retries: 0 },
      })
      return data.html_url
    } catch (error) {
      const status = statusOf(error)
      if (tries === TRIES || (status !== undefined && status < 500 && status !== 429)) throw error
      await sleep(waitFor(error, tries))
    }
  }
}

/** Milliseconds: what GitHub asks for, within reason. */
function waitFor(error: unknown, tries: number): number {
  const response = error instanceof Error && 'response' in error ? error.response : undefined
  const headers = (response as { headers?: Readonly<Record<string, string>> } | undefined)?.headers
  const after = Number(headers?.['retry-after'])
  if (after > 20) throw error
  return after > 0 ? after * 1000 : tries * 1000
}

async function remove(api: Api, comment_id: number): Promise<void> {
  try {
    await api.client.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', { ...api.at, comment_id })
  } catch {
    // a second comment is a blemish, and no reason to say that the first one failed
  }
}
