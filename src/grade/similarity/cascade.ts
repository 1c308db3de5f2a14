import type { Comparison, ReplyComparison, Similarity } from '../ports.ts'
import { compare, DEFAULT_THRESHOLD } from './compare.ts'
import type { SimilarityVerdict } from './types.ts'

export interface CascadeOptions {
  /** Score from which two texts mean the same, 0..1. */
  readonly threshold?: number
  readonly locale?: string
}

/** Attempts of one task say much the same; an agent that decides nothing by chance says the very same. */
const MAX_REPLIES = 500
const MAX_KEY = 4_000

/** Raised whenever the same two values could be judged otherwise. */
const VERSION = 'cascade-1'

/** The embedded tiers as the scorer of values and replies: exact, typed, alias, facts, words; no model and no network. */
export function cascadeSimilarity({ threshold = DEFAULT_THRESHOLD, locale }: CascadeOptions = {}): Similarity {
  const suite = { threshold, ...(locale !== undefined && { locale }) }
  const replies = new Map<string, ReplyComparison>()
  return {
    version: `${VERSION} threshold=${threshold}${locale === undefined ? '' : ` locale=${locale}`}`,
    compareValues(gold, predicted, options = {}) {
      const { kind, tolerance, aliases } = options
      return comparisonOf(
        compare(gold, predicted, {
          kind,
          tolerance,
          aliases,
          locale: options.locale ?? locale,
          threshold: options.threshold ?? threshold,
        }),
      )
    },
    compareReplies(gold, predicted, options = {}) {
      const { must_mention } = options
      const own = options.threshold ?? threshold
      const key = JSON.stringify([gold, predicted, must_mention ?? null, own])
      const known = replies.get(key)
      if (known !== undefined) return known
      const found = replyComparisonOf(
        compare(gold, predicted, { ...suite, mode: 'response', must_mention, threshold: own }),
      )
      if (key.length > MAX_KEY) return found
      if (replies.size >= MAX_REPLIES) replies.clear()
      replies.set(key, found)
      return found
    },
  }
}

function comparisonOf({ score, verdict, type, tier, reason, low_confidence }: SimilarityVerdict): Comparison {
  return { score, equivalent: verdict === 'same', type, tier, reason, low_confidence }
}

function replyComparisonOf(verdict: SimilarityVerdict): ReplyComparison {
  const { complete = verdict.verdict === 'same', truthful = verdict.verdict === 'same', claims } = verdict
  const equivalent = complete && truthful && verdict.verdict === 'same'
  const base = { ...comparisonOf(verdict), equivalent, complete, truthful, ...(claims !== undefined && { claims }) }
  if (complete && truthful) return base
  // a reply that says something else instead is wrong before it is incomplete
  return { ...base, failure: truthful ? 'incomplete_response' : 'inconsistent_response' }
}
