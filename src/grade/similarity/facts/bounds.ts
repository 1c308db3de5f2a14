import type { FactMatch } from './match-facts.ts'
import type { Mention } from './mentions.ts'

type Direction = 'at least' | 'at most'

/** A fact that is the least on one side and the most on the other: `18 or older` and `under 18`; in words, or undefined. */
export function oppositeBounds(
  gold: readonly Mention[],
  predicted: readonly Mention[],
  { matched }: Pick<FactMatch, 'matched'>,
): string | undefined {
  for (const pair of matched) {
    const [mine, theirs] = [boundsOf(gold, pair.gold), boundsOf(predicted, pair.predicted)]
    if (mine.length === 0 || theirs.length === 0) continue
    const isOpposite = mine.every((a) => theirs.every((b) => isAgainst(a.direction, b.direction)))
    if (isOpposite) return `other bound: ${mine[0]?.words ?? ''} ≠ ${theirs[0]?.words ?? ''}`
  }
  return undefined
}

/** The words that make the same bound of a fact on both sides: `at least` and `or older`. */
export function agreedBounds(
  gold: readonly Mention[],
  predicted: readonly Mention[],
  { matched }: Pick<FactMatch, 'matched'>,
): readonly { readonly gold: readonly string[]; readonly predicted: readonly string[] }[] {
  return matched.flatMap((pair) => {
    const [[mine], [theirs]] = [boundsOf(gold, pair.gold), boundsOf(predicted, pair.predicted)]
    if (mine?.direction === undefined || theirs === undefined) return []
    const isSame = mine.direction === theirs.direction && mine.isStrict === theirs.isStrict
    return isSame && !mine.isTurned && !theirs.isTurned ? [{ gold: mine.around, predicted: theirs.around }] : []
  })
}

interface Bound {
  readonly direction: Direction | undefined
  /** The fact itself lies outside. */
  readonly isStrict: boolean
  /** A negation before it turns it round. */
  readonly isTurned: boolean
  /** The words that make it one. */
  readonly around: readonly string[]
  /** As the text says it. */
  readonly words: string
}

function boundsOf(mentions: readonly Mention[], fact: Mention['fact']): readonly Bound[] {
  return mentions.filter((mention) => mention.fact === fact).map(boundOf)
}

function isAgainst(a: Direction | undefined, b: Direction | undefined): boolean {
  return a !== undefined && b !== undefined && a !== b
}

const known = new WeakMap<Mention, Bound>()

/** Read once, since every claim of a long text asks for it. */
function boundOf(mention: Mention): Bound {
  const bound = known.get(mention) ?? readBound(mention)
  known.set(mention, bound)
  return bound
}

function readBound({ lead, tail, text, family }: Mention): Bound {
  const found = matchOf(lead, tail, TIMES.has(family))
  const words = `${found?.before ?? ''}${text.trim()}${found?.behind ?? ''}`.replace(/\s+/g, ' ').trim()
  const isTurned = found !== undefined && NEGATED.test(lead.slice(0, lead.length - (found.before?.length ?? 0)))
  const direction = isTurned ? (found.direction === 'at least' ? 'at most' : 'at least') : found?.direction
  const around = `${found?.before ?? ''} ${found?.behind?.replace(/^.*(?=\b(?:or|and)\b)/, '') ?? ''}`
  return {
    direction,
    isStrict: found?.isStrict === true,
    isTurned,
    around: around.toLowerCase().match(/[a-z]+/g) ?? [],
    words,
  }
}

interface Match {
  readonly direction: Direction
  readonly isStrict: boolean
  readonly before?: string
  readonly behind?: string
}

function matchOf(lead: string, tail: string, isTime: boolean): Match | undefined {
  for (const [direction, pattern] of isTime ? [...BEFORE_TIME, ...BEFORE] : BEFORE) {
    const before = pattern.exec(lead)?.[0]
    if (before !== undefined) return { direction, before, isStrict: STRICT.test(before) }
  }
  for (const [direction, pattern] of BEHIND) {
    const behind = pattern.exec(tail)?.[0]
    if (behind !== undefined) return { direction, behind, isStrict: false }
  }
  return undefined
}

const TIMES = new Set(['date', 'time', 'period'])
const NEGATED = /\b(?:not|cannot|never|no|nobody|none)\b[^,;.!?]{0,30}$|n't\b[^,;.!?]{0,30}$/iu
/** `more than`, not `no more than`. */
const STRICT = /^(?!(?:no|not|on or) )(?:[a-z]+ than|over|above|exceeding|after|under|below|before)\b/iu
const UP = 'more|greater|older|later|higher|larger|bigger|longer'
const DOWN = 'less|fewer|younger|earlier|lower|smaller|shorter|sooner'
const AGE = '(?: the)?(?: age of| age)?'

/** Those with a negation in them first. */
const BEFORE: readonly (readonly [direction: Direction, pattern: RegExp])[] = [
  ['at least', new RegExp(`\\b(?:no|not) (?:${DOWN}) than${AGE} $`, 'iu')],
  ['at most', new RegExp(`\\b(?:no|not) (?:${UP}) than${AGE} $`, 'iu')],
  [
    'at least',
    new RegExp(`\\b(?:at least|minimum(?: of)?|(?:${UP}) than|over|above|exceeding|after|since)${AGE} $`, 'iu'),
  ],
  [
    'at most',
    new RegExp(
      `\\b(?:at most|up to|maximum(?: of)?|(?:${DOWN}) than|under|below|before|until|till|within)${AGE} $`,
      'iu',
    ),
  ],
]

/** `from` and `by` bound a time; elsewhere they say where from and by how much. */
const BEFORE_TIME: readonly (readonly [direction: Direction, pattern: RegExp])[] = [
  ['at least', /\b(?:from|starting(?: from| on)?|as of|on or after) $/iu],
  ['at most', /\b(?:by|on or before) $/iu],
]

const NOUNS = '(?: [a-z]+){0,2}'
const BEHIND: readonly (readonly [direction: Direction, pattern: RegExp])[] = [
  [
    'at least',
    new RegExp(`^(?:\\+|${NOUNS} (?:or|and) (?:${UP}|over|above|up|upwards?|onwards?)\\b| onwards?\\b)`, 'iu'),
  ],
  ['at most', new RegExp(`^${NOUNS} (?:or|and) (?:${DOWN}|under|below)\\b`, 'iu')],
]
