import type { Json } from '../../json.ts'
import { parseJson } from './protocols/read.ts'
import type { Protocol, Reading } from './protocols/types.ts'
import { openSecretFilter } from './secrets.ts'
import type { ModelAnswer } from './source.ts'
import { openSse, type SseEvent } from './sse.ts'
import { openUsageFilter } from './usage-filter.ts'

/** Hears one answer as it passes by. */
export interface Listener {
  /** Gives the bytes that the agent is shown. `onDone` is called before those that end the answer are given. */
  push(chunk: Buffer): Buffer
  /** The rest, after the last chunk. */
  end(): Buffer
  readonly isDone: () => boolean
  /** What was said so far; undefined where nothing of it is understood. */
  readonly reading: () => Reading | undefined
  readonly content: () => AnswerContent
}

/** An answer as it can be kept: a whole body, or the events of a stream. */
export type AnswerContent =
  | { readonly kind: 'whole'; readonly body: Json }
  | { readonly kind: 'stream'; readonly events: readonly SseEvent[] }

export function listen(
  { isStream, hidesUsage, status }: ModelAnswer,
  protocol: Protocol | undefined,
  secrets: readonly string[],
  onDone: () => void,
): Listener {
  const filter = openSecretFilter(secrets)
  return isStream
    ? listenToStream(filter, protocol, hidesUsage, onDone)
    : listenToWhole(filter, protocol, status, onDone)
}

type Filter = ReturnType<typeof openSecretFilter>

function listenToWhole(filter: Filter, protocol: Protocol | undefined, status: number, onDone: () => void): Listener {
  const chunks: Buffer[] = []
  let isDone = false
  const text = () => Buffer.concat(chunks).toString('utf8')
  const value = () => parseJson(text())
  return {
    push(chunk) {
      chunks.push(filter.push(chunk))
      return Buffer.alloc(0)
    },
    end() {
      chunks.push(filter.end())
      isDone = true
      onDone()
      return Buffer.concat(chunks)
    },
    isDone: () => isDone,
    reading: () => (status > 299 ? undefined : protocol?.readAnswer(value() ?? null)),
    content: () => ({ kind: 'whole', body: value() ?? text() }),
  }
}

function listenToStream(
  filter: Filter,
  protocol: Protocol | undefined,
  hidesUsage: boolean,
  onDone: () => void,
): Listener {
  const sse = openSse()
  const reader = protocol?.openStream()
  const usage = hidesUsage ? openUsageFilter() : undefined
  const events: SseEvent[] = []
  let told = false

  function hear(heard: readonly SseEvent[]): void {
    events.push(...heard)
    for (const event of heard) reader?.push(event)
    // the mark at the end, where there is one, comes after the usage
    if (!told && heard.some(isLast)) tell()
  }

  function tell(): void {
    told = true
    onDone()
  }
  return {
    push(chunk) {
      const shown = filter.push(chunk)
      hear(sse.push(shown))
      return usage === undefined ? shown : usage.push(shown)
    },
    end() {
      const rest = filter.end()
      hear([...sse.push(rest), ...sse.end()])
      if (!told) tell()
      return usage === undefined ? rest : Buffer.concat([usage.push(rest), usage.end()])
    },
    isDone: () => reader?.isDone() ?? true,
    reading: () => reader?.read(),
    content: () => ({ kind: 'stream', events }),
  }
}

const LAST = /^(message_stop|response\.(completed|incomplete|failed))$/

function isLast({ event, data }: SseEvent): boolean {
  return data === '[DONE]' || LAST.test(event ?? '')
}
