import type { Json } from '../../json.ts'

/** Decimal notation without leading zeros, since `007` is an identifier; more digits than a double holds are text. */
const NUMERAL = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/
const MAX_DIGITS = 15

/** The number that a JSON number or its numeric string stands for, else undefined. */
export function numberOf(value: Json): number | undefined {
  if (typeof value === 'number') return value
  if (typeof value !== 'string' || value.length > 40) return undefined
  const text = value.trim()
  if (!NUMERAL.test(text)) return undefined
  const mantissa = text.replace(/[eE].*$/, '')
  if (mantissa.replace(/\D/g, '').length > MAX_DIGITS) return undefined
  const number = Number(text)
  return Number.isFinite(number) ? number : undefined
}

/** Whether two numbers are at most `tolerance` apart; the bound itself counts, whatever binary rounding makes of it. */
export function withinTolerance(a: number, b: number, tolerance = 0): boolean {
  const rounding = tolerance === 0 ? 0 : 4 * Number.EPSILON * Math.max(Math.abs(a), Math.abs(b), tolerance)
  return Math.abs(a - b) <= tolerance + rounding
}
