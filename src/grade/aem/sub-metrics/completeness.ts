import type { ReplyComparison } from '../../ports.ts'
import type { CallComparison, SubMetric, SubMetricResult } from '../types.ts'
import { callOrReply } from './call-or-reply.ts'

/** Every argument that is due and no other; every part of the reply that is due. */
export const completeness: SubMetric = {
  name: 'completeness',
  applies_to: ['action', 'response'],
  evaluate: callOrReply(ofCall, ofReply),
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
