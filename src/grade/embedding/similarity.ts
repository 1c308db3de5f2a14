import type { Comparison, ReplyComparison, Similarity } from '../ports.ts'
import { settleClaims } from './claims.ts'
import { areSentences, isUndecided } from './grey-zone.ts'
import { scoreOf } from './score.ts'

/** Of two texts; undefined where it is not known. */
export type CosineOf = (gold: string, predicted: string) => number | undefined

/**
 * The similarity, with a model's word on the pairs of free sentences that it leaves undecided. What a pair's cosine is
 * not known of stays as it is.
 *
 * @param threshold cosine from which two sentences mean the same
 */
export function withEmbedding(base: Similarity, cosineOf: CosineOf, threshold: number): Similarity {
  return {
    version: `${base.version} embedding`,
    compareValues(gold, predicted, options = {}) {
      const found = base.compareValues(gold, predicted, options)
      const texts = isUndecided(found) ? areSentences(gold, predicted, options) : undefined
      const cosine = texts === undefined ? undefined : cosineOf(...texts)
      return cosine === undefined ? found : { ...found, ...settle(cosine, threshold) }
    },
    compareReplies(gold, predicted, options = {}) {
      const found = base.compareReplies(gold, predicted, options)
      if (found.claims !== undefined) return settleClaims(found, found.claims, predicted, cosineOf, threshold)
      const texts = isUndecided(found) ? areSentences(gold, predicted, {}) : undefined
      const cosine = texts === undefined ? undefined : cosineOf(...texts)
      return cosine === undefined ? found : settleReply(found, settle(cosine, threshold))
    },
  }
}

function settle(cosine: number, threshold: number): Comparison {
  const equivalent = cosine >= threshold
  const reason = `embeddings ${equivalent ? 'agree' : 'disagree'}: cosine ${cosine.toFixed(2)}, threshold ${threshold}`
  return { score: scoreOf(cosine, threshold), equivalent, tier: 'embedding', reason }
}

/** A vector does not tell an omission from a contradiction: which of the two is reported stays the words' finding. */
function settleReply(found: ReplyComparison, settled: Comparison): ReplyComparison {
  if (isMissingFact(found)) return found
  const { failure: _, ...rest } = found
  if (settled.equivalent) return { ...rest, ...settled, complete: true, truthful: true }
  const failure = found.failure ?? 'inconsistent_response'
  return found.equivalent
    ? { ...rest, ...settled, complete: false, truthful: false, failure }
    : { ...found, ...settled, failure }
}

/** One sub-metric failed and the other held: that is a finding about a fact, not a matter of wording. */
function isMissingFact({ complete, truthful }: ReplyComparison): boolean {
  return complete !== truthful
}
