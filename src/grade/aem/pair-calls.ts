import type { GoldTurn } from '../../suite/schema/gold.ts'
import { assign, type PairValue } from './assign.ts'
import { callComparer, type GoldCall, goldCall, isSameTool } from './compare-call.ts'
import { fillGaps } from './gaps.ts'
import { stretches } from './groups.ts'
import { planStretches } from './stretch-plan.ts'
import type { AemContext, PredictedCall } from './types.ts'

/**
 * Pairs the gold turns of one segment with the agent's calls in it: the best assignment by tool and arguments, then what
 * is left between the same matched neighbours, left to right.
 *
 * @param golds all the agent's gold turns of the segment; replies only part groups
 * @param calls in the order in which they were made
 * @returns by index of the gold turn, the index of its call
 */
export function pairCalls(
  golds: readonly GoldTurn[],
  calls: readonly PredictedCall[],
  context: AemContext,
): ReadonlyMap<number, number> {
  const resolved = golds.map((turn) => goldCall(turn, context.tools))
  const value = pairValues(resolved, calls, context)
  const groups = stretches(golds).map((group) =>
    group.flatMap((gold) => {
      const turn = golds[gold]
      return turn === undefined || resolved[gold] === undefined ? [] : [{ turn, gold }]
    }),
  )
  const planned = groups.flatMap((group) => planStretches(group, calls.length, value))
  const matched = new Map(assign(planned, calls.length, value))
  return fillGaps(groups, calls, matched)
}

function pairValues(golds: readonly (GoldCall | undefined)[], calls: readonly PredictedCall[], context: AemContext) {
  const compare = callComparer(context.similarity)
  return (gold: number, call: number): PairValue | undefined => {
    const [expected, made] = [golds[gold], calls[call]]
    if (expected === undefined || made === undefined || !isSameTool(expected, made)) return undefined
    const { passed, sameAction, agreement } = compare(expected, made)
    return { passed, sameAction, agreement, fate: made.fate === 'ok' ? 2 : made.fate === 'unknown' ? 1 : 0 }
  }
}
