import { canonical, type Json, type JsonObject } from '../../json.ts'
import { maximumMatching } from '../aem/matching.ts'
import { different, same } from './finding.ts'
import type { Finding, Settings } from './types.ts'

type Compare = (gold: Json, predicted: Json, settings: Settings) => Finding

/** In order; the score is the mean over the longer list. */
export function compareList(
  gold: readonly Json[],
  predicted: readonly Json[],
  settings: Settings,
  compare: Compare,
): Finding {
  const length = Math.max(gold.length, predicted.length)
  const pairs = Array.from({ length }, (_, index) => ({ place: `[${index}]`, a: gold[index], b: predicted[index] }))
  return compareMembers('list', pairs, settings, compare)
}

/** Keys must be the same; the score is the mean over the keys of either side. */
export function compareObject(gold: JsonObject, predicted: JsonObject, settings: Settings, compare: Compare): Finding {
  const keys = [...new Set([...Object.keys(gold), ...Object.keys(predicted)])]
  const pairs = keys.map((key) => ({ place: key, a: own(gold, key), b: own(predicted, key) }))
  return compareMembers('object', pairs, settings, compare)
}

/** In any order, each member with a partner of its own. */
export function compareSet(
  gold: readonly Json[],
  predicted: readonly Json[],
  settings: Settings,
  compare: Compare,
): Finding {
  const matched = isSmall(gold, predicted)
    ? matchedBySimilarity(gold, predicted, settings, compare)
    : matchedExactly(gold, predicted)
  const total = gold.length + predicted.length
  const score = total === 0 ? 1 : (2 * matched) / total
  if (matched === gold.length && matched === predicted.length)
    return same('typed', 'set', 'the same members', { score })
  return different('typed', 'set', `${matched} of ${Math.max(gold.length, predicted.length)} members match`, { score })
}

interface Pair {
  readonly place: string
  readonly a: Json | undefined
  readonly b: Json | undefined
}

/** After so many members that are compared at length the rest is compared by equality, so that the work is bounded. */
const MAX_WORK = 300

function compareMembers(type: string, pairs: readonly Pair[], settings: Settings, compare: Compare): Finding {
  if (pairs.length === 0) return same('typed', type, 'both are empty')
  let [sum, work, isLow] = [0, 0, false]
  let difference: string | undefined
  for (const { place, a, b } of pairs) {
    if (a !== b) work += 1
    const found = compareMember(a, b, settings, work > MAX_WORK ? exactly : compare)
    sum += found.score
    isLow ||= found.low_confidence === true
    if (!isSame(found, settings)) difference ??= `${place}: ${found.reason}`
  }
  const extra = { score: sum / pairs.length, ...(isLow && { low_confidence: true }) }
  return difference === undefined
    ? same('typed', type, 'every member matches', extra)
    : different('typed', type, difference, extra)
}

function compareMember(a: Json | undefined, b: Json | undefined, settings: Settings, compare: Compare): Finding {
  if (a === undefined || b === undefined) {
    return different('typed', 'absent', a === undefined ? 'not in the gold value' : 'missing')
  }
  return a === b ? same('exact', 'identical', 'identical') : compare(a, b, settings)
}

function isSame({ decided, score }: Finding, { threshold }: Settings): boolean {
  return decided === undefined ? score >= threshold : decided === 'same'
}

function exactly(a: Json, b: Json): Finding {
  return canonical(a) === canonical(b) ? same('exact', 'identical', 'identical') : different('exact', 'text', 'differs')
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

const MAX_MEMBERS = 40
const MAX_SIZE = 10_000

/** Pairing by similarity compares each with each; larger sets are matched by equality. */
function isSmall(gold: readonly Json[], predicted: readonly Json[]): boolean {
  if (gold.length > MAX_MEMBERS || predicted.length > MAX_MEMBERS) return false
  return JSON.stringify(gold).length + JSON.stringify(predicted).length <= MAX_SIZE
}

function matchedBySimilarity(
  gold: readonly Json[],
  predicted: readonly Json[],
  settings: Settings,
  compare: Compare,
): number {
  const equivalent = gold.map((a) => predicted.map((b) => isSame(compareMember(a, b, settings, compare), settings)))
  const partner = maximumMatching(gold.length, predicted.length, (left, right) => equivalent[left]?.[right] === true)
  return partner.filter((right) => right !== undefined).length
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
