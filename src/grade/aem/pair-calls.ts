import { canonical } from '../../json.ts'
import type { GoldTurn } from '../../suite/schema/gold.ts'
import { assign, type PairValue } from './assign.ts'
import { compareCall, type GoldCall, goldCall, isSameTool } from './compare-call.ts'
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
  const inOrder = pairedInOrder(resolved, calls, context)
  if (inOrder !== undefined) return inOrder
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

/** Where each call is just what the gold wants next, no other assignment is better: most attempts that pass are so. */
function pairedInOrder(
  resolved: readonly (GoldCall | undefined)[],
  calls: readonly PredictedCall[],
  context: AemContext,
): ReadonlyMap<number, number> | undefined {
  const golds = resolved.flatMap((call, gold) => (call === undefined ? [] : [{ call, gold }]))
  if (golds.length !== calls.length) return undefined
  const pairs = new Map<number, number>()
  for (const [index, { call: expected, gold }] of golds.entries()) {
    const made = calls[index]
    if (made === undefined || made.fate !== 'ok' || !isSameTool(expected, made)) return undefined
    const { passed, agreement } = pairValue(expected, made, context)
    if (!passed || agreement !== 1) return undefined
    pairs.set(gold, index)
  }
  return pairs
}

/** Calls that are alike are compared once with each gold turn. */
function pairValues(golds: readonly (GoldCall | undefined)[], calls: readonly PredictedCall[], context: AemContext) {
  const kinds = new Map<string, number>()
  const kindOf = calls.map((call) => {
    const key = callKey(call)
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    return kind
  })
  const known = golds.map((): (PairValue | undefined)[] => [])
  return (gold: number, call: number): PairValue | undefined => {
    const [expected, made, kind] = [golds[gold], calls[call], kindOf[call]]
    if (expected === undefined || made === undefined || kind === undefined) return undefined
    if (!isSameTool(expected, made)) return undefined
    const row = known[gold] ?? []
    const found = row[kind] ?? pairValue(expected, made, context)
    row[kind] = found
    return found
  }
}

function pairValue(gold: GoldCall, call: PredictedCall, { similarity }: AemContext): PairValue {
  const { passed, sameAction, agreement } = compareCall(gold, call, similarity)
  return { passed, sameAction, agreement, fate: call.fate === 'ok' ? 2 : call.fate === 'unknown' ? 1 : 0 }
}

function callKey(call: PredictedCall): string {
  return canonical([call.tool_id, call.action ?? null, call.fate, call.args])
}
