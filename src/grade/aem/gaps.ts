import type { GoldTurn } from '../../suite/schema/gold.ts'
import { recoveredCalls } from './extra.ts'
import { orderInside } from './groups.ts'
import type { PredictedCall } from './types.ts'

/** The action turns of one stretch of the gold. */
export type GoldGroup = readonly { readonly turn: GoldTurn; readonly gold: number }[]

/**
 * Gives gold turns and calls that are both left over between the same matched neighbours to each other, left to right:
 * another tool was called where this one was due. Recovered calls are nobody's partner.
 *
 * @returns `matched` and what was added to it
 */
export function fillGaps(
  groups: readonly GoldGroup[],
  calls: readonly PredictedCall[],
  matched: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const partners = new Map(matched)
  const taken = new Set([...matched.values(), ...recoveredCalls(calls)])
  const bounds = boundsOf(groups, matched, calls.length)
  let cursor = -1
  for (const [index, group] of groups.entries()) {
    const order = orderInside(group.map(({ turn }) => turn))
    for (const [member, { gold }] of group.entries()) {
      if (matched.has(gold)) continue
      const matchedWhere = (isOrdered: (other: number) => boolean) =>
        group.flatMap((other, at) => (isOrdered(at) ? (matched.get(other.gold) ?? []) : []))
      const earlier = matchedWhere((other) => order[member]?.has(other) === true)
      const later = matchedWhere((other) => order[other]?.has(member) === true)
      const low = Math.max(bounds[index]?.after ?? -1, cursor, ...earlier)
      const high = Math.min(bounds[index]?.before ?? calls.length, ...later)
      const call = firstFree(low + 1, high, taken)
      if (call === undefined) continue
      partners.set(gold, call)
      taken.add(call)
      cursor = call
    }
  }
  return partners
}

/** By group: the last call matched before it, and the first one matched after it. */
function boundsOf(groups: readonly GoldGroup[], matched: ReadonlyMap<number, number>, calls: number) {
  const own = groups.map((group) => group.flatMap(({ gold }) => matched.get(gold) ?? []))
  const bounds = groups.map(() => ({ after: -1, before: calls }))
  let last = -1
  for (const [index, bound] of bounds.entries()) {
    bound.after = last
    last = Math.max(last, ...(own[index] ?? []))
  }
  let first = calls
  for (const [index, bound] of [...bounds.entries()].reverse()) {
    bound.before = first
    first = Math.min(first, ...(own[index] ?? []))
  }
  return bounds
}

function firstFree(from: number, to: number, taken: ReadonlySet<number>): number | undefined {
  for (let call = from; call < to; call += 1) if (!taken.has(call)) return call
  return undefined
}
