import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasNamespaces } from '../attempt/isolation/modes.ts'
import { REPOSITORY } from './support/cli.ts'
import { type Files, newPlace } from './support/place.ts'

const SLOW = { timeout: 120_000 }

/** Speaks MCP over the standard streams of the server that its configuration names; refunds, and says so. */
const AGENT = `
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const { mcpServers } = JSON.parse(readFileSync(process.env.TURNGATE_MCP_CONFIG, 'utf8'))
async function call(server, name, args) {
  const { command, args: words } = mcpServers[server]
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: process.env.PATH } })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  child.stdin.write(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }) + '\\n')
  const { value } = await lines.next()
  child.stdin.end()
  await once(child, 'exit')
  return JSON.parse(value).result
}
await call('turngate', 'refund', { id: '1' })
const { content } = await call('crm', 'refund', { id: 'c7' })
process.stdout.write('refunded by ' + content[0].text)
`

const HANDLER = `export default ({ args, state, call }) => ({
  result: 'crm ' + call,
  set: [{ path: '/log/' + state.log.length, value: args.id }],
})
`

const SUITE_FILE = `name: served
attempts: 2
agent: {kind: command, command: [node, agent.mjs], protocol: text}
sandbox: {tools: [tools.yaml, crm.yaml], state: state.json}
tasks:
  - id: refund
    input: Refund order 1.
    expected_tools: [refund, crm__refund]
    answer: [{contains: crm 1}]
    state: [{path: /orders/1/status, equals: refunded}]
    state_unchanged_except: [/orders/1, /log]
`

const SUITE: Files = {
  'suite.yaml': SUITE_FILE,
  'tools.yaml': `tools:
  - name: refund
    rules: [{set: [{path: "/orders/{id}/status", value: refunded}], return: done}]
`,
  'crm.yaml': `server: crm
tools:
  - name: refund
    handler: crm.mjs
    input_schema: {type: object, properties: {id: {type: string}}, required: [id]}
`,
  'crm.mjs': HANDLER,
  'state.json': '{"orders": {"1": {"status": "open"}, "2": {"status": "open"}}, "log": ["start"]}',
  'agent.mjs': AGENT,
}

describe('sandbox verify', SLOW, () => {
  it.concurrent('shows that the example is the same twice', async () => {
    using place = newPlace()
    const suite = join(REPOSITORY, 'examples/support-desk/suite.yaml')
    const { code, stdout, stderr } = await place.turngate('sandbox', 'verify', suite)
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(/^✓ The same each time {2}support-desk\n/)
    expect(stdout).toMatch(/\norders_Cancel( +\d+){4} {2}3 of 3 +✓ the same\n/)
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /\d+ calls of 16 tools, in \d+ fresh worlds, and all of it again: the same answers, delays and final states\./,
    )
    expect(stdout).toMatch(/ {2}sandbox behaviour {2}[0-9a-f]{16}\n/)
    expect(stdout).toMatch(/ {2}agent interface {4}[0-9a-f]{16}\n/)
    expect(place.leftovers()).toEqual([])
  })

  it.concurrent('prints what it found as JSON', async () => {
    using place = newPlace(SUITE)
    const { code, stdout } = await place.turngate('sandbox', 'verify', 'suite.yaml', '--json', '--seed', '7')
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      suite: 'served',
      seed: 7,
      same: true,
      differences: [],
      faults: [],
      tools: [{ tool: 'refund' }, { tool: 'crm__refund', same: true }],
      fingerprints: { sandbox: { behaviour: expect.any(String) }, interface: expect.any(String) },
    })
  })

  it.concurrent.each([
    [
      'the clock',
      HANDLER.replace("'crm '", 'Date.now()'),
      '✗ the handler crm.mjs of crm__refund failed: its module threw: it uses Date.now',
    ],
    [
      'random numbers',
      HANDLER.replace("'crm '", 'Math.random()'),
      'it uses Math.random, which is not the same each time',
    ],
    [
      'a way round',
      HANDLER.replace("'crm '", 'process.execArgv.join() + new Error().stack'),
      '✗ crm__refund, by its handler crm.mjs, answers differently the second time, in',
    ],
    [
      'a way round, for the state alone',
      HANDLER.replace('value: args.id', 'value: process.execArgv.join() + new Error().stack'),
      '✗ The final state differs (tool crm__refund): /log/1: ',
    ],
    [
      'a file that it does not name',
      `import fs from 'node:fs'\n${HANDLER.replace("'crm '", "fs.readFileSync('/etc/hostname', 'utf8')")}`,
      'it reads /etc/hostname, which is not among its files',
    ],
  ])('names a handler that uses %s', async (_, handler, told) => {
    using place = newPlace({ ...SUITE, 'crm.mjs': handler })
    const { code, stdout } = await place.turngate('sandbox', 'verify', '.')
    expect(code).toBe(1)
    expect(stdout.replace(/\s+/g, ' ')).toContain(told)
    expect(stdout).toMatch(/^✗ Not the same each time {2}served\n/)
  })

  it.concurrent.each<[string, Files, string[], string]>([
    ['a suite that is not there', {}, ['none.yaml'], 'error: none.yaml'],
    [
      'a handler that cannot be loaded',
      { 'crm.mjs': 'export default (' },
      ['.'],
      'the handler crm.mjs cannot be used: its module could not be loaded',
    ],
    ['a run that is not there', {}, ['.', '--run', 'none'], 'error: none'],
    ['a seed that is none', {}, ['.', '--seed', 'x'], '--seed'],
  ])('could not run: %s', async (_, files, args, told) => {
    using place = newPlace({ ...SUITE, ...files })
    const { code, stderr, stdout } = await place.turngate('sandbox', 'verify', ...args)
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toContain(told)
    expect(place.leftovers()).toEqual([])
  })

  it.concurrent('asks what a run asked', async () => {
    using place = newPlace(SUITE)
    expect((await place.turngate('run', '.', '--no-gate', '--out', 'run')).code).toBe(0)
    const same = await place.turngate('sandbox', 'verify', '.', '--run', 'run', '--json')
    expect([same.code, JSON.parse(same.stdout).scripts]).toEqual([0, 5])
    place.write({ 'crm.mjs': HANDLER.replace("'crm '", "'CRM '") })
    const { code, stdout } = await place.turngate('sandbox', 'verify', '.', '--run', 'run')
    expect(code).toBe(1)
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      '✗ crm__refund, by its handler crm.mjs, does not answer what was recorded, in 2 calls, the first with {"id":"c7"} (attempt refund/1): /result: recorded "crm 1", now "CRM 1"',
    )
  })
})

describe.each([
  { network: 'open', can: true },
  { network: 'none', can: hasNamespaces },
])('a run under `network: $network`', SLOW, ({ network, can }) => {
  it.skipIf(!can)('serves two servers over standard streams, one of them by a handler', async () => {
    using place = newPlace({
      ...SUITE,
      'suite.yaml': SUITE_FILE.replace('sandbox: {', `sandbox: {network: ${network}, `),
    })
    const { code, stdout } = await place.turngate('run', '.', '--no-gate', '--out', 'run', '--seed', '1')
    expect([code, stdout]).toEqual([0, expect.stringContaining('100')])
    const trace = place
      .read('run/traces/refund/2.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(trace.map(({ event, tool, result }) => [event, tool, result])).toEqual([
      ['user', undefined, undefined],
      ['proposed', 'refund', undefined],
      ['executed', 'refund', 'done'],
      ['proposed', 'crm__refund', undefined],
      ['executed', 'crm__refund', 'crm 1'],
      ['response', undefined, undefined],
    ])
    expect(place.readJson('run/evidence/refund/1.json')).toMatchObject({
      state: { log: ['start', 'c7'] },
      isolation: expect.arrayContaining([`network_${network}`]),
    })
    expect(place.leftovers()).toEqual([])
  })
})

describe('a run', SLOW, () => {
  it.concurrent('shows what a failing attempt changed in the state', async () => {
    using place = newPlace({ ...SUITE, 'agent.mjs': AGENT.replace("{ id: '1' }", "{ id: '2' }") })
    const { stdout } = await place.turngate('run', '.', '--no-gate', '--out', 'run')
    expect(stdout).toContain('    ! /orders/1/status: "open" → "open", expected "refunded"\n')
    expect(stdout).toContain('    ! /orders/2/status: "open" → "refunded", must not change\n')
    expect(stdout).toContain('      /log/1: absent → "c7", may change\n')
    expect(place.read('run/report.md')).toContain('| `/orders/2/status` | `"open"` | `"refunded"` | must not change |')
    expect(place.readJson('run/report.json')).toMatchObject({
      failing: [{ state: { rows: [{ mark: 'wrong', expected: '"refunded"' }, { mark: 'unexpected' }, {}], more: 0 } }],
    })
  })

  it.concurrent('does not measure attempts whose handler failed', async () => {
    using place = newPlace({ ...SUITE, 'crm.mjs': "export default () => { throw new Error('bad day') }" })
    const { code } = await place.turngate('run', '.', '--no-gate', '--out', 'run')
    expect(code).toBe(3)
    const records = place
      .read('run/attempts.jsonl')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(records.map(({ outcome }) => outcome)).toEqual(
      Array(2).fill({
        status: 'infra_failed',
        reason: 'sandbox',
        message: 'the handler crm.mjs of crm__refund failed: its module threw: bad day',
      }),
    )
  })

  it.concurrent('says what is wrong with a handler before it begins', async () => {
    using place = newPlace({ ...SUITE, 'crm.mjs': 'export const crm = 1' })
    const { code, stderr } = await place.turngate('run', '.', '--out', 'run')
    expect([code, place.has('run')]).toEqual([2, false])
    expect(stderr).toContain('it has no default export that is a function')
  })
})

describe('mcp-stdio', SLOW, () => {
  it.concurrent.each([
    [[], 'No address of tools is given.'],
    [['https://example.com/mcp'], "https://example.com/mcp is no address of an attempt's tools."],
  ])('wants an address: %j', async (args, told) => {
    using place = newPlace()
    const { code, stderr } = await place.turngate('mcp-stdio', ...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining(told)])
  })

  it.concurrent('is not for people', async () => {
    using place = newPlace()
    expect((await place.turngate('--help')).stdout).not.toContain('mcp-stdio')
  })
})
