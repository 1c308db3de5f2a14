import type { Token } from './tokens.ts'
import type { Side } from './vetoes.ts'

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

/**
 * Two words that have changed places around what stands between them: `the dog chased the cat`. Lists may be in any order,
 * and the passive (`was chased by`) turns subject and object round by itself.
 */
export function exchanged(gold: Side, predicted: Side): string | undefined {
  if (gold.tokens.length > MAX_TOKENS || predicted.tokens.length > MAX_TOKENS) return undefined
  const around = aroundTo(gold.tokens, predicted.tokens)
  if (around !== undefined) return around
  if ([gold, predicted].some(({ text }) => /,|;|\band\b|\bor\b/i.test(text))) return undefined
  if (isPassive(gold.tokens) !== isPassive(predicted.tokens)) return undefined
  const a = gold.tokens.filter(({ stop }) => !stop)
  const b = predicted.tokens.filter(({ stop }) => !stop)
  if (a.length !== b.length || a.length < 3) return undefined
  const places = a.flatMap((token, index) => (token.stem === b[index]?.stem ? [] : [index]))
  const [first = 0, second = 0] = places
  if (places.length !== 2 || second - first < 2) return undefined
  const isSwap = a[first]?.stem === b[second]?.stem && a[second]?.stem === b[first]?.stem
  return isSwap ? `${a[first]?.raw} and ${a[second]?.raw} have changed places` : undefined
}

const MAX_TOKENS = 40

/** `Berlin to Paris` and `Paris to Berlin`. */
function aroundTo(gold: readonly Token[], predicted: readonly Token[]): string | undefined {
  const [a, b] = [endsOf(gold), endsOf(predicted)]
  if (a === undefined || b === undefined || a[0] === a[1]) return undefined
  return a[0] === b[1] && a[1] === b[0] ? `${a[0]} and ${a[1]} have changed places` : undefined
}

function endsOf(tokens: readonly Token[]): readonly [string, string] | undefined {
  const at = tokens.findIndex(({ word }) => word === 'to')
  const before = tokens.slice(0, Math.max(0, at)).findLast(({ stop }) => !stop)
  const after = filler(tokens, 'to')
  return before === undefined || after === undefined ? undefined : [before.stem, after]
}

function isPassive(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }, index) => word === 'by' && tokens.slice(0, index).some((other) => BE.has(other.word)))
}

const BE = new Set(['is', 'are', 'was', 'were', 'be', 'been', 'being'])

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
