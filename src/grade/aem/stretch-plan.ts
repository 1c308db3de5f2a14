import type { GoldTurn } from '../../suite/schema/gold.ts'
import { MAX_EXACT, type PairValue, type Stretch } from './assign.ts'
import { orderInside } from './groups.ts'

const MAX_STATES = 1 << 22

/**
 * The action turns of one stretch as `assign` takes them. A group of more than `MAX_EXACT` (or of very many states) is
 * put in a fixed order first, that of the calls which its members like best, taken greedily; that order is then kept.
 */
export function planStretches(
  members: readonly { readonly turn: GoldTurn; readonly gold: number }[],
  calls: number,
  value: (gold: number, call: number) => PairValue | undefined,
): readonly Stretch[] {
  const before = orderInside(members.map(({ turn }) => turn))
  const golds = members.map(({ gold }) => gold)
  const isSmall = golds.length <= MAX_EXACT && 2 ** golds.length * (calls + 1) <= MAX_STATES
  if (isSmall) return golds.length === 0 ? [] : [{ members: golds, before }]
  const liked = likedCalls(golds, calls, value)
  return inOrder(liked, before).map((member) => ({ members: [golds[member] ?? 0], before: [new Set<number>()] }))
}

/** By member, the call that it gets when the best pairs are taken first; none: after all calls. */
function likedCalls(
  golds: readonly number[],
  calls: number,
  value: (gold: number, call: number) => PairValue | undefined,
): readonly number[] {
  const pairs = golds.flatMap((gold, member) =>
    Array.from({ length: calls }, (_, call) => ({ member, call, worth: value(gold, call) })).flatMap((pair) =>
      pair.worth === undefined ? [] : [{ ...pair, worth: weight(pair.worth) }],
    ),
  )
  pairs.sort((a, b) => b.worth - a.worth || a.member - b.member || a.call - b.call)
  const liked = golds.map(() => calls)
  const taken = new Set<number>()
  for (const { member, call } of pairs) {
    if (taken.has(call) || liked[member] !== calls) continue
    liked[member] = call
    taken.add(call)
  }
  return liked
}

function weight({ passed, sameAction, agreement, fate }: PairValue): number {
  return Number(passed) * 100 + Number(sameAction) * 10 + agreement + fate * 1e-7
}

/** Members by the call that they like, each after those that have to come before it. */
function inOrder(liked: readonly number[], before: readonly ReadonlySet<number>[]): readonly number[] {
  const left = new Set(liked.keys())
  const order: number[] = []
  while (left.size > 0) {
    const free = [...left].filter((member) => [...(before[member] ?? [])].every((other) => !left.has(other)))
    free.sort((a, b) => (liked[a] ?? 0) - (liked[b] ?? 0) || a - b)
    const next = free[0]
    if (next === undefined) break
    order.push(next)
    left.delete(next)
  }
  return order
}
