import { isJsonObject, type Json } from '../../json.ts'
import type { AgentCall } from '../../trace/views.ts'

/** Shorter texts stand in too many results by chance. */
const SHORTEST = 4

/** Of the earlier calls, those whose results hold a value that this call was given: the first that does, for each value. */
export function sourceOf<T extends AgentCall>(call: AgentCall, earlier: readonly T[]): T[] {
  const values = leaves(call.args).filter(isTelling)
  const found = values.flatMap((value) => {
    const asked = earlier.some((other) => leaves(other.args).includes(value))
    // what was asked for with the value does not give it
    if (asked) return []
    return earlier.find((other) => other.result !== undefined && leaves(other.result).includes(value)) ?? []
  })
  return [...new Set(found)]
}

/** The scalars in a value, in their order. */
export function leaves(value: Json): Json[] {
  const found: Json[] = []
  const open: Json[] = [value]
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    if (Array.isArray(next)) open.unshift(...next)
    else if (isJsonObject(next)) open.unshift(...Object.values(next))
    else found.push(next)
  }
  return found
}

function isTelling(value: Json): boolean {
  return typeof value === 'string' ? value.length >= SHORTEST : typeof value === 'number' && Math.abs(value) >= 100
}
