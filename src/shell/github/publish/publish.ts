import type { Link } from '../../../report/markdown/render.ts'
import type { Api } from '../api/client.ts'
import type { CommentPolicy } from '../inputs/inputs.ts'
import type { Log } from '../log.ts'
import { type Runner, runUrl } from '../runner.ts'
import { type ArtifactRequest, publishArtifact } from './artifact.ts'
import { publishCheckRun } from './check-run.ts'
import { publishComment } from './comment.ts'
import type { Page } from './page.ts'
import { publishSummary } from './summary.ts'
import type { GateId, Publication } from './types.ts'

/** Where a page goes. What is absent is not published there. */
export interface Target {
  /** The commit that was measured. */
  readonly head?: string
  readonly pull?: number
  readonly gate: GateId
  readonly checkName?: string
  /** Check runs of the same suite on this commit that must not stay green. */
  readonly alsoNamed?: readonly string[]
  /** Of the check run. */
  readonly scope?: string
  readonly comment: CommentPolicy
  readonly isPartial: boolean
  /** Run directory to upload. */
  readonly artifact?: ArtifactRequest
}

export interface Publishing {
  readonly api?: Api
  readonly runner?: Runner
  readonly log: Log
  readonly redact: (text: string) => string
  readonly summaryFile: string | undefined
}

export interface Published {
  readonly comment?: string
  readonly check?: string
  readonly artifact?: string
}

/**
 * Summary, annotations, artifact, check run, comment. The verdict stands before any of them begins: what fails here is a
 * warning, and nothing that is thrown gets out.
 */
export async function publishPage(page: Page, target: Target, place: Publishing): Promise<Published> {
  const { api, runner, log, redact } = place
  const tell = (what: string, done: Publication): string | undefined => {
    if (done.kind === 'published') return done.url
    if (done.kind === 'skipped') log.line(`${what}: left as it is, because ${done.why}`)
    else log.warning(`${what} could not be published, which changes no verdict: ${done.why}.`)
    return undefined
  }
  tell('the job summary', publishSummary(page, place.summaryFile, redact))
  for (const { level, title, text, file, line } of page.annotations) log.annotation(level, text, { title, file, line })
  if (runner === undefined) return {}

  const { artifact: upload } = target
  const artifact = upload === undefined ? undefined : tell('the artifact', await publishArtifact(upload, runner))
  const links = linksOf(runner, artifact)
  const body = (limit: number) => redact(page.markdown({ limit, links }))
  const [check, comment] = await Promise.all([
    checksOf(page, target, place, body),
    commentOf(page, target, place, body),
  ])
  const [checkUrl, commentUrl] = [check && tell('the check run', check), comment && tell('the comment', comment)]
  if (api === undefined && target.head !== undefined)
    log.line('nothing is published through the API: there is no token')
  return {
    ...(artifact !== undefined && { artifact }),
    ...(checkUrl !== undefined && { check: checkUrl }),
    ...(commentUrl !== undefined && { comment: commentUrl }),
  }
}

type Body = (limit: number) => string

/** What became of the first; one that could not be written is what is told. */
async function checksOf(page: Page, target: Target, { api, runner }: Publishing, summary: Body) {
  const { head, checkName, alsoNamed = [], isPartial, scope = '' } = target
  const names = new Set([...(checkName === undefined ? [] : [checkName]), ...alsoNamed])
  if (api === undefined || runner === undefined || head === undefined) return undefined
  const { title, conclusion, status } = page
  const about = { head, scope, order: runner.order, isPartial, detailsUrl: runUrl(runner) }
  const done: Publication[] = []
  for (const name of names) {
    done.push(await publishCheckRun(api, { ...about, name, title, conclusion, status, summary }))
  }
  return done.find(({ kind }) => kind === 'failed') ?? done[0]
}

async function commentOf(page: Page, target: Target, { api, runner }: Publishing, body: Body) {
  const { head, pull, gate, comment } = target
  if (api === undefined || runner === undefined || head === undefined || pull === undefined) return undefined
  if (comment === 'never') return undefined
  const isNew = { always: page.status !== 'unaffected', changes: page.isChange, failure: page.isFailure }[comment]
  return publishComment(api, { pull, gate, head, order: runner.order, isNew, body })
}

function linksOf(runner: Runner, artifact: string | undefined): Link[] {
  return [
    { title: 'Full report', url: runUrl(runner) },
    ...(artifact === undefined ? [] : [{ title: 'Run directory', url: artifact }]),
  ]
}
