import { numberOfWords } from './number-words.ts'
import { AGREE, type Agreement, DISAGREE, type Reader, remembered } from './reader.ts'

export interface TimeOfDay {
  /** Seconds since midnight, local. */
  readonly seconds: number
  /** Minutes east of UTC, where it was said. */
  readonly offset?: number
  /** Neither am nor pm was said on a twelve-hour clock. */
  readonly halfDay: boolean
}

const CLOCK =
  /^(\d{1,2})(?:[:.h](\d{2})(?:[:.](\d{2})(?:\.\d{1,9})?)?)? ?(?:(a|p)\.? ?m\.?|(h|hrs|hours|uhr|o'clock))?(?: ?\(?(z|utc|gmt|[a-z]{2,4}t|[+-]\d{1,2}:?(?:\d{2})?)\)?)?$/i
const MILITARY = /^([01]\d|2[0-3])([0-5]\d) ?(?:h|hrs|hours)$/i

/** Standard and daylight offsets of the zones that people abbreviate, in hours. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  cet: 1,
  cest: 2,
  bst: 1,
  wet: 0,
  eet: 2,
  eest: 3,
  ist: 5.5,
  jst: 9,
}

/** `14:30`, `2:30 PM`, `2pm`, `14h30`, `noon`, `half past two`, `1430 hours`, `14:30 UTC`. */
export const time: Reader<TimeOfDay> = remembered({
  type: 'time',
  read(raw) {
    const text = raw
      .toLowerCase()
      .replace(/^at /, '')
      .replace(/ in the (morning|afternoon|evening)$/, (_, part: string) => (part === 'morning' ? ' am' : ' pm'))
    return named(text) ?? military(text) ?? clock(text) ?? spoken(text)
  },
  agree: agreeTime,
})

function agreeTime(gold: TimeOfDay, predicted: TimeOfDay): Agreement {
  if (gold.offset !== undefined && predicted.offset !== undefined) {
    const [a, b] = [gold, predicted].map(
      ({ seconds, offset = 0 }) => (((seconds - offset * 60) % 86_400) + 86_400) % 86_400,
    )
    return a === b ? AGREE : DISAGREE
  }
  const low = gold.offset !== predicted.offset
  if (gold.seconds === predicted.seconds && gold.halfDay === predicted.halfDay) return low ? { same: true, low } : AGREE
  if (gold.halfDay || predicted.halfDay) {
    const agrees = gold.seconds % 43_200 === predicted.seconds % 43_200
    return agrees ? { same: true, low: true, reason: 'morning or afternoon is not said' } : DISAGREE
  }
  return gold.seconds === predicted.seconds ? { same: true, low } : DISAGREE
}

function named(text: string): TimeOfDay | undefined {
  if (/^(?:12 )?(?:noon|midday)$/.test(text)) return { seconds: 43_200, halfDay: false }
  return /^(?:12 )?midnight$/.test(text) ? { seconds: 0, halfDay: false } : undefined
}

function military(text: string): TimeOfDay | undefined {
  const match = MILITARY.exec(text)
  return match === null ? undefined : { seconds: Number(match[1]) * 3600 + Number(match[2]) * 60, halfDay: false }
}

function clock(text: string): TimeOfDay | undefined {
  const match = CLOCK.exec(text)
  if (match === null) return undefined
  const [, hours = '', minutes, seconds = '0', half, word, zone] = match
  // a bare number is no time, and `10.30` alone is a number
  if (minutes === undefined && half === undefined && word === undefined) return undefined
  if (text.includes('.') && !text.includes(':') && half === undefined && word === undefined && zone === undefined)
    return undefined
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0)
  if (hour > 24 || Number(minutes ?? 0) > 59 || (half !== undefined && (Number(hours) > 12 || hours === '0')))
    return undefined
  const offset = zone === undefined ? undefined : offsetOf(zone)
  if (zone !== undefined && offset === undefined) return undefined
  const total = ((hour % 24) * 60 + Number(minutes ?? 0)) * 60 + Number(seconds)
  return { seconds: total, halfDay: word === "o'clock" && Number(hours) <= 12, ...(offset !== undefined && { offset }) }
}

/** `half past two`, `quarter to three`, `twenty past five pm`, `three o'clock`. */
function spoken(text: string): TimeOfDay | undefined {
  const match =
    /^(?:(?:a )?(half|quarter|[a-z]+(?:[ -][a-z]+)?|\d{1,2})(?: minutes)? (past|to|after|before) )?([a-z]+|\d{1,2})(?: (o'clock))?(?: ?(a|p)\.?m\.?)?$/.exec(
      text,
    )
  if (match === null || (match[1] === undefined && match[4] === undefined && match[5] === undefined)) return undefined
  const hour = numberIn(match[3] ?? '')
  const minutes =
    match[1] === undefined ? 0 : match[1] === 'half' ? 30 : match[1] === 'quarter' ? 15 : numberIn(match[1])
  if (hour === undefined || hour < 1 || hour > 12 || minutes === undefined || minutes > 59) return undefined
  const sign = match[2] === 'to' || match[2] === 'before' ? -1 : 1
  const base = (hour % 12) * 60 + (match[5] === 'p' ? 720 : 0) + sign * minutes
  return { seconds: ((base + 1440) % 1440) * 60, halfDay: match[5] === undefined }
}

function numberIn(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : numberOfWords(text)
}

function offsetOf(zone: string): number | undefined {
  const named = ZONES[zone]
  if (named !== undefined) return named * 60
  const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone)
  if (match === null) return undefined
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0))
}
