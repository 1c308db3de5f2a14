import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createParser } from 'eventsource-parser'

/** Gives each event of an answer as the text of a line; false from `spend` ends the reading. */
export interface AnswerReader {
  readonly spend: (chunk: Buffer) => boolean
  readonly onLine: (line: string) => void
}

/** The answer is none that is understood. */
export class AnswerError extends Error {}

/** Reads a whole answer: JSON (one event, a list of them, `{response}`), lines of JSON, or server-sent events. @throws AnswerError */
export async function readAnswer(answer: IncomingMessage, reader: AnswerReader): Promise<void> {
  const type = (answer.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const parts = readerOf(type, reader)
  let isEmpty = true
  const isWhole = await readChunks(answer, (chunk) => {
    isEmpty &&= chunk.length === 0
    if (!reader.spend(chunk)) return false
    parts?.push(chunk)
    return true
  })
  if (!isWhole || isEmpty) return
  if (parts !== undefined) return parts.end()
  const given = type === '' ? 'no content type' : `the content type ${type.slice(0, 100)}`
  throw new AnswerError(`the agent's service answered with ${given}`)
}

/**
 * Gives each chunk as it arrives, so that what it tells is recorded before the tool call that follows it on another
 * connection. False where `take` did not want more.
 */
function readChunks(answer: IncomingMessage, take: (chunk: Buffer) => boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    answer.on('data', (chunk: Buffer) => {
      if (take(chunk)) return
      resolve(false)
      answer.destroy()
    })
    answer.once('end', () => resolve(true))
    answer.on('error', reject)
  })
}

interface Parts {
  push(chunk: Buffer): void
  end(): void
}

function readerOf(type: string, { onLine }: AnswerReader): Parts | undefined {
  if (type === 'text/event-stream') return readEvents(onLine)
  if (LINES.has(type)) return readLines(onLine)
  return type === 'application/json' || type.endsWith('+json') ? readJson(onLine) : undefined
}

const LINES: ReadonlySet<string> = new Set(['application/jsonl', 'application/x-ndjson', 'application/x-jsonlines'])

function readEvents(onLine: (line: string) => void): Parts {
  const decoder = new StringDecoder('utf8')
  const parser = createParser({
    onEvent({ event, data }) {
      // many servers end a stream so
      if (data.trim() === '[DONE]') return
      onLine(named(event, data))
    },
  })
  return {
    push: (chunk) => parser.feed(decoder.write(chunk)),
    // an event that the stream does not finish is none
    end: () => undefined,
  }
}

/** The name of a server-sent event stands for the `event` that its data leaves out. */
function named(name: string | undefined, data: string): string {
  const line = data.replaceAll('\n', ' ')
  if (name === undefined || name === 'message') return line
  try {
    const value: unknown = JSON.parse(line)
    if (typeof value !== 'object' || value === null || Array.isArray(value) || 'event' in value) return line
    return JSON.stringify({ event: name, ...value })
  } catch {
    return line
  }
}

function readLines(onLine: (line: string) => void): Parts {
  const chunks: Buffer[] = []
  return {
    push: (chunk) => void chunks.push(chunk),
    end: () => Buffer.concat(chunks).toString('utf8').split('\n').forEach(onLine),
  }
}

function readJson(onLine: (line: string) => void): Parts {
  const chunks: Buffer[] = []
  return {
    push: (chunk) => void chunks.push(chunk),
    end() {
      const text = Buffer.concat(chunks).toString('utf8')
      for (const event of eventsOf(text)) onLine(JSON.stringify(event))
    },
  }
}

function eventsOf(text: string): readonly unknown[] {
  if (text.trim() === '') return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new AnswerError("the agent's service said that it answers with JSON, and did not")
  }
  return (Array.isArray(value) ? value : [value]).map(asEvent)
}

function asEvent(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'event' in value || !('response' in value)) return value
  return { event: 'response', text: value.response }
}
