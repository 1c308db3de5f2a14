import type { TraceEvent } from '../../../trace/events.ts'
import type { AgentEnd } from '../../outcome.ts'
import type { RunningProcess } from '../../process/run-process.ts'
import type { AgentReport, Session } from '../../sandbox/session.ts'
import { createIntake } from './intake.ts'
import type { Protocol } from './protocol.ts'
import { nextTurn } from './script.ts'

/** How long an agent may take to exit by itself after its last reply. */
const EXIT_GRACE_MS = 5000

/** Each user turn a line on stdin, trace events on stdout or in the trace file. A final reply brings the next turn. */
export function jsonlProtocol(session: Session): Protocol {
  const { recorder, hasTools, models, planned, state } = session
  const { turns } = planned.task
  const intake = createIntake({ recorder, hasTools, models, onEvent })
  const stdout = intake.stream()
  const trace = intake.stream()
  let child: RunningProcess | undefined
  let next = 0
  let reply: string[] = []
  let isOver = false
  let overstayed = false
  let graceTimer: NodeJS.Timeout | undefined

  function onEvent(event: TraceEvent, callIsOpen: boolean): void {
    // text that comes while a call is open belongs to the call
    if (event.event !== 'response' || callIsOpen) return
    reply.push(event.text)
    if (event.final !== false) speak()
  }

  function speak(): void {
    if (isOver) return
    const turn = nextTurn(turns, next, reply.join('\n'), state())
    reply = []
    if (turn === undefined) {
      hangUp()
      return
    }
    next = turn.index + 1
    recorder.record({ event: 'user', text: turn.text, turn: next })
    child?.write(`${JSON.stringify({ event: 'user', text: turn.text })}\n`)
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
      stdout.end()
      trace.end()
      // a last line without its end may still have been the last reply
      clearTimeout(graceTimer)
      const evidence = intake.evidence()
      return {
        end: overstayed ? { kind: 'done' } : understoodEnd(end, intake.understood(), evidence),
        recordsCalls: true,
        evidence,
      }
    },
  }
}

/** An agent that printed something, and no event at all, does not speak the protocol. */
function understoodEnd(end: AgentEnd, understood: number, { broken_lines: broken }: AgentReport['evidence']): AgentEnd {
  const isWell = end.kind === 'exited' && end.code === 0
  if (!isWell || understood > 0 || broken === undefined) return end
  const first = broken.first[0]?.line ?? 1
  const message = `the agent printed ${broken.count} lines, none of them a trace event (the first one is line ${first})`
  return { kind: 'not_understood', message }
}
