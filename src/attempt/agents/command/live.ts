import type { CommandAgent } from '../../../suite/schema/suite.ts'
import type { CommandLine } from '../../command-line.ts'
import type { AgentEnd } from '../../outcome.ts'
import { type ProcessEnd, type RunningProcess, runProcess } from '../../process/run-process.ts'
import { Tail } from '../../process/tail.ts'
import type { LiveAgent, Session } from '../../sandbox/session.ts'
import { jsonlProtocol } from './jsonl.ts'
import type { Protocol } from './protocol.ts'
import { textProtocol } from './text.ts'
import { openTraceFile } from './trace-file.ts'

const MAX_STDERR_BYTES = 8 * 1024

/** One attempt of a command: start, speak the protocol, read everything within the limit, wait until all has ended. */
export function liveCommand(commandLine: CommandLine, name: CommandAgent['protocol']): LiveAgent {
  return async (session) => {
    const protocol: Protocol = name === 'text' ? textProtocol(session) : jsonlProtocol(session)
    const stderr = new Tail(MAX_STDERR_BYTES)
    const budget = createBudget(session, () => child.closeOutput())
    const trace = openTraceFile(session.folder.trace, protocol.followsTrace, (chunk) =>
      budget.spend(chunk, protocol.onTrace),
    )
    const child: RunningProcess = runProcess({
      ...commandLine,
      ...{ cwd: session.folder.workspace, env: session.env, marker: session.marker, signal: session.signal },
      onStdout: (chunk) => budget.spend(chunk, protocol.onStdout),
      onStderr: (chunk) => budget.spend(chunk, (bytes) => stderr.push(bytes)),
    })
    protocol.start(child)
    const ended = await child.ended
    trace.close()
    const { end, recordsCalls, evidence } = protocol.finish(endOf(ended))
    return { end, recordsCalls, evidence: { ...evidence, ...stderrOf(stderr.text()) } }
  }
}

/** What an agent may print in all its streams together; the attempt ends at the first byte above it. */
function createBudget(session: Session, onSpent: () => void) {
  let left = session.limits.outputBytes
  return {
    /** Answers whether there is more to spend. */
    spend(chunk: Buffer, use: (chunk: Buffer) => void): boolean {
      if (left < 0) return false
      const allowed = chunk.subarray(0, left)
      left -= chunk.length
      use(allowed)
      if (left >= 0) return true
      session.stop('output')
      onSpent()
      return false
    },
  }
}

/** Errors of a machine that has no room for another process. */
const TRANSIENT: ReadonlySet<string> = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ETXTBSY'])

function endOf(end: ProcessEnd): AgentEnd {
  if (end.kind === 'exited') return end
  const message = `the agent could not be started: ${end.message}`
  return { kind: 'not_started', message, transient: TRANSIENT.has(end.code) }
}

function stderrOf(text: string): { stderr_tail?: string } {
  return text === '' ? {} : { stderr_tail: text }
}
