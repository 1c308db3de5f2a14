import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { DEFAULT_SERVER } from '../../../suite/schema/doubles.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import type { Doubles } from '../doubles.ts'
import type { ServerUrls } from './clients.ts'
import { answerMessages } from './protocol.ts'
import { listTools } from './show.ts'

/** Serves the tools of every attempt of a run over MCP (streamable HTTP) on loopback. */
export interface ToolServer {
  /** Opens addresses that nobody can guess; calls to them after `close` are answered with an error. */
  open(doubles: Doubles): ToolEndpoint
  /** Of loopback. */
  readonly port: number
  close(): Promise<void>
}

export interface ToolEndpoint {
  readonly urls: ServerUrls
  close(): void
}

export async function openToolServer(entries: readonly ToolEntry[]): Promise<ToolServer> {
  const lists = listsByServer(entries)
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
    const { token, name } = placeOf(request.url)
    const doubles = attempts.get(token)
    const tools = lists.get(name)
    if (doubles === undefined || tools === undefined) {
      return send(response, 404, rpcError(-32001, 'no attempt is running at this address'))
    }
    // without sessions there is nothing to stream and nothing to delete
    if (request.method !== 'POST')
      return send(response, 405, rpcError(-32000, 'only POST is served'), { allow: 'POST' })
    const body = await readBody(request)
    if (body === undefined) return send(response, 413, rpcError(-32600, `more than ${MAX_BODY_BYTES} bytes`))
    const message = parse(body)
    if (message === undefined) return send(response, 400, rpcError(-32700, 'not JSON'))
    const served = { name, tools, call: serverCall(doubles, name) }
    const answer = await answerMessages(webRequest(request), message, served)
    send(response, answer.status, await answer.text())
  }

  return {
    port,
    open(doubles) {
      const token = randomBytes(24).toString('base64url')
      attempts.set(token, doubles)
      const at = (name: string) => `http://127.0.0.1:${port}/${token}/mcp${name === DEFAULT_SERVER ? '' : `/${name}`}`
      return {
        urls: Object.fromEntries([...lists.keys()].map((name) => [name, at(name)])),
        close: () => attempts.delete(token),
      }
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

function listsByServer(entries: readonly ToolEntry[]): Map<string, readonly Tool[]> {
  const names = new Set(entries.map((entry) => entry.server ?? DEFAULT_SERVER))
  return new Map(
    [...names].map((name) => [name, listTools(entries.filter((entry) => (entry.server ?? DEFAULT_SERVER) === name))]),
  )
}

function serverCall(doubles: Doubles, server: string) {
  return (name: string, args: unknown) => doubles.call(name, args, server === DEFAULT_SERVER ? undefined : server)
}

function placeOf(path = ''): { readonly token: string; readonly name: string } {
  const [, token = '', name = DEFAULT_SERVER] = /^\/([\w-]+)\/mcp(?:\/([a-z0-9-]+))?\/?$/.exec(path) ?? []
  return { token, name }
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
