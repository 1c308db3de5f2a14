import { z } from 'zod'

/** An answer that says it is a success and is not what the API promises: of a proxy, a login page, another server. */
export class WrongAnswer extends Error {}

/**
 * Holds a successful answer to what is read of it.
 *
 * @param url as it was asked for: a path with or without its values, or a whole address
 * @throws WrongAnswer that says what was answered
 */
export function checkAnswer({ method, url }: Asked, { status, headers, data }: Answer): void {
  if (status < 200 || status > 299) return
  const route = `${method} ${url.replace(/^https?:\/\/[^/]+/, '').replace(/\?.*$/s, '')}`
  const told = (what: string) => new WrongAnswer(`GitHub answered ${route} (${status}) with ${what}: ${shown(data)}`)
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  if (typeof data === 'string' && data.trim() !== '') throw told(type === '' ? 'what is no JSON' : type)
  const shape = SHAPES.find(([pattern]) => pattern.test(route))?.[1]
  const [issue] = shape?.safeParse(data).error?.issues ?? []
  if (issue === undefined) return
  const path = issue.path.join('.')
  throw told(path === '' ? 'JSON of another shape' : `JSON whose \`${path}\` is missing or wrong`)
}

interface Asked {
  readonly method: string
  readonly url: string
}

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number | undefined>>
  readonly data: unknown
}

const Id = z.number()
const Side = z.object({ sha: z.string() })
const Pull = z.object({ head: Side, base: Side.extend({ ref: z.string() }) })
const Address = z.object({ html_url: z.string() })
const CheckRun = z.object({ id: Id, name: z.string() })
const Artifact = z.object({ id: Id, name: z.string() })
const Run = z.object({ id: Id, head_sha: z.string(), path: z.string() })

/** What is read of each answer; what is not read may be missing. */
const SHAPES = Object.entries({
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': Pull,
  'GET /repos/{owner}/{repo}/pulls': z.array(Address.extend({ number: Id })),
  'POST /repos/{owner}/{repo}/pulls': Address,
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files': z.array(z.object({ filename: z.string() })),
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': z.array(Pull.extend({ number: Id, state: z.string() })),
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': z.object({ check_runs: z.array(CheckRun) }),
  'POST /repos/{owner}/{repo}/check-runs': CheckRun,
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': CheckRun,
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': z.array(z.object({ id: Id })),
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': Address,
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': Address,
  'GET /repos/{owner}/{repo}/actions/artifacts': z.object({ artifacts: z.array(Artifact) }),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': z.object({ artifacts: z.array(Artifact) }),
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': Run,
  'GET /repos/{owner}/{repo}/git/ref/{ref}': z.object({ object: Side }),
  'POST /graphql': z.union([z.object({ data: z.object({}) }), z.object({ errors: z.array(z.unknown()) })]),
}).map(([route, shape]) => [patternOf(route), shape] as const)

/** Of addresses too: an enterprise server has a path of its own before. */
function patternOf(route: string): RegExp {
  const [method = '', path = ''] = route.split(' ')
  return new RegExp(`^${method} .*${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

const MOST_SHOWN = 120

function shown(data: unknown): string {
  const text = (typeof data === 'string' ? data : (JSON.stringify(data) ?? '')).replaceAll(/\s+/g, ' ').trim()
  return text === '' ? 'nothing' : text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
