import type { Json } from '../../json.ts'
import { isShallow } from '../depth.ts'

const MAX_TEXT = 1_000_000

/** The list or object that a value is, or that its JSON text encodes; else undefined. */
export function containerOf(value: Json): readonly Json[] | { readonly [key: string]: Json } | undefined {
  if (typeof value === 'object' && value !== null) return value
  if (typeof value !== 'string' || value.length > MAX_TEXT || !/^\s*[[{]/.test(value)) return undefined
  try {
    const parsed: Json = JSON.parse(value)
    return isShallow(parsed) && typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}
