import type { Answer, Unusable, Verdict } from './types.ts'

export type Count =
  | (Verdict & { readonly kind: 'decided'; readonly votes: Tally })
  | { readonly kind: 'undecided'; readonly reason: string; readonly votes: Tally }

interface Tally {
  readonly for: number
  readonly against: number
  readonly unusable: number
}

/**
 * More than half of all votes decide; an unusable one counts for neither side, and a tie for none. The score is the mean
 * of those that agree with the outcome, quote and reason are of the first of them.
 */
export function countVotes(answers: readonly Answer[]): Count {
  const verdicts = answers.filter((answer) => answer.kind === 'verdict')
  const unusable = answers.filter((answer): answer is Unusable => answer.kind === 'unusable')
  const agreeing = verdicts.filter((verdict) => verdict.holds)
  const opposing = verdicts.filter((verdict) => !verdict.holds)
  const votes = { for: agreeing.length, against: opposing.length, unusable: unusable.length }
  const winners = [agreeing, opposing].find((side) => side.length * 2 > answers.length)
  const [first] = winners ?? []
  if (winners === undefined || first === undefined) return { kind: 'undecided', reason: why(votes, unusable), votes }
  const score = winners.reduce((sum, verdict) => sum + verdict.score, 0) / winners.length
  return { kind: 'decided', holds: first.holds, score, quote: first.quote, reason: first.reason, votes }
}

function why(votes: Tally, unusable: readonly Unusable[]): string {
  if (votes.for + votes.against + votes.unusable === 0) return 'no judge was asked'
  const reasons = [...new Set(unusable.map(({ reason }) => reason))].join('; ')
  if (votes.for + votes.against === 0) return reasons
  const tally = `no majority: ${votes.for} for, ${votes.against} against, ${votes.unusable} without a verdict`
  return reasons === '' ? tally : `${tally} (${reasons})`
}
