import { canonical, equalJson, isJsonObject, type Json } from '../json.ts'
import { compilePattern } from './pattern.ts'
import { getPointer } from './pointer.ts'
import type { StateCheck } from './schema/task.ts'

/** Whether a condition holds, and in words why (not): `/orders/1001/status is "open", not "refunded"`. */
interface StateResult {
  readonly ok: boolean
  readonly reason: string
}

/**
 * Judges one condition on a world document. All of its keys must hold. A place that is absent satisfies nothing but
 * `exists: false`, not even `not_equals`: a mistyped path must not pass.
 */
export function checkState(document: Json | undefined, check: StateCheck): StateResult {
  const value = getPointer(document, check.path)
  const place = check.path === '' ? 'the document' : check.path
  if (value === undefined) {
    const ok = check.exists === false && onlyExists(check)
    return { ok, reason: `${place} is absent` }
  }
  const failure = failures(value, check)[0]
  return failure === undefined
    ? { ok: true, reason: `${place} is ${brief(value)}` }
    : { ok: false, reason: `${place} ${failure}` }
}

function onlyExists(check: StateCheck): boolean {
  return Object.entries(check).every(([key, value]) => key === 'path' || key === 'exists' || value === undefined)
}

function failures(value: Json, check: StateCheck): string[] {
  const found: string[] = []
  if (check.exists === false) found.push(`is there (${brief(value)}), though it must be absent`)
  if (check.equals !== undefined && !equalJson(value, check.equals)) {
    found.push(`is ${brief(value)}, not ${brief(check.equals)}`)
  }
  if (check.not_equals !== undefined && equalJson(value, check.not_equals)) found.push(`is still ${brief(value)}`)
  if (check.contains !== undefined && !contains(value, check.contains)) {
    found.push(`is ${brief(value)}, which does not contain ${brief(check.contains)}`)
  }
  if (check.matches !== undefined && !(typeof value === 'string' && compilePattern(check.matches).test(value))) {
    found.push(`is ${brief(value)}, which does not match ${check.matches}`)
  }
  if (check.length !== undefined && lengthOf(value) !== check.length) {
    found.push(`has length ${lengthOf(value) ?? '(none)'}, not ${check.length}`)
  }
  return found
}

/** Text holds a substring, a list an equal item, an object every key of the wanted object with an equal value. */
function contains(value: Json, wanted: Json): boolean {
  if (typeof value === 'string') return typeof wanted === 'string' && value.includes(wanted)
  if (Array.isArray(value)) return value.some((item) => equalJson(item, wanted))
  if (!isJsonObject(value) || !isJsonObject(wanted)) return false
  return Object.entries(wanted).every(([key, want]) => Object.hasOwn(value, key) && equalJson(value[key], want))
}

function lengthOf(value: Json): number | undefined {
  if (typeof value === 'string') return [...value].length
  if (Array.isArray(value)) return value.length
  return isJsonObject(value) ? Object.keys(value).length : undefined
}

function brief(value: Json): string {
  const text = canonical(value)
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`
}
