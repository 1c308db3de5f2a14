import { remembering } from '../memo.ts'
import type { Settings } from '../types.ts'

/** One atomic type: what a whole text says as a value of it, and when two such values are equal. */
export interface Reader<T> {
  readonly type: string
  /** `text` is trimmed, in one Unicode form and short; undefined where it is not of this type. */
  read(text: string, settings: Pick<Settings, 'locale'>): T | undefined
  agree(gold: T, predicted: T, settings: Pick<Settings, 'tolerance'>): Agreement
}

export interface Agreement {
  readonly same: boolean
  /** In words, where there is more to say than that they differ or agree. */
  readonly reason?: string
  /** Only some reading agrees, or part of it was left unsaid. */
  readonly low?: boolean
}

/** The reader with its readings remembered. */
export function remembered<T>(reader: Reader<T>): Reader<T> {
  const read = remembering((text, locale) => reader.read(text, { locale }))
  return { ...reader, read: (text, { locale }) => read(text, locale) }
}

export const AGREE: Agreement = { same: true }
export const DISAGREE: Agreement = { same: false }

/** Whether two numbers are at most `tolerance` apart; the bound itself counts, whatever binary rounding makes of it. */
export function withinTolerance(a: number, b: number, tolerance = 0): boolean {
  if (a === b) return true
  const scale = Math.max(Math.abs(a), Math.abs(b), tolerance)
  return Math.abs(a - b) <= tolerance + 8 * Number.EPSILON * scale
}
