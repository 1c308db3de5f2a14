import { spells } from '../alias/acronym.ts'
import { inOneGroup, isDeclaredAlias } from '../alias/groups.ts'
import { regionsOf } from '../alias/regions.ts'
import { type Alignment, align, kinship } from '../text/align.ts'
import { isHeadNoun, isTitle } from '../text/generic.ts'
import { isNegation } from '../text/polarity.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import type { Settings } from '../types.ts'

export interface Statement {
  /** 0..1: how much of it is there. */
  readonly score: number
  /** The text says that it is not so. */
  readonly denied: boolean
}

/**
 * Whether a reply states a short fact (a name, a thing): its content words near each other, or a name of it that means the
 * same. A surname alone stands for the person; a denial (`not Paris`) is no statement.
 */
export function statementOf(
  fact: readonly Token[],
  text: string,
  reply: readonly Token[],
  settings: Settings,
): Statement {
  const content = fact.filter(({ stop }) => !stop)
  const wanted = content.length === 0 ? fact : content
  const nearest = nearestRun(wanted, reply)
  const denied = nearest !== undefined && isDenied(reply, nearest.start)
  if (nearest !== undefined && nearest.score === 1) return { score: 1, denied }
  const named = byOtherName(text, reply, settings)
  if (named !== undefined) return { score: 1, denied: isDenied(reply, named) }
  const person = bySurname(wanted, reply)
  if (person !== undefined) return { score: Math.max(0.65, nearest?.score ?? 0), denied: isDenied(reply, person) }
  return { score: nearest?.score ?? 0, denied: denied && (nearest?.score ?? 0) >= settings.threshold }
}

interface Run {
  readonly start: number
  readonly score: number
}

/** How far apart the words of one fact may stand, beyond their own number. */
const SLACK = 6
const MAX_STARTS = 200

/** The stretch of the reply that holds most of the words. */
function nearestRun(wanted: readonly Token[], reply: readonly Token[]): Run | undefined {
  const [weights, total] = weigh(wanted)
  let best: Run | undefined
  const starts = reply.flatMap((token, index) => (wanted.some((word) => isSameWord(word, token)) ? [index] : []))
  for (const start of starts.slice(0, MAX_STARTS)) {
    const window = reply.slice(start, start + wanted.length + SLACK)
    const { pairs } = align(wanted, window)
    const found = shareOf(pairs, weights, total)
    const score = found > 0.94 ? 1 : found
    if (score > (best?.score ?? 0)) best = { start, score }
    if (score === 1) break
  }
  return best ?? acrossReply(wanted, reply)
}

/** Where no word starts it, as with synonyms: anywhere in the reply. */
function acrossReply(wanted: readonly Token[], reply: readonly Token[]): Run | undefined {
  const { pairs } = align(wanted, reply.slice(0, 400))
  const [first] = pairs
  if (first === undefined) return undefined
  const [weights, total] = weigh(wanted)
  return { start: reply.indexOf(first.predicted), score: shareOf(pairs, weights, total) * 0.9 }
}

/** Half of a name is less than half of the fact: the exponent is what tells `Jane Smith` from `John Smith`. */
function shareOf(pairs: Alignment['pairs'], weights: ReadonlyMap<Token, number>, total: number): number {
  const counted = new Set<Token>()
  let found = 0
  for (const pair of pairs) {
    if (!counted.has(pair.gold)) found += pair.score * (weights.get(pair.gold) ?? 0)
    counted.add(pair.gold)
  }
  return Math.min(1, found / total) ** 1.5
}

/** Words that only say what kind of thing it is, or that narrow it behind a comma, weigh little. */
function weigh(tokens: readonly Token[]): [ReadonlyMap<Token, number>, number] {
  let isBehind = false
  const weights = new Map(
    tokens.map((token, index) => {
      isBehind ||= index > 0 && token.afterComma
      return [token, isTitle(token.word) ? 0.2 : isBehind ? 0.3 : isHeadNoun(token) ? 0.5 : 1] as const
    }),
  )
  return [weights, [...weights.values()].reduce((sum, weight) => sum + weight, 0)]
}

function isSameWord(a: Token, b: Token): boolean {
  return a.stem === b.stem || kinship(a, b) >= 0.8
}

const BEFORE = 3
const DENIALS = new Set(['instead', 'rather', 'unlike', 'except'])

/** `not Paris`, `rather than Paris`, right before it. */
function isDenied(reply: readonly Token[], start: number): boolean {
  const before = reply.slice(Math.max(0, start - BEFORE), start)
  const at = before.findLastIndex((token) => isNegation(token) || DENIALS.has(token.word))
  if (at < 0) return false
  const between = before.slice(at + 1)
  // `No, Paris` affirms
  if ((between[0] ?? reply[start])?.afterComma === true) return false
  return between.every(({ stop, word }) => (stop || word === 'than') && word !== 'but')
}

/** Place of a name in the reply that means the same as the fact. */
function byOtherName(text: string, reply: readonly Token[], settings: Settings): number | undefined {
  if (text.length > 80) return undefined
  const regions = regionsOf(text)
  const letters = /^(?:\p{Lu}\.?){2,8}$/u.test(text.trim()) ? text.trim() : undefined
  const own = tokensOf(text)
  for (const [index, token] of reply.slice(0, 400).entries()) {
    for (let size = 1; size <= 4 && index + size <= reply.length; size += 1) {
      const run = reply.slice(index, index + size)
      if (size > 1 && run.at(-1)?.stop === true) continue
      const phrase = run.map(({ raw }) => raw).join(' ')
      if (size === 1 && token.stop) continue
      const isName = /^\p{Lu}/u.test(phrase)
      if (regions.length > 0 && isName && regionsOf(phrase).some((code) => regions.includes(code))) return index
      if (isDeclaredAlias(text, phrase, settings.aliases) || inOneGroup(text, phrase)) return index
      if (size === 1 && token.caps && spells(token.raw, own)) return index
      if (letters !== undefined && size > 1 && spells(letters, run)) return index
    }
  }
  return undefined
}

/** `Tchaikovsky` for `Pyotr Ilyich Tchaikovsky`, unless another first name stands before it. */
function bySurname(wanted: readonly Token[], reply: readonly Token[]): number | undefined {
  const names = wanted.filter(({ word }) => !isTitle(word))
  const last = names.at(-1)
  if (
    last === undefined ||
    names.length < 2 ||
    names.length > 4 ||
    !names.every(({ raw, afterComma }) => /^\p{Lu}\p{Ll}/u.test(raw) && !afterComma)
  )
    return undefined
  if (isHeadNoun(last)) return undefined
  const at = reply.findIndex(({ stem }) => stem === last.stem)
  if (at < 0) return undefined
  const before = reply[at - 1]
  const isOther = before !== undefined && /^\p{Lu}\p{Ll}/u.test(before.raw) && !before.stop && !isTitle(before.word)
  return isOther && !names.some(({ stem }) => stem === before.stem) ? undefined : at
}
