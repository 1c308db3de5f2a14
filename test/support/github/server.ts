import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import addFormats from 'ajv-formats'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import type { Site } from './entities.ts'
import { type Failure, FailureScript, failureBody } from './failures.ts'
import { answerQuestion, readQuestion } from './graphql.ts'
import { CHECKS } from './handlers/checks.ts'
import { COMMENTS } from './handlers/comments.ts'
import { GIT } from './handlers/git.ts'
import { PULLS } from './handlers/pulls.ts'
import { RUNS } from './handlers/runs.ts'
import type { Answer, Handler } from './handlers/types.ts'
import { isGranted, type Permissions } from './permissions.ts'
import { ACTIONS_BOT, type Actor, type GitHubState, newState } from './state.ts'

export interface GitHubOptions {
  readonly state?: Partial<GitHubState>
  /** What the workflow's token may do. */
  readonly permissions?: Permissions
  /** Whose token it is. */
  readonly actor?: Actor
  /** `/api/v3`, as an enterprise server has it. */
  readonly prefix?: '' | '/api/v3'
}

export interface GitHub extends AsyncDisposable {
  readonly state: GitHubState
  /** For `GITHUB_API_URL`. */
  readonly api: string
  /** For `GITHUB_SERVER_URL`. */
  readonly web: string
  readonly token: string
  /** What the action is told of this server by its environment. */
  readonly env: Readonly<Record<string, string>>
  /** Operations in the order of their requests. */
  readonly requests: Request_[]
  /** Requests and answers that GitHub's documents do not allow. */
  readonly violations: string[]
  /** Operations that the token was refused. */
  readonly refused: string[]
  fail(failure: Failure): void
  /** What runs before a request is answered, such as somebody else's push. */
  before(operation: string, act: () => void): void
  grant(permissions: Permissions): void
}

interface Admission {
  readonly isAdmitted: boolean
  /** Played once the request is carried out. */
  readonly failure?: Failure
}

interface Request_ {
  readonly operation: string
  readonly body: unknown
  readonly status: number | 'hung'
}

const HANDLERS: Readonly<Record<string, Handler>> = { ...COMMENTS, ...CHECKS, ...PULLS, ...RUNS, ...GIT }
const TOKEN = 'ghs_0123456789abcdefghijklmnopqrstuvwxyzAB'

/**
 * GitHub on the loopback interface. Each request is held against GitHub's published OpenAPI document (GraphQL: its schema)
 * before it is answered, and each answer after; what neither allows stands in `violations`, and closing the server throws.
 */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const documents = await openDocuments()
  const state = newState(options.state)
  const actor = options.actor ?? ACTIONS_BOT
  let granted = options.permissions ?? {}
  const failures = new FailureScript()
  const acts = new Map<string, (() => void)[]>()
  const requests: Request_[] = []
  const violations: string[] = []
  const refused: string[] = []
  const hung = new Set<ServerResponse>()
  const prefix = options.prefix ?? ''

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: ${String(error)}`)
      send(response, { status: 500, body: { message: String(error) } })
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the loopback GitHub has no port')
  // artifact uploads refuse servers that are not github.com, unless they are on this machine
  const web = `http://github.localhost:${address.port}`
  const api = `http://127.0.0.1:${address.port}${prefix}`
  const site: Site = { state, api, web, blobs: `http://127.0.0.1:${address.port}/_blobs` }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request)
    const url = new URL(request.url ?? '/', api)
    const blob = /^\/_blobs\/(\d+)$/.exec(url.pathname)
    if (blob !== null) {
      const artifact = state.artifacts.find((one) => one.id === Number(blob[1]))
      response.writeHead(artifact === undefined ? 404 : 200, { 'content-type': 'application/zip' })
      response.end(artifact?.zip)
      return
    }
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    if (url.pathname === (prefix === '' ? '/graphql' : '/api/graphql')) await answerGraphql(request, response, body)
    else await answerRest(request, response, url, body)
  }

  /** Token, permission, scripted failures: the same for both doors. Gives false where the answer is out already. */
  async function admitted(
    request: IncomingMessage,
    response: ServerResponse,
    operation: string,
    body: unknown,
  ): Promise<Admission> {
    for (const act of acts.get(operation)?.splice(0) ?? []) act()
    const given = (request.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '')
    const refusal: Answer | undefined =
      given !== TOKEN
        ? { status: 401, body: { message: 'Bad credentials' } }
        : isGranted(operation, granted)
          ? undefined
          : { status: 403, body: { message: 'Resource not accessible by integration' } }
    if (refusal?.status === 403) refused.push(operation)
    const failure = refusal === undefined ? failures.next(operation) : undefined
    if (failure?.done === true) return { isAdmitted: true, failure }
    if (failure !== undefined) return playFailure(response, operation, body, failure)
    if (refusal === undefined) return { isAdmitted: true }
    requests.push({ operation, body, status: refusal.status })
    send(response, refusal)
    return { isAdmitted: false }
  }

  function playFailure(response: ServerResponse, operation: string, body: unknown, failure: Failure): Admission {
    requests.push({ operation, body, status: failure.status ?? 'hung' })
    if (failure.status === undefined) hung.add(response)
    else send(response, { status: failure.status, body: failureBody(failure), headers: failure.headers ?? {} })
    return { isAdmitted: false }
  }

  async function answerRest(request: IncomingMessage, response: ServerResponse, url: URL, body: unknown) {
    const path = url.pathname.slice(prefix.length)
    const asked = {
      method: request.method ?? 'GET',
      path,
      body,
      query: Object.fromEntries(url.searchParams),
      headers: textHeaders(request),
    }
    const operation = documents.matchOperation(asked)
    const name = operation?.operationId
    const handler = name === undefined ? undefined : HANDLERS[name]
    if (operation === undefined || name === undefined || handler === undefined) {
      violations.push(`${asked.method} ${path}: not served here${name === undefined ? '' : ` (${name})`}`)
      send(response, { status: 404, body: { message: 'Not Found' } })
      return
    }
    const { isAdmitted, failure } = await admitted(request, response, name, body)
    if (!isAdmitted) return
    const checked = documents.validateRequest(asked, operation)
    if (checked.valid === false) {
      const why = (checked.errors ?? []).map((error) => `${error.instancePath} ${error.message}`).join('; ')
      violations.push(`${asked.method} ${path}: ${why}`)
      send(response, { status: 422, body: { message: `Invalid request.\n\n${why}` } })
      return
    }
    const params = documents.router.parseRequest(asked, operation).params
    const result = handler({
      params: Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)])),
      query: asked.query,
      body: (body ?? {}) as Readonly<Record<string, unknown>>,
      actor,
      site,
    })
    if (result.body !== undefined) {
      const valid = documents.validateResponse(result.body, operation, result.status)
      for (const error of valid.errors ?? []) {
        violations.push(`answer of ${name}: ${error.instancePath} ${error.message}`)
      }
    }
    if (failure !== undefined) playFailure(response, name, body, failure)
    else {
      requests.push({ operation: name, body, status: result.status })
      send(response, result)
    }
  }

  async function answerGraphql(request: IncomingMessage, response: ServerResponse, body: unknown) {
    const question = readQuestion(body)
    if ('problems' in question) {
      violations.push(...question.problems.map((problem) => `graphql: ${problem}`))
      send(response, { status: 200, body: { errors: question.problems.map((message) => ({ message })) } })
      return
    }
    for (const field of question.fields) {
      const operation = `graphql/${field}`
      const { isAdmitted, failure } = await admitted(request, response, operation, body)
      if (!isAdmitted) return
      if (failure !== undefined) throw new Error('a lost answer is not scripted for GraphQL')
      requests.push({ operation, body, status: 200 })
    }
    send(response, { status: 200, body: await answerQuestion(question, state, actor) })
  }

  return {
    state,
    api,
    web,
    token: TOKEN,
    env: { GITHUB_API_URL: api, GITHUB_SERVER_URL: web, GITHUB_REPOSITORY: `${state.owner}/${state.repo}` },
    requests,
    violations,
    refused,
    fail: (failure) => failures.add(failure),
    before: (operation, act) => void acts.set(operation, [...(acts.get(operation) ?? []), act]),
    grant(permissions) {
      granted = permissions
    },
    async [Symbol.asyncDispose]() {
      for (const response of hung) response.destroy()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      if (violations.length > 0) throw new Error(`GitHub's documents do not allow:\n${violations.join('\n')}`)
    },
  }
}

let opened: Promise<OpenAPIBackend> | undefined

function openDocuments(): Promise<OpenAPIBackend> {
  opened ??= (async () => {
    const definition: Document = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8'))
    const backend = new OpenAPIBackend({
      definition,
      quick: true,
      ajvOpts: { strict: false, allErrors: true },
      customizeAjv: (ajv) => {
        addFormats.default(ajv)
        // GitHub's own: owner and name
        ajv.addFormat('repo.nwo', true)
        return ajv
      },
    })
    return backend.init()
  })()
  return opened
}

function textHeaders(request: IncomingMessage): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const type = typeof body === 'string' ? 'text/html' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
}
