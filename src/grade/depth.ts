import type { Json } from '../json.ts'
import { isJson } from '../trace/json-value.ts'

/** Levels of data that graders walk into: comparing recurses, and an agent must not be able to exhaust the stack. */
export const MAX_DEPTH = 200

/** Whether a value may be recursed into. */
export function isShallow(value: Json): boolean {
  return isJson(value, MAX_DEPTH)
}
