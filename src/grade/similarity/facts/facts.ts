import { ROMAN } from '../alias/acronym.ts'
import { MAX_TEXT, unified } from '../text/fold.ts'
import { date } from '../typed/date.ts'
import { duration } from '../typed/duration.ts'
import { email } from '../typed/email.ts'
import { identifier, uuid } from '../typed/identifier.ts'
import { money } from '../typed/money.ts'
import { period } from '../typed/month.ts'
import { number } from '../typed/number.ts'
import { percent } from '../typed/percent.ts'
import { phone } from '../typed/phone.ts'
import { quantity } from '../typed/quantity.ts'
import type { Agreement, Reader } from '../typed/reader.ts'
import { time } from '../typed/time.ts'
import { url } from '../typed/url.ts'
import type { Settings } from '../types.ts'
import { BOUND, PATTERNS } from './patterns.ts'

/** Something in a sentence that is exactly right or wrong: an amount, a date, an identifier. */
export interface Fact {
  readonly type: string
  /** As it was written. */
  readonly text: string
  /** What its reader was given: `12` of `12th`, `March` of `2024-03`. */
  readonly value: string
  readonly agreeWith: (other: Fact, settings: Settings) => Agreement | undefined
}

/** Where a text states a fact; one that is said twice has two places. */
export interface Place {
  readonly fact: Fact
  readonly at: number
  readonly length: number
}

export interface Extracted {
  readonly facts: readonly Fact[]
  /** In the order of the text; counted in `rest`. */
  readonly places: readonly Place[]
  /** The text with a space in place of each fact. */
  readonly rest: string
}

const MAX_LENGTH = MAX_TEXT
const MAX_FACTS = 40
const MAX_PLACES = 80

/** The facts of a text, each once and each part of it in one of them at most. `Q3 2024` is two: the quarter and the year. */
export function factsOf(text: string, settings: Pick<Settings, 'locale'>): Extracted {
  let rest = unified(text.slice(0, MAX_LENGTH))
  if (!MAY_HOLD.test(rest)) return { facts: [], places: [], rest: text }
  rest = rest.replace(BOUND, '$1 $3 $2')
  const found: Place[] = []
  const places: Place[] = []
  for (const [type, pattern, needs] of PATTERNS) {
    if (!needs.test(rest)) continue
    rest = rest.replace(pattern, (match, ...more: unknown[]) => {
      const at = more.find((item) => typeof item === 'number')
      const place = typeof at === 'number' ? at : 0
      // "one" is mostly a pronoun, unless a noun follows
      const isPronoun =
        /^one$/i.test(match.trim()) &&
        !/^ (?!of\b|or\b|and\b|another\b|is\b|can\b|more\b)[a-z]{3}/i.test(rest.slice(place + match.length))
      const facts = found.length >= MAX_FACTS || isPronoun ? [] : readFacts(type, match, settings)
      if (facts.length === 0) return match
      for (const fact of facts) {
        const known = found.find((other) => other.fact.type === fact.type && other.fact.value === fact.value)
        const here = { fact: known?.fact ?? fact, at: place, length: match.length }
        if (known === undefined) found.push(here)
        if (places.length < MAX_PLACES) places.push(here)
      }
      return ' '.repeat(match.length)
    })
  }
  const facts = found.sort((a, b) => a.at - b.at).map(({ fact }) => fact)
  return { facts, places: places.sort((a, b) => a.at - b.at), rest: rest + text.slice(MAX_LENGTH) }
}

/** Without a digit or the word of a number there is nothing to find. */
const MAY_HOLD =
  /\d|@|:\/\/|[½¼¾]|\b[ivx]{2,4}\b|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|quarters?|half|thirds?|fourths?|fifths?|sixths?|eighths?|tenths?)\b/iu

function readFacts(type: string, match: string, settings: Pick<Settings, 'locale'>): readonly Fact[] {
  const text = match.trim()
  if (text === '') return []
  if (type === 'period') {
    const year = /\b(?:1\d|20|21)\d{2}\b/.exec(text)?.[0]
    const bare = year === undefined ? '' : withoutYear(text, year)
    if (year !== undefined && bare !== '' && !/^(?:fy|fiscal)/i.test(text)) {
      const month = /^\d{2}$/.test(bare) ? MONTHS[Number(bare) - 1] : undefined
      const part = month === undefined ? factOf('period', bare, settings) : factOf('period', month, settings, text)
      return part.length === 0 ? [] : [...part, ...factOf('number', year, settings)]
    }
  }
  if (type === 'roman') return factOf('number', ROMAN.get(text.toLowerCase()) ?? '', settings, text)
  if (type === 'number') {
    return factOf('number', text.replace(/(?<=\d)(?:st|nd|rd|th)/i, ''), settings, text)
  }
  return factOf(type, text, settings)
}

/** `Q3` of `Q3 2024`, `January to March` of `January 2024 to March 2024`; another year in it stays. */
function withoutYear(text: string, year: string): string {
  return text.replace(new RegExp(`,? ?(?:of )?(?:the year )?\\b${year}\\b-?`, 'g'), '').trim()
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function factOf(type: string, value: string, settings: Pick<Settings, 'locale'>, text = value): readonly Fact[] {
  const fact = MAKERS[type]?.(value, settings, text)
  return fact === undefined ? [] : [fact]
}

type Maker = (value: string, settings: Pick<Settings, 'locale'>, text: string) => Fact | undefined

const MAKERS: Readonly<Record<string, Maker>> = {
  url: maker(url),
  email: maker(email),
  uuid: maker(uuid),
  date: maker(date),
  period: maker(period),
  time: maker(time),
  money: maker(money),
  percent: maker(percent),
  duration: maker(duration),
  quantity: maker(quantity),
  phone: maker(phone),
  identifier: maker(identifier),
  number: maker(number),
}

function maker<T>(reader: Reader<T>): Maker {
  const values = new WeakMap<Fact, T>()
  return (value, settings, text) => {
    const read = reader.read(reader.type === 'time' ? value.replace(/\.$/, '') : value, settings)
    if (read === undefined) return undefined
    const fact: Fact = {
      type: reader.type,
      text,
      value,
      agreeWith(other, options) {
        const found = values.get(other)
        return found === undefined ? undefined : reader.agree(read, found, options)
      },
    }
    values.set(fact, read)
    return fact
  }
}
