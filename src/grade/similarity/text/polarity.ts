import type { Alignment } from './align.ts'
import { isAntonym } from './antonyms.ts'
import type { Token } from './tokens.ts'

const NEGATIONS = new Set(
  'not no never none nobody nothing nowhere neither nor without non cannot hardly barely unable'.split(' '),
)

export function isNegation({ word }: Token): boolean {
  return NEGATIONS.has(word)
}

/**
 * Negations of a text; `not only` and `no.` before a number are none, two of them cancel out. A `no` that begins a denial
 * (`No, it is not open`) says it twice rather than takes it back.
 */
export function negationsOf(tokens: readonly Token[]): number {
  return tokens.filter((token, index) => {
    if (!isNegation(token)) return false
    if (token.word === 'no' && index === 0 && tokens.slice(1).some(isNegation)) return false
    const next = tokens[index + 1]
    if (token.word === 'no' && (next === undefined ? tokens.length > 1 : /^\d/.test(next.word))) return false
    return !(token.word === 'not' && next?.word === 'only')
  }).length
}

export interface Opposites {
  readonly gold: Token
  readonly predicted: Token
}

/** Words left over on both sides that say the opposite of each other. */
export function oppositesIn(gold: readonly Token[], predicted: readonly Token[]): readonly Opposites[] {
  const used = new Set<Token>()
  return gold.slice(0, 40).flatMap((token) => {
    const other = predicted.slice(0, 40).find((candidate) => !used.has(candidate) && isAntonym(token, candidate))
    if (other === undefined) return []
    used.add(other)
    return [{ gold: token, predicted: other }]
  })
}

export interface Polarity {
  /** Opposites and negations that cancel out taken as words in common. */
  readonly alignment: Alignment
  /** What makes one side say the opposite of the other. */
  readonly conflict?: string
}

/** Long texts hold too many negations for their number to say anything. */
const MAX_TOKENS = 60

/** Whether opposites and negations cancel out (`not approved` says `denied`) or turn the statement round. */
export function polarityOf(alignment: Alignment, gold: readonly Token[], predicted: readonly Token[]): Polarity {
  if (gold.length > MAX_TOKENS || predicted.length > MAX_TOKENS) return { alignment }
  const opposites = oppositesIn(alignment.onlyGold, alignment.onlyPredicted)
  // `always` and `never` are one turn, not two
  const opposed = new Set(opposites.flatMap((pair) => [pair.gold, pair.predicted]))
  const count = (tokens: readonly Token[]) => negationsOf(tokens.filter((token) => !opposed.has(token)))
  const negations = Math.abs(count(gold) - count(predicted))
  if ((negations + opposites.length) % 2 === 1) {
    const [first] = opposites
    return {
      alignment,
      conflict: first === undefined ? 'only one is negated' : `opposite: ${first.gold.raw} ≠ ${first.predicted.raw}`,
    }
  }
  const isBalanced = opposites.length > 0 || negations === 0
  const isOpen = (token: Token) => !opposed.has(token) && !(isBalanced && isNegation(token))
  return {
    alignment: {
      pairs: [...alignment.pairs, ...opposites.map((pair) => ({ ...pair, score: 0.9 }))],
      onlyGold: alignment.onlyGold.filter(isOpen),
      onlyPredicted: alignment.onlyPredicted.filter(isOpen),
    },
  }
}

/** `in stock` and `out of stock`, `with sugar` and `without sugar`: particles that the word behind them shares. */
export function particleFlip(gold: readonly Token[], predicted: readonly Token[]): string | undefined {
  const [inGold, inPredicted] = [wordsOf(gold), wordsOf(predicted)]
  for (const [a, b] of PARTICLES) {
    for (const [here, there, first] of [[a, b, gold] as const, [b, a, predicted] as const]) {
      if (!inGold.has(here) || !inPredicted.has(there)) continue
      const [mine, theirs] = [followers(gold, here), followers(predicted, there)]
      const found = mine.find(({ stem }) => hasStem(theirs, stem))
      if (found === undefined || hasStem(followers(first, b), found.stem)) continue
      return `${found.phrase} ≠ ${theirs.find(({ stem }) => stem === found.stem)?.phrase ?? ''}`
    }
  }
  return undefined
}

const PARTICLES = [
  ['in', 'out'],
  ['on', 'off'],
  ['with', 'without'],
  ['before', 'after'],
  ['above', 'below'],
  ['over', 'under'],
  ['inside', 'outside'],
  ['to', 'from'],
  ['until', 'since'],
  ['until', 'from'],
] as const

function wordsOf(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(tokens.map(({ word }) => word))
}

interface Follower {
  readonly stem: string
  /** From the particle to the word: `out of stock`. */
  readonly phrase: string
}

/** The content words right behind a particle. */
function followers(tokens: readonly Token[], particle: string): readonly Follower[] {
  return tokens.flatMap((token, index) => {
    if (token.word !== particle) return []
    const run = tokens.slice(index, index + 5)
    const at = run.findIndex((candidate, place) => place > 0 && !candidate.stop)
    const next = run[at]
    if (at < 0 || next === undefined) return []
    const phrase = run.slice(0, at + 1).map(({ raw }) => raw)
    return [{ stem: next.stem, phrase: phrase.join(' ') }]
  })
}

function hasStem(followers: readonly Follower[], stem: string): boolean {
  return followers.some((follower) => follower.stem === stem)
}
