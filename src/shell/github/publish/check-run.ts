import { afterPartialRun } from '../../../gate/looks.ts'
import type { Api } from '../api/client.ts'
import { whyFailed } from '../api/failure.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { runOf } from '../runner.ts'
import type { Subject } from '../subject.ts'
import type { PageStatus, Publication } from './types.ts'

export interface CheckRequest {
  readonly name: string
  /** The commit that was measured. */
  readonly head: string
  readonly order: number
  /** Of `scopeOf`. */
  readonly scope: string
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
const OWN_TAG = /^turngate:(\d{1,20}):?(.*)$/s

/** Two gates were red under one name: neither of them can clear the other's. */
const SEVERAL = '*'
const LIMIT = 65_000
/** No branch is written with it. */
const NAMED = '='
const MOST_SCOPE = 200

/**
 * What a check run speaks of: the branch that the change is for, empty for the default one, and the path of the suite; and
 * whether its name is an input's or the suite's. At most as long as GitHub keeps it.
 */
export function scopeOf(
  { checkName, suite }: Pick<Inputs, 'checkName' | 'suite'>,
  { otherBase = '' }: Pick<Subject, 'otherBase'>,
): string {
  const mark = checkName === undefined ? '' : NAMED
  return `${mark}${encodeURIComponent(otherBase)}:${suite.replace(/^\.\//, '')}`.slice(0, MOST_SCOPE)
}

/** Creates or updates the check run of this name on the measured commit. Never throws. */
export async function publishCheckRun(api: Api, request: CheckRequest): Promise<Publication> {
  try {
    return await publish(api, request)
  } catch (error) {
    return { kind: 'failed', why: whyFailed(error, 'checks: write') }
  }
}

async function publish(api: Api, request: CheckRequest): Promise<Publication> {
  const { name, head, order, scope, conclusion, isPartial, status, detailsUrl } = request
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
  const isOfAnother = earlier !== undefined && earlier.scope !== scope
  if (isOfAnother && earlier.isFailure && conclusion !== 'failure')
    return { kind: 'failed', why: whose(earlier, scope) }
  const of = isOfAnother && earlier.isFailure ? SEVERAL : scope
  const found = {
    ...{ name, conclusion, status: 'completed' as const, external_id: tagOf(order, of), details_url: detailsUrl },
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

function whose({ scope: there }: OwnCheckRun, here: string): string {
  const [base = '', suite = ''] = partsOf(here)
  const [otherBase = '', otherSuite = ''] = partsOf(there)
  const remedy = 'Give each gate a `check-name` of its own, or each suite a `name`'
  if (there === SEVERAL) return `several gates have this name and were red on this commit. ${remedy}, and push a commit`
  if (suite !== otherSuite) {
    return `the suite \`${otherSuite}\` has the same check name as \`${suite}\` and is red on this commit, which stays. ${remedy}`
  }
  const branch = (name: string) => (name === '' ? 'the default branch' : `\`${name}\``)
  return `this commit is red as a change of ${branch(otherBase)}, which a run for ${branch(base)} does not clear. Leave \`check-name\` out, and each branch has a check of its own`
}

function partsOf(tag: string): [string, string] {
  const scope = tag.startsWith(NAMED) ? tag.slice(NAMED.length) : tag
  const at = scope.indexOf(':')
  return [decodeURIComponent(scope.slice(0, Math.max(at, 0))), scope.slice(at + 1)]
}

/** What a gate said of a commit last, and which attempt of which workflow run it was. */
export interface OwnCheckRun {
  readonly id: number
  readonly name: string
  readonly order: number
  readonly scope: string
  readonly isFailure: boolean
  readonly run: number
  readonly attempt: number
}

/** The newest of ours: others may use the same name. */
export async function ownCheckRun(api: Api, check_name: string, ref: string): Promise<OwnCheckRun | undefined> {
  const [newest] = (await ownCheckRuns(api, ref, check_name)).sort((a, b) => b.id - a.id)
  return newest
}

/**
 * Names of the check runs that a suite gave its name to on a commit, for a run that cannot read the suite's own. Never
 * throws.
 */
export async function checkNamesOf(api: Api, scope: string, ref: string): Promise<string[]> {
  try {
    const own = await ownCheckRuns(api, ref)
    return [...new Set(own.filter((run) => run.scope === scope).map(({ name }) => name))]
  } catch {
    // what is wrong is told where the check run itself is written
    return []
  }
}

async function ownCheckRuns(api: Api, ref: string, check_name?: string): Promise<OwnCheckRun[]> {
  const runs = await api.client.paginate('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
    ...{ ...api.at, ref, per_page: 100 },
    ...(check_name !== undefined && { check_name }),
  })
  return runs.flatMap(({ id, name, external_id: tag, conclusion }) => {
    const [, digits, scope = ''] = OWN_TAG.exec(tag ?? '') ?? []
    if (digits === undefined) return []
    const order = Number(digits)
    return [{ id: Number(id), name, order, scope, isFailure: conclusion === 'failure', ...runOf(order) }]
  })
}

function tagOf(order: number, scope: string): string {
  return `${OWN}${order}:${scope}`
}
