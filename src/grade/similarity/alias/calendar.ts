import { foldText, unaccented } from '../text/fold.ts'

/** 1 to 12 for the name or abbreviation of a month, in English or the locale's language. */
export function monthOf(word: string, locale?: string): number | undefined {
  const key = keyOf(word)
  return ENGLISH.get(key) ?? foreign(locale).get(key)
}

/** 0 (Sunday) to 6 for the name or abbreviation of a weekday. */
export function weekdayOf(word: string): number | undefined {
  return WEEKDAYS.get(keyOf(word).replace(/s$/, '')) ?? WEEKDAYS.get(keyOf(word))
}

/** Month names as a pattern for sentences. */
export const MONTH_PATTERN =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

function keyOf(word: string): string {
  return unaccented(foldText(word)).replace(/\.$/, '')
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const ENGLISH: ReadonlyMap<string, number> = new Map([
  ...MONTHS.flatMap((name, index) => [[name, index + 1] as const, [name.slice(0, 3), index + 1] as const]),
  ['sept', 9],
])
const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...'sunday monday tuesday wednesday thursday friday saturday'
    .split(' ')
    .flatMap((name, index) => [[name, index] as const, [name.slice(0, 3), index] as const]),
  ['tues', 2],
  ['weds', 3],
  ['thur', 4],
  ['thurs', 4],
])

/** Languages whose month names are unlike words of another one's dates. */
const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl']
const known = new Map<string, ReadonlyMap<string, number>>()

function foreign(locale: string | undefined): ReadonlyMap<string, number> {
  const key = locale ?? ''
  let names = known.get(key)
  if (names === undefined) {
    names = build(locale === undefined ? LANGUAGES : [locale, ...LANGUAGES])
    if (known.size < 20) known.set(key, names)
  }
  return names
}

function build(locales: readonly string[]): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      const format = formatOf(locale, month)
      for (let index = 0; index < 12; index += 1) {
        const parts = format?.formatToParts(new Date(Date.UTC(2024, index, 15))) ?? []
        const name = keyOf(parts.find(({ type }) => type === 'month')?.value ?? '')
        if (name.length > 2 && !names.has(name)) names.set(name, index + 1)
      }
    }
  }
  return names
}

function formatOf(locale: string, month: 'long' | 'short'): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' })
  } catch {
    return undefined
  }
}
