import type { TraceEvent } from '../../../trace/events.ts'
import type { RunningProcess } from '../../process/run-process.ts'
import type { AgentReport, Session } from '../../sandbox/session.ts'
import { createIntake, type Intercept } from '../dialog/intake.ts'
import { jsonLine } from '../dialog/json-line.ts'
import { scriptedUser } from '../dialog/script.ts'
import { understoodEnd } from '../dialog/understood.ts'
import type { Protocol } from './protocol.ts'

/** How long an agent may take to exit by itself after its last reply. */
const EXIT_GRACE_MS = 5000

/**
 * Reads the lines of stdout that are no events, given how to end a turn and how to write to the agent. With it a turn ends
 * when it says so, in place of at a final reply.
 */
export type LineControl = (endTurn: () => void, write: (line: string) => void) => Intercept

/** Each user turn a line on stdin, trace events on stdout or in the trace file. A final reply brings the next turn. */
export function jsonlProtocol(session: Session, control?: LineControl): Protocol {
  const { recorder, hasTools, models } = session
  const user = scriptedUser(session)
  const intake = createIntake({ recorder, hasTools, models, onEvent })
  const stdout = intake.stream(control?.(speak, (line) => child?.write(line)))
  const trace = intake.stream()
  let child: RunningProcess | undefined
  let reply: string[] = []
  let isOver = false
  let isAnswered = false
  let overstayed = false
  let graceTimer: NodeJS.Timeout | undefined

  function onEvent(event: TraceEvent, callIsOpen: boolean): void {
    // text that comes while a call is open belongs to the call
    if (event.event !== 'response' || callIsOpen) return
    reply.push(event.text)
    isAnswered = true
    if (event.final !== false && control === undefined) speak()
  }

  function speak(): void {
    if (isOver) return
    const words = user.next(reply.join('\n'))
    reply = []
    if (words === undefined) hangUp()
    else child?.write(jsonLine({ event: 'user', text: words.text }))
  }

  function hangUp(): void {
    isOver = true
    session.settle()
    child?.closeInput()
    graceTimer = setTimeout(() => {
      overstayed = true
      child?.end()
    }, EXIT_GRACE_MS)
  }

  return {
    followsTrace: true,
    onStdout: (chunk) => stdout.push(chunk),
    onTrace: (chunk) => trace.push(chunk),
    start(process) {
      child = process
      speak()
    },
    finish(end): AgentReport {
      clearTimeout(graceTimer)
      const wasAnswered = isAnswered
      stdout.end()
      trace.end()
      // a last line without its end may still have been the last reply
      clearTimeout(graceTimer)
      const evidence = intake.evidence()
      return {
        end: overstayed ? { kind: 'done' } : understoodEnd(end, intake.understood(), evidence),
        recordsCalls: true,
        // a module says when a turn is over, and what it prints is no line of the protocol
        ...(!wasAnswered &&
          control === undefined && { unanswered: isAnswered ? UNENDED : inPlaceOfAnswer(intake.lines()) }),
        evidence,
      }
    },
  }
}

const UNENDED = 'its `response` had no line end; see docs/agents.md'

function inPlaceOfAnswer(lines: number): string {
  if (lines === 0) return 'it printed no line (or did not flush what it printed); see docs/agents.md'
  if (lines === 1) return 'it printed 1 line, which is no `response`; see docs/agents.md'
  return `it printed ${lines} lines, none of them a \`response\`; see docs/agents.md`
}
