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
import { PATTERNS } from './patterns.ts'

/** Something in a sentence that is exactly right or wrong: an amount, a date, an identifier. */
export interface Fact {
  readonly type: string
  /** As it was written. */
  readonly text: string
  readonly agreeWith: (other: Fact, settings: Settings) => Agreement | undefined
}

export interface Extracted {
  readonly facts: readonly Fact[]
  /** The text with a space in place of each fact. */
  readonly rest: string
}

const MAX_LENGTH = MAX_TEXT
const MAX_FACTS = 40

/** The facts of a text, each once and each part of it in one of them at most. `Q3 2024` is two: the quarter and the year. */
export function factsOf(text: string, settings: Pick<Settings, 'locale'>): Extracted {
  let rest = unified(text.slice(0, MAX_LENGTH))
  if (!MAY_HOLD.test(rest)) return { facts: [], rest: text }
  const found: { at: number; fact: Fact }[] = []
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
        const isNew = !found.some((other) => other.fact.type === fact.type && other.fact.text === fact.text)
        if (isNew) found.push({ at: place, fact })
      }
      return ' '.repeat(match.length)
    })
  }
  const facts = found.sort((a, b) => a.at - b.at).map(({ fact }) => fact)
  return { facts, rest: rest + text.slice(MAX_LENGTH) }
}

/** Without a digit or the word of a number there is nothing to find. */
const MAY_HOLD =
  /\d|@|:\/\/|[½¼¾]|\b[ivx]{2,4}\b|\b(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|quarter|half)\b/iu

function readFacts(type: string, match: string, settings: Pick<Settings, 'locale'>): readonly Fact[] {
  const text = match.trim()
  if (text === '') return []
  if (type === 'period') {
    const year = /\b(?:1\d|20|21)\d{2}\b/.exec(text)?.[0]
    const bare = text.replace(/,? ?(?:of )?(?:the year )?\b(?:1\d|20|21)\d{2}\b-?/, '').trim()
    if (year !== undefined && bare !== '' && !/^(?:fy|fiscal)/i.test(text)) {
      const month = /^\d{2}$/.test(bare) ? MONTHS[Number(bare) - 1] : bare
      return [...factOf('period', month ?? bare, settings), ...factOf('number', year, settings)]
    }
  }
  if (type === 'roman') return factOf('number', ROMAN.get(text.toLowerCase()) ?? '', settings)
  if (type === 'number') {
    return factOf('number', text.replace(/(?<=\d)(?:st|nd|rd|th)/i, ''), settings)
  }
  return factOf(type, text, settings)
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function factOf(type: string, text: string, settings: Pick<Settings, 'locale'>): readonly Fact[] {
  const fact = MAKERS[type]?.(text, settings)
  return fact === undefined ? [] : [fact]
}

type Maker = (text: string, settings: Pick<Settings, 'locale'>) => Fact | undefined

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
  return (text, settings) => {
    const value = reader.read(reader.type === 'time' ? text.replace(/\.$/, '') : text, settings)
    if (value === undefined) return undefined
    const fact: Fact = {
      type: reader.type,
      text,
      agreeWith(other, options) {
        const found = values.get(other)
        return found === undefined ? undefined : reader.agree(value, found, options)
      },
    }
    values.set(fact, value)
    return fact
  }
}
