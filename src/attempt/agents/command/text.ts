import type { Session } from '../../sandbox/session.ts'
import { fitted } from '../dialog/fitted.ts'
import { createIntake } from '../dialog/intake.ts'
import type { Protocol } from './protocol.ts'

/** The task's input on stdin, the answer on stdout. Calls can be told in the trace file. */
export function textProtocol(session: Session): Protocol {
  const { recorder, hasTools, models, planned } = session
  const printed: Buffer[] = []
  const intake = createIntake({
    recorder,
    hasTools,
    models,
    // stdout alone is the answer
    adapt: (event) => (event.event === 'response' ? { event: 'note', text: event.text } : event),
  })
  const lines = intake.stream()
  return {
    followsTrace: false,
    onStdout: (chunk) => void printed.push(chunk),
    onTrace: (chunk) => lines.push(chunk),
    start(child) {
      const input = planned.task.turns[0]?.user ?? ''
      recorder.record({ event: 'user', text: input, turn: 1 })
      child.write(`${input}\n`)
      child.closeInput()
    },
    finish(end) {
      lines.end()
      const answer = Buffer.concat(printed).toString('utf8').trimEnd()
      if (answer !== '') recorder.record({ event: 'response', text: fitted(answer) })
      return { end, recordsCalls: intake.understood() > 0, evidence: intake.evidence() }
    },
  }
}
