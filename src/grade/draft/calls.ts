import { resolveTool } from '../../suite/tool-names.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { type AgentCall, agentCalls } from '../../trace/views.ts'
import type { AemContext } from '../aem/types.ts'
import type { DraftSource } from './types.ts'

/** A call that belongs into the gold. */
export interface GoldCall extends AgentCall {
  /** As the suite's table names the tool. */
  readonly name: string
  /** Segment of the script, 0-based. */
  readonly segment: number
  /** The same call in each of the other passing attempts that made it. */
  readonly twins: readonly AgentCall[]
  readonly notes: readonly string[]
}

/**
 * The calls that were carried out, without reads that not every passing attempt needed. Calls that failed are left out:
 * the gold says what is right, and a failed call that is made again is no fault.
 */
export function goldCalls(
  source: DraftSource,
  context: AemContext,
  segmentOf: (message: number) => number,
): { readonly calls: readonly GoldCall[]; readonly leftOut: readonly string[] } {
  const nameOf = (call: AgentCall) => resolveTool(context.tools, call.tool).name
  const isRead = (call: AgentCall) => resolveTool(context.tools, call.tool).entry?.read_only === true
  const made = carriedOut(source.attempt)
  const others = source.others.map((attempt) => carriedOut(attempt))
  const leftOut: string[] = []
  const calls = made.flatMap((call, index): GoldCall[] => {
    const name = nameOf(call)
    const before = made.slice(0, index).filter((other) => isSame(other, call)).length
    const twins = others.flatMap((list) => list.filter((other) => isSame(other, call))[before] ?? [])
    const missing = others.length - twins.length
    if (missing > 0 && isRead(call)) {
      leftOut.push(`A call of ${name} is left out: ${missing} of ${others.length} other passing attempts did without.`)
      return []
    }
    const notes = missing > 0 ? [`${missing} of ${others.length} other passing attempts did not make this call.`] : []
    return [{ ...call, name, segment: segmentOf(call.segment), twins, notes }]
  })
  const failed = agentCalls(source.attempt.events).filter(({ fate }) => fate === 'failed' || fate === 'refused')
  for (const call of failed)
    leftOut.push(`A call of ${nameOf(call)} that ${call.fate === 'failed' ? 'failed' : 'was refused'} is left out.`)
  return { calls, leftOut: [...new Set(leftOut)] }

  function isSame(one: AgentCall, other: AgentCall): boolean {
    return nameOf(one) === nameOf(other)
  }
}

/** A call whose end nobody recorded counts as carried out: in such traces none may be. */
function carriedOut({ events }: Attempt): AgentCall[] {
  return agentCalls(events).filter(({ fate }) => fate === 'ok' || fate === 'unknown')
}
