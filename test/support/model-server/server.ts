import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { isJsonObject, type Json } from '../../../src/json.ts'
import type { Scripted } from './answer.ts'
import { chatChunks, chatCompletion, embeddings } from './chat.ts'
import { messageEvents, messageObject } from './messages.ts'
import { responseEvents, responseObject } from './responses.ts'

/** What one request is answered with: a scripted answer in the form that is asked for, or what goes wrong with it. */
export interface Reply extends Scripted {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** In place of the answer: a whole body, sent as it stands where it is text. */
  readonly body?: unknown
  /** Waits before the first byte. */
  readonly before?: Promise<unknown>
  /** Of streams: waits before the event of this number, from 0. */
  readonly between?: (index: number) => Promise<unknown> | undefined
  /** Changes the frames of a stream. */
  readonly frames?: (frames: readonly string[]) => readonly string[]
  /** Breaks the connection after so many frames of a stream, or bytes of a body. */
  readonly cutAfter?: number
  readonly gzip?: boolean
}

export interface AskedModel {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Json
  /** Resolves when the client has gone or the answer is over. */
  readonly closed: Promise<unknown>
}

export interface ScriptedServer {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  readonly requests: readonly AskedModel[]
  close(): Promise<void>
}

/** A loopback server that speaks OpenAI's and Anthropic's protocols by a script. */
export async function openScriptedServer(
  script: (request: AskedModel, number: number) => Reply | Promise<Reply>,
): Promise<ScriptedServer> {
  const requests: AskedModel[] = []
  const server = createServer((incoming, response) => {
    const closed = new Promise((resolve) => response.once('close', resolve))
    response.on('error', () => undefined)
    readAll(incoming).then(async (text) => {
      const { method = '', url: path = '', headers } = incoming
      const request = { method, path, headers, body: text === '' ? null : JSON.parse(text), closed }
      requests.push(request)
      await reply(response, request, await script(request, requests.length))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function reply(response: ServerResponse, request: AskedModel, script: Reply): Promise<void> {
  await script.before
  const isStream = isJsonObject(request.body) && request.body.stream === true
  if (isStream && script.body === undefined && (script.status ?? 200) === 200) await stream(response, request, script)
  else whole(response, request, script)
}

function whole(response: ServerResponse, request: AskedModel, script: Reply): void {
  const body = script.body ?? bodyOf(request, script)
  const text = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body))
  const bytes = script.gzip === true ? gzipSync(text) : text
  response.writeHead(script.status ?? 200, {
    ...{ 'content-type': 'application/json', 'content-length': String(bytes.length) },
    ...(script.gzip === true && { 'content-encoding': 'gzip' }),
    ...script.headers,
  })
  if (script.cutAfter === undefined) response.end(bytes)
  else response.write(bytes.subarray(0, script.cutAfter), () => response.destroy())
}

async function stream(response: ServerResponse, request: AskedModel, script: Reply): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', ...script.headers })
  response.flushHeaders()
  const made = framesOf(request, script)
  const frames = script.frames?.(made) ?? made
  for (const [index, frame] of frames.entries()) {
    await script.between?.(index)
    if (index === script.cutAfter) {
      response.destroy()
      return
    }
    await new Promise((resolve) => response.write(frame, resolve))
  }
  response.end()
}

function bodyOf({ path, body }: AskedModel, script: Reply): unknown {
  if (path.startsWith('/v1/models')) return { object: 'list', data: [] }
  if (path.startsWith('/v1/responses')) return responseObject(script)
  if (path.startsWith('/v1/messages')) return withoutUsage(messageObject(script), script)
  if (path.startsWith('/v1/embeddings')) return embeddings(countOf(body))
  return chatCompletion(script)
}

function countOf(body: Json): number {
  return isJsonObject(body) && Array.isArray(body.input) ? body.input.length : 1
}

function framesOf({ path, body }: AskedModel, script: Reply): string[] {
  if (path.startsWith('/v1/responses')) return responseEvents(script).map((event) => named(event.type, event))
  if (path.startsWith('/v1/messages')) {
    return messageEvents(script).map((event) => {
      const data = event.type === 'message_start' ? { ...event, message: withoutUsage(event.message, script) } : event
      return named(event.type, event.type === 'message_delta' ? withoutUsage(event, script) : data)
    })
  }
  const options = isJsonObject(body) ? body.stream_options : undefined
  const asksUsage = isJsonObject(options) && options.include_usage === true
  return [...chatChunks(script, asksUsage).map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), 'data: [DONE]\n\n']
}

function withoutUsage<T extends object>(message: T, { usage }: Scripted): object {
  return usage === null ? { ...message, usage: {} } : message
}

function named(type: string, event: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(event)}\n\n`
}

async function readAll(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
