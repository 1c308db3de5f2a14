import { resolveTool } from '../../suite/tool-names.ts'
import { agentCalls } from '../../trace/views.ts'
import type { AemContext } from '../aem/types.ts'
import type { GoldCall } from './calls.ts'
import { sourceOf } from './sources.ts'
import type { DraftSource } from './types.ts'

/**
 * Calls that may come in any order, by the name of their group: neighbours of one segment that were asked for at the
 * same time, or that another passing attempt made the other way round. One that uses another's result does not qualify.
 */
export function groupsOf(
  calls: readonly GoldCall[],
  source: DraftSource,
  context: AemContext,
): ReadonlyMap<GoldCall, string> {
  const orders = source.others.map((attempt) =>
    agentCalls(attempt.events).map((call) => resolveTool(context.tools, call.tool).name),
  )
  const groups = new Map<GoldCall, string>()
  let stretch: GoldCall[] = []
  let count = 0
  for (const call of calls) {
    const last = stretch.at(-1)
    if (last !== undefined && isFree(last, call)) {
      stretch.push(call)
      continue
    }
    close()
    stretch = [call]
  }
  close()
  return groups

  function isFree(earlier: GoldCall, later: GoldCall): boolean {
    if (earlier.segment !== later.segment || sourceOf(later, stretch).length > 0) return false
    const together = earlier.settled === undefined ? false : later.position < earlier.settled
    return together || orders.some((names) => comesBefore(names, later.name, earlier.name))
  }

  function close(): void {
    if (stretch.length < 2) return
    count += 1
    for (const call of stretch) groups.set(call, `any${count}`)
  }
}

function comesBefore(names: readonly string[], first: string, second: string): boolean {
  const [a, b] = [names.indexOf(first), names.indexOf(second)]
  return first !== second && a >= 0 && b >= 0 && a < b
}
