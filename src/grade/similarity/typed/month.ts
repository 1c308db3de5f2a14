import { monthOf } from '../alias/calendar.ts'
import { fullYear } from './numeric-date.ts'
import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'
import { spanOf } from './span.ts'

/** A calendar period longer than a day. */
export interface Period {
  readonly part: 'month' | 'quarter' | 'half' | 'year'
  /** 1-based within the year; 0 for a whole year. */
  readonly index: number
  readonly year?: number
  /** Counted in a company's year. */
  readonly fiscal: boolean
}

const YEAR = `(\\d{4}|'?\\d{2})`
const NUMBERS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  i: 1,
  ii: 2,
  iii: 3,
  iv: 4,
}
const ORDINAL = 'first|second|third|fourth|1st|2nd|3rd|4th'
const QUARTER_FIRST = new RegExp(
  `^q(?:uarter|tr)?[ .-]?([1-4]|one|two|three|four|iv|i{1,3})(?:[ ,/-]*(?:of )?(fy)? ?${YEAR})?$`,
)
const QUARTER_WORDS = new RegExp(
  `^(?:the )?(?:(${ORDINAL}) (?:fiscal |financial )?(?:quarter|qtr)|([1-4])q)(?:[ ,-]*(?:of |in )?(?:the year )?(fy|fiscal(?: year)?)? ?${YEAR})?$`,
)
const YEAR_QUARTER = new RegExp(`^(fy)? ?${YEAR}[ -/:]*(?:q([1-4])|(${ORDINAL}) quarter)$`)
const HALF = new RegExp(`^(?:h([12])|([12])h|(?:the )?(first|second|1st|2nd) half)(?:[ ,/-]*(?:of )?(fy)? ?${YEAR})?$`)
const YEAR_HALF = new RegExp(`^(fy)? ?${YEAR}[ -/]*h([12])$`)
const FISCAL = new RegExp(`^(?:fy|fiscal year|financial year)[ -]?${YEAR}$`)

/** `March 2024`, `2024-03`, `Q3 2024`, `third quarter of 2024`, `July to September 2024`, `H1 2024`, `FY2024`. A bare year is a number. */
export const period: Reader<Period> = remembered({
  type: 'period',
  read(raw, { locale }) {
    const text = raw.toLowerCase().replace(/,/g, '')
    return month(text, locale) ?? quarter(text) ?? half(text) ?? fiscalYear(text) ?? months(text, locale)
  },
  agree(gold, predicted) {
    if (gold.part !== predicted.part || gold.index !== predicted.index) return DISAGREE
    if (gold.year !== undefined && predicted.year !== undefined && gold.year !== predicted.year) return DISAGREE
    if ((gold.year === undefined) !== (predicted.year === undefined))
      return { same: false, low: true, reason: 'only one names the year' }
    return gold.fiscal === predicted.fiscal ? AGREE : { same: true, low: true, reason: 'only one is a fiscal year' }
  },
})

function month(text: string, locale: string | undefined): Period | undefined {
  const numeric = /^(\d{4})[-/.](0?[1-9]|1[0-2])$/.exec(text) ?? /^(0?[1-9]|1[0-2])[-/.](\d{4})$/.exec(text)
  if (numeric !== null) {
    const [a = '', b = ''] = numeric.slice(1)
    return a.length === 4 ? periodOf('month', Number(b), a) : periodOf('month', Number(a), b)
  }
  const words = text
    .replace(/^(?:the )?month of /, '')
    .replace(/[.'-]/g, ' ')
    .replace(/ (?:of|de|in) /, ' ')
    .trim()
    .split(/\s+/)
  const [first = '', second] = words
  if (words.length > 2) return undefined
  const named = monthOf(first, locale) ?? (second === undefined ? undefined : monthOf(second, locale))
  if (named === undefined) return undefined
  const year = second === undefined ? undefined : /^\d/.test(first) ? first : second
  if (year !== undefined && !/^\d{4}$|^\d{2}$/.test(year)) return undefined
  // `May 24` is a day
  return year !== undefined && year.length === 2 && !/'/.test(text) ? undefined : periodOf('month', named, year)
}

function quarter(text: string): Period | undefined {
  const first = QUARTER_FIRST.exec(text)
  if (first !== null) return periodOf('quarter', numberOf(first[1]), first[3], first[2])
  const words = QUARTER_WORDS.exec(text)
  if (words !== null) return periodOf('quarter', numberOf(words[1] ?? words[2]), words[4], words[3])
  const year = YEAR_QUARTER.exec(text)
  return year === null ? undefined : periodOf('quarter', numberOf(year[3] ?? year[4]), year[2], year[1])
}

function half(text: string): Period | undefined {
  const first = HALF.exec(text)
  if (first !== null) return periodOf('half', numberOf(first[1] ?? first[2] ?? first[3]), first[5], first[4])
  const year = YEAR_HALF.exec(text)
  return year === null ? undefined : periodOf('half', Number(year[3]), year[2], year[1])
}

function fiscalYear(text: string): Period | undefined {
  const match = FISCAL.exec(text)
  return match === null ? undefined : periodOf('year', 0, match[1], 'fy')
}

/** A quarter, half or whole year by its first and last month. */
function months(text: string, locale: string | undefined): Period | undefined {
  const span = spanOf(text, locale)
  if (span === undefined) return undefined
  const length = span.to - span.from + 1
  const part = PARTS.get(length)
  if (part === undefined || (span.from - 1) % length !== 0) return undefined
  return periodOf(part, part === 'year' ? 0 : span.to / length, span.year)
}

const PARTS: ReadonlyMap<number, Period['part']> = new Map([
  [1, 'month'],
  [3, 'quarter'],
  [6, 'half'],
  [12, 'year'],
])

function numberOf(text = ''): number {
  return NUMBERS[text] ?? Number(text)
}

function periodOf(part: Period['part'], index: number, year: string | undefined, fiscal?: string): Period {
  const base = { part, index, fiscal: fiscal !== undefined }
  return year === undefined ? base : { ...base, year: fullYear(year.replace("'", '')) }
}
