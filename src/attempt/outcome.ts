import type { Limits } from '../suite/schema/suite.ts'
import type { Outcome } from '../trace/attempt.ts'
import { DEFAULT_FILE_SIZE, DEFAULT_PROCESSES } from './limits.ts'

/** What ended an attempt from outside its agent; the first one counts. */
export type Stop = 'interrupted' | 'time' | 'calls' | 'output' | 'cost' | ResourceStop | NotMeasured

/** A limit on what the agent's processes may take of the machine. */
export type ResourceStop = 'cpu' | 'memory' | 'file_size' | 'processes'

/** What the attempt was made in failed: its models had no answer, or its tools. That says nothing about its agent. */
export interface NotMeasured {
  readonly reason: 'provider' | 'configuration' | 'cassette' | 'budget' | 'sandbox'
  readonly message: string
  /** The message without what is this attempt's own. */
  readonly cause?: string
  /** Lines of a unified diff. */
  readonly diff?: readonly string[]
}

/** How the agent itself ended, as far as its kind can tell. */
export type AgentEnd =
  | { readonly kind: 'done' }
  /** The process could not be started; `transient` where the machine had no room for it. */
  | { readonly kind: 'not_started'; readonly message: string; readonly transient: boolean }
  | { readonly kind: 'exited'; readonly code: number | null; readonly signal: string | null }
  /** It ended well, and nothing that it said could be understood. */
  | { readonly kind: 'not_understood'; readonly message: string }
  /** It failed in a way that its kind knows, without an exit. */
  | { readonly kind: 'failed'; readonly reason: 'exit' | 'steps' | 'protocol'; readonly message: string }
  /** Something outside it failed. */
  | { readonly kind: 'not_measured'; readonly reason: 'provider' | 'unreachable'; readonly message: string }

/**
 * Why an attempt ended, in one place and in this order: from outside, by a limit, by its agent, well.
 * @param unanswered what the agent did in place of an answer, in words
 */
export function decideOutcome(
  stop: Stop | undefined,
  end: AgentEnd,
  limits: Limits,
  unanswered?: string | undefined,
): Outcome {
  if (stop === 'interrupted') return interrupted()
  if (typeof stop === 'object') return { status: 'infra_failed', ...stop }
  if (stop === 'time') {
    const why = unanswered === undefined ? '' : `: ${unanswered}`
    return { status: 'timed_out', limit: limits.time, message: `the agent had not ended after ${limits.time}${why}` }
  }
  if (stop === 'calls') return failed('calls', `the agent made more than ${limits.calls} tool calls`)
  if (stop === 'output') return failed('output', `the agent printed more than ${limits.output}`)
  if (stop === 'cost') return failed('cost', `the agent spent more than ${limits.cost_usd} US dollars`)
  const resource = stop ?? killedFor(end, limits)
  if (resource !== undefined) return failed(resource, resourceMessage(resource, limits))
  if (end.kind === 'not_started') {
    if (end.transient) return { status: 'infra_failed', reason: 'spawn', message: end.message }
    return failed('spawn', end.message)
  }
  if (end.kind === 'exited' && end.signal !== null) return failed('exit', `the agent was ended by ${end.signal}`)
  if (end.kind === 'exited' && end.code !== 0) return failed('exit', `the agent exited with code ${end.code}`)
  if (end.kind === 'not_understood') return failed('protocol', end.message)
  if (end.kind === 'failed') return failed(end.reason, end.message)
  if (end.kind === 'not_measured') return { status: 'infra_failed', reason: end.reason, message: end.message }
  return { status: 'completed' }
}

export function interrupted(): Outcome {
  return { status: 'infra_failed', reason: 'interrupted', message: 'the run was interrupted' }
}

/** The kernel's own word that a limit was passed. */
function killedFor(end: AgentEnd, limits: Limits): ResourceStop | undefined {
  if (end.kind !== 'exited') return undefined
  if (end.signal === 'SIGXCPU' && limits.cpu !== undefined) return 'cpu'
  return end.signal === 'SIGXFSZ' ? 'file_size' : undefined
}

export function resourceMessage(stop: ResourceStop, limits: Limits): string {
  switch (stop) {
    case 'cpu':
      return `the agent took more than ${limits.cpu} of time on the processor (limits.cpu)`
    case 'memory':
      return `the agent took more than ${limits.memory} of memory (limits.memory)`
    case 'file_size':
      return `the agent wrote a file of more than ${limits.file_size ?? DEFAULT_FILE_SIZE} (limits.file_size)`
    case 'processes':
      return `the agent ran more than ${limits.processes ?? DEFAULT_PROCESSES} processes at the same time (limits.processes)`
  }
}

type Failure = Extract<Outcome, { status: 'agent_failed' }>['reason']

function failed(reason: Failure, message: string): Outcome {
  return { status: 'agent_failed', reason, message }
}
