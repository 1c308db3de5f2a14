import { equalJson, isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import { compilePattern, type Pattern } from '../../../suite/pattern.ts'
import { type Sources, tryFillTemplate } from './template.ts'

/**
 * Whether a value meets a condition of `when.args` or `where`: a plain value means equality; an object whose keys are
 * all matchers must hold in each. A bound that refers to something absent does not hold.
 */
export function meets(value: Json | undefined, condition: Json, sources: Sources): boolean {
  if (!isMatcher(condition)) return equalsTemplate(value, condition, sources)
  return Object.entries(condition).every(([name, bound]) => MATCHERS[name]?.(value, bound, sources) ?? false)
}

type Matcher = (value: Json | undefined, bound: Json, sources: Sources) => boolean

const MATCHERS: Readonly<Record<string, Matcher>> = {
  equals: equalsTemplate,
  not_equals: (value, bound, sources) => {
    const filled = tryFillTemplate(bound, sources)
    return filled !== undefined && !equalJson(value, filled)
  },
  one_of: (value, bound, sources) => {
    const options = tryFillTemplate(bound, sources)
    return Array.isArray(options) && options.some((option: Json) => equalJson(value, option))
  },
  matches: (value, bound) => typeof value === 'string' && typeof bound === 'string' && patternOf(bound).test(value),
  exists: (value, bound) => (value !== undefined) === bound,
  gt: ordered((value, bound) => value > bound),
  gte: ordered((value, bound) => value >= bound),
  lt: ordered((value, bound) => value < bound),
  lte: ordered((value, bound) => value <= bound),
}

/** Every pattern comes from the suite, so there are few. */
const patterns = new Map<string, Pattern>()

function patternOf(source: string): Pattern {
  const known = patterns.get(source)
  if (known !== undefined) return known
  const pattern = compilePattern(source)
  patterns.set(source, pattern)
  return pattern
}

function isMatcher(condition: Json): condition is JsonObject {
  if (!isJsonObject(condition)) return false
  const keys = Object.keys(condition)
  return keys.length > 0 && keys.every((key) => Object.hasOwn(MATCHERS, key))
}

function equalsTemplate(value: Json | undefined, bound: Json, sources: Sources): boolean {
  return value !== undefined && equalJson(value, tryFillTemplate(bound, sources))
}

function ordered(holds: (value: number, bound: number) => boolean): Matcher {
  return (value, bound, sources) => {
    const filled = tryFillTemplate(bound, sources)
    return typeof value === 'number' && typeof filled === 'number' && holds(value, filled)
  }
}
