import type { StringValue } from 'ms'
import ms from 'ms'

/** Milliseconds of a duration such as `200ms`, `30s`, `2m`, already checked by the suite's schema. */
export function readDuration(text: string): number {
  const value = ms(text as StringValue)
  if (!Number.isFinite(value)) throw new RangeError(`not a duration: ${text}`)
  return value
}
