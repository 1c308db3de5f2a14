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
  ask: (claim: Pick<Claim, 'rubric' | 'text'>) => Promise<Judgement>,
): Promise<Preference> {
  const [forward, backward] = await Promise.all([
    ask(claimOf(criterion, first, second)),
    ask(claimOf(criterion, second, first)),
  ])
  if (forward.kind === 'not_measured') return { kind: 'not_measured', reason: forward.reason }
  if (backward.kind === 'not_measured') return { kind: 'not_measured', reason: backward.reason }
  if (forward.holds && !backward.holds) return { kind: 'preferred', which: 'first', reason: forward.reason }
  if (!forward.holds && backward.holds) return { kind: 'preferred', which: 'second', reason: backward.reason }
  if (!forward.holds) return { kind: 'level', reason: forward.reason }
  return { kind: 'not_measured', reason: 'the judges prefer whichever text comes first' }
}

function claimOf(criterion: string, a: string, b: string): Pick<Claim, 'rubric' | 'text'> {
  return {
    rubric: `The text is a JSON object with two texts, "a" and "b". Text "a" fits this better than text "b" does: ${criterion}`,
    text: JSON.stringify({ a, b }, null, 1),
  }
}
