import { setTimeout as sleep } from 'node:timers/promises'
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import pLimit from 'p-limit'
import { z } from 'zod'
import { messageOf } from '../errors.ts'
import type { EmbeddingOptions, JudgeEntry } from '../suite/schema/judge.ts'
import { embeddingModel } from './embedding/model.ts'
import { judgeSettings } from './judge/settings.ts'
import { type Embedder, EndpointError, type Judge, type JudgeReply, type JudgeUsage } from './ports.ts'

/** Where models are, and how hard they are asked. Nothing here is read from the environment. */
export interface Endpoint {
  /** Absent for servers that want none. */
  readonly apiKey?: string
  readonly baseUrl?: string
  /** Milliseconds, of one request and all of its answer. */
  readonly timeout: number
  readonly retries: number
  /** Requests at the same time. */
  readonly concurrency: number
  readonly requestsPerMinute?: number
  /** First pause before a retry, in milliseconds; it doubles each time. Default: 500. */
  readonly backOff?: number
}

/** A judge at an OpenAI-compatible endpoint. */
export function openaiJudge(endpoint: Endpoint, entry: JudgeEntry): Judge {
  const { client, call } = connect(endpoint)
  const { name, model, temperature, response_format: format } = entry
  return {
    name,
    model,
    settings: judgeSettings(entry),
    async ask({ system, user, schema }, signal) {
      const body: OpenAI.Chat.ChatCompletionCreateParamsNonStreaming = {
        model,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
        ...(temperature !== undefined && { temperature }),
        ...(format === 'json_object' && { response_format: { type: 'json_object' } }),
        ...(format === 'json_schema' && {
          response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema } },
        }),
      }
      try {
        return readCompletion(await call((options) => client.chat.completions.create(body, options), signal), model)
      } catch (error) {
        return { kind: 'failed', reason: messageOf(error) }
      }
    },
  }
}

/** An embedding model at an OpenAI-compatible endpoint. */
export function openaiEmbedder(endpoint: Endpoint, options: EmbeddingOptions): Embedder {
  const { client, call } = connect(endpoint)
  const { model, dimensions } = options
  return {
    model: embeddingModel(options),
    async embed(texts, signal) {
      const body: OpenAI.EmbeddingCreateParams = {
        model,
        input: [...texts],
        // the package's own default is base64, which not every compatible server knows
        encoding_format: 'float',
        ...(dimensions !== undefined && { dimensions }),
      }
      return readVectors(await call((options) => client.embeddings.create(body, options), signal), texts.length)
    },
  }
}

type RequestOptions = { readonly signal: AbortSignal }
type Request = (options: RequestOptions) => Promise<unknown>

function connect(endpoint: Endpoint) {
  const client = new OpenAI({
    apiKey: endpoint.apiKey ?? 'none',
    baseURL: endpoint.baseUrl ?? 'https://api.openai.com/v1',
    // each of these would be read from the environment
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    timeout: endpoint.timeout,
    // the package waits as long as a server asks for, and cannot be stopped while it does
    maxRetries: 0,
  })
  const limit = pLimit(endpoint.concurrency)
  const turn = pacer(endpoint.requestsPerMinute)
  return {
    client,
    call: (request: Request, signal: AbortSignal | undefined) =>
      limit(() => withRetries(request, endpoint, turn, signal)),
  }
}

/** @throws EndpointError when no try succeeds */
async function withRetries(
  request: Request,
  { retries, timeout, backOff = 500 }: Endpoint,
  turn: (signal: AbortSignal | undefined) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  for (let tried = 0; ; tried += 1) {
    let limit: AbortSignal | undefined
    try {
      await turn(signal)
      // that of the package ends with the headers of the answer
      limit = AbortSignal.timeout(timeout)
      return await request({ signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) })
    } catch (error) {
      if (signal?.aborted === true) throw failure('interrupted', error)
      const isLate = limit?.aborted === true
      if (tried >= retries || !(isLate || isWorthARetry(error))) {
        throw failure(isLate ? 'no answer in time' : reasonOf(error), error)
      }
      const pause = askedPause(error) ?? backOff * 2 ** tried * (0.75 + Math.random() / 2)
      await sleep(Math.min(pause, MOST_PAUSE_MS), undefined, signal === undefined ? {} : { signal }).catch((cause) => {
        throw failure('interrupted', cause)
      })
    }
  }
}

/** A server may ask for more; a run does not wait for it. */
const MOST_PAUSE_MS = 60_000

function isWorthARetry(error: unknown): boolean {
  if (error instanceof SyntaxError) return false
  if (!(error instanceof APIError) || error.status === undefined) return true
  const { status } = error
  return status === 408 || status === 409 || status === 429 || status >= 500
}

/** `retry-after`, in seconds or as a date, and the `retry-after-ms` of some servers; in milliseconds. */
function askedPause(error: unknown): number | undefined {
  if (!(error instanceof APIError)) return undefined
  const precise = Number(error.headers?.get('retry-after-ms') ?? Number.NaN)
  if (precise >= 0) return precise
  const text = error.headers?.get('retry-after') ?? undefined
  if (text === undefined) return undefined
  const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined
}

/** What the server writes beside a status is foreign, and errors of the package may quote the key: neither is repeated. */
function reasonOf(error: unknown): string {
  if (error instanceof APIConnectionTimeoutError) return 'no answer in time'
  if (error instanceof SyntaxError) return 'the answer is not JSON'
  if (error instanceof APIConnectionError) return 'the endpoint could not be reached'
  if (!(error instanceof APIError) || error.status === undefined) return 'the connection broke off'
  if (error.status === 401 || error.status === 403) return `the endpoint refused the key (${error.status})`
  return `the endpoint answered ${error.status}`
}

function failure(reason: string, cause: unknown): EndpointError {
  return new EndpointError(reason, { cause })
}

/** Requests begin at least this far apart. */
function pacer(perMinute: number | undefined) {
  let next = 0
  return async (signal: AbortSignal | undefined): Promise<void> => {
    if (perMinute === undefined) return
    const now = Date.now()
    const start = Math.max(now, next)
    next = start + 60_000 / perMinute
    if (start > now) await sleep(start - now, undefined, signal === undefined ? {} : { signal })
  }
}

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z
    .object({
      prompt_tokens: z.number().nonnegative().optional(),
      completion_tokens: z.number().nonnegative().optional(),
      prompt_tokens_details: z.object({ cached_tokens: z.number().nonnegative().nullish() }).nullish(),
    })
    .nullish(),
})

function readCompletion(body: unknown, model: string): JudgeReply {
  const read = Completion.safeParse(body)
  const choice = read.data?.choices[0]
  if (read.data === undefined || choice === undefined) return { kind: 'failed', reason: 'not a chat completion' }
  const usage = usageOf(read.data, model)
  const { content, refusal } = choice.message
  if (typeof refusal === 'string' && refusal !== '') return { kind: 'refused', message: refusal, usage }
  if (choice.finish_reason === 'content_filter') return { kind: 'refused', message: 'content filter', usage }
  return { kind: 'answered', text: content ?? '', cut: choice.finish_reason === 'length', usage }
}

function usageOf({ usage }: z.infer<typeof Completion>, model: string): JudgeUsage {
  const cached = usage?.prompt_tokens_details?.cached_tokens ?? undefined
  return {
    model,
    ...(usage?.prompt_tokens !== undefined && { input_tokens: usage.prompt_tokens }),
    ...(usage?.completion_tokens !== undefined && { output_tokens: usage.completion_tokens }),
    ...(cached !== undefined && { cached_tokens: cached }),
  }
}

const Embeddings = z.object({
  data: z.array(z.object({ index: z.number().int().nonnegative().optional(), embedding: z.array(z.number()).min(1) })),
})

/** @throws EndpointError when there is not one vector for each text, all of one length */
function readVectors(body: unknown, count: number): readonly Float32Array[] {
  const read = Embeddings.safeParse(body)
  if (!read.success) throw new EndpointError('not a list of embeddings', { cause: read.error })
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count })
  for (const [place, { index = place, embedding }] of read.data.data.entries()) {
    if (index < count) vectors[index] = Float32Array.from(embedding)
  }
  const there = vectors.filter((vector) => vector !== undefined)
  const length = there[0]?.length
  if (read.data.data.length !== count || there.length !== count || there.some((vector) => vector.length !== length)) {
    throw new EndpointError(`${count} texts did not get one vector each`)
  }
  return there
}
