import type { ReplyClaim, ReplyComparison } from '../ports.ts'
import { isSentence } from './grey-zone.ts'
import { scoreOf } from './score.ts'
import type { CosineOf } from './similarity.ts'

/**
 * A reply that was taken apart, with a model's word on the claims that words leave open: each is stated when the nearest
 * sentence of the reply is near enough. Claims that facts or vetoes settled stay as they are.
 */
export function settleClaims(
  found: ReplyComparison,
  claims: readonly ReplyClaim[],
  predicted: string,
  cosineOf: CosineOf,
  threshold: number,
): ReplyComparison {
  const sentences = sentencesOf(predicted)
  if (sentences.length === 0 || !claims.some(isAsked)) return found
  const settled = claims.map((claim) => (isAsked(claim) ? settleClaim(claim, sentences, cosineOf, threshold) : claim))
  const known = settled.filter((claim) => claim !== undefined)
  if (known.length < claims.length) return found
  const isStated = known.every(({ verdict }) => verdict === 'stated')
  const truthful = isStated || (found.truthful && !known.some(({ verdict }) => verdict === 'contradicted'))
  const score = known.reduce((sum, claim) => sum + claim.score, 0) / known.length
  const missing = known.find(({ verdict }) => verdict === 'missing')
  const { failure: _, ...rest } = found
  const after = { ...rest, claims: known, tier: 'embedding' }
  if (isStated) {
    const reason = 'embeddings agree: every claim is stated'
    return { ...after, score: Math.max(0.5, score), equivalent: true, complete: true, truthful, reason }
  }
  return {
    ...after,
    ...{ score: Math.min(score, 0.45), equivalent: false, complete: missing === undefined, truthful },
    failure: truthful ? 'incomplete_response' : 'inconsistent_response',
    reason:
      missing === undefined ? found.reason : `embeddings disagree: does not state ${JSON.stringify(missing.text)}`,
  }
}

function isAsked({ open, text }: ReplyClaim): boolean {
  return open === true && isSentence(text)
}

/** Undefined while a cosine is not known. */
function settleClaim(
  claim: ReplyClaim,
  sentences: readonly string[],
  cosineOf: CosineOf,
  threshold: number,
): ReplyClaim | undefined {
  const cosines = sentences.map((sentence) => cosineOf(claim.text, sentence))
  const known = cosines.filter((cosine) => cosine !== undefined)
  if (known.length < cosines.length) return undefined
  const best = Math.max(...known)
  return { ...claim, score: scoreOf(best, threshold), verdict: best >= threshold ? 'stated' : 'missing' }
}

const MOST_SENTENCES = 20

function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim())
  return sentences.filter(isSentence).slice(0, MOST_SENTENCES)
}
