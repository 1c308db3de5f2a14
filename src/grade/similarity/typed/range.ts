import type { Settings } from '../types.ts'
import { agreeBounds, type Bound, readBound, shareType } from './bound.ts'
import { AGREE, type Agreement, DISAGREE, type Reader, remembered } from './reader.ts'

export interface Range {
  readonly low?: Bound
  readonly high?: Bound
  /** Whether the bound itself belongs to it; undefined where it was not said (`10-20`). */
  readonly openLow: boolean
  readonly openHigh: boolean
}

const BETWEEN =
  /^(?:between|from|in the range(?: of)?|anywhere between) (.{1,40}?) (?:and|to|-|until|till|through) (.{1,40})$/i
const TO = /^(.{1,40}?)(?: (?:to|through|thru|until|till|and up to) | ?(?:\.\.\.?|~) ?| - )(.{1,40})$/i
const DASH = /^([^-]{1,30})-([^-]{1,30})$/
const SLASH = /^(\d{4})\/(\d{2}|\d{4})$/

/** Words and signs of one-sided ranges: [pattern, side, open]. */
const ONE_SIDED: readonly (readonly [pattern: RegExp, side: 'low' | 'high', open: boolean])[] = [
  [
    /^(?:at least|no less than|no fewer than|not less than|minimum(?: of)?|min\.?(?: of)?|>=|=>|≥|from) ?(.+)$/i,
    'low',
    false,
  ],
  [
    /^(.+?) ?(?:\+|or more|or greater|or higher|or above|or later|and up|and above|and over|minimum|at least|onwards?)$/i,
    'low',
    false,
  ],
  [
    /^(?:more than|greater than|over|above|exceeding|higher than|larger than|bigger than|after|later than|>) ?(.+)$/i,
    'low',
    true,
  ],
  [/^(?:since|starting|on or after|as of) ?(.+)$/i, 'low', false],
  [
    /^(?:at most|no more than|not more than|up to|maximum(?: of)?|max\.?(?: of)?|<=|=<|≤|until|till|by|on or before|no later than) ?(.+)$/i,
    'high',
    false,
  ],
  [
    /^(.+?) ?(?:or less|or fewer|or lower|or below|or under|or earlier|and under|and below|maximum|at most)$/i,
    'high',
    false,
  ],
  [/^(?:less than|fewer than|under|below|lower than|smaller than|before|earlier than|<) ?(.+)$/i, 'high', true],
]

/** `10-20`, `$20 to $30`, `between 5 and 10 km`, `2019/20`, `at least 5`, `5+`, `under 10`, `> 3`. */
export const range: Reader<Range> = remembered({
  type: 'range',
  read(raw, settings) {
    const text = raw.replace(/^(\S{1,20}) (or (?:more|fewer|less)) ([a-z]{3,20})$/i, '$1 $3 $2')
    return oneSided(text, settings) ?? twoSided(text, settings)
  },
  agree(gold, predicted, settings) {
    const sides = [agreeSide(gold.low, predicted.low, settings), agreeSide(gold.high, predicted.high, settings)]
    const wrong = sides.find(({ same }) => !same)
    if (wrong !== undefined) return wrong
    if (gold.openLow !== predicted.openLow || gold.openHigh !== predicted.openHigh) {
      return { same: false, reason: 'only one includes the bound' }
    }
    return sides.some(({ low }) => low === true) ? { same: true, low: true } : AGREE
  },
})

function agreeSide(
  gold: Bound | undefined,
  predicted: Bound | undefined,
  settings: Pick<Settings, 'tolerance'>,
): Agreement {
  if (gold === undefined || predicted === undefined) {
    return gold === predicted ? AGREE : { same: false, reason: 'only one is bounded there' }
  }
  return agreeBounds(gold, predicted, settings) ?? DISAGREE
}

function oneSided(text: string, settings: Pick<Settings, 'locale'>): Range | undefined {
  for (const [pattern, side, open] of ONE_SIDED) {
    const match = pattern.exec(text)
    const bound = match === null ? undefined : readBound((match[1] ?? '').trim(), settings)
    if (bound === undefined) continue
    return side === 'low'
      ? { low: bound, openLow: open, openHigh: false }
      : { high: bound, openLow: false, openHigh: open }
  }
  return undefined
}

function twoSided(text: string, settings: Pick<Settings, 'locale'>): Range | undefined {
  const season = SLASH.exec(text)
  if (season !== null) return withYears(season[1] ?? '', season[2] ?? '', settings)
  const match = BETWEEN.exec(text) ?? TO.exec(text) ?? DASH.exec(text)
  if (match === null) return undefined
  const [a, b] = [(match[1] ?? '').trim(), (match[2] ?? '').trim()]
  if (/^(?:\d{4}|\d{2})$/.test(a) && /^\d{2}$/.test(b) && a !== b && text.length <= 7) return withYears(a, b, settings)
  const high = readBound(b, settings)
  if (high === undefined) return undefined
  const low = readBound(withUnitOf(a, b), settings) ?? readBound(a, settings)
  if (low === undefined) return undefined
  if (shareType(low, high)) return between(low, high)
  const raised = readBound(withSignOf(a, b), settings)
  return raised !== undefined && shareType(low, raised) ? between(low, raised) : undefined
}

function between(low: Bound, high: Bound): Range {
  return { low, high, openLow: false, openHigh: false }
}

/** `2019-20` ends in 2020; `19-20` is read so too. */
function withYears(first: string, second: string, settings: Pick<Settings, 'locale'>): Range | undefined {
  const century = first.length === 4 ? first.slice(0, 2) : '20'
  const isSeason = (Number(first.slice(-2)) + 1) % 100 === Number(second.slice(-2))
  const full = (year: string) => (year.length === 2 && (first.length === 4 || isSeason) ? `${century}${year}` : year)
  const [low, high] = [readBound(full(first), settings), readBound(full(second), settings)]
  return low === undefined || high === undefined ? undefined : between(low, high)
}

/** `5` of `5 to 10 km` is 5 km; `20` of `20-30 dollars` are dollars. */
function withUnitOf(first: string, second: string): string {
  const unit = /^[\d.,]+( ?[^\d\s.,].*)$/.exec(second)?.[1]
  return unit !== undefined && /^[\d.,]+$/.test(first) ? `${first}${unit}` : first
}

/** `30` of `$20-30` are dollars. */
function withSignOf(first: string, second: string): string {
  const sign = /^([^\d\s]{1,3}) ?\d/.exec(first)?.[1]
  return sign !== undefined && /^[\d.,]+$/.test(second) ? `${sign}${second}` : second
}
