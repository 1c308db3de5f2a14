import { canonical } from '../../json.ts'
import type { AgentCall } from '../../trace/views.ts'
import { excerpt, finding } from '../codes.ts'
import { type Check, result } from './view.ts'

/**
 * No executed call repeats, verbatim, the failed call just before it. Verbatim: the same tool and equal canonical JSON.
 * Where the first of a row failed with an error marked retryable, one repeat is allowed. Calls made at the same time
 * are no repeats: the agent did not know yet that the first had failed.
 */
export const recoveredFromErrors: Check = ({ executed }) =>
  result(
    rows(executed).flatMap((row) => {
      const isRetryable = row[0]?.retryable === true
      const [first, ...repeats] = row
      if (first === undefined || repeats.length <= (isRetryable ? 1 : 0)) return []
      const args = excerpt(canonical(first.args))
      return [finding('failed_call_repeated', { tool: first.tool, args, times: row.length, retryable: isRetryable })]
    }),
  )

/** Runs of calls in which each repeats the failed one before it. */
function rows(calls: readonly AgentCall[]): AgentCall[][] {
  const found: AgentCall[][] = []
  for (const call of calls) {
    const row = found.at(-1)
    const before = row?.at(-1)
    if (row !== undefined && before !== undefined && isRepeat(before, call)) row.push(call)
    else found.push([call])
  }
  return found
}

function isRepeat(before: AgentCall, call: AgentCall): boolean {
  if (before.fate !== 'failed' || before.tool !== call.tool) return false
  if (before.settled !== undefined && before.settled > call.position) return false
  return canonical(before.args) === canonical(call.args)
}
