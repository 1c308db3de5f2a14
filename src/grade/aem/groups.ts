import type { GoldTurn } from '../../suite/schema/gold.ts'

const PREFIX = 'OrderInvariant_'

/**
 * Cuts gold turns of one segment into stretches that keep their order: an order-invariant group (neighbours that share
 * a tag) is one stretch, every other turn is a stretch of its own. Indices into `turns`, in the gold's order.
 */
export function stretches(turns: readonly GoldTurn[]): readonly (readonly number[])[] {
  const found: number[][] = []
  let open: string | undefined
  for (const [index, turn] of turns.entries()) {
    const tag = turn.tags?.find((name) => name.startsWith(PREFIX))
    const last = found.at(-1)
    if (tag !== undefined && tag === open && last !== undefined) last.push(index)
    else found.push([index])
    open = tag
  }
  return found
}

/**
 * For each member of a stretch, the members (positions in `members`) that have to come before it by `depends_on`,
 * followed through. Members that would have to come before each other are not ordered.
 */
export function orderInside(members: readonly GoldTurn[]): readonly ReadonlySet<number>[] {
  const before = followed(members)
  return before.map((earlier, member) => new Set([...earlier].filter((other) => before[other]?.has(member) !== true)))
}

function followed(members: readonly GoldTurn[]): readonly ReadonlySet<number>[] {
  const direct = members.map((turn) =>
    (turn.depends_on ?? []).map((no) => members.findIndex((other) => other.turn_no === no)).filter((at) => at >= 0),
  )
  return members.map((_, member) => {
    const before = new Set<number>()
    const open = [...(direct[member] ?? [])]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (before.has(next)) continue
      before.add(next)
      open.push(...(direct[next] ?? []))
    }
    return before
  })
}
