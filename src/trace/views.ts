import { equalJson, hashJson, type Json, type JsonObject } from '../json.ts'
import type { ExecutedEvent, RefusedEvent, TraceEvent } from './events.ts'

export type Actor = 'agent' | 'user'

/** One call with what became of it. */
export interface AgentCall {
  readonly tool: string
  readonly args: JsonObject
  /** `unknown`: proposed, and the trace does not say what became of it. */
  readonly fate: 'ok' | 'failed' | 'refused' | 'unknown'
  readonly result?: Json
  readonly error?: string
  readonly retryable?: boolean
  /** Why it was refused. */
  readonly reason?: RefusedEvent['reason']
  readonly message?: string
  /** Milliseconds that the tool took. */
  readonly ms?: number
  /** 0-based index in the trace of the event that made the call. */
  readonly position: number
  /** 0-based index in the trace of the event that settled it; absent when unknown. */
  readonly settled?: number
  /** 0-based index into `segmentsOf(events)`. */
  readonly segment: number
}

/** What the agent told the user at one time. */
export interface Reply {
  readonly text: string
  /** 0-based index in the trace of its last piece. */
  readonly position: number
  readonly segment: number
}

/** The stretch of a trace that one user message starts. */
export interface Segment {
  /** The user's words; absent where the trace begins without any. */
  readonly user?: string
  /** Number of the scripted turn, from 1; absent where the trace begins without any. */
  readonly turn?: number
  /** 0-based indices in the trace; `end` is the first one after the segment. */
  readonly start: number
  readonly end: number
}

/** The agent's calls in the order in which it made them. */
export function agentCalls(events: readonly TraceEvent[]): readonly AgentCall[] {
  const known = knownCalls.get(events)
  // a trace that is being recorded grows
  if (known !== undefined && known.length === events.length) return known.calls
  const calls = callsBy('agent', events)
  knownCalls.set(events, { length: events.length, calls })
  return calls
}

/** Every stage of grading asks for the calls of the same trace. */
const knownCalls = new WeakMap<readonly TraceEvent[], { readonly length: number; readonly calls: AgentCall[] }>()

/** The calls of the agent or of a simulated user: each proposal joined with the event that settled it. */
export function callsBy(actor: Actor, events: readonly TraceEvent[]): AgentCall[] {
  const calls: AgentCall[] = []
  const open = new Map<number, OpenCall>()
  let users = 0
  for (const [index, event] of events.entries()) {
    if (event.event === 'user') users += 1
    if (event.event !== 'proposed' && event.event !== 'executed' && event.event !== 'refused') continue
    if ((event.by ?? 'agent') !== actor) continue
    const entry = { args: event.args, id: event.call_id, tool: event.tool }
    const segment = Math.max(0, users - 1)
    const made = { tool: event.tool, args: event.args, position: index, segment }
    if (event.event === 'proposed') {
      open.set(calls.length, entry)
      calls.push({ ...made, fate: 'unknown' })
      continue
    }
    const proposal = findProposal(open, entry)
    const settled = { ...settlement(event), settled: index }
    if (proposal === undefined) {
      // nobody proposed it on record: the event itself is the proposal
      calls.push({ ...made, ...settled })
      continue
    }
    open.delete(proposal)
    const call = calls[proposal]
    if (call !== undefined) calls[proposal] = { ...call, ...settled }
  }
  return calls
}

/**
 * The agent's replies. Pieces marked `final: false` are put before what follows: as they stand when nothing lies
 * between, else on a line of their own. Text printed while a call is open belongs to the call and is no reply.
 */
export function replies(events: readonly TraceEvent[]): Reply[] {
  const found: Reply[] = []
  const busy = openCalls(events)
  let pending: Reply | undefined
  let users = 0
  for (const [index, event] of events.entries()) {
    if (event.event === 'user') {
      if (pending !== undefined) found.push(pending)
      pending = undefined
      users += 1
    }
    if (event.event !== 'response' || event.by === 'user' || busy[index]) continue
    const between = pending === undefined ? '' : pending.position === index - 1 ? pending.text : `${pending.text}\n`
    const reply = { text: between + event.text, position: index, segment: Math.max(0, users - 1) }
    if (event.final !== false) found.push(reply)
    pending = event.final === false ? reply : undefined
  }
  if (pending !== undefined) found.push(pending)
  return found
}

/** The trace cut at each user message; what comes before the first one belongs to the first segment. */
export function segmentsOf(events: readonly TraceEvent[]): Segment[] {
  const starts = events.flatMap((event, index) => (event.event === 'user' ? [{ event, index }] : []))
  if (starts.length === 0) return [{ start: 0, end: events.length }]
  return starts.map(({ event, index }, number) => ({
    user: event.text,
    turn: event.turn ?? number + 1,
    start: number === 0 ? 0 : index,
    end: starts[number + 1]?.index ?? events.length,
  }))
}

/**
 * Hash of the sequence of the agent's calls, what they came to, and replies. Times, sequence numbers, call ids and
 * model calls do not enter: equal hashes, equal trajectories.
 */
export function trajectoryHash(events: readonly TraceEvent[]): string {
  const users = events.flatMap((event, index) => (event.event === 'user' ? [{ position: index, item: ['user'] }] : []))
  const calls = agentCalls(events).map((call) => ({
    position: call.position,
    item: ['call', call.tool, call.args, call.fate, call.result ?? call.error ?? call.reason ?? null],
  }))
  const texts = replies(events).map((reply) => ({ position: reply.position, item: ['reply', reply.text] }))
  const sequence = [...users, ...calls, ...texts].sort((a, b) => a.position - b.position)
  return hashJson(sequence.map((entry) => entry.item))
}

interface OpenCall {
  readonly args: JsonObject
  readonly id: string | undefined
  readonly tool: string
}

/** By call id; else the oldest open proposal of the same tool and arguments; else the oldest one of the same tool. */
function findProposal(open: ReadonlyMap<number, OpenCall>, event: OpenCall): number | undefined {
  let sameTool: number | undefined
  let sameCall: number | undefined
  for (const [index, call] of open) {
    if (call.id !== undefined && event.id !== undefined) {
      if (call.id === event.id) return index
      continue
    }
    if (call.tool !== event.tool) continue
    sameTool ??= index
    if (sameCall === undefined && equalJson(call.args, event.args)) sameCall = index
  }
  return sameCall ?? sameTool
}

function settlement(event: ExecutedEvent | RefusedEvent) {
  if (event.event === 'refused') {
    return {
      fate: 'refused' as const,
      reason: event.reason,
      ...(event.message !== undefined && { message: event.message }),
    }
  }
  return {
    fate: event.ok ? ('ok' as const) : ('failed' as const),
    ...(event.result !== undefined && { result: event.result }),
    ...(event.error !== undefined && { error: event.error }),
    ...(event.retryable !== undefined && { retryable: event.retryable }),
    ...(event.ms !== undefined && { ms: event.ms }),
  }
}

/** By index: whether a call that the trace settles later is open there. */
function openCalls(events: readonly TraceEvent[]): readonly boolean[] {
  const change = new Array<number>(events.length + 1).fill(0)
  for (const call of agentCalls(events)) {
    if (call.settled === undefined) continue
    change[call.position] = (change[call.position] ?? 0) + 1
    change[call.settled] = (change[call.settled] ?? 0) - 1
  }
  let open = 0
  return change.map((step) => {
    open += step
    return open > 0
  })
}
