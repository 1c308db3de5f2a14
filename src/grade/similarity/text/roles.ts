import type { Token } from './tokens.ts'
import type { Side } from './vetoes.ts'

/** `from New York to Boston` and `from Boston to New York`: what changed places, in words. */
export function swappedRoles(gold: readonly Token[], predicted: readonly Token[]): string | undefined {
  for (const [a, b] of ROLES) {
    const [goldA, goldB] = [filler(gold, a), filler(gold, b)]
    const [predictedA, predictedB] = [filler(predicted, a), filler(predicted, b)]
    if (goldA === undefined || goldB === undefined || goldA.stem === goldB.stem) continue
    if (goldA.stem === predictedB?.stem && goldB.stem === predictedA?.stem) {
      return `${a} ${goldA.raw}, ${b} ${goldB.raw} ≠ ${a} ${goldB.raw}, ${b} ${goldA.raw}`
    }
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
  if (a === undefined || b === undefined || a[0].stem === a[1].stem) return undefined
  const isSwap = a[0].stem === b[1].stem && a[1].stem === b[0].stem
  return isSwap ? `${a[0].raw} and ${a[1].raw} have changed places` : undefined
}

function endsOf(tokens: readonly Token[]): readonly [Token, Token] | undefined {
  const at = tokens.findIndex(({ word }) => word === 'to')
  const before = tokens.slice(0, Math.max(0, at)).findLast(({ stop }) => !stop)
  const after = filler(tokens, 'to')
  return before === undefined || after === undefined ? undefined : [before, after]
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
function filler(tokens: readonly Token[], preposition: string): Token | undefined {
  const at = tokens.findIndex(({ word }) => word === preposition)
  if (at < 0) return undefined
  for (const token of tokens.slice(at + 1, at + 6)) {
    if (BOUNDARY.has(token.word)) return undefined
    if (!token.stop) return token
  }
  return undefined
}
