import { otherStage } from '../text/acts.ts'
import { foldText } from '../text/fold.ts'
import { contentOf, tokensOf } from '../text/tokens.ts'

const COPULA = /^(.{3,160}?)\b(?:is|are|was|were|will be)\b (.{1,80}?)[.!]?$/i

/** Whether a short answer is what a sentence of the form `X is Y` says of X: `Paris` for `The capital is Paris.` */
export function isElliptic(sentence: string, answer: string): boolean {
  if (
    /[.!;]\s+\S/.test(sentence) ||
    sentence.includes('?') ||
    answer.includes('?') ||
    !/\s/.test(sentence) ||
    answer.length > 80 ||
    sentence.length > 250 ||
    /\bnot\b|n't\b/i.test(sentence) !== /\bnot\b|n't\b/i.test(answer)
  )
    return false
  const complement = COPULA.exec(foldText(sentence))?.[2]
  if (complement === undefined) return false
  const words = (text: string) =>
    contentOf(tokensOf(text))
      .map(({ stem }) => stem)
      .join(' ')
  const isSame = words(complement) !== '' && words(complement) === words(foldText(answer))
  return isSame && otherStage(sentence, answer) === undefined
}
