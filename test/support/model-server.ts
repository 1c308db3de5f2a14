import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * What one request is answered with. `hang`: nothing, until the client goes away. `half`: the begin of an answer, and then
 * nothing. `break`: the begin of an answer, and the connection is broken off.
 */
export type Scripted =
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  | 'hang'
  | 'half'
  | 'break'

export interface ModelRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: ChatBody
}

export interface ChatBody {
  readonly model: string
  readonly messages: readonly { readonly role: string; readonly content: string }[]
  readonly input: readonly string[]
  readonly response_format?: { readonly type: string }
  readonly temperature?: number
}

export interface ModelServer {
  /** `http://127.0.0.1:PORT/v1` */
  readonly url: string
  readonly requests: ModelRequest[]
}

/** A loopback endpoint that speaks OpenAI's protocol by a script. Closed when the test has finished. */
export async function modelServer(
  answer: (request: ModelRequest, number: number) => Scripted | Promise<Scripted>,
): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  const server = createServer((incoming, response) => {
    readAll(incoming).then(async (text) => {
      const request = { path: incoming.url ?? '', headers: incoming.headers, body: JSON.parse(text) }
      requests.push(request)
      reply(response, await answer(request, requests.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, requests }
}

/** A chat completion with this text. */
export function completion(
  content: string | null,
  more: { finish_reason?: string; refusal?: string; usage?: object | null } = {},
): Scripted {
  const { finish_reason = 'stop', refusal, usage = { prompt_tokens: 100, completion_tokens: 20 } } = more
  return {
    body: {
      id: 'x',
      object: 'chat.completion',
      model: 'scripted-1',
      choices: [{ index: 0, finish_reason, message: { role: 'assistant', content, ...(refusal && { refusal }) } }],
      usage,
    },
  }
}

/** A verdict in the form that is asked for. */
export function verdict(verdict: string, quote: string, more: object = {}): Scripted {
  const score = verdict === 'pass' ? 0.9 : 0.1
  return completion(JSON.stringify({ verdict, score, quote, reason: 'It says so.', ...more }))
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function reply(response: ServerResponse, scripted: Scripted): void {
  if (scripted === 'hang') return
  if (scripted === 'half' || scripted === 'break') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"choices": [', () => {
      if (scripted === 'break') response.destroy()
    })
    return
  }
  response.writeHead(scripted.status ?? 200, { 'content-type': 'application/json', ...scripted.headers })
  response.end(typeof scripted.body === 'string' ? scripted.body : JSON.stringify(scripted.body))
}
