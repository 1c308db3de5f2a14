import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import type { Doubles } from '../doubles.ts'
import { answerMessages, listTools } from './protocol.ts'

/** Serves the tools of every attempt of a run over MCP (streamable HTTP) on loopback. */
export interface ToolServer {
  /** Opens an address that nobody can guess; calls to it after `close` are answered with an error. */
  open(doubles: Doubles): ToolEndpoint
  /** Of loopback. */
  readonly port: number
  close(): Promise<void>
}

export interface ToolEndpoint {
  readonly url: string
  close(): void
}

export async function openToolServer(entries: readonly ToolEntry[]): Promise<ToolServer> {
  const tools = listTools(entries)
  const attempts = new Map<string, Doubles>()
  const server = createServer((request, response) => {
    respond(request, response).catch(() => send(response, 500, rpcError(-32603, 'internal error')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`])

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // a web page that a browser on this machine shows must not reach the tools by a name that resolves to loopback
    if (!hosts.has(request.headers.host ?? '') || request.headers.origin !== undefined) {
      return send(response, 403, rpcError(-32000, 'only local clients are served'))
    }
    const doubles = attempts.get(tokenOf(request.url))
    if (doubles === undefined) return send(response, 404, rpcError(-32001, 'no attempt is running at this address'))
    // without sessions there is nothing to stream and nothing to delete
    if (request.method !== 'POST')
      return send(response, 405, rpcError(-32000, 'only POST is served'), { allow: 'POST' })
    const body = await readBody(request)
    if (body === undefined) return send(response, 413, rpcError(-32600, `more than ${MAX_BODY_BYTES} bytes`))
    const message = parse(body)
    if (message === undefined) return send(response, 400, rpcError(-32700, 'not JSON'))
    const answer = await answerMessages(webRequest(request), message, tools, doubles)
    send(response, answer.status, await answer.text())
  }

  return {
    port,
    open(doubles) {
      const token = randomBytes(24).toString('base64url')
      attempts.set(token, doubles)
      return { url: `http://127.0.0.1:${port}/${token}/mcp`, close: () => attempts.delete(token) }
    },
    async close() {
      attempts.clear()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** With the result of a call, an event must still fit into one line of a trace. */
const MAX_BODY_BYTES = 256 * 1024

function tokenOf(path = ''): string {
  return /^\/([\w-]+)\/mcp\/?$/.exec(path)?.[1] ?? ''
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  const stream: AsyncIterable<Buffer> = request
  for await (const chunk of stream) {
    bytes += chunk.length
    // read on, since a client that is cut off would not see why
    if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  if (bytes > MAX_BODY_BYTES) return undefined
  return Buffer.concat(chunks).toString('utf8')
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The transport insists on clients that accept event streams; answers are plain JSON, so that others are welcome too. */
function webRequest(request: IncomingMessage): Request {
  const headers = new Headers({ accept: 'application/json, text/event-stream', 'content-type': 'application/json' })
  const version = request.headers['mcp-protocol-version']
  if (typeof version === 'string') headers.set('mcp-protocol-version', version)
  return new Request('http://127.0.0.1/mcp', { method: 'POST', headers })
}

function rpcError(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) return
  response.writeHead(status, body === '' ? headers : { 'content-type': 'application/json', ...headers })
  response.end(body)
}
