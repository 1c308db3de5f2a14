import type { Readable } from 'node:stream'

export interface Bridge {
  readonly url: string
  /** One JSON-RPC message, or a batch, a line. */
  readonly input: Readable
  readonly write: (text: string) => void
}

/**
 * Serves an address of the tools over standard streams: each line is posted, each answer is a line. Ends once the input
 * has, and what was asked is answered. What cannot be delivered is answered with an error, so that no client waits.
 */
export async function bridgeStreams({ url, input, write }: Bridge): Promise<void> {
  const open = new Set<Promise<void>>()
  let version: string | undefined

  async function pass(line: string | undefined): Promise<void> {
    const message = line === undefined ? undefined : parse(line)
    if (line === undefined || message === undefined) {
      tell({
        id: null,
        error: { code: line === undefined ? -32600 : -32700, message: line === undefined ? TOO_LONG : 'not JSON' },
      })
      return
    }
    try {
      const response = await post(url, line, version)
      const answer = parse(await response.text())
      version = negotiated(message, answer) ?? version
      if (answer !== undefined) tell(response.ok ? answer : answering(message, answer))
    } catch {
      for (const id of idsOf(message)) tell({ id, error: { code: -32000, message: 'the attempt has ended' } })
    }
  }

  function tell(answer: unknown): void {
    write(`${JSON.stringify(isObject(answer) ? { jsonrpc: '2.0', ...answer } : answer)}\n`)
  }

  for await (const line of linesOf(input)) {
    const passed = pass(line)
    // what follows is sent in the version that was agreed on
    if (line?.includes('"initialize"') === true) await passed
    open.add(passed)
    passed.finally(() => open.delete(passed))
  }
  await Promise.all(open)
}

/** As the server allows. */
const MOST_BYTES = 256 * 1024
const TOO_LONG = `more than ${MOST_BYTES} bytes`

function post(url: string, body: string, version: string | undefined): Promise<Response> {
  const accept = 'application/json, text/event-stream'
  const headers = { 'content-type': 'application/json', accept, ...(version && { 'mcp-protocol-version': version }) }
  return fetch(url, { method: 'POST', headers, body })
}

/** Lines without their ends; undefined for one that is too long. Empty ones are left out. */
async function* linesOf(input: Readable): AsyncGenerator<string | undefined> {
  let rest = Buffer.alloc(0)
  let isTooLong = false
  const stream: AsyncIterable<Buffer | string> = input
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, Buffer.from(chunk)])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const line = rest.subarray(0, end).toString('utf8').trim()
      rest = rest.subarray(end + 1)
      if (isTooLong || end > MOST_BYTES) yield undefined
      else if (line !== '') yield line
      isTooLong = false
    }
    if (rest.length > MOST_BYTES) {
      isTooLong = true
      rest = Buffer.alloc(0)
    }
  }
  const last = rest.toString('utf8').trim()
  if (last !== '' && !isTooLong) yield last
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function negotiated(message: unknown, answer: unknown): string | undefined {
  if (!isObject(message) || message.method !== 'initialize' || !isObject(answer)) return undefined
  const { result } = answer
  return isObject(result) && typeof result.protocolVersion === 'string' ? result.protocolVersion : undefined
}

/** A refusal of the transport names no request; over standard streams a client finds it by the id alone. */
function answering(message: unknown, answer: unknown): unknown {
  const [id] = idsOf(message)
  return isObject(answer) && answer.id === null && id !== undefined ? { ...answer, id } : answer
}

function idsOf(message: unknown): (string | number)[] {
  return (Array.isArray(message) ? message : [message]).flatMap((one: unknown) =>
    isObject(one) && (typeof one.id === 'string' || typeof one.id === 'number') ? [one.id] : [],
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
