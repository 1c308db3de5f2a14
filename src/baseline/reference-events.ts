import { canonical, type Json } from '../json.ts'
import type { TraceEvent } from '../trace/events.ts'
import { agentCalls } from '../trace/views.ts'
import { fold } from './fold.ts'

/**
 * What a reference keeps of a trace: what was said and called and what came back. Model calls, notes, times, sequence
 * numbers and call ids go; a proposal that was settled is told by what settled it; long values are folded. Doing it
 * again changes nothing.
 */
export function referenceEvents(events: readonly TraceEvent[]): TraceEvent[] {
  const unsettled = new Set(agentCalls(events).flatMap((call) => (call.settled === undefined ? [call.position] : [])))
  return events.flatMap((event, index): TraceEvent[] => {
    const by = event.by === 'user' ? { by: event.by } : {}
    switch (event.event) {
      case 'user':
      case 'response':
        return [{ event: event.event, text: fold(event.text), ...by }]
      case 'proposed':
        return unsettled.has(index) ? [{ event: 'proposed', tool: event.tool, args: foldArgs(event.args), ...by }] : []
      case 'refused':
        return [
          {
            event: 'refused',
            tool: event.tool,
            args: foldArgs(event.args),
            reason: event.reason,
            ...(event.message !== undefined && { message: fold(event.message) }),
            ...by,
          },
        ]
      case 'executed':
        return [
          {
            event: 'executed',
            tool: event.tool,
            args: foldArgs(event.args),
            ok: event.ok,
            ...(event.result !== undefined && { result: foldValue(event.result) }),
            ...(event.error !== undefined && { error: fold(event.error) }),
            ...by,
          },
        ]
      default:
        return []
    }
  })
}

/** Characters of a whole value above which it is folded as one text. */
const MAX_VALUE = 4000

function foldValue(value: Json): Json {
  const folded = foldLeaves(value)
  const text = canonical(folded)
  return typeof folded === 'string' || text.length <= MAX_VALUE ? folded : fold(text)
}

function foldArgs(args: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, foldValue(value)]))
}

function foldLeaves(value: Json): Json {
  if (typeof value === 'string') return fold(value)
  if (Array.isArray(value)) return value.map(foldLeaves)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foldLeaves(item)]))
}
