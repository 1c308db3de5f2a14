import { currenciesOf } from '../alias/currencies.ts'
import { readNumber } from './number.ts'
import { AGREE, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'

export interface Money {
  readonly amount: number
  /** ISO 4217 codes that the sign or word may mean; `$` is USD first. */
  readonly currencies: readonly string[]
}

const BEFORE = /^(-?)\s?([^\d\s+-][^\d+-]{0,24}?)\s?(-?[\d.,' \u00a0\u202f]{1,30}(?: ?[a-z]{1,9}\.?)?)$/iu
const AFTER =
  /^(-?[\d.,' \u00a0\u202f]{1,30}(?: ?(?:k|thousand|mn|mio|m|million|bn|b|billion|tn|t|trillion|lakhs?|crores?|dozen|hundred)(?![a-z]))?) ?([^\d]{1,30})$/iu

/** `$1,200`, `1200 USD`, `1.200,50 €`, `CHF 1'200.–`, `fifty dollars`, `50 cents`. */
export const money: Reader<Money> = remembered({
  type: 'money',
  read(text, { locale }) {
    return prefixed(text, locale) ?? suffixed(text, locale) ?? inWords(text, locale)
  },
  agree(gold, predicted, { tolerance }) {
    const shared = gold.currencies.some((code) => predicted.currencies.includes(code))
    if (!shared) return { same: false, reason: `${gold.currencies[0]} is not ${predicted.currencies[0]}` }
    const low = gold.currencies[0] !== predicted.currencies[0]
    if (withinTolerance(gold.amount, predicted.amount)) return low ? { same: true, low } : AGREE
    if (withinTolerance(gold.amount, predicted.amount, tolerance)) return { same: true, reason: `within ${tolerance}` }
    return DISAGREE
  },
})

function prefixed(text: string, locale: string | undefined): Money | undefined {
  const match = BEFORE.exec(text)
  if (match === null) return undefined
  const both = /^(.*\d(?: ?[a-z]{1,2})?) ?([A-Z]{3})$/.exec(match[3] ?? '')
  const sign = match[1] === '-' ? -1 : 1
  // `$1,200 USD` names its currency twice
  const named = both === null ? undefined : amountOf(both[1] ?? '', both[2] ?? '', locale)
  if (named !== undefined) return { ...named, amount: sign * named.amount }
  const read = amountOf(match[3] ?? '', match[2] ?? '', locale)
  return read === undefined ? undefined : { ...read, amount: sign * read.amount }
}

function suffixed(text: string, locale: string | undefined): Money | undefined {
  const match = AFTER.exec(text)
  return match === null ? undefined : amountOf(match[1] ?? '', match[2] ?? '', locale)
}

function inWords(text: string, locale: string | undefined): Money | undefined {
  const match = /^((?:[\d.,]+ )?[a-z -]{1,60}) ([a-z€£¥]+(?: [a-z]+)?)$/iu.exec(text)
  if (match === null) return undefined
  const [head = '', tail = ''] = [match[1], match[2]]
  const space = tail.indexOf(' ')
  const whole = amountOf(head, tail, locale)
  if (whole !== undefined || space < 0) return whole
  return amountOf(`${head} ${tail.slice(0, space)}`, tail.slice(space + 1), locale)
}

const CENTS = /^(?:¢|c|cents?|pence|p|euro ?cents?)$/i

function amountOf(amount: string, unit: string, locale: string | undefined): Money | undefined {
  const value = readNumber(amount.trim().replace(/[.,]-{1,2}$/, ''), locale, true)
  if (value === undefined) return undefined
  if (CENTS.test(unit.trim())) return { amount: value / 100, currencies: centsOf(unit.trim()) }
  const currencies = currenciesOf(unit)
  return currencies.length === 0 ? undefined : { amount: value, currencies }
}

function centsOf(unit: string): readonly string[] {
  if (/^p/i.test(unit)) return ['GBP']
  return /euro/i.test(unit) ? ['EUR'] : ['USD', 'EUR', 'CAD', 'AUD']
}
