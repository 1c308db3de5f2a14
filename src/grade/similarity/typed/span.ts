import { monthOf } from '../alias/calendar.ts'

/** The months that a range goes over, both ends included. */
export interface Span {
  readonly from: number
  readonly to: number
  readonly year?: string
}

const ENDS = /^(?:from |between )?(.{3,24}?) (?:to|through|thru|until|till|and) (?:the end of )?(.{3,24})$/
const DASHED = /^(\p{L}[^-]{2,24}?) ?- ?(\p{L}[^-]{2,24})$/u
const NAMED = /^([\p{L}.]{3,12})(?: (?:of )?(\d{4}))?$/u
const NUMBERED = /^(\d{4})-(\d{2})$/
const DAYS = /^(\d{4}-\d{2})-01(?: (?:to|through|thru|until|till|and) |\/| - )(\d{4}-\d{2})-(\d{2})$/

/**
 * `january to march 2024`, `jan-mar`, `2024-01 to 2024-03`, `2024-01-01 to 2024-03-31`: whole months of one year; undefined
 * for anything else. In lower case.
 */
export function spanOf(text: string, locale: string | undefined): Span | undefined {
  const days = DAYS.exec(text.replace(/^(?:from|between) /, ''))
  if (days !== null) return endsOf(monthIn(days[1], locale), wholeMonth(days[2], days[3]))
  const ends = ENDS.exec(text) ?? DASHED.exec(text)
  return ends === null ? undefined : endsOf(monthIn(ends[1], locale), monthIn(ends[2], locale))
}

interface Month {
  readonly month: number
  readonly year?: string
}

function endsOf(first: Month | undefined, last: Month | undefined): Span | undefined {
  if (first === undefined || last === undefined || first.month > last.month) return undefined
  // the year of the first one alone would leave the other's open
  if (first.year !== undefined && first.year !== last.year) return undefined
  return { from: first.month, to: last.month, ...(last.year !== undefined && { year: last.year }) }
}

function monthIn(text = '', locale?: string): Month | undefined {
  const numbered = NUMBERED.exec(text)
  if (numbered !== null) return { month: Number(numbered[2]), year: numbered[1] ?? '' }
  const named = NAMED.exec(text)
  const month = named === null ? undefined : monthOf(named[1] ?? '', locale)
  return month === undefined ? undefined : { month, ...(named?.[2] !== undefined && { year: named[2] }) }
}

/** Only where the day is the month's last. */
function wholeMonth(text = '', day = ''): Month | undefined {
  const found = monthIn(text)
  if (found === undefined) return undefined
  const last = new Date(Date.UTC(Number(found.year), found.month, 0)).getUTCDate()
  return last === Number(day) ? found : undefined
}
