import { pairStatement } from './prompt.ts'
import type { Claim, Judgement } from './types.ts'

export type Preference =
  | { readonly kind: 'preferred'; readonly which: 'first' | 'second'; readonly reason: string }
  /** Neither is better, in both orders. */
  | { readonly kind: 'level'; readonly reason: string }
  | { readonly kind: 'not_measured'; readonly reason: string }

/**
 * Which of two texts fits a statement better. Asked in both orders, since judges favour a place; it counts where both
 * answers say the same.
 *
 * @param ask puts "A fits better than B" to the judges
 */
export async function comparePair(
  criterion: string,
  first: string,
  second: string,
  ask: (claim: Omit<Claim, 'said'>) => Promise<Judgement>,
): Promise<Preference> {
  const rubric = pairStatement(criterion)
  const [forward, backward] = await Promise.all([
    ask({ rubric, text: first, other: second }),
    ask({ rubric, text: second, other: first }),
  ])
  if (forward.kind === 'not_measured') return { kind: 'not_measured', reason: forward.reason }
  if (backward.kind === 'not_measured') return { kind: 'not_measured', reason: backward.reason }
  if (forward.holds && !backward.holds) return { kind: 'preferred', which: 'first', reason: forward.reason }
  if (!forward.holds && backward.holds) return { kind: 'preferred', which: 'second', reason: backward.reason }
  if (!forward.holds) return { kind: 'level', reason: forward.reason }
  return { kind: 'not_measured', reason: 'the judges prefer whichever text comes first' }
}
