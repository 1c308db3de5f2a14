import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Json } from '../../json.ts'
import type { ModelEvent } from '../../trace/events.ts'
import type { NotMeasured } from '../outcome.ts'
import type { ModelAttempt } from './attempt.ts'
import { errorBody } from './error-body.ts'
import { type Listener, listen } from './listen.ts'
import { parseJson } from './protocols/read.ts'
import type { Reading } from './protocols/types.ts'
import type { Route } from './routes.ts'
import { hideSecrets } from './secrets.ts'
import type { ModelAnswer, Question, SourceFailure } from './source.ts'

/** Passes one request of an agent on, and its answer back as it comes; both are recorded. Never rejects. */
export async function exchange(
  request: IncomingMessage,
  response: ServerResponse,
  route: Route,
  attempt: ModelAttempt,
): Promise<void> {
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  response.on('error', () => undefined)
  const signal = AbortSignal.any([left.signal, attempt.signal])
  try {
    const raw = await readBody(request)
    if (raw === undefined) return sendError(response, route, 413, `more than ${MAX_BODY_BYTES} bytes`)
    const body = route.method === 'POST' ? parseJson(raw.toString('utf8')) : undefined
    if (route.method === 'POST' && body === undefined) {
      return sendError(response, route, 400, 'the body of the request is not JSON')
    }
    const { headers } = request
    await answer(
      { route, raw, headers, signal, stalls: attempt.stalls, ...(body !== undefined && { body }) },
      response,
      attempt,
    )
  } catch {
    // the agent has gone, or its attempt has ended
    response.destroy()
  }
}

/** Pictures and documents come as text. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

async function answer(question: Question, response: ServerResponse, attempt: ModelAttempt): Promise<void> {
  const { route, body } = question
  const asked = body === undefined ? undefined : route.protocol?.readRequest(body)
  const model = asked?.model ?? ''
  await attempt.caughtUp()
  if (asked !== undefined) attempt.calls.settle(asked.results)
  const place = attempt.tape?.reserve()
  const found = await attempt.source.ask(question).catch((error: unknown) => {
    if (route.protocol !== undefined) attempt.recordCall({ event: 'model', model, error: NO_ANSWER })
    place?.keep(question, UNANSWERED, { kind: 'stream', events: [] }, true)
    throw error
  })
  if (found.kind === 'failed') {
    noteTries(found.failure.tries, attempt)
    if (route.protocol !== undefined) attempt.recordCall(failedCall(model, found.failure.outcome.message))
    return sendFailure(response, route, found.failure, attempt)
  }
  noteTries(found.answer.tries, attempt)
  let end: Ending | undefined
  const listener = listen(found.answer, route.protocol, attempt.secrets, () => {
    end = recordAnswer(found.answer, listener, model, route, attempt)
  })
  const passed = await pass(found.answer, listener, response, question.signal)
  if (passed !== 'left' && end === undefined) end = recordAnswer(found.answer, listener, model, route, attempt)
  const outcome = end?.outcome
  if (passed === 'left' && end === undefined && route.protocol !== undefined) {
    const isReplayed = found.answer.sentAt === undefined
    attempt.recordCall({ event: 'model', model, error: NO_ANSWER, ...(isReplayed && { replayed: true }) })
  }
  if (outcome === undefined) {
    place?.keep(question, found.answer, listener.content(), passed === 'left' && end === undefined)
    response.end()
    return
  }
  // once it is told, its attempt is over
  attempt.fail(outcome, closed(response))
  if (passed === 'cut') response.destroy()
  else response.end()
}

/** Recorded, so that a replayed agent waits in vain as well. */
const UNANSWERED: ModelAnswer = {
  ...{ status: 200, headers: { 'content-type': 'text/event-stream' }, isStream: true, hidesUsage: false, tries: [] },
  body: (async function* () {})(),
}
const NO_ANSWER = 'the agent did not wait for the answer'

interface Ending {
  /** Absent where all is well. */
  readonly outcome?: NotMeasured
}

/** Called once for each answer, before the agent is given its end: what it does next is recorded after this. */
function recordAnswer(
  answer: ModelAnswer,
  listener: Listener,
  model: string,
  { protocol }: Route,
  attempt: ModelAttempt,
): Ending {
  if (protocol === undefined) return {}
  if (answer.status > 299) {
    attempt.recordCall({ ...failedCall(model, `the provider answered ${answer.status}`), ...timeOf(answer) })
    return {}
  }
  const reading = listener.reading()
  const failure = reading?.refusal === undefined ? failureOf(reading, listener) : undefined
  const error = failure ?? reading?.refusal
  const { usage = {}, text = '', calls = [] } = reading ?? {}
  attempt.recordCall({
    ...{ event: 'model', model: reading?.model ?? model, ...usage, ...timeOf(answer) },
    ...(error !== undefined && { error }),
  })
  if (failure !== undefined) return { outcome: { reason: 'provider', message: `the provider failed: ${failure}` } }
  // what is told to the user beside calls is no reply; a reply is what the agent itself gives
  if (calls.length > 0 && text.trim() !== '') attempt.record({ event: 'note', text })
  attempt.calls.propose(calls)
  return {}
}

function failureOf(reading: Reading | undefined, listener: Listener): string | undefined {
  if (reading === undefined) return 'its answer is not one of this kind'
  if (reading.failure !== undefined) return reading.failure
  return listener.isDone() ? undefined : 'its answer was cut off'
}

/** It cost nothing: there was no answer. */
function failedCall(model: string, error: string): ModelEvent {
  return { event: 'model', model, input_tokens: 0, output_tokens: 0, cost_usd: 0, error }
}

function timeOf({ sentAt }: ModelAnswer): Pick<ModelEvent, 'ms' | 'replayed'> {
  return sentAt === undefined ? { replayed: true } : { ms: Math.round(performance.now() - sentAt) }
}

/** `left`: the agent did not wait for the end. `cut`: the provider's connection broke. */
async function pass(
  answer: ModelAnswer,
  listener: Listener,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<'whole' | 'left' | 'cut'> {
  response.writeHead(answer.status, answer.headers)
  // a client may wait for the head before it reads
  response.flushHeaders()
  try {
    for await (const chunk of answer.body) {
      if (signal.aborted) return 'left'
      await write(response, listener.push(chunk), signal)
    }
  } catch {
    return signal.aborted ? 'left' : 'cut'
  }
  if (answer.staysOpen === true) {
    await aborted(signal)
    return 'left'
  }
  await write(response, listener.end(), signal)
  return 'whole'
}

async function write(response: ServerResponse, bytes: Buffer, signal: AbortSignal): Promise<void> {
  if (bytes.length > 0 && !response.write(bytes)) await once(response, 'drain', { signal })
}

function sendFailure(response: ServerResponse, route: Route, failure: SourceFailure, attempt: ModelAttempt): void {
  const { outcome, status, headers = {}, body, detail } = failure
  if (detail !== undefined) attempt.record({ event: 'note', text: outcome.message, data: detail })
  attempt.fail(outcome, closed(response))
  const told = body === undefined ? errorBody(route.provider, outcome.message) : body.toString('utf8')
  const type = { 'content-type': 'application/json' }
  // clients would ask again by themselves
  response.writeHead(status, { ...type, ...headers, 'x-should-retry': 'false' })
  response.end(hideSecrets(told, attempt.secrets))
}

function sendError(response: ServerResponse, { provider }: Route, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(errorBody(provider, message))
}

function noteTries(tries: readonly string[], attempt: ModelAttempt): void {
  if (tries.length === 0) return
  const data: Json = { tries }
  attempt.record({ event: 'note', text: `the provider was asked ${tries.length + 1} times`, data })
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  const stream: AsyncIterable<Buffer> = request
  for await (const chunk of stream) {
    bytes += chunk.length
    // read on, since a client that is cut off would not see why
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks)
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return signal.aborted ? Promise.resolve() : once(signal, 'abort')
}

function closed(response: ServerResponse): Promise<unknown> {
  return response.closed ? Promise.resolve() : once(response, 'close').catch(() => undefined)
}
