import type { ReplyComparison } from '../../ports.ts'
import type { CallComparison, SubMetric, SubMetricResult } from '../types.ts'

/** Judges what an action turn, or a response turn, was compared to; a turn that has neither is unscored. */
export function callOrReply(
  ofCall: (call: CallComparison) => SubMetricResult,
  ofReply: (reply: ReplyComparison) => SubMetricResult,
): SubMetric['evaluate'] {
  return (turn, context) => {
    const call = context.callOf(turn)
    if (call !== undefined) return ofCall(call)
    const reply = context.replyOf(turn)
    return reply === undefined ? { status: 'unscored', score: 0 } : ofReply(reply)
  }
}
