import { StringDecoder } from 'node:string_decoder'
import { createParser } from 'eventsource-parser'

/** One server-sent event; `event` is absent where the server names none. */
export interface SseEvent {
  readonly event?: string
  readonly data: string
}

/** Gives the events that each chunk of a stream completes. */
export function openSse(): { push(chunk: Buffer): SseEvent[]; end(): SseEvent[] } {
  const decoder = new StringDecoder('utf8')
  let events: SseEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data }) => events.push({ data, ...(event !== undefined && { event }) }),
  })
  return {
    push(chunk) {
      events = []
      parser.feed(decoder.write(chunk))
      return events
    },
    // a last event without the empty line after it
    end() {
      events = []
      parser.feed(`${decoder.end()}\n\n`)
      return events
    },
  }
}

export function formatSse({ event, data }: SseEvent): string {
  const name = event === undefined ? '' : `event: ${event}\n`
  const lines = data.split('\n').map((line) => `data: ${line}\n`)
  return `${name}${lines.join('')}\n`
}
