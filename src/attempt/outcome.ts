import type { Limits } from '../suite/schema/suite.ts'
import type { Outcome } from '../trace/attempt.ts'

/** What ended an attempt from outside its agent; the first one counts. */
export type Stop = 'interrupted' | 'time' | 'calls' | 'output' | 'cost' | NotMeasured

/** What the attempt was made in failed: it says nothing about its agent. */
export type NotMeasured = Extract<Outcome, { readonly status: 'infra_failed' }>

/** How the agent itself ended, as far as its kind can tell. */
export type AgentEnd =
  | { readonly kind: 'done' }
  /** The process could not be started; `transient` where the machine had no room for it. */
  | { readonly kind: 'not_started'; readonly message: string; readonly transient: boolean }
  | { readonly kind: 'exited'; readonly code: number | null; readonly signal: string | null }
  /** It ended well, and nothing that it said could be understood. */
  | { readonly kind: 'not_understood'; readonly message: string }

/** Why an attempt ended, in one place and in this order: from outside, by a limit, by its agent, well. */
export function decideOutcome(stop: Stop | undefined, end: AgentEnd, limits: Limits): Outcome {
  if (typeof stop === 'object') return stop
  if (stop === 'interrupted') return interrupted()
  if (stop === 'time') {
    return { status: 'timed_out', limit: limits.time, message: `the agent had not ended after ${limits.time}` }
  }
  if (stop === 'calls') return failed('calls', `the agent made more than ${limits.calls} tool calls`)
  if (stop === 'output') return failed('output', `the agent printed more than ${limits.output}`)
  if (stop === 'cost') return failed('cost', `the agent spent more than ${limits.cost_usd} US dollars`)
  if (end.kind === 'not_started') {
    if (end.transient) return { status: 'infra_failed', reason: 'spawn', message: end.message }
    return failed('spawn', end.message)
  }
  if (end.kind === 'exited' && end.signal !== null) return failed('exit', `the agent was ended by ${end.signal}`)
  if (end.kind === 'exited' && end.code !== 0) return failed('exit', `the agent exited with code ${end.code}`)
  if (end.kind === 'not_understood') return failed('protocol', end.message)
  return { status: 'completed' }
}

export function interrupted(): Outcome {
  return { status: 'infra_failed', reason: 'interrupted', message: 'the run was interrupted' }
}

function failed(reason: 'exit' | 'spawn' | 'calls' | 'output' | 'cost' | 'protocol', message: string): Outcome {
  return { status: 'agent_failed', reason, message }
}
