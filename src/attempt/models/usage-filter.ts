import { at, listAt, parseJson } from './protocols/read.ts'
import { openSse, type SseEvent } from './sse.ts'

/** Passes a stream of chat completions on without the extra event that tells the usage; all else as it came. */
export function openUsageFilter(): { push(chunk: Buffer): Buffer; end(): Buffer } {
  let held = ''
  return {
    push(chunk) {
      // an end of an event is ASCII, so that bytes may be looked at one by one
      const parts = (held + chunk.toString('latin1')).split(EVENT_END)
      held = parts.pop() ?? ''
      const frames: string[] = []
      for (let index = 0; index < parts.length; index += 2) frames.push(`${parts[index]}${parts[index + 1] ?? ''}`)
      return Buffer.from(frames.filter((frame) => !isUsageFrame(frame)).join(''), 'latin1')
    },
    end: () => Buffer.from(held, 'latin1'),
  }
}

const EVENT_END = /(\r\n\r\n|\n\n|\r\r)/

const NO_CHOICES = /"choices"\s*:\s*\[\s*\]/

function isUsageFrame(frame: string): boolean {
  // most events have choices, and need not be read for it
  return NO_CHOICES.test(frame) && openSse().push(Buffer.from(frame, 'latin1')).some(isUsage)
}

function isUsage({ data }: SseEvent): boolean {
  const chunk = parseJson(data)
  const isTold = (at(chunk, 'usage') ?? null) !== null
  return isTold && Array.isArray(at(chunk, 'choices')) && listAt(chunk, 'choices').length === 0
}
