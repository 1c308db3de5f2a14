import { isJsonObject, type Json } from '../../json.ts'
import { isShallow } from '../depth.ts'
import { containerOf } from './json-text.ts'

export type Leaf = null | boolean | number | string

const MAX_LEAVES = 20_000

/** The plain values of a JSON value, those that a JSON text in it encodes included; keys are no values. */
export function leavesOf(value: Json | undefined): readonly Leaf[] {
  const found: Leaf[] = []
  const open: Json[] = value === undefined || !isShallow(value) ? [] : [value]
  for (let next = open.pop(); next !== undefined && found.length < MAX_LEAVES; next = open.pop()) {
    const inside = containerOf(next)
    if (inside !== undefined) open.push(...(isJsonObject(inside) ? Object.values(inside) : inside).toReversed())
    else if (typeof next !== 'object' || next === null) found.push(next)
  }
  return found
}
