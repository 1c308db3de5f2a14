import type { AgentEnd } from '../../outcome.ts'
import type { ProcessEnd } from '../../process/run-process.ts'
import { endOf } from '../dialog/process-end.ts'
import { AnswerError } from './answer.ts'
import { ConnectionError } from './post.ts'

/**
 * What an answer's status says of the agent; undefined for one that is well. A service that was started here answers for
 * itself; in front of one that runs elsewhere there may be a gateway, whose failures are not the agent's.
 */
export function statusEnd(status: number, isOwn: boolean): AgentEnd | undefined {
  if (status >= 200 && status < 300) return undefined
  const message = `the agent's service answered ${status}`
  if (!isOwn && OF_GATEWAYS.has(status)) return { kind: 'not_measured', reason: 'unreachable', message }
  if (status >= 500) return { kind: 'failed', reason: 'exit', message }
  const redirect = status >= 300 && status < 400 ? ', a redirect, which is not followed' : ''
  return { kind: 'failed', reason: 'protocol', message: `${message}${redirect}` }
}

/** Too many requests, bad gateway, unavailable, gateway time-out. */
const OF_GATEWAYS: ReadonlySet<number> = new Set([429, 502, 503, 504])

/** Why a turn broke off. `own`: the service was started here, and ended so, if it did. @throws what is no failure of the agent */
export function brokenEnd(error: unknown, own: { readonly ended: ProcessEnd | undefined } | undefined): AgentEnd {
  if (error instanceof AnswerError) return { kind: 'failed', reason: 'protocol', message: error.message }
  if (own?.ended !== undefined) return endedEnd(own.ended)
  if (error instanceof ConnectionError && !error.connected) {
    const message = "the agent's service could not be reached"
    if (own === undefined)
      return { kind: 'not_measured', reason: 'unreachable', message: `${message}: ${error.message}` }
    return { kind: 'failed', reason: 'exit', message }
  }
  if (error instanceof ConnectionError || isCut(error)) {
    const message = "the agent's service closed the connection before its answer was whole"
    return { kind: 'failed', reason: 'exit', message }
  }
  throw error
}

/** A service that ends while it is needed has failed, however it ends. */
export function endedEnd(ended: ProcessEnd | undefined): AgentEnd {
  const end = ended === undefined ? undefined : endOf(ended)
  const endedWell = end?.kind === 'exited' && end.code === 0
  if (end !== undefined && !endedWell) return end
  return { kind: 'failed', reason: 'exit', message: "the agent's service ended before it had answered" }
}

function isCut(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
