import { describe, expect, it, onTestFinished } from 'vitest'
import type { Doubles } from '../../../../src/attempt/sandbox/doubles.ts'
import { openToolServer } from '../../../../src/attempt/sandbox/mcp/server.ts'
import { ToolEntry } from '../../../../src/suite/schema/tools.ts'
import { attemptOf, commandAgent, repliesOf } from '../../world.ts'

const schema = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'], additionalProperties: false }
const tools = [
  {
    name: 'orders_Get',
    description: 'Looks up one order.\nNever guess an id.',
    read_only: true,
    input_schema: schema,
    rules: [
      { when: { state: [{ path: '/orders/{id}', exists: true }] }, return: { $state: '/orders/{id}' } },
      { error: { message: 'order {id} is unknown', retryable: true } },
    ],
  },
  {
    name: 'orders_Close',
    read_only: false,
    rules: [{ set: [{ path: '/orders/{id}/open', value: false }], return: 'closed {id}' }],
  },
  { name: 'ping' },
]
const state = { orders: { '1': { id: '1', open: true } } }

describe("the MCP SDK's own client", () => {
  it('lists and calls the tools', async () => {
    const calls = [
      { name: 'orders_Get', arguments: { id: '1' } },
      { name: 'orders_Get', arguments: { id: '2' } },
      { name: 'orders_Get', arguments: { id: 1 } },
      { name: 'orders_Got', arguments: {} },
      { name: 'orders_Close', arguments: { id: '1' } },
      { name: 'ping' },
    ]
    const agent = commandAgent(['node', 'mcp-sdk.mjs', ...calls.map((call) => JSON.stringify(call))])
    const attempt = await attemptOf({ agent, tools, state })
    expect(attempt.outcome).toEqual({ status: 'completed' })

    const { tools: listed, results } = JSON.parse(repliesOf(attempt)[0] ?? '')
    expect(listed).toEqual([
      {
        name: 'orders_Get',
        description: 'Looks up one order.\nNever guess an id.',
        inputSchema: schema,
        annotations: { readOnlyHint: true },
      },
      { name: 'orders_Close', inputSchema: { type: 'object' }, annotations: { readOnlyHint: false } },
      { name: 'ping', inputSchema: { type: 'object' } },
    ])
    expect(results).toEqual([
      { content: [{ type: 'text', text: '{"id":"1","open":true}' }], structuredContent: { id: '1', open: true } },
      { content: [{ type: 'text', text: 'order 2 is unknown' }], isError: true, _meta: { 'turngate/retryable': true } },
      { content: [{ type: 'text', text: 'refused (schema): /id must be string' }], isError: true },
      { code: -32602, message: 'MCP error -32602: no tool is named `orders_Got`; did you mean `orders_Get`?' },
      { content: [{ type: 'text', text: 'closed 1' }] },
      { content: [{ type: 'text', text: 'null' }] },
    ])
  })

  it('leaves the trace of what was called, in order, and the state', async () => {
    const calls = [
      { name: 'orders_Get', arguments: {} },
      { name: 'orders_Close', arguments: { id: '1' } },
    ]
    const agent = commandAgent(['node', 'mcp-sdk.mjs', ...calls.map((call) => JSON.stringify(call))])
    const attempt = await attemptOf({ agent, tools, state })
    const message = "it must have required property 'id'"
    expect(attempt.events.map(({ seq: _, at: __, ...event }) => event).slice(1, -1)).toEqual([
      { event: 'proposed', tool: 'orders_Get', args: {}, call_id: 'c1' },
      { event: 'refused', tool: 'orders_Get', args: {}, call_id: 'c1', reason: 'schema', message },
      { event: 'proposed', tool: 'orders_Close', args: { id: '1' }, call_id: 'c2' },
      {
        event: 'executed',
        tool: 'orders_Close',
        args: { id: '1' },
        call_id: 'c2',
        ok: true,
        result: 'closed 1',
        ms: 0,
      },
    ])
    expect(attempt.evidence).toMatchObject({
      calls_recorded_by: 'sandbox',
      state_before: state,
      state: { orders: { '1': { id: '1', open: false } } },
    })
  })
})

describe('plain fetch', () => {
  const fetching = (...requests: object[]) =>
    commandAgent(['node', 'mcp-fetch.mjs', ...requests.map((request) => JSON.stringify(request))])
  it('needs no session and no event stream', async () => {
    const attempt = await attemptOf({
      agent: commandAgent(['node', 'secrets.mjs']),
      tools: secretTools,
      state: { all: [] },
    })
    expect(repliesOf(attempt)).toEqual(['a/1'])
    expect(attempt.events.map(({ event }) => event)).toEqual([
      ...['user', 'proposed', 'executed', 'proposed', 'executed', 'response'],
    ])
  })

  const secretTools = [
    { name: 'secrets_Add', rules: [{ append: [{ path: '/all', value: { $arg: 'secret' } }] }] },
    { name: 'secrets_List', rules: [{ return: { $state: '/all' } }] },
  ]

  it('is ended at the limit of calls, the call above it refused', async () => {
    const requests = Array.from({ length: 5 }, () => ({ rpc: 'tools/call', params: { name: 'ping' } }))
    const attempt = await attemptOf({ agent: fetching(...requests), tools, sandbox: { limits: { calls: 2 } } })
    expect(attempt.outcome).toMatchObject({ status: 'agent_failed', reason: 'calls' })
    expect(attempt.events.slice(0, 7).map(({ event }) => event)).toEqual([
      ...['user', 'proposed', 'executed', 'proposed', 'executed', 'proposed', 'refused'],
    ])
    expect(attempt.events[6]).toMatchObject({ reason: 'policy' })
  })
})

describe('openToolServer', () => {
  async function serve(doubles: Partial<Doubles> = {}) {
    const calls: [string, unknown][] = []
    const server = await openToolServer(tools.map((entry) => ToolEntry.parse(entry)))
    onTestFinished(() => server.close())
    const endpoint = server.open({
      async call(name, args) {
        calls.push([name, args])
        return { outcome: { event: 'executed', tool: name, args: {}, ok: true, result: 1 } }
      },
      ...doubles,
    })
    const { turngate: url = '' } = endpoint.urls
    return { server, endpoint, url, calls }
  }

  async function post(url: string, body: string, headers: Record<string, string> = {}) {
    const answer = await fetch(url, { method: 'POST', headers, body })
    return { status: answer.status, body: JSON.parse((await answer.text()) || 'null') }
  }

  const request = (params: object, id = 1) => JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params })

  it('listens on loopback alone, at an address of its own for each attempt', async () => {
    const { server, url } = await serve()
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/mcp$/)
    expect(server.open({ call: async () => undefined }).urls.turngate).not.toBe(url)
  })

  it('leads from the address of an attempt to its own world alone', async () => {
    const { server, url, calls } = await serve()
    const others: string[] = []
    const other = server.open({
      async call(tool) {
        others.push(tool)
        return { outcome: { event: 'executed', tool, args: {}, ok: true, result: 2 } }
      },
    })
    await post(url, request({ name: 'ping' }))
    await post(other.urls.turngate ?? '', request({ name: 'orders_Get' }))
    expect([calls, others]).toEqual([[['ping', undefined]], ['orders_Get']])
  })

  it('answers several messages at once', async () => {
    const { url, calls } = await serve()
    const batch = `[${request({ name: 'ping', arguments: {} }, 1)},${request({ name: 'ping', arguments: { a: 1 } }, 2)}]`
    const { status, body } = await post(url, batch)
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: number }) => id)).toEqual([1, 2])
    expect(calls).toEqual([
      ['ping', {}],
      ['ping', { a: 1 }],
    ])
  })

  it.each([['id=1'], [['1']], [null], [7]])('passes on a call whose arguments are no object: %j', async (args) => {
    const message = 'the arguments must be an object of JSON values'
    const { url } = await serve({
      call: async (tool, given) => ({
        outcome: {
          event: 'refused',
          tool,
          args: {},
          reason: 'schema',
          message: `${JSON.stringify(given)}: ${message}`,
        },
      }),
    })
    const { body } = await post(url, request({ name: 'ping', arguments: args }, 9))
    const error = { code: -32602, message: `${JSON.stringify(args)}: ${message}` }
    expect(body).toEqual({ jsonrpc: '2.0', id: 9, error })
  })

  it.each<[string, (url: string) => Promise<{ status: number }>, number]>([
    ['another token', (url) => post(url.replace(/[\w-]{32}/, 'x'.repeat(32)), request({ name: 'ping' })), 404],
    ['no token', (url) => post(new URL('/mcp', url).href, request({ name: 'ping' })), 404],
    ['half a token', (url) => post(url.replace(/[\w-]{16}\/mcp/, '/mcp'), request({ name: 'ping' })), 404],
    ['a server that is not there', (url) => post(`${url}/crm`, request({ name: 'ping' })), 404],
    ['what is not JSON', (url) => post(url, 'ping'), 400],
    ['what is not JSON-RPC', (url) => post(url, '{"method":1}'), 400],
    ['too much', (url) => post(url, request({ name: 'ping', arguments: { a: 'x'.repeat(300_000) } })), 413],
    ['a web page', (url) => post(url, request({ name: 'ping' }), { origin: 'http://evil.example' }), 403],
    ['a stream of events', (url) => fetch(url, { headers: { accept: 'text/event-stream' } }), 405],
    ['the end of a session', (url) => fetch(url, { method: 'DELETE' }), 405],
  ])('refuses %s', async (_, send, status) => {
    const { url, calls } = await serve()
    expect((await send(url)).status).toBe(status)
    expect(calls).toEqual([])
  })

  it('refuses a name that resolves to loopback', async () => {
    const { url, calls } = await serve()
    const { get } = await import('node:http')
    const status = await new Promise((resolve, reject) => {
      get(url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      )
    })
    expect(status).toBe(403)
    expect(calls).toEqual([])
  })

  it('answers a call after the attempt with an error', async () => {
    const { endpoint, url, calls } = await serve()
    endpoint.close()
    const { status, body } = await post(url, request({ name: 'ping' }))
    expect(status).toBe(404)
    expect(body.error.message).toBe('no attempt is running at this address')
    expect(calls).toEqual([])
  })

  it('answers a call that the attempt did not wait for with an error', async () => {
    const { url } = await serve({ call: async () => undefined })
    const { body } = await post(url, request({ name: 'ping' }))
    expect(body.result).toEqual({ content: [{ type: 'text', text: 'the attempt has ended' }], isError: true })
  })
})
