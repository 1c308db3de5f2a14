import type { AgentEnd } from '../../outcome.ts'
import type { RunningProcess } from '../../process/run-process.ts'
import type { AgentReport } from '../../sandbox/session.ts'

/** How one attempt's process is spoken to. */
export interface Protocol {
  /** What is appended to the trace file has to be seen at once, since replies may stand in it. */
  readonly followsTrace: boolean
  start(child: RunningProcess): void
  onStdout(chunk: Buffer): void
  onTrace(chunk: Buffer): void
  /** After the last byte. */
  finish(end: AgentEnd): AgentReport
}
