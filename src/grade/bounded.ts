import type { Json, JsonObject } from '../json.ts'
import type { Attempt } from '../trace/attempt.ts'
import type { TraceEvent } from '../trace/events.ts'
import { isShallow, MAX_DEPTH } from './depth.ts'

/** The attempt with whatever lies deeper than that replaced by the text `…`. */
export function boundedAttempt(attempt: Attempt): Attempt {
  const { state, state_before, ...evidence } = attempt.evidence
  return {
    ...attempt,
    events: attempt.events.map(boundedEvent),
    evidence: {
      ...evidence,
      ...(state === undefined ? {} : { state: bounded(state) }),
      ...(state_before === undefined ? {} : { state_before: bounded(state_before) }),
    },
  }
}

function boundedEvent(event: TraceEvent): TraceEvent {
  if (event.event !== 'proposed' && event.event !== 'executed' && event.event !== 'refused') return event
  const args = boundedArgs(event.args)
  if (event.event !== 'executed' || event.result === undefined) return { ...event, args }
  return { ...event, args, result: bounded(event.result) }
}

function boundedArgs(args: JsonObject): Record<string, Json> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, bounded(value)]))
}

function bounded(value: Json): Json {
  return isShallow(value) ? value : cut(value, MAX_DEPTH)
}

function cut(value: Json, left: number): Json {
  if (typeof value === 'number' && !Number.isFinite(value)) return null
  if (typeof value !== 'object' || value === null) return value
  if (left <= 0) return '…'
  if (Array.isArray(value)) return value.map((item) => cut(item, left - 1))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, left - 1)]))
}
