import { Readable } from 'node:stream'
import type { Sender } from '../../models/send.ts'

/** `fetch` as the package calls it, without the five minutes after which Node's own gives up on an answer. */
export function sentFetch(sender: Sender, timeout: number): typeof fetch {
  return async (input, init) => {
    const { status, headers, body } = await sender.send({
      ...{ url: String(input), method: init?.method === 'GET' ? 'GET' : 'POST', timeout },
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: Buffer.from(typeof init?.body === 'string' ? init.body : ''),
      signal: init?.signal ?? new AbortController().signal,
    })
    const known = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    return new Response(Readable.toWeb(body), { status, headers: Object.fromEntries(known) })
  }
}
