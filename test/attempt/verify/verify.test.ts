import { describe, expect, it } from 'vitest'
import { recordedScript, suiteScripts } from '../../../src/attempt/verify/scripts.ts'
import { verifyDoubles } from '../../../src/attempt/verify/verify.ts'
import type { Json } from '../../../src/json.ts'
import { taskOf } from '../task.ts'
import { attemptOf, commandAgent, type WorldParts, worldOf } from '../world.ts'

const TOOLS = [
  {
    name: 'get',
    input_schema: {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
    rules: [
      { when: { state: [{ path: '/orders/{id}', exists: true }] }, return: { $state: '/orders/{id}' } },
      { error: { message: 'no order {id}' } },
    ],
  },
  {
    name: 'refund',
    failure_rate: 0.3,
    delay: { min: '1s', max: '9s' },
    rules: [
      { when: { args: { amount: { gt: 100 } } }, error: { message: 'too much' } },
      { times: 1, error: { message: 'busy', retryable: true } },
      { append: [{ path: '/log', value: '{id}' }], return: 'ok' },
    ],
  },
]
const STATE = { orders: { a1: { total: 3 }, a2: { total: 4 } } }

function verified(parts: WorldParts, seed = 1) {
  const { suite, root, scratch, signal } = worldOf({ state: STATE, ...parts })
  const place = { root, scratch, signal, path: process.env.PATH ?? '' }
  return verifyDoubles(suiteScripts(suite, seed), { ...place, suite })
}

describe('a world of rules', () => {
  it('is the same twice, and its rules are reached', async () => {
    const found = await verified({ tools: TOOLS })
    expect(found).toMatchObject({ same: true, differences: [], faults: [], scripts: 2 })
    expect(found.tools.map(({ tool, reached, rules, same }) => ({ tool, reached, rules, same }))).toEqual([
      { tool: 'get', reached: [1, 2], rules: 2, same: true },
      { tool: 'refund', reached: [1, 2, 3], rules: 3, same: true },
    ])
    const [get, refund] = found.tools
    expect(get?.refused).toBeGreaterThan(0)
    expect(refund?.drawn).toBeGreaterThan(2)
    expect(found.calls).toBe(found.tools.reduce((sum, { calls }) => sum + calls, 0) + 2)
  })

  it('makes the calls of the gold, task by task', async () => {
    const gold = [
      { turn_no: 1, turn: 'User' as const, gold_turn: { response: 'Refund a1.' } },
      { turn_no: 2, turn: 'Tool' as const, gold_turn: { tool_id: 'refund', args: { id: 'a1', amount: 3 } } },
      { turn_no: 3, turn: 'Tool' as const, by: 'user' as const, gold_turn: { tool_id: 'phone', args: {} } },
    ]
    const tasks = [
      taskOf('gold', { gold }),
      taskOf('named', { expected_tools: ['get', { any_order: ['refund'] }] }),
      taskOf('none'),
    ]
    const { suite } = worldOf({ tools: TOOLS, tasks })
    expect(suiteScripts(suite, 7).slice(0, 2)).toMatchObject([
      { name: 'task gold', seed: 7, calls: [{ name: 'refund', args: { id: 'a1', amount: 3 } }] },
      { name: 'task named', calls: [{ name: 'get', args: { id: 'text' } }, { name: 'refund' }] },
    ])
    expect(suiteScripts(suite, 7).map(({ name }) => name)).toEqual([
      'task gold',
      'task named',
      'tool get',
      'tool refund',
    ])
  })

  it('asks servers for their own tools', async () => {
    const served = [
      { name: 't', server: 'a', rules: [{ return: 1 }] },
      { name: 't', server: 'b' },
    ]
    const { same, tools } = await verified({ tools: served })
    expect([same, tools.map(({ tool, ok }) => [tool, ok > 0])]).toEqual([
      true,
      [
        ['a__t', true],
        ['b__t', true],
      ],
    ])
  })
})

const handlers = {
  'worlds/orders.mjs': ['worlds/orders.mjs', 'worlds/words.mjs'],
  'worlds/start.mjs': ['worlds/start.mjs'],
  'worlds/broken.mjs': ['worlds/broken.mjs'],
}

describe('a world of handlers', { timeout: 60_000 }, () => {
  it('is the same twice where it answers from the question alone', async () => {
    const { same, tools } = await verified({ tools: [{ name: 'orders', handler: 'worlds/orders.mjs' }], handlers })
    expect([same, (tools[0]?.ok ?? 0) > 0]).toEqual([true, true])
  })

  it('is named where it answers differently though no trap noticed', async () => {
    const found = await verified({ tools: [{ name: 'start', handler: 'worlds/start.mjs' }], handlers })
    expect(found).toMatchObject({ same: false, faults: [], tools: [{ tool: 'start', same: false }] })
    expect(found.differences[0]).toMatchObject({
      what: 'answer',
      tool: 'start',
      handler: 'worlds/start.mjs',
      first: { ok: true },
    })
  })

  it.each([
    ['clock', 'Date.now'],
    ['random', 'Math.random'],
    ['caught', 'Math.random'],
  ])('is named where it uses %s', async (mode, what) => {
    const input_schema = { type: 'object', properties: { mode: { const: mode } }, required: ['mode'] }
    const broken = [{ name: 'orders', handler: 'worlds/broken.mjs', input_schema }]
    const found = await verified({ tools: broken, handlers })
    expect(found).toMatchObject({ same: false, tools: [{ tool: 'orders', same: false }] })
    expect(found.faults).toHaveLength(1)
    expect(found.faults[0]?.message).toContain(
      `the handler worlds/broken.mjs of orders failed: its module threw: it uses ${what}`,
    )
  })
})

describe('recorded calls', { timeout: 60_000 }, () => {
  const calls = [
    { name: 'get', arguments: { id: 'a1' } },
    { name: 'refund', arguments: { id: 'a1' } },
    { name: 'refund', arguments: { id: 'a1' } },
    { name: 'none', arguments: {} },
    { name: 'get', arguments: { id: 1 } },
  ]
  const tools = TOOLS.map((tool) => ({ ...tool, delay: '0ms' }))
  async function recorded(change: (tools: Json) => Json = (same) => same) {
    const agent = commandAgent(['node', 'mcp-calls.mjs', '--one-by-one', ...calls.map((call) => JSON.stringify(call))])
    const attempt = await attemptOf({ agent, tools, state: STATE })
    const changed: unknown = change(JSON.parse(JSON.stringify(tools)))
    const { suite, root, scratch, signal } = worldOf({ tools: Array.isArray(changed) ? changed : [], state: STATE })
    const script = recordedScript(attempt, suite.tools)
    expect(script.calls).toHaveLength(calls.length)
    return verifyDoubles([script], { suite, root, scratch, signal, path: '' })
  }

  it('are answered as they were', async () => {
    expect(await recorded()).toMatchObject({ same: true, differences: [] })
  })

  it('are told where the world has changed since', async () => {
    const found = await recorded((list) =>
      JSON.parse(
        JSON.stringify(list).replace('"no order {id}"', '"none"').replace('{"$state":"/orders/{id}"}', '"changed"'),
      ),
    )
    expect(found.differences).toMatchObject([
      {
        what: 'recorded',
        script: 'attempt a/1',
        tool: 'get',
        first: { fate: 'ok', result: { total: 3 } },
        second: { result: 'changed' },
      },
    ])
  })
})
