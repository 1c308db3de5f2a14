import type { Json } from '../../../json.ts'
import type { ReplyComparison } from '../../ports.ts'
import type { CallComparison, FieldComparison, SubMetric, SubMetricResult } from '../types.ts'
import { callOrReply } from './call-or-reply.ts'

/** Every value that is there is the right one; nothing in the reply disagrees with the reference. */
export const truthfulness: SubMetric = {
  name: 'truthfulness',
  applies_to: ['action', 'response'],
  evaluate: callOrReply(ofCall, ofReply),
}

function ofCall({ fields }: CallComparison): SubMetricResult {
  const wrong = fields.filter((field) => !field.equivalent)
  const score = fields.length === 0 ? 1 : fields.reduce((sum, field) => sum + field.score, 0) / fields.length
  if (wrong.length === 0) return { status: 'passed', score }
  return {
    status: 'failed',
    score,
    reason: 'inconsistent_parameter_values',
    detail: { fields: wrong.map(fieldDetail) },
  }
}

/** `gold` or `predicted` is left out where that side has no value. */
function fieldDetail({ path, gold, predicted, score, reason }: FieldComparison): Json {
  return { path, ...(gold !== undefined && { gold }), ...(predicted !== undefined && { predicted }), score, reason }
}

function ofReply({ truthful, score, failure, reason }: ReplyComparison): SubMetricResult {
  if (truthful) return { status: 'passed', score: 1 }
  return { status: 'failed', score, reason: failure ?? 'inconsistent_response', detail: { score, reason } }
}
