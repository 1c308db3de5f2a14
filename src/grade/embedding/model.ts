import type { EmbeddingOptions } from '../../suite/schema/judge.ts'

/** Names whose vectors are comparable: the model, where it is, and how long its vectors are. */
export function embeddingModel({ model, base_url, dimensions }: EmbeddingOptions): string {
  return [base_url, model, dimensions].filter((part) => part !== undefined).join(' ')
}
