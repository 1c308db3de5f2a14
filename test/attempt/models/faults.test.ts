import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json.ts'
import type { Reply } from '../../support/model-server/server.ts'
import { askingAttempt, bare, inTurn, scriptedModels } from './support.ts'

const good: Reply = { text: 'Well.' }
const named = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`
const without = (last: number) => (frames: readonly string[]) => frames.slice(0, -last)
const inserted = (frame: string) => (frames: readonly string[]) => [...frames.slice(0, 2), frame, ...frames.slice(2)]
const status = (code: number, headers: Readonly<Record<string, string>> = {}): Reply => ({
  ...{ status: code, headers, body: { error: { message: 'no', type: 'x', code: null } } },
})
const date = () => new Date(Date.now() - 1000).toUTCString()

interface Fault {
  readonly name: string
  readonly how: readonly string[]
  readonly replies: () => readonly Reply[]
  readonly models?: Readonly<Record<string, Json>>
  readonly sandbox?: Readonly<Record<string, unknown>>
  readonly outcome: object
  readonly asked?: number
}

const provider = (message: unknown = expect.any(String)) => ({ status: 'infra_failed', reason: 'provider', message })
const completed = { status: 'completed' }
const failed = expect.objectContaining({ status: 'agent_failed', reason: 'exit' })
const none = { retries: 0 }
const never = new Promise(() => undefined)

const streams = ['chat', 'responses', 'messages']
const everyStream = (name: string, rest: Omit<Fault, 'name' | 'how'>): Fault[] =>
  streams.map((kind) => ({ name, how: [kind, 'stream'], ...rest }))

const faults: Fault[] = [
  ...everyStream('an event that is not JSON', {
    replies: () => [{ ...good, frames: inserted('data: {"broken\n\n') }],
    outcome: provider('the provider failed: its stream holds an event that is not JSON'),
  }),
  ...everyStream('a connection that is cut in the middle', {
    replies: () => [{ ...good, cutAfter: 3 }],
    outcome: provider('the provider failed: its answer was cut off'),
  }),
  ...everyStream('a stream that ends too early', {
    replies: () => [{ ...good, frames: without(3) }],
    outcome: provider('the provider failed: its answer was cut off'),
  }),
  ...everyStream('an empty stream, then a good one', {
    replies: () => [{ ...good, frames: () => [] }, good],
    outcome: completed,
    asked: 2,
  }),
  ...everyStream('an answer without usage', { replies: () => [{ ...good, usage: null }], outcome: completed }),
  ...everyStream('an answer that is no stream where one was asked for', {
    replies: () => [{ body: 'certainly' }],
    models: none,
    outcome: provider('the provider failed: its answer was not JSON'),
  }),
  {
    ...{ name: 'an error inside the stream', how: ['chat', 'stream'], outcome: provider() },
    replies: () => [{ ...good, frames: inserted('data: {"error":{"message":"overloaded"}}\n\n') }],
  },
  {
    ...{ name: 'an error inside the stream', how: ['responses', 'stream'], outcome: provider() },
    replies: () => [
      { ...good, frames: inserted(named('error', { code: 'server_error', message: 'no', param: null })) },
    ],
  },
  {
    ...{ name: 'an error inside the stream', how: ['messages', 'stream'], outcome: provider() },
    replies: () => [
      { ...good, frames: inserted(named('error', { error: { type: 'overloaded_error', message: 'no' } })) },
    ],
  },
  {
    ...{ name: 'an error inside the stream that the agent caused', how: ['responses', 'stream'], outcome: failed },
    replies: () => [
      { ...good, frames: inserted(named('error', { code: 'invalid_prompt', message: 'no', param: null })) },
    ],
  },
  {
    ...{ name: 'an error inside the stream that the agent caused', how: ['messages', 'stream'], outcome: failed },
    replies: () => [
      { ...good, frames: inserted(named('error', { error: { type: 'invalid_request_error', message: 'no' } })) },
    ],
  },
  {
    ...{ name: 'no last mark, after all was said', how: ['chat', 'stream'], outcome: completed },
    replies: () => [{ ...good, frames: without(1) }],
  },
  {
    ...{ name: 'an error in place of an answer', how: ['chat'], outcome: provider() },
    replies: () => [{ body: { error: { message: 'no credit' } } }],
  },
  {
    ...{ name: 'JSON of another kind', how: ['chat'], replies: () => [{ body: { hello: 1 } }] },
    outcome: provider('the provider failed: its answer is not one of this kind'),
  },
  { name: 'a compressed answer', how: ['chat'], replies: () => [{ ...good, gzip: true }], outcome: completed },
  {
    ...{ name: 'a body that is cut once', how: ['chat'], models: { retries: 1 } },
    replies: () => [{ ...good, cutAfter: 10 }, good],
    outcome: completed,
    asked: 2,
  },
  {
    ...{ name: 'a body that is not JSON', how: ['chat'], replies: () => [{ body: '<html>' }], models: none },
    outcome: provider('the provider failed: its answer was not JSON'),
    asked: 3,
  },
  {
    ...{ name: '429, then an answer', how: ['chat'], outcome: completed, asked: 2 },
    replies: () => [status(429, { 'retry-after-ms': '1' }), good],
  },
  {
    ...{ name: '429 with a pause in seconds', how: ['chat', 'stream'], outcome: completed, asked: 2 },
    replies: () => [status(429, { 'retry-after': '0' }), good],
  },
  {
    ...{ name: '503 with a date', how: ['messages'], outcome: completed, asked: 2 },
    replies: () => [status(503, { 'retry-after': date() }), good],
  },
  {
    ...{ name: '429 for good', how: ['chat'], models: { retries: 2 }, asked: 9 },
    replies: () => [status(429, { 'retry-after-ms': '1' })],
    outcome: provider('the provider answered 429, after 3 tries'),
  },
  {
    ...{ name: 'an account without credit', how: ['chat'], asked: 1 },
    replies: () => [{ ...status(429), body: { error: { message: 'no', code: 'insufficient_quota' } } }],
    outcome: expect.objectContaining({ status: 'infra_failed', reason: 'configuration' }),
  },
  ...[500, 502, 529].map((code) => ({
    ...{ name: `${code} for good`, how: ['chat', 'stream'], models: none, asked: 3 },
    replies: () => [status(code)],
    outcome: provider(`the provider answered ${code}`),
  })),
  ...[400, 404, 422].map((code) => ({
    ...{ name: `${code}, which is the agent's own`, how: ['chat'], replies: () => [status(code)], asked: 1 },
    outcome: failed,
  })),
  ...[401, 403].map((code) => ({
    ...{ name: `${code}: the key`, how: ['chat', 'stream'], replies: () => [status(code)], asked: 1 },
    outcome: {
      ...{ status: 'infra_failed', reason: 'configuration' },
      message: `the provider refused the key in OPENAI_API_KEY (${code}): check that variable, and what the key may be used for`,
    },
  })),
  {
    ...{ name: 'a first byte that does not come within the attempt', how: ['chat'] },
    replies: () => [{ ...good, before: never }],
    sandbox: { limits: { time: '1500ms' } },
    outcome: { status: 'timed_out', limit: '1500ms', message: 'the agent had not ended after 1500ms' },
  },
  {
    ...{ name: 'a first byte that does not come within the time of an answer', how: ['chat', 'stream'] },
    replies: () => [{ ...good, before: never }],
    models: { retries: 0, timeout: '100ms' },
    outcome: provider('the provider failed: no answer in time'),
  },
]

describe('what goes wrong with a model ends in its own class', () => {
  it.each(faults)('$how: $name', async ({ how, replies, models = {}, sandbox = {}, outcome, asked }) => {
    const list = replies()
    const server = await scriptedModels(inTurn(...list))
    const attempt = await askingAttempt(server, how, { models, sandbox })
    expect(attempt.outcome).toEqual(outcome)
    if (asked !== undefined) expect(server.requests).toHaveLength(asked)
  })

  it('usage that is absent leaves the tokens unknown', async () => {
    const server = await scriptedModels(inTurn({ ...good, usage: null }))
    const attempt = await askingAttempt(server, ['chat', 'stream'])
    expect(bare(attempt.events)).toContainEqual({ event: 'model', model: 'gpt-4o-2024-08-06', ms: 'some' })
  })

  const broken = { id: 'call_1', name: 'orders_Get', arguments: '{"id": ' }
  it.each([['chat'], ['chat', 'stream'], ['responses'], ['responses', 'stream']])(
    '%s %s: arguments that are not JSON are the agent’s own, and seen',
    async (...how) => {
      const server = await scriptedModels(inTurn({ calls: [broken] }, good))
      const attempt = await askingAttempt(server, how)
      expect(attempt.outcome).toEqual(completed)
      const called = { tool: 'orders_Get', args: {}, call_id: 'call_1' }
      expect(bare(attempt.events).filter((event) => 'tool' in event)).toEqual([
        { event: 'proposed', ...called },
        { event: 'refused', ...called, reason: 'schema', message: 'the arguments are not a JSON object' },
      ])
    },
  )

  it('a call that does not reach the tool doubles becomes a note', async () => {
    const tools = [{ name: 'orders_Get', rules: [{ return: 1 }] }]
    const server = await scriptedModels(inTurn({ calls: [broken] }, { calls: [{ ...broken, id: 'call_2' }] }, good))
    const attempt = await askingAttempt(server, ['chat'], { tools })
    expect(attempt.events.filter(({ event }) => event === 'proposed')).toEqual([])
    const notes = bare(attempt.events).filter((event) => 'data' in event)
    expect(notes).toHaveLength(2)
    expect(notes[0]).toEqual({
      ...{ event: 'note', text: 'the model called orders_Get, and the call did not reach the sandbox' },
      data: { tool: 'orders_Get', args: {}, call_id: 'call_1', result: expect.stringContaining('not JSON') },
    })
  })

  it('a provider that nobody answers at', async () => {
    const server = await scriptedModels(() => good)
    await server.close()
    const attempt = await askingAttempt(server, ['chat'], { models: none })
    expect(attempt.outcome).toEqual(provider('the provider failed: it refused the connection'))
  })

  it('no key', async () => {
    const server = await scriptedModels(() => good)
    const attempt = await askingAttempt(server, ['chat'], { env: { OPENAI_API_KEY: '' } })
    const message = 'there is no key in OPENAI_API_KEY: set it, or replay recorded answers with `--models replay`'
    expect(attempt.outcome).toEqual({ status: 'infra_failed', reason: 'configuration', message })
    expect(server.requests).toEqual([])
  })
})
