import type { Token } from './tokens.ts'

/** `from New York to Boston` and `from Boston to New York`: what changed places, in words. */
export function swappedRoles(gold: readonly Token[], predicted: readonly Token[]): string | undefined {
  for (const [a, b] of ROLES) {
    const [goldA, goldB] = [filler(gold, a), filler(gold, b)]
    const [predictedA, predictedB] = [filler(predicted, a), filler(predicted, b)]
    if (goldA === undefined || goldB === undefined || predictedA === undefined || predictedB === undefined) continue
    if (goldA !== goldB && goldA === predictedB && goldB === predictedA) return `${a} and ${b} have changed places`
  }
  return undefined
}

/** Pairs of prepositions whose objects do not commute. */
const ROLES = [
  ['from', 'to'],
  ['from', 'into'],
  ['over', 'under'],
  ['before', 'after'],
  ['for', 'by'],
  ['to', 'by'],
] as const

const BOUNDARY = new Set('from to into over under before after for by at on in with via and or'.split(' '))

/** The first content word behind a preposition. */
function filler(tokens: readonly Token[], preposition: string): string | undefined {
  const at = tokens.findIndex(({ word }) => word === preposition)
  if (at < 0) return undefined
  for (const token of tokens.slice(at + 1, at + 6)) {
    if (BOUNDARY.has(token.word)) return undefined
    if (!token.stop) return token.stem
  }
  return undefined
}
