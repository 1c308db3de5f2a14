import { different, same, unequal } from '../finding.ts'
import { unified } from '../text/fold.ts'
import type { Finding, Kind, Settings } from '../types.ts'
import { boolean } from './boolean.ts'
import { compareAcross } from './bridges.ts'
import { date } from './date.ts'
import { duration } from './duration.ts'
import { email } from './email.ts'
import { formula } from './formula.ts'
import { identifier, uuid, version } from './identifier.ts'
import { money } from './money.ts'
import { period } from './month.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { looksLikePhone, phone } from './phone.ts'
import { quantity, unit } from './quantity.ts'
import { range } from './range.ts'
import type { Agreement, Reader } from './reader.ts'
import { time } from './time.ts'
import { url } from './url.ts'

/** No atomic value is longer; longer texts are prose. */
const MAX_LENGTH = 400
const MAX_SHORT = 90

/**
 * Two texts that are values of one atomic type, equal (1) or not (0); undefined where no type reads both. A text may be of
 * several types (`5 pounds`): one that makes them equal is enough, with low confidence where another tells them apart.
 */
export function compareTyped(goldText: string, predictedText: string, settings: Settings): Finding | undefined {
  const [gold, predicted] = [tidy(goldText), tidy(predictedText)]
  if (gold === undefined || predicted === undefined) return undefined
  let refused: Finding | undefined
  for (const { applies, compare, isLastResort } of READERS) {
    if (!applies(gold, predicted)) continue
    // a code is what no other type can read
    const found = refused !== undefined && isLastResort ? undefined : compare(gold, predicted, settings)
    if (found === undefined) continue
    if (found.decided === 'same')
      return refused === undefined || isFinal(refused) ? found : { ...found, low_confidence: true }
    refused ??= found
    if (isFinal(refused)) return refused
  }
  const across = compareAcross(gold, predicted, settings)
  if (across !== undefined && (refused === undefined || across.decided === 'same')) return across
  return refused
}

/** Both as the kind that was declared; undefined for kinds that are no atomic type. */
export function compareDeclared(
  kind: Kind,
  goldText: string,
  predictedText: string,
  settings: Settings,
): Finding | undefined {
  const readers = DECLARED[kind]
  if (readers === undefined) return undefined
  const [gold, predicted] = [tidy(goldText) ?? '', tidy(predictedText) ?? '']
  const found = readers.map((compare) => compare(gold, predicted, settings)).filter((finding) => finding !== undefined)
  const across = BRIDGED.has(kind) ? compareAcross(gold, predicted, settings) : undefined
  return (
    found.find(({ decided }) => decided === 'same') ??
    (across?.decided === 'same' ? across : undefined) ??
    found[0] ??
    across ??
    different('typed', kind, `not both of kind ${kind}: ${unequal(goldText, predictedText)}`)
  )
}

type Compare = (gold: string, predicted: string, settings: Settings) => Finding | undefined

/** Tidy: trimmed, one Unicode form, without quotes around the whole. */
function tidy(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const plain = unified(text).replace(/\s+/gu, ' ').trim()
  const bare = /^"([^"]*)"$|^'([^']*)'$/.exec(plain)
  const inner = (bare?.[1] ?? bare?.[2] ?? plain).trim()
  const sentence = /^(.*[\p{L}\p{N}%])[.!]$/su.exec(inner)
  return sentence !== null && !/\.[^.]{1,4}\.$/.test(inner) ? (sentence[1] ?? inner) : inner
}

function compareBy<T>(reader: Reader<T>): Compare {
  return (gold, predicted, settings) => {
    const a = reader.read(gold, settings)
    const b = a === undefined ? undefined : reader.read(predicted, settings)
    if (a === undefined || b === undefined) return undefined
    return findingOf(reader.type, gold, predicted, reader.agree(a, b, settings))
  }
}

function findingOf(type: string, gold: string, predicted: string, { same: equal, low, reason }: Agreement): Finding {
  const extra = low === true ? { low_confidence: true } : {}
  if (!equal)
    return different('typed', type, `${unequal(gold, predicted)}${reason === undefined ? '' : `: ${reason}`}`, extra)
  return same('typed', type, reason ?? `the same ${type}`, low === true ? { ...extra, score: 0.75 } : {})
}

/** Types whose texts cannot mean anything else. */
function isFinal({ type }: Finding): boolean {
  return type === 'email' || type === 'url' || type === 'uuid'
}

function reading<T>(reader: Reader<T>, applies: (gold: string, predicted: string) => boolean) {
  return { applies, compare: compareBy(reader), isLastResort: reader.type === 'identifier' }
}

const DIGIT = /\d/
const short = (gold: string, predicted: string) => gold.length <= MAX_SHORT && predicted.length <= MAX_SHORT
const shortWithDigit = (gold: string, predicted: string) =>
  short(gold, predicted) && (DIGIT.test(gold) || DIGIT.test(predicted))

const READERS = [
  reading(boolean, (a, b) => a.length <= 5 && b.length <= 5),
  reading(email, (a, b) => a.includes('@') && b.includes('@')),
  reading(url, (a, b) => (a.includes('.') && b.includes('.')) || (a.includes('://') && b.includes('://'))),
  reading(uuid, (a, b) => a.length >= 32 && b.length >= 32),
  reading(version, shortWithDigit),
  reading(phone, (a, b) => short(a, b) && (looksLikePhone(a) || looksLikePhone(b)) && DIGIT.test(a) && DIGIT.test(b)),
  reading(date, shortWithDigit),
  reading(period, short),
  reading(time, short),
  reading(number, short),
  reading(percent, short),
  reading(money, short),
  reading(duration, short),
  reading(quantity, short),
  reading(unit, short),
  reading(range, shortWithDigit),
  reading(formula, (a, b) => a.length <= 130 && b.length <= 130),
  reading(identifier, (a, b) => short(a, b) && DIGIT.test(a) && DIGIT.test(b)),
]

const BRIDGED = new Set<Kind>(['number', 'percent', 'money', 'boolean', 'phone', 'month', 'identifier'])
const DECLARED: Readonly<Partial<Record<Kind, readonly Compare[]>>> = {
  number: [compareBy(number), compareBy(percent), compareBy(money)],
  money: [compareBy(money), compareBy(number)],
  percent: [compareBy(percent), compareBy(number)],
  quantity: [compareBy(quantity), compareBy(unit), compareBy(duration)],
  date: [compareBy(date), compareBy(period)],
  month: [compareBy(period)],
  time: [compareBy(time)],
  duration: [compareBy(duration)],
  range: [compareBy(range)],
  identifier: [compareBy(uuid), compareBy(version), compareBy(identifier), compareBy(number)],
  phone: [compareBy(phone)],
  email: [compareBy(email)],
  url: [compareBy(url)],
  boolean: [compareBy(boolean)],
}
