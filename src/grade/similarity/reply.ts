import type { ReplyComparison, ReplyOptions } from '../ports.ts'
import { dice, foldText, wordsOf } from './words.ts'

/**
 * Two replies by their words. A score below the threshold fails both sub-metrics, since words alone do not tell an
 * omission from a contradiction; it is reported as an omission where the reply has no word that the gold lacks.
 * A fact of `must_mention` that is not there makes the reply incomplete whatever the score.
 */
export function compareReply(
  gold: string,
  predicted: string,
  { threshold, must_mention = [] }: ReplyOptions & { readonly threshold: number },
): ReplyComparison {
  const [a, b] = [new Set(wordsOf(gold)), new Set(wordsOf(predicted))]
  const isSame = foldText(gold) === foldText(predicted)
  const score = isSame ? 1 : dice(a, b)
  const tier = isSame ? 'exact' : 'lexical'
  const percent = `${Math.round(score * 100)}% of the words in common`
  if (!isSame && score < threshold) {
    const failure = [...b].every((word) => a.has(word)) ? 'incomplete_response' : 'inconsistent_response'
    return { score, equivalent: false, tier, reason: percent, complete: false, truthful: false, failure }
  }
  const missing = must_mention.filter((fact) => !mentions(predicted, fact))
  if (missing.length > 0) {
    const reason = `does not mention ${missing.map((fact) => JSON.stringify(fact)).join(', ')}`
    return { score, equivalent: false, tier, reason, complete: false, truthful: true, failure: 'incomplete_response' }
  }
  return { score, equivalent: true, tier, reason: isSame ? 'the same text' : percent, complete: true, truthful: true }
}

/** Whole words in the fact's order, so that `10` is not mentioned by `100`. */
function mentions(reply: string, fact: string): boolean {
  if (wordsOf(fact).length === 0) return foldText(reply).includes(foldText(fact))
  const joined = (text: string) => ` ${wordsOf(text).join(' ')} `
  return joined(reply).includes(joined(fact))
}
