import { describe, expect, it } from 'vitest'
import { openaiEmbedder } from '../../src/grade/openai.ts'
import { EndpointError } from '../../src/grade/ports.ts'
import { EmbeddingOptions } from '../../src/suite/schema/judge.ts'
import { endpointAt, judgeAt } from '../support/judges.ts'
import { completion, modelServer, type Scripted } from '../support/model-server.ts'

const QUESTION = { system: 'system', user: 'user', schema: { type: 'object' } }
const TOO_MANY: Scripted = {
  status: 429,
  headers: { 'retry-after-ms': '2' },
  body: { error: { message: 'slow down' } },
}

describe('a judge at an endpoint', () => {
  it('sends the question, the model and the form of the answer, and the key it was given', async () => {
    const server = await modelServer(() => completion('{}'))
    const reply = await judgeAt(server.url, {}, { temperature: 0 }).ask(QUESTION)
    expect(reply).toEqual({
      kind: 'answered',
      text: '{}',
      cut: false,
      usage: { model: 'scripted-1', input_tokens: 100, output_tokens: 20 },
    })
    const [request] = server.requests
    expect(request?.path).toBe('/v1/chat/completions')
    expect(request?.headers.authorization).toBe('Bearer key')
    expect(request?.body).toEqual({
      model: 'scripted-1',
      temperature: 0,
      messages: [
        { role: 'system', content: 'system' },
        { role: 'user', content: 'user' },
      ],
      response_format: { type: 'json_schema', json_schema: { name: 'verdict', strict: true, schema: QUESTION.schema } },
    })
  })

  it('tries again after 429 and 5xx, as late as the server asks for', async () => {
    const script = [TOO_MANY, { status: 503, body: 'no' }, completion('yes')]
    const server = await modelServer((_, number) => script[number - 1] ?? 'hang')
    expect(await judgeAt(server.url).ask(QUESTION)).toMatchObject({ kind: 'answered', text: 'yes' })
    expect(server.requests).toHaveLength(3)
  })

  it.each<[string, Scripted, number, string]>([
    ['429 without end', TOO_MANY, 3, 'the endpoint answered 429'],
    ['500 without end', { status: 500, body: {} }, 3, 'the endpoint answered 500'],
    [
      'a wrong key',
      { status: 401, body: { error: { message: 'sk-secret' } } },
      1,
      'the endpoint refused the key (401)',
    ],
    ['a wrong request', { status: 400, body: {} }, 1, 'the endpoint answered 400'],
    ['no answer in time', 'hang', 3, 'no answer in time'],
    ['an answer that does not end', 'half', 3, 'no answer in time'],
    ['an answer that breaks off', 'break', 3, 'the connection broke off'],
    ['what is no completion', { body: { hello: 1 } }, 1, 'not a chat completion'],
    ['what is no JSON', { body: '<html>' }, 1, 'the answer is not JSON'],
  ])('%s is told in words, and no text of the server', async (_title, scripted, requests, reason) => {
    const server = await modelServer(() => scripted)
    const timeout = scripted === 'hang' || scripted === 'half' ? 50 : 5000
    const reply = await judgeAt(server.url, { timeout }).ask(QUESTION, new AbortController().signal)
    expect(reply).toMatchObject({ kind: 'failed', reason: expect.stringContaining(reason) })
    expect(JSON.stringify(reply)).not.toContain('sk-secret')
    expect(server.requests).toHaveLength(requests)
  })

  it.each(['sk-se\ncret', 'sk-s\u2026cret'])('does not tell a key that no request can carry: %j', async (apiKey) => {
    const server = await modelServer(() => completion('{}'))
    const reply = await judgeAt(server.url, { apiKey, retries: 0 }).ask(QUESTION)
    expect(reply.kind).toBe('failed')
    expect(JSON.stringify(reply)).not.toContain('cret')
  })

  it.each<[string, Scripted]>([
    ['waits to try again', { status: 429, headers: { 'retry-after': '3600' }, body: {} }],
    ['waits for an answer', 'hang'],
    ['waits for the rest of one', 'half'],
  ])('is stopped while it %s', async (_title, scripted) => {
    const server = await modelServer(() => scripted)
    const stop = new AbortController()
    const asked = judgeAt(server.url, { timeout: 60_000 }).ask(QUESTION, stop.signal)
    while (server.requests.length === 0) await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    expect(await asked).toEqual({ kind: 'failed', reason: 'interrupted' })
  })

  it('keeps to the requests that are allowed at the same time', async () => {
    let open = 0
    let most = 0
    const server = await modelServer(async () => {
      open += 1
      most = Math.max(most, open)
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      open -= 1
      return completion('{}')
    })
    const judge = judgeAt(server.url, { concurrency: 1 })
    await Promise.all(Array.from({ length: 5 }, () => judge.ask(QUESTION)))
    expect([server.requests.length, most]).toEqual([5, 1])
  })

  it('keeps requests apart where they are limited by the minute', async () => {
    const server = await modelServer(() => completion('{}'))
    const judge = judgeAt(server.url, { requestsPerMinute: 1200 })
    const start = Date.now()
    await Promise.all(Array.from({ length: 4 }, () => judge.ask(QUESTION)))
    expect(Date.now() - start).toBeGreaterThanOrEqual(3 * 50 - 5)
  })
})

describe('an embedder at an endpoint', () => {
  const options = EmbeddingOptions.parse({ model: 'embed-1' })
  const vectors = (...embeddings: number[][]): Scripted => ({
    body: { data: embeddings.map((embedding, index) => ({ index, embedding })) },
  })

  it('gives a vector for each text, whatever order they come in', async () => {
    const server = await modelServer(() => ({
      body: {
        data: [
          { index: 1, embedding: [0, 1] },
          { index: 0, embedding: [1, 0] },
        ],
      },
    }))
    const embedder = openaiEmbedder(endpointAt(server.url), { ...options, dimensions: 2 })
    expect(await embedder.embed(['a', 'b'])).toEqual([Float32Array.of(1, 0), Float32Array.of(0, 1)])
    expect(server.requests[0]?.body).toEqual({
      model: 'embed-1',
      input: ['a', 'b'],
      encoding_format: 'float',
      dimensions: 2,
    })
  })

  it.each<[string, Scripted]>([
    ['one vector too few', vectors([1, 0])],
    ['one vector too many', vectors([1, 0], [0, 1], [1, 1])],
    ['vectors of two lengths', vectors([1, 0], [1])],
    ['a vector that is empty', vectors([1], [])],
    ['an index out of range', { body: { data: [{ index: 4_000_000_000, embedding: [1] }] } }],
    ['no list', { body: {} }],
    ['an error', { status: 400, body: {} }],
  ])('refuses %s', async (_title, scripted) => {
    const server = await modelServer(() => scripted)
    await expect(openaiEmbedder(endpointAt(server.url), options).embed(['a', 'b'])).rejects.toThrow(EndpointError)
  })
})
