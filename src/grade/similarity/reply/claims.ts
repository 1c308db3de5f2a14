import type { Token } from '../text/tokens.ts'

const MAX_CLAIMS = 40

/** The sentences of a text; one sentence with `;` or a long `and` stays whole, since its parts share a subject. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text
    .slice(0, 20_000)
    .split(/(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\p{N}#$€£])|\n+|(?<=[;:])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  if (sentences.length <= MAX_CLAIMS) return sentences
  return [...sentences.slice(0, MAX_CLAIMS - 1), sentences.slice(MAX_CLAIMS - 1).join(' ')]
}

/** Sentences that state nothing: greetings, thanks, offers of help. */
export function isPolite(tokens: readonly Token[]): boolean {
  const content = tokens.filter(({ stop }) => !stop)
  return content.length === 0 || (content.length <= 4 && content.every(({ word }) => POLITE.has(word)))
}

const POLITE = new Set(
  'welcome happy glad help assist assistance anything else know question questions feel free reach day nice great good course sorry apologies apologize inconvenience morning afternoon evening understand patience'.split(
    ' ',
  ),
)
