import { canonical, type Json, type JsonObject } from '../json.ts'
import type { TraceEvent } from '../trace/events.ts'
import { type AgentCall, agentCalls, replies } from '../trace/views.ts'
import { fold } from './fold.ts'

/**
 * What a reference keeps of a trace: what was said, what the agent called and what came back. Model calls, notes, the
 * user's own calls, times, sequence numbers and call ids go; a call is one event; long values are folded. Doing it
 * again changes nothing.
 */
export function referenceEvents(events: readonly TraceEvent[]): TraceEvent[] {
  const calls = agentCalls(events)
  // without ids, an open proposal would later be taken for a settled one of the same tool
  const needsIds = calls.some((call) => call.fate === 'unknown')
  const kept: { readonly position: number; readonly event: TraceEvent }[] = [
    ...events.flatMap((event, position) => (event.event === 'user' ? [{ position, event: userEvent(event) }] : [])),
    ...replies(events).map(({ position, text }) => ({
      position,
      event: { event: 'response' as const, text: fold(text) },
    })),
    ...calls.map((call, index) => ({
      position: call.position,
      event: callEvent(call, needsIds ? { call_id: String(index + 1) } : {}),
    })),
  ]
  return kept.sort((a, b) => a.position - b.position).map(({ event }) => event)
}

function userEvent({ text, turn }: TraceEvent & { event: 'user' }): TraceEvent {
  return { event: 'user', text: fold(text), ...(turn !== undefined && { turn }) }
}

function callEvent(call: AgentCall, id: { readonly call_id?: string }): TraceEvent {
  const made = { tool: call.tool, args: foldArgs(call.args), ...id }
  switch (call.fate) {
    case 'unknown':
      return { event: 'proposed', ...made }
    case 'refused':
      return {
        event: 'refused',
        ...made,
        reason: call.reason ?? 'policy',
        ...(call.message !== undefined && { message: fold(call.message) }),
      }
    default:
      return {
        event: 'executed',
        ...made,
        ok: call.fate === 'ok',
        ...(call.result !== undefined && { result: foldValue(call.result) }),
        ...(call.error !== undefined && { error: fold(call.error) }),
      }
  }
}

/** Characters of a whole value above which it is folded as one text. */
const MAX_VALUE = 4000

function foldValue(value: Json): Json {
  const folded = foldLeaves(value)
  const text = canonical(folded)
  return typeof folded === 'string' || text.length <= MAX_VALUE ? folded : fold(text)
}

function foldArgs(args: JsonObject): Record<string, Json> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, foldValue(value)]))
}

function foldLeaves(value: Json): Json {
  if (typeof value === 'string') return fold(value)
  if (Array.isArray(value)) return value.map(foldLeaves)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, foldLeaves(item)]))
}
