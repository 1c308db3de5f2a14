import { isSynonym } from '../text/synonyms.ts'
import type { FactMatch } from './match-facts.ts'
import { isParticle, type Mention } from './mentions.ts'

/**
 * Facts that both texts state, in each other's role: `from account 7 to account 9` and `from account 9 to account 7`; in
 * words, or undefined. Each role has to be taken over by another fact, round in a circle, so that the same statement in
 * another order (`to 9 from 7`) is none.
 */
export function exchangedFacts(
  [gold, goldText]: readonly [mentions: readonly Mention[], text: string],
  [predicted, predictedText]: readonly [mentions: readonly Mention[], text: string],
  { matched }: Pick<FactMatch, 'matched'>,
): string | undefined {
  if (gold.length < 2 || predicted.length < 2) return undefined
  const shared = sharedOf(gold, predicted, matched)
  if (shared.length < 2) return undefined
  const circle = circleIn(shared) ?? circleIn(shared.map(({ gold: a, predicted: b }) => ({ gold: b, predicted: a })))
  if (circle === undefined) return undefined
  const isCommuting = COMMUTATIVE.test(goldText) && COMMUTATIVE.test(predictedText)
  if (isCommuting && circle.every((index) => isSameLabel(shared[index]))) return undefined
  const names = [...circle].sort((a, b) => a - b).map((index) => shared[index]?.gold[0]?.text.trim() ?? '')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)} have changed places`
}

interface Shared {
  readonly gold: readonly Mention[]
  readonly predicted: readonly Mention[]
}

const MAX_SHARED = 12

function sharedOf(
  gold: readonly Mention[],
  predicted: readonly Mention[],
  matched: FactMatch['matched'],
): readonly Shared[] {
  const names = [...new Set(gold.map(nameOf))].slice(0, MAX_SHARED)
  return names.flatMap((name) => {
    const mine = gold.filter((mention) => nameOf(mention) === name)
    const partner = typeof name === 'string' ? name : matched.find((pair) => pair.gold === name)?.predicted
    const theirs = predicted.filter((mention) => nameOf(mention) === partner)
    return theirs.length === 0 ? [] : [{ gold: mine, predicted: theirs }]
  })
}

function nameOf({ fact, text }: Mention): NonNullable<Mention['fact']> | string {
  return fact ?? text.toLowerCase().replace(/s$/, '')
}

/** The shortest way along facts that each took the role of the next, back to the first. */
function circleIn(shared: readonly Shared[]): readonly number[] | undefined {
  const takers = shared.map((_, index) => shared.flatMap((__, other) => (takes(shared, index, other) ? [other] : [])))
  let paths = shared.map((_, index) => [index])
  for (let step = 0; step < MAX_CIRCLE; step += 1) {
    const next = paths.flatMap((path) => (takers[path.at(-1) ?? 0] ?? []).map((other) => ({ path, other })))
    const closed = next.find(({ path, other }) => path.length > 1 && other === path[0])
    if (closed !== undefined) return closed.path
    paths = next.flatMap(({ path, other }) => (path.includes(other) ? [] : [[...path, other]])).slice(0, 100)
  }
  return undefined
}

const MAX_CIRCLE = 4

/** Whether the second fact stands in the predicted text where the first one stands in the gold, rather than it itself. */
function takes(shared: readonly Shared[], index: number, other: number): boolean {
  const [mine, theirs] = [shared[index], shared[other]]
  if (index === other || mine === undefined || theirs === undefined) return false
  if (mine.gold[0]?.family !== theirs.gold[0]?.family) return false
  const isOwn = (word: string, side: Side) => !theirs.gold.some((mention) => mention[side].includes(word))
  const likeness = (mentions: readonly Mention[]) =>
    Math.max(...mine.gold.flatMap((a) => mentions.map((b) => likenessOf(a, b, isOwn))))
  return likeness(theirs.predicted) > likeness(mine.predicted)
}

type Side = 'before' | 'after'

/** How many words two roles share of those that are the first one's own; a name on the other side counts half. */
function likenessOf(a: Mention, b: Mention, isOwn: (word: string, side: Side) => boolean): number {
  const count = (side: Side, other: Side) =>
    a[side].reduce((sum, word) => {
      if (!isOwn(word, side)) return sum
      if (b[side].some((candidate) => isSameWord(word, candidate))) return sum + 1
      return !isParticle(word) && b[other].includes(word) ? sum + 0.5 : sum
    }, 0)
  return count('before', 'after') + count('after', 'before')
}

function isSameWord(a: string, b: string): boolean {
  return a === b || (!isParticle(a) && !isParticle(b) && isSynonym(a, b))
}

/** What is done to both alike, whichever comes first: `add 3 to 5`, `compare order 1 with order 2`. */
const COMMUTATIVE =
  /\b(?:add(?:ing|ed|s)?|sum|plus|multipl(?:y|ied|ying)|times|product|compar\w{1,6}|versus|vs|combin\w{1,5}|averages?|differences?|distance|between)\b/iu

const COMMUTATIVE_STEMS = new Set(
  'add sum plu multipli time product compar versu vs combin averag differ distanc'.split(' '),
)

/** The same names around it in both texts, whatever its preposition is. */
function isSameLabel(shared: Shared | undefined): boolean {
  const labels = (mentions: readonly Mention[]) =>
    mentions
      .flatMap(({ before, after }) => [...before, ...after])
      .filter((word) => !isParticle(word) && !COMMUTATIVE_STEMS.has(word))
  const [a, b] = [labels(shared?.gold ?? []), labels(shared?.predicted ?? [])]
  return a.every((word) => b.includes(word)) && b.every((word) => a.includes(word))
}
