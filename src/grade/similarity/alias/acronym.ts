import { contentOf, splitCasing, type Token, tokensOf } from '../text/tokens.ts'

/** `IBM` and `International Business Machines`, `WHO`, `UEFA CL` not; either side may be the short one. */
export function isAcronym(a: string, b: string): boolean {
  return expands(a, b) || expands(b, a)
}

/** Whether `tokens` begin with the letters of the acronym, with or without small words. */
export function spells(acronym: string, tokens: readonly Token[]): boolean {
  const letters = acronym.toLowerCase().replaceAll('.', '')
  if (letters.length < 2 || letters.length > 8 || tokens.length < 2 || tokens.length > 12) return false
  const content = contentOf(tokens)
  return (
    initials(tokens) === letters || initials(content) === letters || initials(content.flatMap(camelParts)) === letters
  )
}

function expands(short: string, long: string): boolean {
  const compact = short.replace(/[.\s]/g, '')
  // `WW2` is World War 2 or II
  const [, letters = '', digits = ''] = /^(\p{Lu}{2,8})(\d{0,2})$/u.exec(compact) ?? []
  if (letters === '') return false
  const tokens = tokensOf(long).filter((token) => token.raw !== '-')
  if (digits === '') return spells(letters, tokens)
  const last = tokens.at(-1)
  return (
    last !== undefined &&
    (last.word === digits || ROMAN.get(last.word) === digits) &&
    spells(letters, tokens.slice(0, -1))
  )
}

function initials(tokens: readonly (Token | { readonly word: string })[]): string {
  return tokens.map(({ word }) => word.charAt(0)).join('')
}

function camelParts(token: Token): readonly { readonly word: string }[] {
  return splitCasing(token.raw)
    .split(/[\s]+/)
    .map((word) => ({ word: word.toLowerCase() }))
}

/** Numerals that follow a name. */
export const ROMAN: ReadonlyMap<string, string> = new Map(
  'i ii iii iv v vi vii viii ix x xi xii'.split(' ').map((numeral, index) => [numeral, String(index + 1)] as const),
)
