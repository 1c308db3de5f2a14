import { sha256 } from '../../json.ts'
import type { Embedder, VectorCache } from '../ports.ts'

export interface Vectors {
  /** A vector for each text. Rejects with an `EndpointError` where the endpoint gives none. */
  of(texts: Iterable<string>, signal?: AbortSignal): Promise<ReadonlyMap<string, Float32Array>>
}

const MOST_IN_BATCH = 96
const MOST_KEPT = 2000

/** Vectors by content: from memory, else from the cache, else from the model in batches; each text is asked for once. */
export function openVectors(embedder: Embedder, cache: VectorCache): Vectors {
  const kept = new Map<string, Float32Array>()
  return {
    async of(texts, signal) {
      const found = new Map<string, Float32Array>()
      const missing: string[] = []
      for (const text of new Set(texts)) {
        const vector = kept.get(text) ?? (await cache.get(keyOf(embedder, text)))
        if (vector === undefined) missing.push(text)
        else found.set(text, vector)
      }
      for (let from = 0; from < missing.length; from += MOST_IN_BATCH) {
        const batch = missing.slice(from, from + MOST_IN_BATCH)
        const vectors = await embedder.embed(batch, signal)
        for (const [index, text] of batch.entries()) {
          const vector = vectors[index]
          if (vector === undefined) continue
          found.set(text, vector)
          await cache.put(keyOf(embedder, text), vector)
        }
      }
      for (const [text, vector] of found) keep(kept, text, vector)
      return found
    },
  }
}

function keyOf({ model }: Embedder, text: string): string {
  return sha256(JSON.stringify(['embedding', model, text]))
}

/** The oldest go first. */
function keep(kept: Map<string, Float32Array>, text: string, vector: Float32Array): void {
  kept.delete(text)
  kept.set(text, vector)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return
    kept.delete(oldest)
  }
}
