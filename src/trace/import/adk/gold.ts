import { isJsonObject } from '../../../json.ts'
import type { GoldTurn } from '../../../suite/schema/gold.ts'
import { callsOf, spoken } from './parts.ts'
import type { Invocation } from './schema.ts'

/** The gold of a conversation: for each invocation the user's words, the calls in their order, and the final answer. */
export function goldOf(conversation: readonly Invocation[]): GoldTurn[] {
  const turns = conversation.flatMap((invocation): Omit<GoldTurn, 'turn_no'>[] => {
    const answer = spoken(invocation.final_response).trim()
    return [
      { turn: 'User', gold_turn: { response: spoken(invocation.user_content) } },
      ...callsOf(invocation).map(({ call, answer: result }) => ({
        turn: 'Tool' as const,
        gold_turn: { tool_id: call.name, args: isJsonObject(call.args) ? { ...call.args } : {} },
        ...(result?.response !== undefined && { result: result.response }),
      })),
      ...(answer === '' ? [] : [{ turn: 'Agent' as const, gold_turn: { response: answer } }]),
    ]
  })
  return turns.map((turn, index) => ({ turn_no: index + 1, ...turn }))
}
