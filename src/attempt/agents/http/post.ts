import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Duplex } from 'node:stream'

export interface Post {
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string
  readonly signal: AbortSignal
  /** In place of a connection of this process. */
  readonly connect?: (() => Duplex) | undefined
}

/** No answer began. */
export class ConnectionError extends Error {
  /** The connection had been made. */
  readonly connected: boolean

  constructor(connected: boolean, cause: Error) {
    super(cause.message, { cause })
    this.name = 'ConnectionError'
    this.connected = connected
  }
}

/**
 * Resolves when an answer begins, whatever its status; redirects are answers like others. Node's own client: `fetch` gives up by
 * itself after five minutes, and an attempt may have more. @throws ConnectionError
 */
export function post({ url, headers, body, signal, connect }: Post): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    let connected = false
    const request = (isSecure ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      // an agent would make its own connections
      ...(connect === undefined ? { agent: false } : { createConnection: connect }),
      headers: { ...Object.fromEntries(headers), 'content-length': String(Buffer.byteLength(body)) },
    })
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        connected = true
      })
    })
    const abort = () => {
      reject(new ConnectionError(connected, new Error('aborted')))
      request.destroy()
    }
    signal.addEventListener('abort', abort, { once: true })
    if (signal.aborted) abort()
    request.once('close', () => signal.removeEventListener('abort', abort))
    request.on('error', (error) => reject(new ConnectionError(connected, error)))
    request.once('response', resolve)
    request.end(body)
  })
}
