import type { Task } from '../../suite/schema/task.ts'
import type { ExtraCall, PredictedCall } from './types.ts'

/**
 * The calls that were refused or failed and that a successful call of the same tool follows, by index.
 *
 * @param calls all of the segment, in order
 */
export function recoveredCalls(calls: readonly PredictedCall[]): ReadonlySet<number> {
  const recovered = new Set<number>()
  const doneLater = new Set<string>()
  for (let index = calls.length - 1; index >= 0; index -= 1) {
    const call = calls[index]
    if (call === undefined) continue
    const name = JSON.stringify([call.tool_id, call.action ?? null])
    if (call.fate === 'ok') doneLater.add(name)
    if ((call.fate === 'failed' || call.fate === 'refused') && doneLater.has(name)) recovered.add(index)
  }
  return recovered
}

/**
 * The calls of one segment that no gold turn has for a partner.
 *
 * @param unknownIsDone whether a call with no recorded outcome counts as executed: in a dialog list, which need not
 *   record any, but not in a trace, where such a call never came to an end
 */
export function extraCalls(
  calls: readonly PredictedCall[],
  isPaired: (call: number) => boolean,
  segment: number,
  { unknownIsDone }: { readonly unknownIsDone: boolean },
): readonly ExtraCall[] {
  const recovered = recoveredCalls(calls)
  return calls.flatMap((call, index) => {
    if (isPaired(index)) return []
    const kind = recovered.has(index) ? 'recovered' : kindOf(call, unknownIsDone)
    return [{ tool: call.tool, args: call.args, segment, kind }]
  })
}

function kindOf(call: PredictedCall, unknownIsDone: boolean): ExtraCall['kind'] {
  if (call.fate !== 'ok' && !(call.fate === 'unknown' && unknownIsDone)) return 'extra_failed'
  if (call.read_only === undefined) return 'extra_unknown'
  return call.read_only ? 'extra_read' : 'extra_write'
}

/** Codes by which extra calls fail a dialog; empty when they do not. */
export function extraCallFailures(extra: readonly ExtraCall[], policy: Task['extra_calls']): readonly string[] {
  const kinds = new Set(extra.map((call) => call.kind))
  kinds.delete('recovered')
  if (policy === 'allow' || kinds.size === 0) return []
  if (kinds.has('extra_write')) return ['extra_write']
  return policy === 'fail' ? ['extra_call'] : []
}
