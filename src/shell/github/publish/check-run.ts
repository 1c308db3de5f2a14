import { afterPartialRun } from '../../../gate/looks.ts'
import type { Api } from '../api/client.ts'
import { whyFailed } from '../api/failure.ts'
import { runOf } from '../runner.ts'
import type { PageStatus, Publication } from './types.ts'

export interface CheckRequest {
  readonly name: string
  /** The commit that was measured. */
  readonly head: string
  readonly order: number
  readonly conclusion: Conclusion
  readonly status: PageStatus
  /** A run over some tasks only: it may turn a check red, never green. */
  readonly isPartial: boolean
  readonly title: string
  readonly detailsUrl: string
  /** Markdown, at most so many characters. */
  readonly summary: (limit: number) => string
}

/** `skipped` satisfies a required check as `success` does, so it is never used; `neutral` only where all was measured. */
export type Conclusion = 'success' | 'neutral' | 'failure'

const OWN = 'turngate:'
const LIMIT = 65_000

/** Creates or updates the check run of this name on the measured commit. Never throws. */
export async function publishCheckRun(api: Api, request: CheckRequest): Promise<Publication> {
  try {
    return await publish(api, request)
  } catch (error) {
    return { kind: 'failed', why: whyFailed(error, 'checks: write') }
  }
}

async function publish(api: Api, request: CheckRequest): Promise<Publication> {
  const { name, head, order, conclusion, isPartial, status, detailsUrl } = request
  const earlier = await ownCheckRun(api, name, head)
  if (
    isPartial &&
    (afterPartialRun<PageStatus | 'as it was'>('as it was', status) === 'as it was' || conclusion !== 'failure')
  ) {
    return {
      kind: 'skipped',
      why: 'a run over some tasks only does not turn a check green, and red only where they regressed',
    }
  }
  if (earlier !== undefined && earlier.order > order) {
    return { kind: 'skipped', why: 'a newer run has concluded on this commit' }
  }
  const found = {
    ...{ name, conclusion, status: 'completed' as const, external_id: `${OWN}${order}`, details_url: detailsUrl },
    output: { title: request.title, summary: request.summary(LIMIT) },
  }
  if (earlier !== undefined) {
    const { data } = await api.client.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
      ...{ ...api.at, check_run_id: earlier.id, ...found },
    })
    return { kind: 'published', url: data.html_url ?? detailsUrl }
  }
  const { data } = await api.client.request('POST /repos/{owner}/{repo}/check-runs', {
    ...{ ...api.at, head_sha: head, ...found },
  })
  return { kind: 'published', url: data.html_url ?? detailsUrl }
}

/** What a gate said of a commit last, and which attempt of which workflow run it was. */
export interface OwnCheckRun {
  readonly id: number
  readonly order: number
  readonly run: number
  readonly attempt: number
}

/** The newest of ours: others may use the same name. */
export async function ownCheckRun(api: Api, check_name: string, ref: string): Promise<OwnCheckRun | undefined> {
  const runs = await api.client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    ...{ ...api.at, ref, check_name, per_page: 100 },
  })
  const own = runs.flatMap(({ id, external_id: tag }) =>
    tag?.startsWith(OWN) === true ? [{ id: Number(id), order: Number(tag.slice(OWN.length)) || 0 }] : [],
  )
  const [newest] = own.sort((a, b) => b.id - a.id)
  return newest && { ...newest, ...runOf(newest.order) }
}
