import { type Token, tokensOf } from '../text/tokens.ts'
import type { Extracted, Fact } from './facts.ts'
import { familyOf } from './match-facts.ts'

/** A fact or a weekday where a text says it, with the words that give it its role there. */
export interface Mention {
  /** Absent for a weekday. */
  readonly fact?: Fact
  /** As it was written. */
  readonly text: string
  readonly family: string
  /** `account` and `from` of `from account 7`: what stands before it in its part of the sentence, the last word last. */
  readonly before: readonly string[]
  /** `adults` of `5 adults`. */
  readonly after: readonly string[]
  /** The text right before and right behind it, up to the next mention. */
  readonly lead: string
  readonly tail: string
}

/** In the order of the text. Members of a list (`1001, 1002 and 1003`) share their role. */
export function mentionsOf({ places, rest }: Extracted): readonly Mention[] {
  const spots = spotsOf(places, rest)
  const gaps = [...spots, undefined].map((spot, index) => {
    const last = spots[index - 1]
    return rest.slice(last === undefined ? 0 : last.end, spot?.at ?? rest.length)
  })
  const isListed = spots.map((spot, index) => {
    const next = spots[index + 1]
    return next !== undefined && next.family === spot.family && LISTED.test(gaps[index + 1] ?? '')
  })
  return spots.flatMap((spot, index) => {
    const first = index === 0 ? 0 : isListed.lastIndexOf(false, index - 1) + 1
    const last = isListed.indexOf(false, index)
    const before = once(() => [
      ...neighbour(spot, spots[first - 1], gaps[first]),
      ...beforeIn(gaps[first] ?? '', first > 0),
    ])
    const behind = once(() => [
      ...afterIn(gaps[last + 1] ?? '', last < spots.length - 1),
      ...neighbour(spot, spots[last + 1], gaps[last + 1]),
    ])
    const lead = (gaps[index] ?? '').slice(-NEAR)
    const tail = (gaps[index + 1] ?? '').slice(0, NEAR)
    return spot.items.map(({ text, fact }) => ({
      text,
      family: fact === undefined ? spot.family : familyOf(fact),
      get before() {
        return before()
      },
      get after() {
        return [...behind(), ...spot.items.flatMap((item) => (item.text === text ? [] : [`#${item.text}`]))]
      },
      ...{ lead, tail, ...(fact !== undefined && { fact }) },
    }))
  })
}

/** Most mentions are never asked for their role. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** How much of the text around a mention is looked at, in characters and in words. */
const NEAR = 80
const MAX_WORDS = 4
const MAX_SPOTS = 40

interface Spot {
  readonly at: number
  readonly end: number
  readonly family: string
  /** More than one where a quarter and its year stand together. */
  readonly items: readonly { readonly text: string; readonly fact?: Fact }[]
}

const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu
const LISTED = /^[\s,;&/]*(?:\b(?:and|or)\b)?\s*$/iu

function spotsOf(places: Extracted['places'], rest: string): readonly Spot[] {
  const spots = new Map<number, Spot>()
  for (const { fact, at, length } of places) {
    const items = [...(spots.get(at)?.items ?? []), { text: fact.text, fact }]
    const [first] = items
    spots.set(at, { at, end: at + length, family: familyOf(first?.fact ?? fact), items })
  }
  for (const match of rest.matchAll(WEEKDAY)) {
    const end = match.index + match[0].length
    spots.set(match.index, { at: match.index, end, family: 'weekday', items: [{ text: match[0] }] })
    if (spots.size >= MAX_SPOTS) break
  }
  return [...spots.values()].sort((a, b) => a.at - b.at).slice(0, MAX_SPOTS)
}

/** A fact of another kind in the same part: the `March 5` of `3 boxes on March 5`. */
function neighbour(spot: Spot, other: Spot | undefined, gap = ''): readonly string[] {
  if (other === undefined || other.family === spot.family || gap.length > NEAR || partsOf(gap).length > 1) return []
  return other.items.map(({ text }) => `#${text}`)
}

/** The end of a part of a sentence. */
const BREAK = /[,;!?\n()]|\.(?=\s|$)|\b(?:and|or|but|then|while)\b|&/giu

/** What belongs to the mention behind a gap: all behind a break, else from the last preposition on. */
function beforeIn(gap: string, isBetween: boolean): readonly string[] {
  const parts = partsOf(gap.slice(-NEAR))
  const words = wordsOf(parts.at(-1) ?? '')
  const at = parts.length === 1 && isBetween ? words.findLastIndex((word) => PARTICLES.has(word)) : 0
  return words.slice(Math.max(0, at)).slice(-MAX_WORDS)
}

function afterIn(gap: string, isBetween: boolean): readonly string[] {
  const parts = partsOf(gap.slice(0, NEAR))
  const words = wordsOf(parts[0] ?? '')
  const at = parts.length === 1 && isBetween ? words.findLastIndex((word) => PARTICLES.has(word)) : -1
  return words.slice(0, at < 0 ? MAX_WORDS : Math.min(at, MAX_WORDS))
}

function partsOf(gap: string): readonly string[] {
  return gap.trim() === '' ? [''] : gap.replace(/\bno\./giu, 'no').split(BREAK)
}

function wordsOf(text: string): readonly string[] {
  return text.trim() === '' ? [] : tokensOf(text).flatMap((token) => wordOf(token) ?? [])
}

function wordOf({ word, stem, stop }: Token): string | undefined {
  if (PARTICLES.has(word)) return SAME_PARTICLE.get(word) ?? word
  return stop ? undefined : stem
}

/** Whether a word of a role is a preposition or the like rather than a name of it. */
export function isParticle(word: string): boolean {
  return PARTICLES.has(word)
}

const PARTICLES = new Set(
  'from to into onto in out on off at by for with without before after until till since over under above below via through per as of than not against within between'.split(
    ' ',
  ),
)
const SAME_PARTICLE = new Map([
  ['into', 'to'],
  ['onto', 'to'],
  ['till', 'until'],
])
