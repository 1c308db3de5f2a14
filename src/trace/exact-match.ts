import { equalJson, type JsonObject } from '../json.ts'
import type { GoldTurn } from '../suite/schema/gold.ts'
import type { TraceEvent } from './events.ts'
import { type Actor, type AgentCall, callsBy } from './views.ts'

export interface ExactMatch {
  readonly turn_no: number
  readonly matched: boolean
}

/**
 * τ²-bench's action check: each gold call is looked for at any position among the calls of the one who has to make it,
 * executed or not; name and arguments have to be strictly equal. `compare_args` names the arguments that count: null or
 * absent all of them, [] none.
 * @see https://github.com/sierra-research/tau2-bench, `Action.compare_with_tool_call`
 */
export function exactMatches(gold: readonly GoldTurn[], events: readonly TraceEvent[]): ExactMatch[] {
  const calls: Readonly<Record<Actor, readonly AgentCall[]>> = {
    agent: callsBy('agent', events),
    user: callsBy('user', events),
  }
  return gold.flatMap((turn) => {
    const wanted = turn.gold_turn
    if ('response' in wanted) return []
    const names = wanted.action === undefined ? [wanted.tool_id] : joinedNames(wanted.tool_id, wanted.action)
    const matched = calls[turn.by ?? 'agent'].some(
      (call) => names.includes(call.tool) && equalArgs(wanted.args, call.args, turn.compare_args ?? null),
    )
    return [{ turn_no: turn.turn_no, matched }]
  })
}

function joinedNames(tool: string, action: string): string[] {
  return [`${tool}.${action}`, `${tool}__${action}`]
}

function equalArgs(gold: JsonObject, predicted: JsonObject, keys: readonly string[] | null): boolean {
  return keys === null
    ? equalJson(gold, predicted)
    : keys.every((key) => equalJson(ownValue(gold, key), ownValue(predicted, key)))
}

function ownValue(args: JsonObject, key: string) {
  return Object.hasOwn(args, key) ? args[key] : undefined
}
