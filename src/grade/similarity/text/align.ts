import { distance } from 'fastest-levenshtein'
import { ROMAN, spells } from '../alias/acronym.ts'
import { regionsOf } from '../alias/regions.ts'
import { isShortForm } from './short-forms.ts'
import { isSynonym } from './synonyms.ts'
import type { Token } from './tokens.ts'

export interface Alignment {
  /** Pairs in the order of the gold. */
  readonly pairs: readonly { readonly gold: Token; readonly predicted: Token; readonly score: number }[]
  readonly onlyGold: readonly Token[]
  readonly onlyPredicted: readonly Token[]
}

/** Tokens left after the equal ones are compared each with each, so they are few. */
const MAX_LEFT = 40

/** Pairs words one to one: equal stems first, then acronyms, synonyms, short forms and slips of the keyboard. */
export function align(gold: readonly Token[], predicted: readonly Token[]): Alignment {
  const pairs: { gold: Token; predicted: Token; score: number }[] = []
  const places = new Map<string, Token[]>()
  for (const token of predicted) places.set(token.stem, [...(places.get(token.stem) ?? []), token])
  const used = new Set<Token>()
  let left: Token[] = []
  for (const token of gold) {
    const other = places.get(token.stem)?.shift()
    if (other === undefined) left.push(token)
    else {
      used.add(other)
      pairs.push({ gold: token, predicted: other, score: 1 })
    }
  }
  let open = predicted.filter((token) => !used.has(token))
  if (left.length > 0 && open.length > 0) {
    ;[left, open] = withAcronyms(left, open, pairs)
    ;[left, open] = withKin(left, open, pairs)
  }
  return { pairs, onlyGold: left, onlyPredicted: open }
}

type Pairs = { gold: Token; predicted: Token; score: number }[]

/** `LA` takes `Los Angeles`, in either direction. */
function withAcronyms(gold: readonly Token[], predicted: readonly Token[], pairs: Pairs): [Token[], Token[]] {
  let [a, b] = [[...gold], [...predicted]]
  for (const token of gold.slice(0, MAX_LEFT)) {
    const run = token.caps ? runSpelling(token, b) : undefined
    if (run === undefined) continue
    pairs.push(...run.map((other) => ({ gold: token, predicted: other, score: 1 })))
    a = a.filter((other) => other !== token)
    b = b.filter((other) => !run.includes(other))
  }
  for (const token of b.slice(0, MAX_LEFT)) {
    const run = token.caps ? runSpelling(token, a) : undefined
    if (run === undefined) continue
    pairs.push(...run.map((other) => ({ gold: other, predicted: token, score: 1 })))
    b = b.filter((other) => other !== token)
    a = a.filter((other) => !run.includes(other))
  }
  return [a, b]
}

function runSpelling({ raw }: Token, tokens: readonly Token[]): readonly Token[] | undefined {
  const letters = raw.replaceAll('.', '')
  for (let start = 0; start + letters.length <= Math.min(tokens.length, MAX_LEFT); start += 1) {
    const run = tokens.slice(start, start + letters.length)
    if (spells(letters, run)) return run
  }
  return undefined
}

function withKin(gold: readonly Token[], predicted: readonly Token[], pairs: Pairs): [Token[], Token[]] {
  const open = predicted.slice(0, MAX_LEFT)
  const used = new Set<Token>()
  const left = gold.filter((token, index) => {
    if (index >= MAX_LEFT) return true
    let best: { readonly other: Token; readonly score: number } | undefined
    for (const other of open) {
      const score = used.has(other) ? 0 : kinship(token, other)
      if (score > (best?.score ?? 0)) best = { other, score }
    }
    if (best === undefined) return true
    used.add(best.other)
    pairs.push({ gold: token, predicted: best.other, score: best.score })
    return false
  })
  return [left, predicted.filter((token) => !used.has(token))]
}

/** 0..1 for two different stems. */
export function kinship(a: Token, b: Token): number {
  if (a.word === b.word) return 1
  if (isShortForm(a.word, b.word) || ROMAN.get(a.word) === b.word || ROMAN.get(b.word) === a.word) return 1
  if (isSynonym(a.stem, b.stem) || isSynonym(a.word, b.word)) return 0.95
  if (asksFor(a.word, b.word) || isSameRegion(a, b)) return 0.9
  if (isDerived(a.word, b.word) || isDerived(b.word, a.word)) return 0.9
  return isSlip(a.word, b.word) ? SLIP : 0
}

/** `when` asks for a date, `where` for a place. */
const ASKED: ReadonlyMap<string, readonly string[]> = new Map([
  ['when', ['date', 'time', 'day']],
  ['where', ['place', 'location', 'address', 'city']],
  ['who', ['person', 'name']],
  ['why', ['reason']],
  ['how', ['way', 'manner']],
])

function asksFor(a: string, b: string): boolean {
  return (ASKED.get(a)?.includes(b) ?? false) || (ASKED.get(b)?.includes(a) ?? false)
}

/** `European` and `Europe`. */
function isSameRegion(a: Token, b: Token): boolean {
  if (!/^\p{Lu}\p{Ll}{3}/u.test(a.raw) || !/^\p{Lu}\p{Ll}{3}/u.test(b.raw)) return false
  const regions = regionsOf(a.word)
  return regions.length > 0 && regionsOf(b.word).some((code) => regions.includes(code))
}

/** The score of two words that differ by a slip of the keyboard. */
export const SLIP = 0.8

const SUFFIX = /^(?:s|es|al|ic|ical|ally|ly|ed|ing|er|ian|ish|ment|ation|ness|ity|y|e|able|ize|ise)$/

/** `trapezoid` and `trapezoidal`; not `Niger` and `Nigeria`. */
function isDerived(short: string, long: string): boolean {
  return (
    short.length >= 5 && long.length > short.length && long.startsWith(short) && SUFFIX.test(long.slice(short.length))
  )
}

/** One letter wrong in a long word, two in a very long one. */
function isSlip(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length)
  if (length < 6 || Math.max(a.length, b.length) > 30 || a.charAt(0) !== b.charAt(0) || /\d/.test(a + b)) return false
  return distance(a, b) <= (length >= 10 ? 2 : 1)
}
