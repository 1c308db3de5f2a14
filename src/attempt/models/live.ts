import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { isJsonObject, type Json } from '../../json.ts'
import type { Models } from '../../suite/schema/models.ts'
import { readDuration } from '../duration.ts'
import type { HostEnv } from '../world.ts'
import { type Bucket, openBucket } from './bucket.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { pauseBefore } from './pause.ts'
import { at, parseJson } from './protocols/read.ts'
import { type Reach, reachOf } from './reach.ts'
import { classify, connectionFailure, isWorthARetry, missingKey } from './refusal.ts'
import type { ProviderName, Route } from './routes.ts'
import { type Incoming, openSender, type Sender } from './send.ts'
import type { Asked, ModelAnswer, ModelSource, Question } from './source.ts'

/** The real providers, asked again after what is no fault of the agent. One for a run, shared by its attempts. */
export interface LiveSource extends ModelSource {
  readonly secrets: readonly string[]
  close(): void
}

export function openLiveSource(models: Models, hostEnv: HostEnv): LiveSource {
  const sender = openSender()
  const provider = (name: ProviderName): Provider => ({
    ...{ reach: reachOf(name, models, hostEnv), bucket: openBucket(models.requests_per_minute), sender },
    ...{ retries: models.retries, timeout: readDuration(models.timeout), givesUsage: true },
  })
  const providers = { openai: provider('openai'), anthropic: provider('anthropic') }
  return {
    secrets: Object.values(providers).flatMap(({ reach }) => reach.key?.value ?? []),
    ask: (question) => ask(providers[question.route.provider], question),
    close: () => sender.close(),
  }
}

interface Provider {
  readonly reach: Reach
  readonly bucket: Bucket
  readonly sender: Sender
  readonly retries: number
  readonly timeout: number
  /** false once it has refused to be asked for the usage of a stream. */
  givesUsage: boolean
}

async function ask(provider: Provider, question: Question): Promise<Asked> {
  const { reach, retries, bucket } = provider
  if (reach.missing !== undefined) return missingKey(reach.missing)
  const tries: string[] = []
  for (;;) {
    const asksUsage = provider.givesUsage && lacksUsage(question)
    await stalled(question, () => bucket.take(question.signal))
    const sentAt = performance.now()
    const made = await tryOnce(provider, question, asksUsage)
    question.signal.throwIfAborted()
    if (made.kind === 'answered') return { kind: 'answered', answer: answered(made, sentAt, asksUsage, tries) }
    question.stalls.lost(sentAt)
    if (made.kind === 'refused' && made.status === 400 && asksUsage) {
      provider.givesUsage = false
      continue
    }
    const words = made.kind === 'refused' ? `it answered ${made.status}` : made.why
    if (made.kind === 'refused' && !isWorthARetry(made)) return classify(made, reach, tries, sentAt)
    if (tries.length >= retries) {
      return made.kind === 'refused' ? classify(made, reach, tries, sentAt) : connectionFailure(made.why, tries)
    }
    const pause = pauseBefore(tries.length, made.kind === 'refused' ? made.headers : {}, Date.now())
    tries.push(words)
    // what one attempt was told holds for all of them
    if (made.kind === 'refused' && made.status === 429) bucket.pause(pause)
    await stalled(question, () => sleep(pause, undefined, { signal: question.signal }))
  }
}

async function stalled({ stalls }: Question, wait: () => Promise<unknown>): Promise<void> {
  const end = stalls.begin()
  try {
    await wait()
  } finally {
    end()
  }
}

type Made =
  | (Pick<Incoming, 'status' | 'headers'> & {
      readonly kind: 'answered'
      readonly isStream: boolean
      readonly body: AsyncIterable<Buffer>
    })
  | (Pick<Incoming, 'status' | 'headers'> & { readonly kind: 'refused'; readonly body: Buffer })
  | { readonly kind: 'failed'; readonly why: string }

/** Waits for a whole answer, or for the first piece of a stream: until then nothing was passed on. */
async function tryOnce({ reach, sender, timeout }: Provider, question: Question, asksUsage: boolean): Promise<Made> {
  const { route, signal } = question
  try {
    const { status, headers, body } = await sender.send({
      ...{ url: `${reach.base}/${route.path}${route.query}`, method: route.method, timeout, signal },
      headers: { 'content-type': 'application/json', ...requestHeaders(question.headers), ...reach.headers },
      body: bodyOf(question, asksUsage),
    })
    if (status < 200 || status > 299)
      return { kind: 'refused', status, headers, body: await readAll(body, MOST_REFUSAL) }
    if (headers['content-type']?.includes('text/event-stream') === true) {
      const pieces: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
      const first = await pieces.next()
      if (first.done === true) return { kind: 'failed', why: 'its stream was empty' }
      return { kind: 'answered', status, headers, isStream: true, body: rejoined(first.value, pieces) }
    }
    const whole = await readAll(body, MOST_ANSWER)
    if (parseJson(whole.toString('utf8')) === undefined) return { kind: 'failed', why: 'its answer was not JSON' }
    return { kind: 'answered', status, headers, isStream: false, body: once(whole) }
  } catch (error) {
    return { kind: 'failed', why: whyOf(error) }
  }
}

function answered(
  { status, headers, isStream, body }: Extract<Made, { kind: 'answered' }>,
  sentAt: number,
  asksUsage: boolean,
  tries: readonly string[],
): ModelAnswer {
  const hidesUsage = asksUsage && isStream
  return { status, headers: answerHeaders(headers), isStream, body, sentAt, hidesUsage, tries }
}

const MOST_REFUSAL = 1024 * 1024
const MOST_ANSWER = 64 * 1024 * 1024

/** Without being asked, a stream of chat completions does not say what it used. */
function lacksUsage({ route, body }: Pick<Question, 'route' | 'body'>): boolean {
  return isChat(route) && at(body, 'stream') === true && at(body, 'stream_options', 'include_usage') !== true
}

function isChat({ path, protocol }: Route): boolean {
  return protocol !== undefined && path === 'chat/completions'
}

function bodyOf({ body, raw }: Question, asksUsage: boolean): Buffer {
  if (!asksUsage || !isJsonObject(body)) return raw
  const options: Json = at(body, 'stream_options') ?? {}
  return Buffer.from(
    JSON.stringify({ ...body, stream_options: { ...(isJsonObject(options) && options), include_usage: true } }),
  )
}

async function readAll(body: Readable, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  const stream: AsyncIterable<Buffer> = body
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > most) throw new Error(`its answer was longer than ${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* rejoined(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield first
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}

async function* once(whole: Buffer): AsyncGenerator<Buffer> {
  yield whole
}

/** What a system says of a connection may name hosts and paths: only the kind of failure is repeated. */
function whyOf(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('no answer in time') || message.startsWith('its answer')) return message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return CONNECTION[code] ?? 'the connection to it failed'
}

const CONNECTION: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it cut the connection',
  ENOTFOUND: 'its host was not found',
  ETIMEDOUT: 'it could not be reached in time',
}
