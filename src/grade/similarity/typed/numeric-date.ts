import type { CalendarDate } from './date.ts'

/**
 * Readings of a date in digits. Year first is year, month, day. Otherwise a number above 12 settles the order, then the
 * locale, else both orders are readings. Eight digits are `YYYYMMDD`.
 */
export function numericDates(text: string, locale: string | undefined): readonly CalendarDate[] {
  const compact = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(text)
  if (compact !== null) return [dateOf(compact[1], compact[2], compact[3])]
  const yearFirst =
    /^(\d{4})([-/.\\ ])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? /^(\d{4})(年)(\d{1,2})月(\d{1,2})日$/.exec(text)
  if (yearFirst !== null) return [dateOf(yearFirst[1], yearFirst[3], yearFirst[4])]
  const yearLast = /^(\d{1,2})([-/.\\ ])\s?(\d{1,2})\2\s?(\d{4}|\d{2})$/.exec(text)
  if (yearLast === null) return []
  const [, first, , second, year] = yearLast
  const monthFirst = dateOf(year, first, second)
  const dayFirst = dateOf(year, second, first)
  if (Number(first) > 12) return [dayFirst]
  if (Number(second) > 12) return [monthFirst]
  if (first === second) return [monthFirst]
  const order = orderOf(locale)
  if (order !== undefined) return [order === 'month' ? monthFirst : dayFirst]
  return [monthFirst, dayFirst]
}

function dateOf(year = '', month = '', day = ''): CalendarDate {
  return { year: fullYear(year), month: Number(month), day: Number(day) }
}

/** `24` is 2024, `85` is 1985. */
export function fullYear(text: string): number {
  const year = Number(text)
  return text.length === 2 ? year + (year < 70 ? 2000 : 1900) : year
}

const orders = new Map<string, 'month' | 'day' | undefined>()

/** Which of the two a locale writes first. A bare language (`en`) says nothing of it. */
function orderOf(locale: string | undefined): 'month' | 'day' | undefined {
  if (locale === undefined || locale === 'en') return undefined
  if (!orders.has(locale) && orders.size < 50) orders.set(locale, firstPart(locale))
  return orders.get(locale)
}

function firstPart(locale: string): 'month' | 'day' | undefined {
  try {
    const parts = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' }).formatToParts(
      0,
    )
    const first = parts.find(({ type }) => type === 'month' || type === 'day')?.type
    return first === 'month' ? 'month' : 'day'
  } catch {
    return undefined
  }
}
