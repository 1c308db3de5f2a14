import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { type Duplex, pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export interface Outgoing {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Milliseconds until the answer begins. */
  readonly timeout: number
  readonly signal: AbortSignal
}

export interface Incoming {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** Not compressed; ends in an error where the connection was cut. */
  readonly body: Readable
}

/** Connections that a run keeps open. */
export interface Sender {
  /** @throws Error when no answer begins */
  send(outgoing: Outgoing): Promise<Incoming>
  close(): void
}

/** Node's own client: `fetch` gives up by itself after five minutes, which a reasoning model may take. */
export function openSender(): Sender {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }
  return {
    send: (outgoing) => sendOnce(outgoing, agents, false),
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

interface Agents {
  readonly http: HttpAgent
  readonly https: HttpsAgent
}

function sendOnce(outgoing: Outgoing, agents: Agents, isAfresh: boolean): Promise<Incoming> {
  const { url, method, headers, body, timeout, signal } = outgoing
  const length = method === 'POST' ? { 'content-length': String(body.length) } : {}
  const options = { method, headers: { ...headers, ...length, 'accept-encoding': 'identity' } }
  return new Promise((resolve, reject) => {
    const request = url.startsWith('https:')
      ? httpsRequest(url, { ...options, agent: isAfresh ? false : agents.https })
      : httpRequest(url, { ...options, agent: isAfresh ? false : agents.http })
    const timer = setTimeout(() => request.destroy(new Error('no answer in time')), timeout)
    // as an option, the signal would be bound to the connection, which other attempts use after this one
    const abort = () => {
      reject(new Error('aborted'))
      // with an error, a connection whose answer is there and not read yet would throw it where nobody listens
      request.destroy()
    }
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    request.on('error', (error) => {
      // the server closed a connection that it had kept: it never saw the request
      const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET' && !signal.aborted
      if (isStale && !isAfresh) resolve(sendOnce(outgoing, agents, true))
      else reject(error)
    })
    request.once('close', () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    })
    request.once('response', (response) => {
      clearTimeout(timer)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: plain(response) })
    })
    request.end(method === 'POST' ? body : undefined)
  })
}

/** Some servers compress what they were asked not to. */
function plain(response: IncomingMessage): Readable {
  const decoder = DECODERS[response.headers['content-encoding'] ?? '']
  if (decoder === undefined) return response
  const body = decoder()
  // an error is told by the body's own end
  pipeline(response, body, () => undefined)
  return body
}

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
