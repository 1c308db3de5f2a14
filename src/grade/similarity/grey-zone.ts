import type { Finding, SimilarityVerdict, Tier } from './types.ts'

/** Scores between these are neither clearly the same nor clearly different. */
export const GREY: readonly [low: number, high: number] = [0.2, 0.8]

export function isGrey({ score }: Pick<Finding, 'score'>): boolean {
  return score > GREY[0] && score < GREY[1]
}

/**
 * Whether a later tier (embedding, judge) may refine a verdict: free sentences in the grey zone that no veto, fact or type
 * has settled. Everything else stands as it is.
 */
export function isRefinable(verdict: SimilarityVerdict): boolean {
  return verdict.tier === 'lexical' && verdict.type === 'sentence' && verdict.low_confidence && isGrey(verdict)
}

/** The verdict with the score of a later tier in place of its own. */
export function refined(
  verdict: SimilarityVerdict,
  { tier, score, reason }: { readonly tier: Tier; readonly score: number; readonly reason: string },
  threshold: number,
): SimilarityVerdict {
  return {
    ...verdict,
    tier,
    score,
    reason,
    verdict: score >= threshold ? 'same' : 'different',
    low_confidence: isGrey({ score }),
  }
}
