import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Agent } from '../../../../src/suite/schema/suite.ts'
import type { Reply } from '../../../support/model-server/server.ts'
import { bare, inTurn, scriptedModels } from '../../models/support.ts'
import { taskOf } from '../../task.ts'
import { attemptOf, repliesOf, temporaryFolder, type WorldParts } from '../../world.ts'

const orders = {
  name: 'orders_Get',
  description: 'Reads an order.',
  input_schema: { type: 'object', properties: { id: { type: 'string' } }, additionalProperties: false },
  rules: [{ return: { total: 40 } }],
}
const call = { id: 'call_1', name: 'orders_Get', arguments: '{"id":"1001"}' }

async function run(replies: readonly Reply[], agent: object = {}, parts: WorldParts = {}) {
  const server = await scriptedModels(inTurn(...replies))
  const root = temporaryFolder()
  writeFileSync(join(root, 'system.md'), 'You help.\n')
  const attempt = await attemptOf({
    agent: Agent.parse({ kind: 'openai', model: 'gpt-4o', base_url: `${server.origin}/v1`, ...agent }),
    ...parts,
    world: { root, ...parts.world },
  })
  return { attempt, server, bodies: server.requests.map(({ body }) => body) }
}

describe('a request', () => {
  it('holds the system prompt, the tools as the suite has them, the seed, and what the suite adds', async () => {
    const { attempt, bodies } = await run(
      [{ text: 'Hello.' }],
      {
        system: 'system.md',
        temperature: 0.2,
        parallel_tool_calls: false,
        params: { top_p: 0.9, reasoning_effort: 'low' },
      },
      { tools: [orders, { name: 'plain' }] },
    )
    const { description, input_schema: parameters } = orders
    expect(bodies).toEqual([
      {
        ...{ model: 'gpt-4o', temperature: 0.2, top_p: 0.9, reasoning_effort: 'low' },
        ...{ seed: attempt.seed, parallel_tool_calls: false, stream: false },
        messages: [
          { role: 'system', content: 'You help.\n' },
          { role: 'user', content: 'Do a.' },
        ],
        tools: [
          { type: 'function', function: { name: 'orders_Get', description, parameters } },
          { type: 'function', function: { name: 'plain', parameters: { type: 'object' } } },
        ],
      },
    ])
  })

  it('says nothing that was not stated, and of tools only where there are some', async () => {
    const { attempt, bodies } = await run([{ text: 'Hello.' }], { parallel_tool_calls: true })
    const messages = [{ role: 'user', content: 'Do a.' }]
    expect(bodies).toEqual([{ model: 'gpt-4o', messages, seed: attempt.seed, stream: false }])
  })

  it('holds the conversation, and what tools told as they tell it over MCP', async () => {
    const broken = { ...orders, name: 'broken', rules: [{ error: { message: 'out of order' } }] }
    const replies = [
      {
        text: 'I look.',
        calls: [call, { ...call, id: 'call_2', name: 'broken' }, { ...call, id: 'call_3', arguments: '{"x":1}' }],
      },
      { text: 'It was 40.' },
      { text: 'Bye.' },
    ]
    const tasks = [taskOf('a', { turns: [{ user: 'Hello.' }, { user: 'Thanks.' }] })]
    const { bodies } = await run(replies, {}, { tools: [orders, broken], tasks })
    const tool_calls = [
      { id: 'call_1', type: 'function', function: { name: 'orders_Get', arguments: '{"id":"1001"}' } },
      { id: 'call_2', type: 'function', function: { name: 'broken', arguments: '{"id":"1001"}' } },
      { id: 'call_3', type: 'function', function: { name: 'orders_Get', arguments: '{"x":1}' } },
    ]
    expect(bodies.at(-1)).toMatchObject({
      messages: [
        { role: 'user', content: 'Hello.' },
        { role: 'assistant', content: 'I look.', tool_calls },
        { role: 'tool', tool_call_id: 'call_1', content: '{"total":40}' },
        { role: 'tool', tool_call_id: 'call_2', content: 'out of order' },
        {
          role: 'tool',
          tool_call_id: 'call_3',
          content: 'refused (schema): it must NOT have additional properties: `x`',
        },
        { role: 'assistant', content: 'It was 40.' },
        { role: 'user', content: 'Thanks.' },
      ],
    })
  })

  it('carries the key of the variable that is named, and the agent never sees one', async () => {
    const hostEnv = { MY_KEY: 'sk-my-key-0123456789' }
    const { attempt, server } = await run([{ text: 'Hello.' }], { key: 'MY_KEY' }, { world: { hostEnv } })
    expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-my-key-0123456789')
    expect(JSON.stringify(attempt)).not.toContain('sk-my-key')
  })
})

describe('a call', () => {
  it.each([
    ['is no JSON', '{"id": 10'],
    ['is JSON, and no object', '["1001"]'],
    ['is too large', JSON.stringify({ id: 'x'.repeat(300_000) })],
  ])('whose argument %s is refused, and the model is told', async (_, given) => {
    const replies = [{ calls: [{ ...call, arguments: given }] }, { text: 'Never mind.' }]
    const { attempt, bodies } = await run(replies, {}, { tools: [orders] })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(bare(attempt.events).filter((event) => 'tool' in event)).toEqual([
      { event: 'proposed', tool: 'orders_Get', args: {}, call_id: 'c1' },
      {
        ...{ event: 'refused', tool: 'orders_Get', args: {}, call_id: 'c1', reason: 'schema' },
        message: 'the arguments must be an object of JSON values',
      },
    ])
    expect(JSON.stringify(bodies.at(-1))).toContain('refused (schema): the arguments must be an object of JSON values')
  })

  it('may be made though the suite has no tools', async () => {
    const { attempt } = await run([{ calls: [call] }, { text: 'Oh.' }])
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['Oh.'])
    expect(attempt.events.filter(({ event }) => event === 'refused')).toHaveLength(1)
  })
})

describe('how an attempt ends', () => {
  it.each<[string, Reply, object, object]>([
    [
      'steps without end',
      { calls: [call] },
      { max_steps: 3 },
      {
        ...{ status: 'agent_failed', reason: 'steps' },
        message: 'the agent asked its model 3 times in one turn (`max_steps`) without a reply',
      },
    ],
    [
      'a request that is refused',
      { status: 400, body: { error: { message: 'context length exceeded' } } },
      {},
      { status: 'agent_failed', reason: 'exit', message: 'the model endpoint refused the request (400)' },
    ],
    ['a key that is refused', { status: 401, body: {} }, {}, { status: 'infra_failed', reason: 'configuration' }],
    ['a provider that fails', { status: 503, body: {} }, {}, { status: 'infra_failed', reason: 'provider' }],
    ['an answer that is no completion', { body: { choices: [] } }, {}, { status: 'infra_failed', reason: 'provider' }],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: {} },
      {},
      { status: 'infra_failed' },
    ],
  ])('%s', async (_, reply, agent, outcome) => {
    const sandbox = { models: { retries: 0 } }
    const { attempt } = await run([reply], agent, { tools: [orders], sandbox })
    expect(attempt.outcome).toMatchObject(outcome)
    expect(repliesOf(attempt)).toEqual([])
  })

  it('a refusal to answer is a reply', async () => {
    const message = { role: 'assistant', content: null, refusal: 'I will not.' }
    const { attempt } = await run([{ body: { choices: [{ index: 0, finish_reason: 'stop', message }] } }])
    expect(repliesOf(attempt)).toEqual(['I will not.'])
  })
})

describe('what is known before the first attempt', () => {
  it.each<[string, object, RegExp]>([
    ['no key', { base_url: undefined }, /needs a key, and OPENAI_API_KEY is not set\. Set it/],
    ['no key of that name', { key: 'MY_KEY' }, /needs a key, and MY_KEY is not set/],
    ['no system prompt', { system: 'none.md' }, /there is no file `none\.md`/],
  ])('%s', async (_, agent, message) => {
    await expect(run([{}], agent)).rejects.toThrow(message)
  })
})
