import { actionOf } from '../gold-turns.ts'
import type { PairedTurn, SubMetric } from '../types.ts'

/** The right tool, and the right operation of it. */
export const structural: SubMetric = {
  name: 'structural',
  applies_to: ['action'],
  fails_all: true,
  evaluate(turn, context) {
    const call = context.callOf(turn)
    if (call?.sameAction === true) return { status: 'passed', score: 1 }
    const reason = call?.sameTool === true ? 'action_mismatch' : 'tool_mismatch'
    return { status: 'failed', score: 0, reason, detail: toolNames(turn) }
  },
}

/** `{gold, predicted}` as `tool_id.action`; predicted null: not called. */
export function toolNames({ gold, predicted }: PairedTurn) {
  const action = actionOf(gold)
  return {
    gold: action === undefined ? null : nameOf(action),
    predicted: predicted?.kind === 'action' ? nameOf(predicted) : null,
  }
}

function nameOf({ tool_id, action }: { readonly tool_id: string; readonly action?: string | undefined }): string {
  return action === undefined ? tool_id : `${tool_id}.${action}`
}
