import { afterPartialRun } from '../../../gate/looks.ts'
import type { Api } from '../api/client.ts'
import { whyFailed } from '../api/failure.ts'
import { runOf } from '../runner.ts'
import type { PageStatus, Publication } from './types.ts'

export interface CheckRequest {
  readonly name: string
  /** Path of the suite that the name comes from; absent where the name was given. */
  readonly suite?: string
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
  const { name, suite, head, order, conclusion, isPartial, status, detailsUrl } = request
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
    ...{ name, conclusion, status: 'completed' as const, external_id: tagOf(order, suite), details_url: detailsUrl },
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
  const [newest] = (await ownCheckRuns(api, ref, check_name)).sort((a, b) => b.id - a.id)
  return newest && { id: newest.id, order: newest.order, ...runOf(newest.order) }
}

/** Names of the check runs that a suite has on a commit, for a run that cannot read the suite's own. Never throws. */
export async function checkNamesOf(api: Api, suite: string, ref: string): Promise<string[]> {
  try {
    const own = await ownCheckRuns(api, ref)
    return [...new Set(own.filter((run) => run.suite === suiteTag(suite)).map(({ name }) => name))]
  } catch {
    // what is wrong is told where the check run itself is written
    return []
  }
}

async function ownCheckRuns(api: Api, ref: string, check_name?: string) {
  const runs = await api.client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    ...{ ...api.at, ref, per_page: 100 },
    ...(check_name !== undefined && { check_name }),
  })
  return runs.flatMap(({ id, name, external_id: tag }) => {
    if (tag?.startsWith(OWN) !== true) return []
    const [order = '', ...suite] = tag.slice(OWN.length).split(' ')
    return [{ id: Number(id), name, order: Number(order) || 0, suite: suite.join(' ') }]
  })
}

function tagOf(order: number, suite: string | undefined): string {
  return suite === undefined ? `${OWN}${order}` : `${OWN}${order} ${suiteTag(suite)}`
}

/** As far as GitHub keeps it. */
function suiteTag(suite: string): string {
  return suite.slice(0, 200)
}
