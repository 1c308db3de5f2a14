import { equalJson } from '../../json.ts'
import { isShallow } from '../depth.ts'
import type { Similarity } from '../ports.ts'
import { different, same } from './comparison.ts'
import { compareReply } from './reply.ts'
import { compareValue } from './value.ts'

export interface PlainOptions {
  /** Dice score from which two texts mean the same, 0..1. */
  readonly threshold: number
}

/**
 * Similarity without a model: exact, numbers, dates, then the share of common words. It is symmetric, never throws, and
 * takes time linear to what it compares (sets of at most a fixed size apart).
 */
export function plainSimilarity({ threshold }: PlainOptions): Similarity {
  return {
    version: `plain-1 threshold=${threshold}`,
    compareValues(gold, predicted, options = {}) {
      if (gold === predicted) return same('exact', 'identical')
      if (!isShallow(gold) || !isShallow(predicted)) return different('depth', 'nested too deeply to compare')
      if (equalJson(gold, predicted)) return same('exact', 'identical')
      return compareValue(gold, predicted, { ...options, threshold: options.threshold ?? threshold })
    },
    compareReplies(gold, predicted, options = {}) {
      return compareReply(gold, predicted, { ...options, threshold: options.threshold ?? threshold })
    },
  }
}
