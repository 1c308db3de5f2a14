import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { CompareTable, FieldCompare } from '../../suite/schema/common.ts'
import { isShallow } from '../depth.ts'
import type { Similarity } from '../ports.ts'
import { containerOf } from './json-text.ts'
import { maximumMatching } from './matching.ts'
import type { CallComparison, FieldComparison } from './types.ts'

export interface ArgumentOptions {
  /** Per path, `filters.region` or `items[].id`. */
  readonly table: CompareTable
  /** Only these arguments are looked at; null or absent: all of them. */
  readonly only?: readonly string[] | null | undefined
  readonly similarity: Similarity
}

export type ArgumentComparison = Pick<CallComparison, 'missing' | 'extra' | 'fields' | 'agreement'>

/**
 * Two argument records by path. Objects are compared key by key, lists of one length member by member, everything else
 * as one value. A JSON text stands for what it encodes.
 */
export function compareArguments(
  gold: JsonObject,
  predicted: JsonObject,
  options: ArgumentOptions,
): ArgumentComparison {
  const found: Found = { missing: [], extra: [], fields: [] }
  const looked = options.only === undefined || options.only === null ? undefined : new Set(options.only)
  for (const key of keysOf(gold, predicted)) {
    if (looked !== undefined && !looked.has(key)) continue
    comparePlace({ path: key, pattern: key, inherited: {} }, own(gold, key), own(predicted, key), options, found)
  }
  const count = found.fields.length + found.missing.length + found.extra.length
  const sum = found.fields.reduce((total, field) => total + field.score, 0)
  return { ...found, agreement: count === 0 ? 1 : sum / count }
}

interface Found {
  readonly missing: string[]
  readonly extra: string[]
  readonly fields: FieldComparison[]
}

interface Place {
  readonly path: string
  /** The path with `[]` for every index. */
  readonly pattern: string
  /** Options of the value around it that hold for its members too. */
  readonly inherited: FieldCompare
}

function comparePlace(
  place: Place,
  goldValue: Json | undefined,
  predictedValue: Json | undefined,
  options: ArgumentOptions,
  found: Found,
): void {
  const rule = ruleAt(place, options.table)
  if (rule.ignore === true) return
  const gold = goldValue ?? absentAs(goldValue, rule)
  const predicted = predictedValue ?? absentAs(predictedValue, rule)
  if (gold === undefined || predicted === undefined) {
    if (rule.optional === true || gold === predicted) return
    ;(gold === undefined ? found.extra : found.missing).push(place.path)
    return
  }
  compareBoth(place, rule, gold, predicted, options, found)
}

function compareBoth(
  place: Place,
  rule: FieldCompare,
  gold: Json,
  predicted: Json,
  options: ArgumentOptions,
  found: Found,
): void {
  const [a, b] = isShallow(gold) && isShallow(predicted) ? [containerOf(gold), containerOf(predicted)] : []
  const inherited = ofMembers(rule)
  if (isJsonObject(a) && isJsonObject(b)) {
    const keys = keysOf(a, b)
    for (const key of keys) {
      const below = { path: `${place.path}.${key}`, pattern: `${place.pattern}.${key}`, inherited }
      comparePlace(below, own(a, key), own(b, key), options, found)
    }
    if (keys.length === 0) found.fields.push(equalField(place.path, gold, predicted))
    return
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    const member = { pattern: `${place.pattern}[]`, inherited }
    if (rule.kind === 'set' && a.length <= MAX_SET && b.length <= MAX_SET) {
      found.fields.push(compareSet(place, member, a, b, options))
      return
    }
    if (rule.kind !== 'set' && a.length === b.length && a.length > 0) {
      a.forEach((item: Json, index) => {
        comparePlace({ path: `${place.path}[${index}]`, ...member }, item, b[index], options, found)
      })
      return
    }
  }
  const { score, equivalent, reason } = options.similarity.compareValues(gold, predicted, rule)
  found.fields.push({ path: place.path, gold, predicted, score: clamp(score), equivalent, reason })
}

const MAX_SET = 64

/** Members in any order: as many as can be paired with an equivalent one. */
function compareSet(
  place: Place,
  member: Omit<Place, 'path'>,
  gold: readonly Json[],
  predicted: readonly Json[],
  options: ArgumentOptions,
): FieldComparison {
  const partner = maximumMatching(gold.length, predicted.length, (left, right) => {
    const found: Found = { missing: [], extra: [], fields: [] }
    comparePlace({ path: `${place.path}[]`, ...member }, gold[left], predicted[right], options, found)
    return found.missing.length + found.extra.length === 0 && found.fields.every((field) => field.equivalent)
  })
  const paired = partner.filter((right) => right !== undefined).length
  const size = Math.max(gold.length, predicted.length)
  return {
    path: place.path,
    gold,
    predicted,
    score: size === 0 ? 1 : paired / size,
    equivalent: paired === size,
    reason: `${paired} of ${size} members in common`,
  }
}

/** The table's entry, over what the value around it hands down. */
function ruleAt({ path, pattern, inherited }: Place, table: CompareTable): FieldCompare {
  const rule = Object.hasOwn(table, path) ? table[path] : Object.hasOwn(table, pattern) ? table[pattern] : undefined
  return { ...inherited, ...rule }
}

/** How a list itself is compared, and whether it may be absent, says nothing of its members. */
function ofMembers(rule: FieldCompare): FieldCompare {
  const { ignore: _ignore, optional: _optional, default: _default, kind, ...handed } = rule
  return kind === undefined || kind === 'list' || kind === 'set' ? handed : { ...handed, kind }
}

/** null is a value; only what is absent takes the default. */
function absentAs(value: Json | undefined, rule: FieldCompare): Json | undefined {
  return value === undefined ? rule.default : value
}

function equalField(path: string, gold: Json, predicted: Json): FieldComparison {
  return { path, gold, predicted, score: 1, equivalent: true, reason: 'identical' }
}

function keysOf(gold: JsonObject, predicted: JsonObject): readonly string[] {
  return [...new Set([...Object.keys(gold), ...Object.keys(predicted)])]
}

function own(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

function clamp(score: number): number {
  return Number.isFinite(score) ? Math.min(1, Math.max(0, score)) : 0
}
