import { canonical, type Json, type JsonObject } from '../../json.ts'
import type { Comparison } from '../ports.ts'
import { different, same } from './comparison.ts'
import { compareValue, type ValueOptions } from './value.ts'

/** In order; the score is the mean over the longer list. */
export function compareList(gold: readonly Json[], predicted: readonly Json[], options: ValueOptions): Comparison {
  const length = Math.max(gold.length, predicted.length)
  const pairs = Array.from({ length }, (_, index) => ({ place: `[${index}]`, a: gold[index], b: predicted[index] }))
  return compareMembers('list', pairs, options)
}

/** Keys must be the same; the score is the mean over the keys of either side. */
export function compareObject(gold: JsonObject, predicted: JsonObject, options: ValueOptions): Comparison {
  const keys = [...new Set([...Object.keys(gold), ...Object.keys(predicted)])]
  const pairs = keys.map((key) => ({ place: key, a: own(gold, key), b: own(predicted, key) }))
  return compareMembers('object', pairs, options)
}

/** In any order, each member with a partner of its own. */
export function compareSet(gold: readonly Json[], predicted: readonly Json[], options: ValueOptions): Comparison {
  const matched = isSmall(gold, predicted)
    ? matchedBySimilarity(gold, predicted, options)
    : matchedExactly(gold, predicted)
  const total = gold.length + predicted.length
  const score = total === 0 ? 1 : (2 * matched) / total
  if (matched === gold.length && matched === predicted.length) return same('set', 'the same members', score)
  return different('set', `${matched} of ${Math.max(gold.length, predicted.length)} members match`, score)
}

interface Pair {
  readonly place: string
  readonly a: Json | undefined
  readonly b: Json | undefined
}

function compareMembers(tier: string, pairs: readonly Pair[], options: ValueOptions): Comparison {
  if (pairs.length === 0) return same(tier, 'both are empty')
  let sum = 0
  let firstDifference: string | undefined
  for (const { place, a, b } of pairs) {
    const comparison = compareMember(a, b, options)
    sum += comparison.score
    if (!comparison.equivalent) firstDifference ??= `${place}: ${comparison.reason}`
  }
  const score = sum / pairs.length
  return firstDifference === undefined
    ? same(tier, 'every member matches', score)
    : different(tier, firstDifference, score)
}

function compareMember(a: Json | undefined, b: Json | undefined, options: ValueOptions): Comparison {
  if (a === undefined || b === undefined) {
    return different('absent', a === undefined ? 'not in the gold value' : 'missing')
  }
  return a === b ? same('exact', 'identical') : compareValue(a, b, options)
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

const MAX_MEMBERS = 64
const MAX_SIZE = 20_000

/** Pairing by similarity compares each with each; larger sets are matched by equality. */
function isSmall(gold: readonly Json[], predicted: readonly Json[]): boolean {
  if (gold.length > MAX_MEMBERS || predicted.length > MAX_MEMBERS) return false
  return JSON.stringify(gold).length + JSON.stringify(predicted).length <= MAX_SIZE
}

/** The largest number of members that can have a partner each (augmenting paths, Kuhn 1955). */
function matchedBySimilarity(gold: readonly Json[], predicted: readonly Json[], options: ValueOptions): number {
  const equivalent = gold.map((a) => predicted.map((b) => compareMember(a, b, options).equivalent))
  const partnerOf: (number | undefined)[] = predicted.map(() => undefined)
  const place = (member: number, seen: Set<number>): boolean =>
    predicted.some((_, candidate) => {
      if (equivalent[member]?.[candidate] !== true || seen.has(candidate)) return false
      seen.add(candidate)
      const holder = partnerOf[candidate]
      if (holder !== undefined && !place(holder, seen)) return false
      partnerOf[candidate] = member
      return true
    })
  return gold.filter((_, member) => place(member, new Set())).length
}

function matchedExactly(gold: readonly Json[], predicted: readonly Json[]): number {
  const left = new Map<string, number>()
  for (const key of gold.map((item) => canonical(item))) left.set(key, (left.get(key) ?? 0) + 1)
  return predicted.filter((item) => {
    const key = canonical(item)
    const count = left.get(key) ?? 0
    left.set(key, count - 1)
    return count > 0
  }).length
}
