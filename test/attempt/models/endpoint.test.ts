import { request } from 'node:http'
import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../world.ts'
import { bare, inTurn, KEY, openEndpoint, scriptedModels } from './support.ts'

const ask = { model: 'gpt-4o', messages: [{ role: 'user' as const, content: 'Hello.' }] }
const clientOf = ({ openaiUrl, token }: { openaiUrl: string; token: string }) =>
  new OpenAI({ baseURL: openaiUrl, apiKey: token, maxRetries: 0 })

describe('the recording endpoint', () => {
  it('passes a stream on as it comes', async () => {
    let release = () => undefined as unknown
    const held = new Promise((resolve) => {
      release = () => resolve(undefined)
    })
    // the server goes on only after the client has seen the first words
    const server = await scriptedModels(() => ({ text: 'one two three', between: (n) => (n === 3 ? held : undefined) }))
    const { open } = await openEndpoint(server)
    const attempt = await open()
    const seen: string[] = []
    for await (const chunk of await clientOf(attempt).chat.completions.create({ ...ask, stream: true })) {
      seen.push(chunk.choices[0]?.delta.content ?? '')
      if (seen.join('') === 'one two ') release()
    }
    expect(seen.join('')).toBe('one two three')
  })

  it('gives the agent the stream that it asked for, and asks for the usage itself', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const attempt = await (await openEndpoint(server)).open()
    const chunks: OpenAI.ChatCompletionChunk[] = []
    for await (const chunk of await clientOf(attempt).chat.completions.create({ ...ask, stream: true }))
      chunks.push(chunk)
    expect(server.requests[0]?.body).toMatchObject({ stream_options: { include_usage: true } })
    expect(chunks.every(({ choices }) => choices.length === 1)).toBe(true)
    expect(bare(attempt.recorder.events)[0]).toMatchObject({ input_tokens: 120, output_tokens: 30 })
  })

  it('shows the usage to an agent that asked for it', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const attempt = await (await openEndpoint(server)).open()
    const stream = clientOf(attempt).chat.completions.stream({ ...ask, stream_options: { include_usage: true } })
    expect((await stream.finalChatCompletion()).usage?.total_tokens).toBe(150)
  })

  it('does without the usage where a server refuses to be asked for it', async () => {
    const server = await scriptedModels(({ body }) =>
      JSON.stringify(body).includes('stream_options')
        ? { status: 400, body: { error: { message: 'stream_options' } } }
        : { text: 'Well.', usage: null },
    )
    const attempt = await (await openEndpoint(server)).open()
    const client = clientOf(attempt)
    for (const _ of [1, 2]) {
      const completion = await client.chat.completions.stream(ask).finalChatCompletion()
      expect(completion.choices[0]?.message.content).toBe('Well.')
    }
    expect(server.requests).toHaveLength(3)
    expect(attempt.stops).toEqual([])
  })

  it('ends the request to the provider when the agent leaves', async () => {
    const never = new Promise(() => undefined)
    const server = await scriptedModels(() => ({
      text: 'one two three',
      between: (n) => (n === 3 ? never : undefined),
    }))
    const attempt = await (await openEndpoint(server)).open()
    for await (const chunk of await clientOf(attempt).chat.completions.create({ ...ask, stream: true })) {
      if (chunk.choices[0]?.delta.content !== '') break
    }
    await server.requests[0]?.closed
    expect(attempt.stops).toEqual([])
    await expect
      .poll(() => bare(attempt.recorder.events))
      .toEqual([{ event: 'model', model: 'gpt-4o', error: 'the agent did not wait for the answer' }])
  })

  it('ends the requests of an attempt that has ended', async () => {
    const server = await scriptedModels(() => ({ text: 'x', before: new Promise(() => undefined) }))
    const attempt = await (await openEndpoint(server)).open()
    const asked = clientOf(attempt).chat.completions.create(ask)
    await expect.poll(() => server.requests.length).toBe(1)
    attempt.end()
    await expect(asked).rejects.toThrow()
    await server.requests[0]?.closed
  })

  it('breaks the connection to the agent when the provider does', async () => {
    const server = await scriptedModels(() => ({ text: 'one two three', cutAfter: 3 }))
    const attempt = await (await openEndpoint(server)).open()
    const seen: string[] = []
    const reading = (async () => {
      for await (const chunk of await clientOf(attempt).chat.completions.create({ ...ask, stream: true })) {
        seen.push(chunk.choices[0]?.delta.content ?? '')
      }
    })()
    await expect(reading).rejects.toThrow()
    expect(seen.join('')).toBe('one two ')
    expect(attempt.stops).toMatchObject([{ reason: 'provider' }])
  })

  it('sends the real key in place of the token, and nothing of the agent’s own headers', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const attempt = await (await openEndpoint(server)).open()
    await new OpenAI({
      ...{ baseURL: attempt.openaiUrl, apiKey: 'whatever', defaultHeaders: { 'x-secret': 'mine', cookie: 'a=b' } },
    }).chat.completions.create(ask)
    await new Anthropic({ baseURL: attempt.anthropicUrl, apiKey: attempt.token }).messages.create({
      ...{ model: 'claude', max_tokens: 9, messages: ask.messages },
    })
    const [openai, anthropic] = server.requests
    expect(openai?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(openai?.headers['x-secret']).toBeUndefined()
    expect(openai?.headers.cookie).toBeUndefined()
    expect(anthropic?.headers['x-api-key']).toBe(KEY)
    expect(anthropic?.headers['anthropic-version']).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(JSON.stringify(server.requests)).not.toContain(attempt.token)
  })

  it('hides a key that the provider tells, also in pieces', async () => {
    const split = (frames: readonly string[]) => frames.join('').split(/(?<=sk-test-0123)/)
    const server = await scriptedModels(
      inTurn(
        { body: { choices: [{ message: { content: `your key is ${KEY}` } }] } },
        { text: 'x', frames: (frames) => split(frames.map((frame) => frame.replace('"x"', `"${KEY}"`))) },
        { status: 400, body: { error: { message: `bad key ${KEY}` } } },
      ),
    )
    const attempt = await (await openEndpoint(server)).open()
    const client = clientOf(attempt)
    const first = await client.chat.completions.create(ask)
    expect(first.choices[0]?.message.content).toBe('your key is [key]')
    const second = await client.chat.completions.stream(ask).finalChatCompletion()
    expect(second.choices[0]?.message.content).toBe('[key]')
    await expect(client.chat.completions.create(ask)).rejects.toThrow('bad key [key]')
    expect(JSON.stringify(attempt.recorder.events)).not.toContain(KEY)
  })

  const paths = [
    ['GET', '/openai/v1/models', 200],
    ['GET', '/openai/v1/models/gpt-4o', 200],
    ['GET', '/openai/v1/files', 404],
    ['GET', '/openai/v1/models/../files', 404],
    ['GET', '/openai/v1/models/%2e%2e/files', 404],
    ['DELETE', '/openai/v1/models/mine', 404],
    ['POST', '/openai/v1/files', 404],
    ['POST', '/openai/v1/chat/completions/../files', 404],
    ['POST', '/anthropic/v1/chat/completions', 404],
  ] as const
  it.each(paths)('%s %s is answered %i', async (method, path, status) => {
    const server = await scriptedModels(() => ({}))
    const attempt = await (await openEndpoint(server)).open()
    const url = new URL(attempt.openaiUrl)
    expect(await statusOf({ method, port: url.port, path: `/${attempt.token}${path}` })).toBe(status)
    expect(server.requests).toHaveLength(status === 200 ? 1 : 0)
  })

  it('serves local clients that know an attempt’s token, while the attempt runs', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const attempt = await (await openEndpoint(server)).open()
    const { port } = new URL(attempt.openaiUrl)
    const path = `/${attempt.token}/openai/v1/models`
    expect(await statusOf({ port, path, headers: { host: 'evil.example' } })).toBe(403)
    expect(await statusOf({ port, path, headers: { origin: 'http://localhost' } })).toBe(403)
    expect(await statusOf({ port, path: '/guessed/openai/v1/models' })).toBe(404)
    expect(await statusOf({ port, path })).toBe(200)
    attempt.close()
    expect(await statusOf({ port, path })).toBe(404)
  })
})

describe('an answer that the agent did not wait for', () => {
  it('is recorded as far as it came, and replayed so', async () => {
    const root = temporaryFolder()
    const never = new Promise(() => undefined)
    const server = await scriptedModels(() => ({
      text: 'one two three',
      between: (n) => (n === 4 ? never : undefined),
    }))
    const heard: string[] = []
    for (const mode of ['record', 'replay']) {
      const { open } = await openEndpoint(server, { models: { mode }, world: { root } })
      const attempt = await open()
      for await (const chunk of await clientOf(attempt).chat.completions.create({ ...ask, stream: true })) {
        heard.push(chunk.choices[0]?.delta.content ?? '')
        if (heard.at(-1) === 'two ') break
      }
      const calls = () => attempt.recorder.events.filter((event) => event.event === 'model')
      await expect.poll(calls).toMatchObject([{ error: 'the agent did not wait for the answer' }])
      attempt.close()
      await attempt.keep()
    }
    expect(heard).toEqual(['', 'one ', 'two ', '', 'one ', 'two '])
    expect(server.requests).toHaveLength(1)
  })
})

describe('retries and limits', () => {
  it('holds all attempts back by what one of them was told', async () => {
    const server = await scriptedModels((_, number) =>
      number === 1 ? { status: 429, headers: { 'retry-after-ms': '300' }, body: {} } : { text: 'Well.' },
    )
    const { open } = await openEndpoint(server)
    const [first, second] = [await open(1), await open(2)]
    const start = performance.now()
    const asked = clientOf(first).chat.completions.create(ask)
    await expect.poll(() => server.requests.length).toBe(1)
    await Promise.all([asked, clientOf(second).chat.completions.create(ask)])
    expect(performance.now() - start).toBeGreaterThan(250)
    expect(second.lostMs()).toBeGreaterThan(0)
    expect(bare(first.recorder.events)[0]).toEqual({
      ...{ event: 'note', text: 'the provider was asked 2 times', data: { tries: ['it answered 429'] } },
    })
  })

  it('does not count what was lost as time in the model', async () => {
    const server = await scriptedModels((_, number) =>
      number === 1 ? { status: 503, headers: { 'retry-after-ms': '400' }, body: {} } : { text: 'Well.' },
    )
    const attempt = await (await openEndpoint(server)).open()
    await clientOf(attempt).chat.completions.create(ask)
    expect(attempt.lostMs()).toBeGreaterThan(390)
    expect(attempt.recorder.events.find(({ event }) => event === 'model')).toMatchObject({ ms: expect.any(Number) })
    const model = attempt.recorder.events.find((event) => event.event === 'model')
    expect(model?.event === 'model' && (model.ms ?? 0) < 390).toBe(true)
  })

  it('shares a rate limit, short bursts of which go through', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const { open } = await openEndpoint(server, { models: { requests_per_minute: 240 } })
    const attempts = [await open(1), await open(2)]
    const start = performance.now()
    // a burst of 20, then one each 250 ms
    await Promise.all(
      Array.from({ length: 22 }, (_, index) => attempts[index % 2]).map(
        (attempt) => attempt && clientOf(attempt).chat.completions.create(ask),
      ),
    )
    expect(performance.now() - start).toBeGreaterThan(400)
    expect(server.requests).toHaveLength(22)
  })

  it('ends every attempt once the run has spent its budget', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.', model: 'gpt-4o-2024-08-06' }))
    const { endpoint, open } = await openEndpoint(server, { sandbox: { limits: { run_cost_usd: 0.0007 } } })
    const [first, second] = [await open(1), await open(2)]
    // each call costs (20 × 2.5 + 100 × 1.25 + 30 × 10) / 1e6 = 0.000475 dollars
    await clientOf(first).chat.completions.create(ask)
    expect(endpoint.exhausted()).toBeUndefined()
    await clientOf(first).chat.completions.create(ask)
    const spent = { reason: 'budget', message: 'the models of the run cost more than 0.0007 US dollars' }
    expect(endpoint.exhausted()).toEqual(spent)
    expect([first.stops, second.stops]).toEqual([[spent], [spent]])
  })

  it('says that a cost limit does not see a model without a price', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.', model: 'mine-1' }))
    const attempt = await (await openEndpoint(server, { sandbox: { limits: { cost_usd: 1 } } })).open()
    await clientOf(attempt).chat.completions.create(ask)
    expect(bare(attempt.recorder.events)).toContainEqual({
      ...{ event: 'note', text: 'limits of cost do not see this call: price of mine-1 unknown' },
    })
  })
})

function statusOf(options: {
  readonly port: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const made = request({ host: '127.0.0.1', ...options }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    made.once('error', reject)
    made.end(options.method === 'POST' ? '{}' : undefined)
  })
}
