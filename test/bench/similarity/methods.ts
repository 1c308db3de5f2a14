import type { Similarity } from '../../../src/grade/ports.ts'
import { cascadeSimilarity } from '../../../src/grade/similarity/cascade.ts'
import { compare } from '../../../src/grade/similarity/compare.ts'
import { embedded } from './embedding.ts'
import type { Pair } from './sets.ts'

export interface Judged {
  /** 0..1 */
  readonly score: number
  /** Absent: the threshold decides. */
  readonly same?: boolean
  readonly lowConfidence?: boolean
  readonly reason?: string
}

export interface Method {
  readonly name: string
  /** Whether its threshold is chosen on the half that is not reported; else it is its default. */
  readonly tuned: boolean
  judge(pair: Pair): Judged
}

/** The scorer as it runs without a network. */
export const CASCADE: Method = {
  name: `cascade (${cascadeSimilarity().version})`,
  tuned: false,
  judge: best(cascade),
}

const WITHOUT_MODELS: readonly Method[] = [
  { name: 'exact only', tuned: false, judge: best(({ gold, predicted }) => (gold === predicted ? yes : no)) },
  {
    name: 'character trigrams',
    tuned: true,
    judge: best(({ gold, predicted }) => ({ score: trigrams(gold, predicted) })),
  },
  CASCADE,
]

/** @param pairs everything that will be judged: what an embedding tier is asked has to be known before */
export async function methodsFor(
  pairs: readonly Pair[],
): Promise<{ readonly methods: readonly Method[]; readonly calls: number; readonly texts: number }> {
  const { similarity, ...asked } = await embedded(cascadeSimilarity(), (base) => {
    const judge = best(by(base))
    for (const pair of pairs) judge(pair)
  })
  const tier: Method = { name: 'cascade + embedding (stub)', tuned: false, judge: best(by(similarity)) }
  return { methods: [...WITHOUT_MODELS, tier], ...asked }
}

function by(similarity: Similarity): (pair: Pair) => Judged {
  return ({ gold, predicted, mode }) => {
    const { score, equivalent, reason } =
      mode === 'response' ? similarity.compareReplies(gold, predicted) : similarity.compareValues(gold, predicted)
    return { score, same: equivalent, reason }
  }
}

const yes: Judged = { score: 1, same: true }
const no: Judged = { score: 0, same: false }

function cascade({ gold, predicted, mode }: Pair): Judged {
  const { score, verdict, low_confidence, reason } = compare(gold, predicted, { mode })
  return { score, same: verdict === 'same', lowConfidence: low_confidence, reason }
}

/** Over the accepted wordings of the gold. */
function best(judge: (pair: Pair) => Judged): (pair: Pair) => Judged {
  return (pair) => {
    let found = judge(pair)
    for (const gold of pair.others ?? []) {
      if (found.same === true) break
      const next = judge({ ...pair, gold })
      if (next.same === true || next.score > found.score) found = next
    }
    return found
  }
}

/** Dice coefficient of the sets of character trigrams. */
function trigrams(a: string, b: string): number {
  const [first, second] = [gramsOf(a), gramsOf(b)]
  let common = 0
  for (const gram of first) if (second.has(gram)) common += 1
  return first.size + second.size === 0 ? 1 : (2 * common) / (first.size + second.size)
}

function gramsOf(text: string): ReadonlySet<string> {
  const padded = `  ${text.toLowerCase()} `
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) => padded.slice(index, index + 3)))
}
