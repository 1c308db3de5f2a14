import { canonical, type Json } from '../../json.ts'
import type { Finding, Tier } from './types.ts'

export function same(tier: Tier, type: string, reason: string, extra: Partial<Finding> = {}): Finding {
  return { score: 1, decided: 'same', tier, type, reason, ...extra }
}

export function different(tier: Tier, type: string, reason: string, extra: Partial<Finding> = {}): Finding {
  return { score: 0, decided: 'different', tier, type, reason, ...extra }
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
