import { monthOf, weekdayOf } from '../alias/calendar.ts'
import { fullYear, numericDates } from './numeric-date.ts'
import { type Agreement, type Reader, remembered } from './reader.ts'
import { time } from './time.ts'

export interface CalendarDate {
  readonly year?: number
  /** 1 to 12 */
  readonly month: number
  readonly day: number
  /** Seconds since midnight; absent where only the day was named. */
  readonly seconds?: number
  /** Minutes east of UTC, where it was said. */
  readonly offset?: number
}

/** Every reading of a date: two where day and month could change places. */
export type DateReadings = readonly CalendarDate[]

/** `2024-03-05`, `03/05/2024`, `March 5, 2024`, `5th of March`, `Jan.1,2021`, with or without a time of day. */
export const date: Reader<DateReadings> = remembered({
  type: 'date',
  read(text, { locale }) {
    const split = withoutTime(text)
    for (const { day, clock } of split) {
      const readings = [...numericDates(day, locale), ...named(day, locale)].filter(exists)
      if (readings.length > 0) return readings.map((reading) => ({ ...reading, ...clock }))
    }
    return undefined
  },
  agree: agreeDates,
})

function agreeDates(gold: DateReadings, predicted: DateReadings): Agreement {
  const pairs = gold.flatMap((a) => predicted.map((b) => ({ a, b })))
  const fit = pairs.find(({ a, b }) => fits(a, b))
  const isAmbiguous = gold.length > 1 || predicted.length > 1
  if (fit === undefined) return { same: false }
  if ((fit.a.year === undefined) !== (fit.b.year === undefined))
    return { same: true, low: true, reason: 'the year is not said' }
  // the same two readings on both sides: whichever is meant, they agree
  const alike = gold.length === predicted.length && gold.every((a, index) => fits(a, predicted[index] ?? a))
  if (isAmbiguous && !alike)
    return { same: true, low: true, reason: 'equal if day and month are read so; the order is ambiguous' }
  return { same: true }
}

function fits(a: CalendarDate, b: CalendarDate): boolean {
  if (a.offset !== undefined && b.offset !== undefined && a.offset !== b.offset) return instant(a) === instant(b)
  const sameYear = a.year === undefined || b.year === undefined || a.year === b.year
  return sameYear && a.month === b.month && a.day === b.day && (a.seconds ?? 0) === (b.seconds ?? 0)
}

function instant({ year = 2000, month, day, seconds = 0, offset = 0 }: CalendarDate): number {
  return Date.UTC(year, month - 1, day) / 1000 + seconds - offset * 60
}

interface Split {
  readonly day: string
  readonly clock: Pick<CalendarDate, 'seconds' | 'offset'>
}

/** The text as a day alone, and as a day with a time of day at its end. */
function withoutTime(text: string): readonly Split[] {
  const whole = { day: text, clock: {} }
  const match = /^(.*?\d)(?:[Tt](?=\d)| at |, | - | )(\d{1,2}(?::\d{2}.*| ?[ap]\.?m.*|h\d{2}.*)|noon|midnight)$/i.exec(
    text,
  )
  if (match === null) return [whole]
  const read = time.read((match[2] ?? '').replace(/(:\d{2}):(\d{2})[.,]\d{1,9}/, '$1:$2'), {})
  if (read === undefined) return [whole]
  const { seconds, offset } = read
  return [{ day: match[1] ?? '', clock: { seconds, ...(offset !== undefined && { offset }) } }, whole]
}

function exists({ year = 2000, month, day }: CalendarDate): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31) return false
  const probe = new Date(0)
  probe.setUTCFullYear(year, month, 0)
  return day <= probe.getUTCDate()
}

/** Month by name, in any order with day and year. */
function named(text: string, locale: string | undefined): DateReadings {
  const words = text
    .replace(/(\d)(st|nd|rd|th)\b/giu, '$1')
    .replace(/[.,/'-]+/g, ' ')
    .split(/\s+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && !SKIPPED.has(word) && weekdayOf(word) === undefined)
  if (words.length < 2 || words.length > 3) return []
  const months = words.map((word) => (/\d/.test(word) ? undefined : (monthOf(word, locale) ?? undefined)))
  const at = months.findIndex((month) => month !== undefined)
  const month = months[at]
  const numbers = words.filter((_, index) => index !== at)
  if (month === undefined || numbers.some((word) => ordinalOf(word) === undefined)) return []
  const [first = '', second] = numbers
  if (second === undefined) return first.length > 2 ? [] : [{ month, day: ordinalOf(first) ?? 0 }]
  const [day, year] = first.length === 4 ? [second, first] : [first, second]
  return [{ year: fullYear(year), month, day: ordinalOf(day) ?? 0 }]
}

const SKIPPED = new Set(['of', 'the', 'on', 'de', 'del', 'le', 'el', 'am', 'den', 'ad', 'ce', 'date'])
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

function ordinalOf(word: string): number | undefined {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  const index = ORDINALS.indexOf(word)
  return index >= 0 ? index + 1 : undefined
}
