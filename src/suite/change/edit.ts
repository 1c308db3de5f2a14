import { hashJson, type Json } from '../../json.ts'

/** One thing of the gate that a change changes. Data only; the report has the words. */
export interface GateEdit {
  /** `policy.alpha`, `policy.metrics.cost`, `gold.refund-over-limit`, `tasks.<id>`, `sandbox.tools.<name>`, … */
  readonly key: string
  /** As a user would open it. */
  readonly file: string
  readonly kind: 'added' | 'removed' | 'renamed' | 'edited'
  /** `weakens`: what would have failed may pass by it. `changes`: it depends. */
  readonly effect: 'weakens' | 'tightens' | 'changes'
  /** Short JSON texts of both sides, where they are short. */
  readonly from?: string
  readonly to?: string
}

/** An edit where the two differ; nothing else. */
export function edited(key: string, file: string, from: Json, to: Json, effect: GateEdit['effect']): GateEdit[] {
  if (hashJson(from) === hashJson(to)) return []
  return [{ key, file, kind: 'edited', effect, ...short('from', from), ...short('to', to) }]
}

const MOST_SHOWN = 60

function short<K extends 'from' | 'to'>(key: K, value: Json): Partial<Record<K, string>>
function short(key: 'from' | 'to', value: Json): Partial<Record<'from' | 'to', string>> {
  const text = JSON.stringify(value)
  return text.length > MOST_SHOWN ? {} : { [key]: text }
}

/** As JSON, without keys that are undefined. */
export function plain(value: object | null): Json {
  return JSON.parse(JSON.stringify(value))
}
