import OpenAI, { APIError } from 'openai'
import type { Sender } from '../../models/send.ts'
import type { AgentEnd } from '../../outcome.ts'
import type { Session, SessionModels } from '../../sandbox/session.ts'
import type { AgentOf } from '../types.ts'
import { AskError, type AskModel, type ModelRequest, readAnswer } from './answer.ts'
import { sentFetch } from './sent-fetch.ts'

/** Asks through the attempt's endpoint, which records, tries again and decides what is the provider's fault. */
export function connectModel(
  agent: AgentOf<'openai'>,
  session: Session,
  { openaiUrl, token }: SessionModels,
  sender: Sender,
): AskModel {
  const { signal, limits } = session
  // the attempt's own limit, and the endpoint's, end it first
  const timeout = 2 ** 31 - 1
  const client = new OpenAI({
    ...{ apiKey: token, baseURL: openaiUrl, timeout, maxRetries: 0, fetch: sentFetch(sender, timeout) },
    // each of these would be read from the environment
    ...{ organization: null, project: null, adminAPIKey: null, webhookSecret: null, logLevel: 'off' },
  })
  const send = agent.stream ? collect : complete
  let left = limits.outputBytes

  return async (request) => {
    const body = await send(client, request, signal).catch((error) => {
      throw signal.aborted ? error : ended(error)
    })
    const answer = readAnswer(body)
    if (answer === undefined) throw new AskError(NO_COMPLETION)
    left -= Buffer.byteLength(answer.text)
    for (const { name, given } of answer.calls) left -= Buffer.byteLength(name) + Buffer.byteLength(given)
    if (left < 0) session.stop('output')
    return answer
  }
}

const NO_COMPLETION: AgentEnd & { readonly kind: 'not_measured' } = {
  kind: 'not_measured',
  reason: 'provider',
  message: 'the model did not answer with a whole chat completion',
}

async function complete(client: OpenAI, request: ModelRequest, signal: AbortSignal): Promise<unknown> {
  return client.chat.completions.create({ ...request, stream: false }, { signal })
}

/** The whole answer, put together by the package from its pieces. */
async function collect(client: OpenAI, request: ModelRequest, signal: AbortSignal): Promise<unknown> {
  return client.chat.completions.stream(request, { signal }).finalChatCompletion()
}

/** What is the provider's fault has ended the attempt before: what is left is a request that was refused. */
function ended(error: unknown): AskError {
  const status = error instanceof APIError ? error.status : undefined
  if (typeof status !== 'number') return new AskError(NO_COMPLETION, { cause: error })
  const message = `the model endpoint refused the request (${status})`
  return new AskError({ kind: 'failed', reason: 'exit', message }, { cause: error })
}
