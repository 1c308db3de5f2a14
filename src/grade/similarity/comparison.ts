import { canonical, type Json } from '../../json.ts'
import type { Comparison } from '../ports.ts'

export function same(tier: string, reason: string, score = 1): Comparison {
  return { score, equivalent: true, tier, reason }
}

export function different(tier: string, reason: string, score = 0): Comparison {
  return { score, equivalent: false, tier, reason }
}

/** `30 ≠ 31`, long values cut. */
export function unequal(gold: Json, predicted: Json): string {
  return `${brief(gold)} ≠ ${brief(predicted)}`
}

export function brief(value: Json): string {
  const text = typeof value === 'object' ? canonical(value) : JSON.stringify(cut(value))
  return text.length <= 60 ? text : `${text.slice(0, 57)}…`
}

/** Before it is quoted, since quoting a long text takes long. */
function cut(value: Json): Json {
  return typeof value === 'string' ? value.slice(0, 60) : value
}
