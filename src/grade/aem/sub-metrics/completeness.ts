import type { ReplyComparison } from '../../ports.ts'
import type { CallComparison, SubMetric, SubMetricResult } from '../types.ts'

/** Every argument that is due and no other; every part of the reply that is due. */
export const completeness: SubMetric = {
  name: 'completeness',
  applies_to: ['action', 'response'],
  evaluate(turn, context) {
    const call = context.callOf(turn)
    if (call !== undefined) return ofCall(call)
    const reply = context.replyOf(turn)
    return reply === undefined ? { status: 'unscored', score: 0 } : ofReply(reply)
  },
}

function ofCall({ missing, extra, fields }: CallComparison): SubMetricResult {
  const wrong = missing.length + extra.length
  if (wrong === 0) return { status: 'passed', score: 1 }
  return {
    status: 'failed',
    score: fields.length / (fields.length + wrong),
    reason: missing.length > 0 ? 'missing_parameters' : 'extra_parameters',
    detail: { missing, extra },
  }
}

function ofReply({ complete, score, failure, reason }: ReplyComparison): SubMetricResult {
  if (complete) return { status: 'passed', score: 1 }
  return { status: 'failed', score, reason: failure ?? 'incomplete_response', detail: { score, reason } }
}
