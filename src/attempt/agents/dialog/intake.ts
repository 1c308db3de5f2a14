import type { Evidence } from '../../../trace/attempt.ts'
import type { TraceEvent } from '../../../trace/events.ts'
import { MAX_LINE_BYTES, parseEventLine } from '../../../trace/line.ts'
import { LineSplitter, type StreamLine } from '../../../trace/lines.ts'
import type { Recorder } from '../../sandbox/recorder.ts'
import type { SessionModels } from '../../sandbox/session.ts'
import { admit } from './trust.ts'

/** Turns what an agent prints into recorded events; what is no event is counted, and kept in part. */
export interface Intake {
  /** A stream of lines of its own, whose broken lines are numbered by it. */
  stream(intercept?: Intercept): { push(chunk: Uint8Array): void; end(): void }
  /** Lines that were events. */
  readonly understood: () => number
  /** All lines that were not empty and not meant for somebody else. */
  readonly lines: () => number
  readonly evidence: () => Pick<Evidence, 'broken_lines' | 'unofficial_calls'>
}

/** Takes a line that is meant for it, and answers whether it did. */
export type Intercept = (line: string) => boolean

export interface IntakeOptions {
  readonly recorder: Recorder
  readonly hasTools: boolean
  /** What the endpoint has recorded so far: once it has some, the agent's own word of the same is kept as a note. */
  readonly models?: SessionModels | undefined
  /** Called after the event was recorded; `open` says that a call was open when it came. */
  readonly onEvent?: (event: TraceEvent, open: boolean) => void
  /** Changes an event before it is recorded. */
  readonly adapt?: (event: TraceEvent) => TraceEvent
}

const MOST_BROKEN_LISTED = 20
const MOST_BROKEN_NOTED = 100
const MAX_NOTE_LENGTH = 2000

export function createIntake({ recorder, hasTools, models, onEvent, adapt }: IntakeOptions): Intake {
  const broken: { line: number; message: string }[] = []
  let brokenCount = 0
  let unofficial = 0
  let understood = 0

  function take({ number, text }: StreamLine): void {
    if (text.trim() === '') return
    const parsed = parseEventLine(text)
    if (parsed.kind === 'broken') {
      takeBroken(number, text, parsed.message)
      return
    }
    const admitted = admit(parsed.event, {
      calls: hasTools || (models?.calls.count() ?? 0) > 0,
      models: (models?.count() ?? 0) > 0,
    })
    const event = adapt?.(admitted.event) ?? admitted.event
    understood += 1
    if (admitted.unofficial) unofficial += 1
    const open = recorder.openCalls() > 0
    recorder.record(event)
    onEvent?.(event, open)
  }

  function takeBroken(line: number, text: string, message: string): void {
    brokenCount += 1
    if (brokenCount <= MOST_BROKEN_LISTED) broken.push({ line, message })
    if (brokenCount > MOST_BROKEN_NOTED) return
    recorder.record({ event: 'note', text: text.slice(0, MAX_NOTE_LENGTH), data: { broken_line: line, message } })
  }

  return {
    stream(intercept) {
      const lines = new LineSplitter(MAX_LINE_BYTES + 1)
      const takeAll = (complete: readonly StreamLine[]) => {
        for (const line of complete) if (intercept?.(line.text) !== true) take(line)
      }
      return {
        push: (chunk) => takeAll(lines.push(chunk)),
        end: () => takeAll(lines.end()),
      }
    },
    understood: () => understood,
    lines: () => understood + brokenCount,
    evidence: () => ({
      ...(brokenCount > 0 && { broken_lines: { count: brokenCount, first: broken } }),
      ...(unofficial > 0 && { unofficial_calls: unofficial }),
    }),
  }
}
