import { referenceEvents } from '../baseline/reference-events.ts'
import { canonical, type Json, type JsonObject } from '../json.ts'
import type { GoldTurn } from '../suite/schema/gold.ts'
import type { ToolEntry } from '../suite/schema/tools.ts'
import { resolveAction, resolveTool } from '../suite/tool-names.ts'
import type { TraceEvent } from '../trace/events.ts'
import { agentCalls, replies } from '../trace/views.ts'

/** One line of a trace as diffs compare it. */
export interface TraceLine {
  readonly kind: 'user' | 'reply' | 'call' | 'outcome'
  readonly text: string
  /** 0-based number of the call or reply among the trace's own; for lines that begin one. */
  readonly call?: number
  readonly reply?: number
}

/**
 * A trace as lines: the user's words, the agent's replies, its calls with canonical arguments and what came back. What
 * differs between two equal attempts is made alike: call ids and times are left out, identifiers and instants that
 * tools hand out are numbered by their first appearance.
 */
export function traceLines(trace: readonly TraceEvent[], tools: readonly ToolEntry[]): TraceLine[] {
  const events = referenceEvents(trace)
  const said = replies(events)
  const calls = agentCalls(events)
  const stable = stabiliser()
  const items = [
    ...events.flatMap((event, position) =>
      event.event === 'user' ? [{ position, lines: (): TraceLine[] => [spoken('user', event.text)] }] : [],
    ),
    ...said.map((reply, index) => ({
      position: reply.position,
      lines: (): TraceLine[] => [{ ...spoken('reply', stable(reply.text, false)), reply: index }],
    })),
    ...calls.map((call, index) => ({
      position: call.position,
      lines: (): TraceLine[] => [
        { ...callLine(resolveTool(tools, call.tool).name, call.args, stable), call: index },
        ...outcomeLines(call, stable),
      ],
    })),
  ]
  return items.sort((a, b) => a.position - b.position).flatMap((item) => item.lines())
}

/** Gold turns as lines; results only where the author recorded them. */
export function goldLines(gold: readonly GoldTurn[], tools: readonly ToolEntry[]): TraceLine[] {
  const verbatim = (text: string) => text
  return gold
    .filter((turn) => turn.by !== 'user')
    .flatMap(({ turn, gold_turn: expected, result }): TraceLine[] => {
      if ('response' in expected) return [spoken(turn === 'User' ? 'user' : 'reply', expected.response)]
      const name = resolveAction(tools, { tool_id: expected.tool_id, action: expected.action }).name
      const call = callLine(name, expected.args, verbatim)
      return result === undefined ? [call] : [call, { kind: 'outcome', text: `  → ${spaced(result)}` }]
    })
}

type Stable = (text: string, fromTool: boolean) => string

function callLine(tool: string, args: JsonObject, stable: Stable): TraceLine {
  return { kind: 'call', text: `call ${tool} ${stable(spaced(args), false)}` }
}

function outcomeLines(call: ReturnType<typeof agentCalls>[number], stable: Stable): TraceLine[] {
  const line = (text: string): TraceLine => ({ kind: 'outcome', text: `  ${text}` })
  switch (call.fate) {
    case 'ok':
      return call.result === undefined ? [] : [line(`→ ${stable(spaced(withoutTimes(call.result)), true)}`)]
    case 'failed':
      return [line(`✗ ${stable(flat(call.error ?? spaced(call.result ?? 'failed')), true)}`)]
    case 'refused':
      return [line(`✗ refused (${call.reason ?? 'policy'}): ${stable(flat(call.message ?? ''), true)}`.trimEnd())]
    case 'unknown':
      return [line('? nobody recorded what became of it')]
  }
}

/** One line, however long: a reply that differs in one place must not tear the lines of the next one apart. */
function spoken(kind: 'user' | 'reply', text: string): TraceLine {
  return { kind, text: `${kind}: ${flat(text)}`.trimEnd() }
}

function spaced(value: Json): string {
  // raw line breaks stand only outside of strings
  return canonical(value, 1)
    .replaceAll(/([[{])\n */g, '$1')
    .replaceAll(/\n *([\]}])/g, '$1')
    .replaceAll(/\n */g, ' ')
}

function flat(text: string): string {
  return text.trim().replaceAll(/\s*[\r\n]+\s*/g, ' ⏎ ')
}

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi
const INSTANT = /\b\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?(?!\d)/g

/**
 * Numbers UUIDs wherever they come from, and instants that a tool handed out before the agent used them: an agent's
 * own wrong instant stays what it is. The number tells two of them apart.
 */
function stabiliser(): Stable {
  const uuids = new Map<string, string>()
  const instants = new Map<string, string>()
  const numbered = (known: Map<string, string>, name: string, text: string) => {
    const key = text.toLowerCase()
    const label = known.get(key) ?? `<${name} ${known.size + 1}>`
    known.set(key, label)
    return label
  }
  return (text, fromTool) =>
    text
      .replaceAll(UUID, (uuid) => numbered(uuids, 'uuid', uuid))
      .replaceAll(INSTANT, (instant) =>
        fromTool ? numbered(instants, 'time', instant) : (instants.get(instant.toLowerCase()) ?? instant),
      )
}

const TIME_KEY = /^(?:.*_)?(?:elapsed|latency|took|response_time)(?:_?(?:ms|s|sec|seconds|us|ns))?$|_ms$/i

/** Numbers that say how long a tool took. */
function withoutTimes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutTimes)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]): [string, Json] =>
    typeof item === 'number' && TIME_KEY.test(key) ? [key, '<duration>'] : [key, withoutTimes(item)],
  )
  return Object.fromEntries(entries)
}
