import { isJsonObject, type Json } from '../../json.ts'
import type { FieldCompare } from '../../suite/schema/common.ts'
import { isShallow } from '../depth.ts'
import type { Comparison } from '../ports.ts'
import { different, unequal } from './comparison.ts'
import { compareList, compareObject, compareSet } from './nested.ts'
import { compareScalar } from './scalar.ts'

export type ValueOptions = FieldCompare & { readonly threshold: number }

/** Two argument values, of any JSON type. Lists and objects compare member by member, with the same options. */
export function compareValue(goldValue: Json, predictedValue: Json, options: ValueOptions): Comparison {
  const [gold, predicted] = decoded(goldValue, predictedValue)
  if (Array.isArray(gold) && Array.isArray(predicted)) {
    return options.kind === 'set'
      ? compareSet(gold, predicted, ofMembers(options))
      : compareList(gold, predicted, ofMembers(options))
  }
  if (isJsonObject(gold) && isJsonObject(predicted)) return compareObject(gold, predicted, ofMembers(options))
  if (isScalar(gold) && isScalar(predicted)) return compareScalar(gold, predicted, options)
  return different('type', unequal(gold, predicted))
}

type Scalar = Exclude<Json, readonly Json[] | { readonly [key: string]: Json }>

function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null
}

/** A JSON string equals the list or object it encodes, so both sides are read as such where both can be. */
function decoded(gold: Json, predicted: Json): readonly [Json, Json] {
  const [goldParsed, predictedParsed] = [containerOf(gold), containerOf(predicted)]
  if (goldParsed === undefined || predictedParsed === undefined) return [gold, predicted]
  return [goldParsed, predictedParsed]
}

function containerOf(value: Json): Json | undefined {
  if (typeof value === 'object' && value !== null) return value
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined
  try {
    const parsed: Json = JSON.parse(value)
    return isShallow(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/** How the list itself is compared does not say how its members are. */
function ofMembers(options: ValueOptions): ValueOptions {
  if (options.kind !== 'list' && options.kind !== 'set') return options
  const { kind: _, ...rest } = options
  return rest
}
