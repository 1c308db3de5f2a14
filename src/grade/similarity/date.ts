import type { Json } from '../../json.ts'

/** ISO 8601 calendar dates, alone or with a time of day; `T` or a space between, offset `Z`, `+01:00` or none. */
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([Zz]|[+-]\d{2}:?\d{2}))?)?$/

/**
 * The instant that an ISO date or datetime names, in milliseconds since 1970, else undefined. A date alone is its
 * midnight, and a time without an offset is UTC.
 */
export function instantOf(value: Json): number | undefined {
  if (typeof value !== 'string' || value.length > 40) return undefined
  const match = ISO.exec(value.trim())
  if (match === null) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined
  if (hour > 23 || minute > 59 || second > 59) return undefined
  const milliseconds = Math.trunc(Number(`0.${match[7] ?? '0'}`) * 1000)
  const instant = new Date(0)
  instant.setUTCFullYear(year, month - 1, day)
  instant.setUTCHours(hour, minute, second, milliseconds)
  return instant.getTime() - offsetOf(match[8])
}

function daysIn(year: number, month: number): number {
  const lastDay = new Date(0)
  lastDay.setUTCFullYear(year, month, 0)
  return lastDay.getUTCDate()
}

/** Milliseconds east of UTC. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone.toUpperCase() === 'Z') return 0
  const sign = zone.startsWith('-') ? -1 : 1
  const digits = zone.replace(/\D/g, '')
  return sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2, 4))) * 60_000
}
