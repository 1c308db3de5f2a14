import type { Dialog, DialogTurn, GoldTurn } from '../../../suite/schema/gold.ts'
import type { TraceEvent } from '../../events.ts'
import { fitEvent } from '../../fit.ts'

/** The predicted side of a dialog as a trace; the user's rows are the user's messages. */
export function dialogTrace(dialog: Dialog): readonly TraceEvent[] {
  const events = dialog.flatMap(turnEvents)
  const all: TraceEvent[] = [...events, { event: 'end' }]
  return all.map((event, index) => fitEvent({ ...event, seq: index + 1 }))
}

/** The gold side of a dialog. */
export function dialogGold(dialog: Dialog): GoldTurn[] {
  return dialog.flatMap(({ predict_turn, gold_turn, ...turn }) => {
    const said = turn.turn === 'User' ? (gold_turn ?? userWords(predict_turn)) : gold_turn
    return said == null ? [] : [{ ...turn, gold_turn: said }]
  })
}

function turnEvents(turn: DialogTurn): TraceEvent[] {
  const by = turn.by === 'user' ? { by: turn.by } : {}
  if (turn.turn === 'User') {
    const words = userWords(turn.gold_turn) ?? userWords(turn.predict_turn)
    return words === undefined ? [] : [{ event: 'user', text: words.response }]
  }
  const predicted = turn.predict_turn
  if (predicted == null) return []
  if ('response' in predicted) return [{ event: 'response', text: predicted.response, ...by }]
  const tool = predicted.action === undefined ? predicted.tool_id : `${predicted.tool_id}.${predicted.action}`
  const call = { tool, args: predicted.args, call_id: `turn-${turn.turn_no}`, ...by }
  const proposed: TraceEvent = { event: 'proposed', ...call }
  if (predicted.refused)
    return [proposed, { event: 'refused', ...call, reason: 'policy', message: 'refused in the source' }]
  const result = predicted.result === undefined ? {} : { result: predicted.result }
  return [proposed, { event: 'executed', ...call, ok: predicted.ok ?? true, ...result }]
}

function userWords(side: DialogTurn['gold_turn'] | DialogTurn['predict_turn']): { response: string } | undefined {
  return side != null && 'response' in side ? { response: side.response } : undefined
}
