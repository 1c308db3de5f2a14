import type { Embedder, Similarity, VectorCache } from '../ports.ts'
import { EndpointError } from '../ports.ts'
import { cosine } from './cosine.ts'
import { withEmbedding } from './similarity.ts'
import { openVectors } from './vectors.ts'

export interface EmbeddingTier {
  /**
   * A similarity that knows every cosine `grade` asks it for. `grade` is run as often as it takes to find out which
   * those are, since what is compared may depend on what was said before.
   */
  settle(base: Similarity, grade: (similarity: Similarity) => void, signal?: AbortSignal): Promise<Settled>
}

export type Settled =
  | { readonly kind: 'settled'; readonly similarity: Similarity }
  | { readonly kind: 'failed'; readonly reason: string }

/** Rounds after which a comparison that still asks for new texts is given up. */
const MOST_ROUNDS = 8

/** Scoring is synchronous, so that the vectors are there before it: pairs are collected, embedded in batches, scored. */
export function embeddingTier(
  embedder: Embedder,
  cache: VectorCache,
  { threshold }: { readonly threshold: number },
): EmbeddingTier {
  const vectors = openVectors(embedder, cache)
  return {
    async settle(base, grade, signal) {
      const known = new Map<string, Float32Array>()
      const unlike: string[] = []
      for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const wanted = new Set<string>()
        const similarity = withEmbedding(base, lookup(known, wanted, unlike), threshold)
        grade(similarity)
        if (unlike.length > 0) return { kind: 'failed', reason: 'embeddings: two vectors cannot be compared' }
        if (wanted.size === 0) return { kind: 'settled', similarity }
        try {
          for (const [text, vector] of await vectors.of(wanted, signal)) known.set(text, vector)
        } catch (error) {
          if (!(error instanceof EndpointError)) throw error
          return { kind: 'failed', reason: `embeddings: ${error.message}` }
        }
      }
      return { kind: 'failed', reason: 'embeddings: the comparison did not come to rest' }
    },
  }
}

/** @param unlike texts whose vectors are zero, or of another length than those of the cache */
function lookup(known: ReadonlyMap<string, Float32Array>, wanted: Set<string>, unlike: string[]) {
  return (gold: string, predicted: string): number | undefined => {
    const [a, b] = [known.get(gold), known.get(predicted)]
    if (a === undefined) wanted.add(gold)
    if (b === undefined) wanted.add(predicted)
    if (a === undefined || b === undefined) return undefined
    const value = cosine(a, b)
    if (value === undefined) unlike.push(gold)
    return value
  }
}
