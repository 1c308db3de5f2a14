import { describe, expect, it } from 'vitest'
import { serveWorld } from '../../../support/mcp-world.ts'

const tools = [
  {
    name: 'get',
    title: 'Get an order',
    description: 'Looks an order up.',
    read_only: true,
    annotations: { destructive: false, idempotent: true, open_world: false },
    input_schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      properties: { id: { $ref: '#/$defs/id' } },
      $defs: { id: { type: 'string' } },
    },
    output_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    rules: [{ when: { args: { id: 'x' } }, return: { nothing: 1 } }, { return: { id: '{id}' } }],
  },
  {
    name: 'draw',
    rules: [
      {
        when: { args: { as: 'both' } },
        return: { width: 1 },
        content: [
          { type: 'text', text: 'Drawn {as}.' },
          { type: 'image', data: 'iVBORw==', mime_type: 'image/png' },
          { type: 'resource_link', uri: 'shop://{as}', name: 'as', mime_type: 'text/plain' },
        ],
      },
      { content: [{ type: 'audio', data: 'UklGRg==', mime_type: 'audio/wav' }] },
    ],
  },
  { name: 'get', server: 'crm', rules: [{ return: 'crm {id}' }] },
]

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

async function post(url: string | undefined, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(url ?? '', { method: 'POST', headers: { ...HEADERS, ...headers }, body: text })
  const told = await answer.text()
  return { status: answer.status, body: told === '' ? undefined : JSON.parse(told) }
}

const rpc = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })
const version = (text: string) => ({ 'mcp-protocol-version': text })
const INITIALIZE = { capabilities: {}, clientInfo: { name: 'test', version: '1' } }

describe('the handshake', () => {
  it.each(['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'])('agrees on %s', async (protocolVersion) => {
    const { urls } = await serveWorld(tools)
    const { status, body } = await post(urls.turngate, rpc('initialize', { ...INITIALIZE, protocolVersion }))
    expect({ status, result: body.result }).toEqual({
      status: 200,
      result: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'turngate', version: '1' } },
    })
  })

  it('offers its own version to a client of another, and the name of its server', async () => {
    const { urls } = await serveWorld(tools)
    const { body } = await post(urls.crm, rpc('initialize', { ...INITIALIZE, protocolVersion: '1999-01-01' }))
    expect(body.result).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: 'crm' } })
  })

  it('may be left out, for there are no sessions', async () => {
    const { urls } = await serveWorld(tools)
    expect((await post(urls.turngate, rpc('ping'), { 'mcp-session-id': 'whatever' })).body.result).toEqual({})
  })
})

describe('messages', () => {
  it.each<[string, unknown, Record<string, string>, number, object | undefined]>([
    ['a ping', rpc('ping'), {}, 200, { id: 1, result: {} }],
    ['an id that is text', rpc('ping', undefined, 'a-1'), {}, 200, { id: 'a-1', result: {} }],
    ['a notification', { jsonrpc: '2.0', method: 'notifications/initialized' }, {}, 202, undefined],
    [
      'a cancellation',
      { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } },
      {},
      202,
      undefined,
    ],
    ['a notification that nobody knows', { jsonrpc: '2.0', method: 'notifications/odd' }, {}, 202, undefined],
    ['an answer to nothing', { jsonrpc: '2.0', id: 4, result: {} }, {}, 202, undefined],
    ['a method that is not served', rpc('resources/list'), {}, 200, { id: 1, error: { code: -32601 } }],
    ['a method that nobody knows', rpc('tools/delete'), {}, 200, { id: 1, error: { code: -32601 } }],
    ['a call of nothing', rpc('tools/call', {}), {}, 200, { id: 1, error: { code: -32602 } }],
    ['a call without parameters', rpc('tools/call'), {}, 200, { id: 1, error: { code: -32602 } }],
    ['a name that is no text', rpc('tools/call', { name: 7 }), {}, 200, { id: 1, error: { code: -32602 } }],
    [
      'an unknown tool',
      rpc('tools/call', { name: 'got' }),
      {},
      200,
      { id: 1, error: { code: -32602, message: 'no tool is named `got`; did you mean `get`?' } },
    ],
    [
      'arguments that are a list',
      rpc('tools/call', { name: 'get', arguments: [] }),
      {},
      200,
      { id: 1, error: { code: -32602 } },
    ],
    [
      'arguments that are null',
      rpc('tools/call', { name: 'get', arguments: null }),
      {},
      200,
      { id: 1, error: { code: -32602 } },
    ],
    [
      'arguments that do not fit',
      rpc('tools/call', { name: 'get', arguments: { id: 1 } }),
      {},
      200,
      { id: 1, result: { isError: true, content: [{ type: 'text', text: 'refused (schema): /id must be string' }] } },
    ],
    ['the version that was agreed on', rpc('ping'), version('2025-11-25'), 200, { result: {} }],
    ['a version that nobody knows', rpc('ping'), version('2031-01-01'), 400, { error: {} }],
    ['a batch', [rpc('ping'), rpc('ping', undefined, 2)], {}, 200, [{ id: 1 }, { id: 2 }]],
    ['a batch of the version that had them', [rpc('ping')], version('2025-03-26'), 200, [{ id: 1, result: {} }]],
    [
      'a batch of a later version',
      [rpc('ping')],
      version('2025-06-18'),
      400,
      { error: { code: -32600, message: 'protocol version 2025-06-18 has no batches' } },
    ],
    ['an empty batch', [], {}, 400, { error: { code: -32600 } }],
    ['a batch of notifications', [{ jsonrpc: '2.0', method: 'notifications/initialized' }], {}, 202, undefined],
    ['another protocol', { id: 1, method: 'ping' }, {}, 400, { error: { code: -32600 } }],
    ['an older protocol', { jsonrpc: '1.0', id: 1, method: 'ping' }, {}, 400, { error: { code: -32600 } }],
    ['an id that is null', { jsonrpc: '2.0', id: null, method: 'ping' }, {}, 400, { error: { code: -32600 } }],
    ['parameters that are a number', rpc('ping', 5), {}, 400, { error: { code: -32600 } }],
    ['half a message', '{"jsonrpc":"2.0","id":1,"meth', {}, 400, { error: { code: -32700 } }],
    ['nothing', '', {}, 400, { error: { code: -32700 } }],
    ['null', 'null', {}, 400, { error: { code: -32600 } }],
    ['a number', '7', {}, 400, { error: { code: -32600 } }],
    ['bytes that are no text', '\u0000\u0001', {}, 400, { error: { code: -32700 } }],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, {}, 400, { error: {} }],
    [
      'deep arguments',
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get","arguments":{"id":${'['.repeat(900)}${']'.repeat(900)}}}}`,
      {},
      200,
      { id: 1 },
    ],
    [
      'a key that poisons',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get","arguments":{"__proto__":{"id":"9"},"id":"1"}}}',
      {},
      200,
      { id: 1, result: { structuredContent: { id: '1' } } },
    ],
    ['another type of content', rpc('ping'), { 'content-type': 'text/plain' }, 200, { result: {} }],
    ['a client that does not accept streams', rpc('ping'), { accept: 'application/json' }, 200, { result: {} }],
  ])('%s', async (_, message, headers, status, body) => {
    const { urls } = await serveWorld(tools)
    const answer = await post(urls.turngate, message, headers)
    expect(answer.status).toBe(status)
    if (body === undefined) expect(answer.body).toBeUndefined()
    else expect(answer.body).toMatchObject(body)
    // and the next one is served
    expect((await post(urls.turngate, rpc('ping'))).body.result).toEqual({})
  })

  it.each(['GET', 'DELETE', 'PUT', 'OPTIONS'])('%s is not served', async (method) => {
    const { urls } = await serveWorld(tools)
    const answer = await fetch(urls.turngate ?? '', { method, headers: { accept: 'text/event-stream' } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('a client that hangs up in the middle disturbs nobody', async () => {
    const { urls, recorder } = await serveWorld([{ name: 'slow', delay: '50ms' }])
    const leaving = new AbortController()
    const body = JSON.stringify(rpc('tools/call', { name: 'slow' }))
    const left = fetch(urls.turngate ?? '', { method: 'POST', body, signal: leaving.signal }).catch(() => 'left')
    while (recorder.events.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    leaving.abort()
    expect(await left).toBe('left')
    expect((await post(urls.turngate, rpc('tools/call', { name: 'slow' }))).body.result).toMatchObject({
      content: [{}],
    })
    expect(recorder.events.map(({ event }) => event)).toEqual(['proposed', 'proposed', 'executed', 'executed'])
  })
})

describe('tools/list', () => {
  it('shows what the suite says, and of each server its own', async () => {
    const { urls } = await serveWorld(tools)
    const { body } = await post(urls.turngate, rpc('tools/list', {}))
    const [get] = tools
    expect(body.result.tools).toEqual([
      {
        name: 'get',
        title: 'Get an order',
        description: 'Looks an order up.',
        inputSchema: { ...get?.input_schema, type: 'object' },
        outputSchema: get?.output_schema,
        annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
      },
      { name: 'draw', inputSchema: { type: 'object' } },
    ])
    expect((await post(urls.crm, rpc('tools/list'))).body.result.tools).toEqual([
      { name: 'get', inputSchema: { type: 'object' } },
    ])
  })
})

describe('results', () => {
  it.each([
    ['get', { id: '1' }, { content: [{ type: 'text', text: '{"id":"1"}' }], structuredContent: { id: '1' } }],
    [
      'get',
      { id: 'x' },
      {
        content: [
          {
            type: 'text',
            text: "rule 1 of get: the result does not fit output_schema: it must have required property 'id'",
          },
        ],
        isError: true,
      },
    ],
    [
      'draw',
      { as: 'both' },
      {
        content: [
          { type: 'text', text: 'Drawn both.' },
          { type: 'image', data: 'iVBORw==', mimeType: 'image/png' },
          { type: 'resource_link', uri: 'shop://both', name: 'as', mimeType: 'text/plain' },
        ],
        structuredContent: { width: 1 },
      },
    ],
    ['draw', { as: 'one' }, { content: [{ type: 'audio', data: 'UklGRg==', mimeType: 'audio/wav' }] }],
  ])('%s %j', async (name, args, result) => {
    const { urls } = await serveWorld(tools)
    expect((await post(urls.turngate, rpc('tools/call', { name, arguments: args }))).body.result).toEqual(result)
  })

  it('of parts alone are told in the trace by what they are', async () => {
    const { urls, recorder } = await serveWorld(tools)
    await post(urls.turngate, rpc('tools/call', { name: 'draw', arguments: {} }))
    expect(recorder.events[1]).toMatchObject({
      result: [{ type: 'audio', mime_type: 'audio/wav', bytes: 4, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    })
  })
})

describe('servers', () => {
  it('have tools of the same name, that traces tell apart', async () => {
    const { urls, recorder } = await serveWorld(tools)
    const call = rpc('tools/call', { name: 'get', arguments: { id: '1' } })
    expect((await post(urls.crm, call)).body.result.content).toEqual([{ type: 'text', text: 'crm 1' }])
    expect((await post(urls.turngate, call)).body.result.structuredContent).toEqual({ id: '1' })
    expect(recorder.events.map((event) => ('tool' in event ? event.tool : ''))).toEqual([
      ...['crm__get', 'crm__get', 'get', 'get'],
    ])
  })

  it('do not serve each other, nor names of traces', async () => {
    const { urls, recorder } = await serveWorld(tools)
    for (const [url, name] of [
      [urls.crm, 'draw'],
      [urls.turngate, 'crm__get'],
      [urls.crm, 'crm__get'],
    ]) {
      expect((await post(url, rpc('tools/call', { name }))).body.error.code).toBe(-32602)
    }
    expect((await post(`${urls.turngate}/other`, rpc('ping'))).status).toBe(404)
    expect(recorder.events.flatMap((event) => (event.event === 'refused' ? event.reason : []))).toEqual([
      ...['unknown_tool', 'unknown_tool', 'unknown_tool'],
    ])
  })
})
