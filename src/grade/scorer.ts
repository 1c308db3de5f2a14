import type { Suite } from '../suite/schema/suite.ts'
import type { Similarity } from './ports.ts'
import { cascadeSimilarity } from './similarity/cascade.ts'

/**
 * Names the scoring code for the scorer's fingerprint. Raise a number whenever the same attempt could score otherwise:
 * scores of different versions are not comparable.
 */
export const SCORER = 'answer-1 trajectory-1 aem-1 similarity-cascade-1'

/** The scorer of values and replies that a suite asks for. */
export function similarityOf({ similarity }: Pick<Suite, 'similarity'>): Similarity {
  return cascadeSimilarity(similarity)
}
