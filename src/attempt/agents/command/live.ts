import type { CommandLine } from '../../command-line.ts'
import { type RunningProcess, runProcess } from '../../process/run-process.ts'
import { Tail } from '../../process/tail.ts'
import type { LiveAgent, Session } from '../../sandbox/session.ts'
import { createBudget } from '../dialog/budget.ts'
import { endOf, MAX_STDERR_BYTES, stderrOf } from '../dialog/process-end.ts'
import type { Protocol } from './protocol.ts'
import { openTraceFile } from './trace-file.ts'

/** One attempt of a command: start, speak the protocol, read everything within the limit, wait until all has ended. */
export function liveCommand(commandLine: CommandLine, speak: (session: Session) => Protocol): LiveAgent {
  return async (session) => {
    const protocol = speak(session)
    const stderr = new Tail(MAX_STDERR_BYTES)
    const budget = createBudget(session, () => child.closeOutput())
    const trace = openTraceFile(session.folder.trace, protocol.followsTrace, (chunk) =>
      budget.spend(chunk, protocol.onTrace),
    )
    if (protocol.followsTrace) session.recorder.follow(trace.readOn)
    const child: RunningProcess = runProcess({
      ...commandLine,
      ...{ cwd: session.folder.workspace, env: session.env, marker: session.marker, signal: session.signal },
      onStdout: (chunk) => budget.spend(chunk, protocol.onStdout),
      onStderr: (chunk) => budget.spend(chunk, (bytes) => stderr.push(bytes)),
    })
    protocol.start(child)
    const ended = await child.ended
    trace.close()
    const { evidence, ...report } = protocol.finish(endOf(ended))
    return { ...report, evidence: { ...evidence, ...stderrOf(stderr.text()) } }
  }
}
