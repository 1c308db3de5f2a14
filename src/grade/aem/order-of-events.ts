import { stretches } from './groups.ts'
import type { JudgedTurn } from './judge-turns.ts'

/**
 * Indices of the turns as they happened: the gold's order, but the members of an order-invariant group in the order of
 * their calls, those without a partner last. What comes first here can be the cause of what comes later, never the
 * other way round.
 */
export function orderOfEvents(turns: readonly JudgedTurn[]): readonly number[] {
  const segments = [...new Set(turns.map(({ paired }) => paired.segment))]
  const when = (index: number) => turns[index]?.paired.position ?? Number.POSITIVE_INFINITY
  return segments.flatMap((segment) => {
    const here = turns.flatMap((turn, index) => (turn.paired.segment === segment ? [{ turn, index }] : []))
    return stretches(here.map(({ turn }) => turn.paired.gold)).flatMap((members) =>
      members.flatMap((member) => here[member]?.index ?? []).sort((a, b) => when(a) - when(b) || a - b),
    )
  })
}
