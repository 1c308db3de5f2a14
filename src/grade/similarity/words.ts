/** What lies beyond this length counts as one word, so that no reply can make grading slow. */
const MAX_TEXT = 100_000

/** Scripts without spaces between words: each character stands as a word of its own. */
const SPACELESS = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]'
const LETTER = `(?:(?!${SPACELESS})[\\p{L}\\p{M}\\p{N}])`
/** What keeps a word together inside: `ORD-1001`, `don't`, `a.b@c.org`; between digits also `10:30`, `1/2`, `1,200`. */
const JOINT = `(?:[-'’_.@](?=${LETTER})|(?<=\\p{N})[:/,](?=\\p{N}))`
const WORD = new RegExp(`${SPACELESS}\\p{M}*|${LETTER}+(?:${JOINT}${LETTER}+)*`, 'gu')

/** The lower-case words of a text, in order. Compatibility forms (full width) and both apostrophes are one. */
export function wordsOf(text: string): readonly string[] {
  const words = foldText(text.slice(0, MAX_TEXT)).match(WORD) ?? []
  return text.length <= MAX_TEXT ? words : [...words, text.slice(MAX_TEXT)]
}

/** Lower case, one Unicode form, runs of white space as one space, none at the ends. */
export function foldText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim()
}

/**
 * Dice coefficient of two sets, 2·|A ∩ B| / (|A| + |B|), 0..1 (Dice 1945). Two empty sets have nothing in common: 0.
 */
export function dice(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const total = a.size + b.size
  if (total === 0) return 0
  let common = 0
  for (const word of a) if (b.has(word)) common += 1
  return (2 * common) / total
}
