import type { Similarity } from './ports.ts'
import { plainSimilarity } from './similarity/plain.ts'

/**
 * Names the scoring code for the scorer's fingerprint. Raise a number whenever the same attempt could score otherwise:
 * scores of different versions are not comparable.
 */
export const SCORER = 'answer-1 trajectory-1 aem-1 similarity-plain-1'

/** The scorer of values and replies that a suite asks for. */
export function similarityOf(suite: { readonly similarity: { readonly threshold: number } }): Similarity {
  return plainSimilarity({ threshold: suite.similarity.threshold })
}
