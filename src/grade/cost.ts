import type { Price } from '../suite/schema/suite.ts'
import { callCost } from '../trace/call-cost.ts'
import type { TraceEvent } from '../trace/events.ts'
import { amount, type Score, unscored } from './score.ts'

/** US dollars of the agent's model calls. One call of unknown cost makes the sum unknown, never smaller. */
export function costOf(events: readonly TraceEvent[], prices: Readonly<Record<string, Price>>): Score {
  const calls = events.filter((event) => event.event === 'model').filter((event) => event.by !== 'user')
  if (calls.length === 0) return unscored('no model calls recorded')
  let sum = 0
  const unknown = new Set<string>()
  for (const call of calls) {
    const cost = callCost(call, prices)
    if (typeof cost === 'string') unknown.add(cost)
    else sum += cost
  }
  return unknown.size === 0 ? amount(sum) : unscored([...unknown].sort().slice(0, MAX_REASONS).join('; '))
}

const MAX_REASONS = 3
