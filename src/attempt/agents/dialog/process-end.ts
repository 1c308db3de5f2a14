import type { AgentEnd } from '../../outcome.ts'
import type { ProcessEnd } from '../../process/run-process.ts'

/** How a process that stood for the agent ended. */
export function endOf(end: ProcessEnd): AgentEnd {
  if (end.kind === 'exited') return end
  const message = `the agent could not be started: ${end.message}`
  return { kind: 'not_started', message, transient: TRANSIENT.has(end.code) }
}

/** Errors of a machine that has no room for another process. */
const TRANSIENT: ReadonlySet<string> = new Set(['EAGAIN', 'ENOMEM', 'EMFILE', 'ENFILE', 'ETXTBSY'])

export const MAX_STDERR_BYTES = 8 * 1024

export function stderrOf(text: string): { stderr_tail?: string } {
  return text === '' ? {} : { stderr_tail: text }
}
