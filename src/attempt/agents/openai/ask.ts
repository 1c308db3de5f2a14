import OpenAI, { APIError } from 'openai'
import type { Session } from '../../sandbox/session.ts'
import type { AgentOf } from '../types.ts'
import { type Answer, AskError, type AskModel, type ModelRequest, readAnswer } from './answer.ts'
import { limitedFetch } from './limited-fetch.ts'
import { OPENAI_URL } from './provider.ts'
import { withRetries } from './retry.ts'

/**
 * Through the recording endpoint where the sandbox has one, which asks again by itself; else straight to the provider.
 * What it gives throws AskError when there is no answer.
 */
export function connectModel(agent: AgentOf<'openai'>, apiKey: string | undefined, session: Session): AskModel {
  const { models, signal, limits } = session
  const client = new OpenAI({
    apiKey: models?.token ?? apiKey ?? 'none',
    baseURL: models?.openaiUrl ?? agent.base_url ?? OPENAI_URL,
    // each of these would be read from the environment
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    // the attempt's own limit ends it first
    timeout: limits.timeMs + 60_000,
    // the package waits as long as a server asks for, and cannot be stopped while it does
    maxRetries: 0,
    fetch: limitedFetch(() => session.stop('output')),
  })
  let left = limits.outputBytes

  async function askOnce(request: ModelRequest): Promise<Answer> {
    const start = performance.now()
    const body = agent.stream ? await collect(client, request, signal) : await complete(client, request, signal)
    const answer = readAnswer(body, agent.model, Math.round(performance.now() - start))
    if (answer === undefined) throw new MalformedAnswer('the answer is not a chat completion')
    return answer
  }

  return async (request) => {
    const answer = await withRetries(() => askOnce(request), {
      ...{ retries: models === undefined ? MOST_RETRIES : 0, signal, isWorthARetry },
    }).catch((error) => {
      throw signal.aborted ? error : ended(error)
    })
    left -= Buffer.byteLength(answer.text)
    for (const { name, given } of answer.calls) left -= Buffer.byteLength(name) + Buffer.byteLength(given)
    if (left < 0) session.stop('output')
    return answer
  }
}

const MOST_RETRIES = 4

class MalformedAnswer extends Error {}

async function complete(client: OpenAI, request: ModelRequest, signal: AbortSignal): Promise<unknown> {
  return client.chat.completions.create({ ...request, stream: false }, { signal })
}

/** The whole answer, put together by the package from its pieces. */
async function collect(client: OpenAI, request: ModelRequest, signal: AbortSignal): Promise<unknown> {
  const stream = client.chat.completions.stream({ ...request, stream_options: { include_usage: true } }, { signal })
  return stream.finalChatCompletion()
}

function isWorthARetry(error: unknown): boolean {
  const status = statusOf(error)
  // without a status the connection failed or was cut, or what came was no answer
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500
}

/** What the endpoint writes beside a status is foreign, and not repeated. */
function ended(error: unknown): AskError {
  const status = statusOf(error)
  const cause = { cause: error }
  if (status === undefined) {
    const isUnreachable = error instanceof APIError
    const what = isUnreachable
      ? 'the model endpoint could not be reached'
      : 'the model endpoint did not answer with a whole chat completion'
    return new AskError({ kind: 'not_measured', reason: 'provider', message: what }, cause)
  }
  if (REFUSALS.has(status)) {
    const message = `the model endpoint refused the request (${status})`
    return new AskError({ kind: 'failed', reason: 'exit', message }, cause)
  }
  const message = `the model endpoint answered ${status}`
  return new AskError({ kind: 'not_measured', reason: 'provider', message }, cause)
}

/** What was asked is at fault, as with a conversation that has become too long. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422])

function statusOf(error: unknown): number | undefined {
  return error instanceof APIError && typeof error.status === 'number' ? error.status : undefined
}
