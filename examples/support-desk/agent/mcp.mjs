/**
 * A client for MCP over streamable HTTP: as much of it as a tool user needs. A tool that does not answer within
 * `patienceMs` is given up; its late answer is not used.
 */
export async function connect(url, { patienceMs }) {
  const underWay = new Set()
  let session
  let nextId = 1

  async function send(message) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(session === undefined ? {} : { 'mcp-session-id': session }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    })
    session = response.headers.get('mcp-session-id') ?? session
    if (!response.ok) throw new Error(`the tool server answered ${response.status}: ${await response.text()}`)
    return response
  }

  async function request(method, params) {
    const id = nextId++
    const response = await send({ id, method, params })
    const text = await response.text()
    const isStream = (response.headers.get('content-type') ?? '').includes('text/event-stream')
    const message = (isStream ? eventsOf(text) : [JSON.parse(text)].flat()).find((one) => one.id === id)
    if (message === undefined) throw new Error(`the tool server did not answer ${method}`)
    if (message.error !== undefined) throw new Error(message.error.message)
    return message.result
  }

  await request('initialize', {
    protocolVersion: '2025-03-26',
    capabilities: {},
    clientInfo: { name: 'support-desk', version: '1.0.0' },
  })
  const done = await send({ method: 'notifications/initialized' })
  await done.text()
  return {
    listTools: () => listAll(request),
    /** `{ok, value}` or `{ok: false, error}`; never throws. */
    async callTool(name, args) {
      const call = callTool(request, name, args)
      underWay.add(call)
      call.finally(() => underWay.delete(call))
      return within(patienceMs, call, { ok: false, error: 'no answer in time' })
    },
    /** Waits for tools that are still at work, but not for ever: nobody speaks while one is. */
    quiet: () => within(10 * patienceMs, Promise.all(underWay)),
  }
}

async function listAll(request) {
  const tools = []
  let cursor
  do {
    const page = await request('tools/list', cursor === undefined ? {} : { cursor })
    tools.push(...page.tools)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return tools
}

async function callTool(request, name, args) {
  try {
    const result = await request('tools/call', { name, arguments: args })
    const text = (result.content ?? []).map((part) => part.text ?? '').join('\n')
    if (result.isError === true) return { ok: false, error: text }
    return { ok: true, value: result.structuredContent ?? parsed(text) }
  } catch (error) {
    return { ok: false, error: error.message }
  }
}

async function within(ms, promise, otherwise) {
  let timer
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms, otherwise)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

function eventsOf(text) {
  return text
    .split(/\r?\n\r?\n/)
    .map((block) =>
      block
        .split(/\r?\n/)
        .filter((line) => line.startsWith('data:'))
        .map((line) => line.slice(5).trimStart())
        .join('\n'),
    )
    .filter((data) => data !== '')
    .map((data) => JSON.parse(data))
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
