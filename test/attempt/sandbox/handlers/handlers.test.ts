import { describe, expect, it } from 'vitest'
import { UserError } from '../../../../src/errors.ts'
import type { Json, JsonObject } from '../../../../src/json.ts'
import { attemptOf, attemptsOf, commandAgent, repliesOf, type WorldParts } from '../../world.ts'

const handlers = {
  'worlds/orders.mjs': ['worlds/orders.mjs', 'worlds/words.mjs'],
  'worlds/broken.mjs': ['worlds/broken.mjs'],
}
const tools = [
  { name: 'orders', handler: 'worlds/orders.mjs' },
  { name: 'orders', server: 'crm', handler: { module: 'worlds/orders.mjs' }, delay: '1ms' },
  { name: 'count', rules: [{ return: { $state: '/count', default: 'none' } }] },
]
const state = { orders: { b: { status: 'open' }, a: { status: 'open' } }, draft: true, n: 1 }
const SANDBOX = { now: '2025-03-01T09:00:00Z' }

async function asking(calls: readonly JsonObject[], parts: WorldParts = {}) {
  const agent = commandAgent(['node', 'mcp-calls.mjs', '--one-by-one', ...calls.map((call) => JSON.stringify(call))])
  const attempt = await attemptOf({ agent, tools, handlers, state, sandbox: SANDBOX, ...parts })
  const [reply = '[]'] = repliesOf(attempt)
  return { attempt, results: JSON.parse(reply) }
}

const call = (mode: string, args: JsonObject = {}): JsonObject => ({ name: 'orders', arguments: { mode, ...args } })

describe('a handler', () => {
  it('is told the call, the world, the seed and the time, and is fresh for each attempt', async () => {
    const agent = commandAgent([
      'node',
      'mcp-calls.mjs',
      '--one-by-one',
      ...Array(2).fill(JSON.stringify(call('facts'))),
    ])
    const attempts = await attemptsOf({ agent, tools, handlers, state, sandbox: SANDBOX, attempts: 2 })
    for (const attempt of attempts) {
      const [first, second] = JSON.parse(repliesOf(attempt)[0] ?? '')
      const facts = { tool: 'orders', server: null, seed: attempt.seed, now: SANDBOX.now, status: 'open' }
      expect(first.structuredContent).toEqual({ ...facts, call: 1, asked: 1 })
      expect(second.structuredContent).toEqual({ ...facts, call: 2, asked: 2 })
    }
  })

  it('writes to the state document', async () => {
    const { attempt, results } = await asking([call('refund', { id: 'a' }), call('whole'), { name: 'count' }])
    expect(results[0].structuredContent).toEqual({ refunded: 'a' })
    expect(results[2].content).toEqual([{ type: 'text', text: '1' }])
    expect(attempt.evidence.state).toEqual({
      orders: { a: { status: 'refunded' }, b: { status: 'open' } },
      n: 1,
      log: ['refund a by {id}'],
      count: 1,
    })
  })

  it('answers with errors, parts, and nothing', async () => {
    const { results } = await asking([call('error'), call('plain error'), call('picture'), call('nothing')])
    expect(results).toEqual([
      { content: [{ type: 'text', text: 'busy' }], isError: true, _meta: { 'turngate/retryable': true } },
      { content: [{ type: 'text', text: 'not now' }], isError: true },
      { content: [{ type: 'text', text: 'a picture' }], structuredContent: { id: 1 } },
      { content: [{ type: 'text', text: 'null' }] },
    ])
  })

  it('meets keys in one order, however the document is written', async () => {
    const { results } = await asking([call('keys')])
    expect(results[0].content[0].text).toBe('["a","b"]')
  })

  it('draws by the seed, tool by tool', async () => {
    const crm = { ...call('draw'), url: 'TURNGATE_MCP_URL_CRM' }
    const one = await asking([call('draw'), call('draw'), crm])
    const other = await asking([call('facts'), crm, call('draw')])
    const drawn = (results: { content: { text: string }[] }[]) => results.map(({ content }) => content[0]?.text)
    const [first, second, served] = drawn(one.results)
    expect(new Set([first, second, served]).size).toBe(3)
    // of its own tool it is the second call again, and the first of the other server
    expect(drawn(other.results).slice(1)).toEqual([served, second])
  })

  it('is asked one question after another, though calls come together', async () => {
    const calls = Array.from({ length: 6 }, (_, index) =>
      JSON.stringify(index % 2 === 0 ? call('slow') : { name: 'count' }),
    )
    const agent = commandAgent(['node', 'mcp-calls.mjs', ...calls])
    const attempt = await attemptOf({ agent, tools, handlers, state })
    const events = attempt.events.flatMap((event) => (event.event === 'executed' ? [[event.tool, event.result]] : []))
    let count = 0
    for (const [tool, result] of events) {
      expect(result).toBe(tool === 'orders' ? count : count === 0 ? 'none' : count)
      if (tool === 'orders') count += 1
    }
    expect(events).toHaveLength(6)
    expect(attempt.evidence.state).toMatchObject({ count: 3 })
  })
})

it('that is still asked when the agent ends fails nobody', async () => {
  const script = `const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/call', params: {name: 'orders', arguments: {mode: 'hang'}}})
    fetch(process.env.TURNGATE_MCP_URL, {method: 'POST', body}).catch(() => undefined)
    setTimeout(() => { console.log('{"event":"response","text":"gone"}'); process.exit() }, 300)`
  const attempt = await attemptOf({
    agent: commandAgent(['node', '-e', script]),
    tools: [{ name: 'orders', handler: 'worlds/broken.mjs' }],
    handlers,
  })
  expect(attempt.outcome).toEqual({ status: 'completed' })
  expect(attempt.events.map(({ event }) => event)).toEqual(['user', 'proposed', 'response'])
})

describe('a handler that fails', () => {
  // a busy machine takes its time to load a module
  const broken = (timeout: string) => [
    {
      name: 'orders',
      handler: { module: 'worlds/broken.mjs', timeout },
      output_schema: { type: 'object', properties: { id: { type: 'number' } } },
    },
  ]
  const uses = (what: string) => `its module threw: it uses ${what}, which is not the same each time`
  const beyond = (what: string) => `its module threw: it uses ${what}, which a handler cannot have: it answers from`
  const READS = 'its module threw: it reads /proc/uptime, which is not among its files; name what it reads under files'
  it.each<[string, string]>([
    ['throw', 'its module threw: bad day'],
    ['exit', 'its module ended (exit code 3)'],
    ['hang', 'its module took longer than 4000 ms'],
    ['both', 'its answer cannot be used: an answer has a result or an error, not both'],
    ['unknown', 'its answer cannot be used: Unrecognized key: "reslut"'],
    ['text', 'its answer cannot be used: Invalid input: expected object, received string'],
    ['bad pointer', 'its answer cannot be used: set.0.path: must be a JSON Pointer'],
    ['no place', 'its answer cannot be used: /n/a cannot be written: /n is a plain value'],
    ['state and writes', 'its answer cannot be used: an answer has the whole state or writes to it, not both'],
    ['huge', 'the result is 600002 bytes; 524288 are allowed'],
    ['unfit', 'the result does not fit output_schema: /id must be number'],
    ['clock', uses('Date.now')],
    ['date', uses('new Date()')],
    ['random', uses('Math.random')],
    ['bytes', uses('crypto.randomBytes')],
    ['uuid', uses('crypto.randomUUID')],
    ['timer', uses('performance.now')],
    ['format', uses('Intl.DateTimeFormat')],
    ['network', beyond('fetch')],
    ['caught', uses('Math.random')],
    ['caught read', READS],
    ['caught read, later', READS],
    ['caught read, called back', READS],
    ['caught open', READS],
    ['caught stat', READS],
    ['caught require', READS],
    ['exists', READS],
    ['caught folder', 'its module threw: it writes /tmp/x-'],
    ['process', beyond('child_process.spawn')],
    ['thread', beyond('worker_threads.Worker')],
    ['binding', beyond('process.binding')],
    ['realm', beyond('vm.runInNewContext')],
    ['script', beyond('vm.Script')],
    ['origin', uses('performance.timeOrigin')],
    ['entry', uses('PerformanceMark')],
    ['dated file', uses('new File() without lastModified')],
    ['heap', uses('v8.getHeapStatistics')],
    ['report', uses('process.report')],
    ['NaN', 'its module threw: it answers NaN, which JSON cannot hold'],
    ['infinite', 'its module threw: it answers Infinity, which JSON cannot hold'],
    ['BigInt', 'its module threw: Do not know how to serialize a BigInt'],
    ['map', 'its module threw: it answers a Map, which JSON cannot hold'],
    ['file', 'its module threw: it reads '],
  ])('leaves the attempt not measured: %s', { timeout: 60_000 }, async (mode, why) => {
    const { attempt } = await asking([call(mode)], { tools: broken(mode === 'hang' ? '4s' : '40s') })
    expect(attempt.outcome).toMatchObject({ status: 'infra_failed', reason: 'sandbox' })
    expect('message' in attempt.outcome && attempt.outcome.message).toContain(
      `the handler worlds/broken.mjs of orders failed: ${why}`,
    )
  })

  it.each<[string, Record<string, string[]>, string]>([
    ['worlds/absent.mjs', {}, 'its module could not be loaded: Cannot find module'],
    ['mcp-calls.mjs', {}, 'its module could not be loaded: '],
    ['worlds/words.mjs', {}, 'its module could not be loaded: it has no default export that is a function'],
    ['worlds/orders.mjs', { 'worlds/orders.mjs': ['worlds/orders.mjs'] }, 'its module could not be loaded: it reads '],
  ])('%s is told before any attempt is made', async (handler, files, why) => {
    const run = attemptsOf({ tools: [{ name: 'orders', handler }], handlers: files })
    const error: unknown = await run.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (!(error instanceof UserError)) throw error ?? new Error('nothing was said')
    expect(error.message).toContain(`the handler ${handler} cannot be used: ${why}`)
  })
})

it('is the same at any concurrency', { timeout: 60_000 }, async () => {
  const drawn = [
    { name: 'orders', handler: 'worlds/orders.mjs', failure_rate: 0.4, delay: { min: '1ms', max: '9ms' } },
    { name: 'count', failure_rate: 0.5, failure: { message: 'gone', retryable: false } },
  ]
  const calls = ['draw', 'facts', 'refund', 'whole', 'draw', 'draw'].flatMap((mode) => [call(mode), { name: 'count' }])
  const agent = commandAgent(['node', 'mcp-calls.mjs', '--one-by-one', ...calls.map((one) => JSON.stringify(one))])
  const traces = async (concurrency: number): Promise<Json[]> => {
    const made = await attemptsOf({ agent, tools: drawn, handlers, state, attempts: 8, world: { concurrency } })
    return made.map(({ events, evidence }) => [
      events.map(({ at: _, ...event }) => event),
      evidence.state ?? null,
    ]) as Json[]
  }
  expect(await traces(8)).toEqual(await traces(1))
})
