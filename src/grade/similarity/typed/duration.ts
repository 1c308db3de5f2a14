import { readNumber } from './number.ts'
import { AGREE, type Agreement, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'

export interface Duration {
  readonly seconds: number
  /** Calendar months, which have no fixed length. */
  readonly months: number
}

/** Unit → [seconds, months]. */
const UNITS: readonly (readonly [pattern: string, seconds: number, months: number])[] = [
  ['milliseconds?|millis|msecs?|ms', 0.001, 0],
  ['seconds?|secs?|s', 1, 0],
  ['minutes?|mins?|m', 60, 0],
  ['hours?|hrs?|h', 3600, 0],
  ['days?|d', 86_400, 0],
  ['nights?', 86_400, 0],
  ['fortnights?', 1_209_600, 0],
  ['weeks?|wks?|w', 604_800, 0],
  ['months?|mos?|mths?', 0, 1],
  ['quarters?', 0, 3],
  ['years?|yrs?|y', 0, 12],
  ['decades?', 0, 120],
  ['centur(?:y|ies)', 0, 1200],
]
const UNIT = UNITS.map(([pattern]) => pattern).join('|')
const DIGITS = '\\d[\\d.,/]{0,15}(?: \\d{1,3}/\\d{1,3})?'
const WORDS = 'an?|one|half an?|(?:[a-z]+[ -]){0,5}?[a-z]+'
const PART = new RegExp(
  `^(?:(${DIGITS})[ -]?|(${WORDS})[ -])(${UNIT})(?![a-z])(?: and an? (half|quarter))?\\.?(?:,? and |, | )?`,
  'i',
)
const ISO =
  /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+(?:\.\d+)?)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/i
const CLOCK = /^(\d{1,3}):([0-5]\d):([0-5]\d)(\.\d+)?$/

/** `90 minutes`, `1h30m`, `an hour and a half`, `PT1H30M`, `1:30:00`, `two weeks`. */
export const duration: Reader<Duration> = remembered({
  type: 'duration',
  read(text, { locale }) {
    return iso(text) ?? clock(text) ?? inParts(withAmount(text.toLowerCase()), locale)
  },
  agree: agreeDuration,
})

function agreeDuration(
  gold: Duration,
  predicted: Duration,
  { tolerance }: { readonly tolerance?: number | undefined },
): Agreement {
  if (withinTolerance(gold.seconds, predicted.seconds) && withinTolerance(gold.months, predicted.months)) return AGREE
  const calendar = (gold.months === 0) !== (predicted.months === 0)
  if (calendar) return { same: false, low: true, reason: 'a month has no fixed number of days' }
  const isNear = tolerance !== undefined && gold.months === predicted.months
  return isNear && withinTolerance(gold.seconds, predicted.seconds, tolerance)
    ? { same: true, reason: `within ${tolerance} s` }
    : DISAGREE
}

/** `year` alone is one year. */
function withAmount(text: string): string {
  return /^(?:second|minute|hour|day|night|week|fortnight|month|year|decade|century)$/.test(text) ? `1 ${text}` : text
}

function iso(text: string): Duration | undefined {
  const match = ISO.exec(text)
  if (match === null || !/\d/.test(text)) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return {
    seconds: weeks * 604_800 + days * 86_400 + hours * 3600 + minutes * 60 + seconds,
    months: years * 12 + months,
  }
}

function clock(text: string): Duration | undefined {
  const match = CLOCK.exec(text)
  if (match === null) return undefined
  return {
    seconds: Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(`${match[3]}${match[4] ?? ''}`),
    months: 0,
  }
}

function inParts(text: string, locale: string | undefined): Duration | undefined {
  if (/^(?:a |three )?quarters? of an? hour$/.test(text))
    return { seconds: text.startsWith('three') ? 2700 : 900, months: 0 }
  let rest = text.replace(/^(?:for|within|about) /, '').replace(/\btime$/, '')
  let [seconds, months] = [0, 0]
  for (let count = 0; rest !== ''; count += 1) {
    const part = PART.exec(rest)
    const unit =
      part === null ? undefined : UNITS.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part[3] ?? ''))
    const amount = part === null ? undefined : amountOf(part[1] ?? part[2] ?? '', locale)
    if (part === null || unit === undefined || amount === undefined || count > 6) return undefined
    const extra = part[4] === undefined ? 0 : part[4] === 'half' ? 0.5 : 0.25
    seconds += (amount + extra) * unit[1]
    months += (amount + extra) * unit[2]
    rest = rest.slice(part[0].length)
  }
  return seconds === 0 && months === 0 && !/\d|zero/.test(text) ? undefined : { seconds, months }
}

function amountOf(text: string, locale: string | undefined): number | undefined {
  if (/^an?$/.test(text)) return 1
  if (/^half an?$/.test(text)) return 0.5
  if (/^a couple(?: of)?$/.test(text)) return 2
  return readNumber(text.replace(/ of an?$/, ''), locale)
}
