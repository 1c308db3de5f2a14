import { MAX_TEXT } from '../text/fold.ts'
import type { Token } from '../text/tokens.ts'

const MAX_CLAIMS = 20

/** After a full stop before a capital, unless it ends an initial or an abbreviation. */
const BREAK =
  /(?<!\b(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Mt|Jr|Sr|No|vs|Inc|Ltd|Co)\.)(?<=[.!?]["')\]]?)\s+(?=["'([]?[\p{Lu}\p{N}#$€£])|\n+|(?<=[;:])\s+/u

/** The sentences of a text, several together where there are very many; one sentence with `;` or a long `and` stays whole, since its parts share a subject. */
export function sentencesOf(text: string): readonly string[] {
  const sentences = text
    .slice(0, MAX_TEXT)
    .split(BREAK)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  if (sentences.length <= MAX_CLAIMS) return sentences
  const size = Math.ceil(sentences.length / MAX_CLAIMS)
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size).join(' '),
  )
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
