import { monthOf } from '../alias/calendar.ts'
import { different, same, unequal } from '../finding.ts'
import type { Finding, Settings } from '../types.ts'
import { boolean } from './boolean.ts'
import { identifier } from './identifier.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { looksLikePhone, phone } from './phone.ts'
import { withinTolerance } from './reader.ts'
import { isRounded } from './rounded.ts'

/**
 * Values of two types that can still be one: a percentage and its fraction, an amount whose currency is not said, a month
 * and its number. Undefined where the two have no bridge.
 */
export function compareAcross(gold: string, predicted: string, settings: Settings): Finding | undefined {
  return (
    eitherWay(fractionAndRounded, gold, predicted, settings) ??
    eitherWay(percentAndNumber, gold, predicted, settings) ??
    eitherWay(moneyAndNumber, gold, predicted, settings) ??
    eitherWay(monthAndNumber, gold, predicted, settings) ??
    eitherWay(booleanAndNumber, gold, predicted, settings) ??
    eitherWay(phoneAndDigits, gold, predicted, settings) ??
    eitherWay(codeAndDigits, gold, predicted, settings)
  )
}

type Bridge = (
  a: string,
  b: string,
  settings: Settings,
) => Pick<Finding, 'decided' | 'low_confidence' | 'reason' | 'type'> | undefined

function eitherWay(bridge: Bridge, gold: string, predicted: string, settings: Settings): Finding | undefined {
  const found = bridge(gold, predicted, settings) ?? bridge(predicted, gold, settings)
  if (found === undefined) return undefined
  const extra = found.low_confidence === true ? { low_confidence: true } : {}
  if (found.decided === 'same')
    return same('typed', found.type, found.reason, { ...extra, score: found.low_confidence === true ? 0.7 : 1 })
  return different('typed', found.type, `${unequal(gold, predicted)}: ${found.reason}`, extra)
}

function fractionAndRounded(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  return isRounded(a, b, settings) === true
    ? { decided: 'same', type: 'number', reason: 'equal after rounding to the digits given', low_confidence: true }
    : undefined
}

function percentAndNumber(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const [share, plain] = [percent.read(a, settings), number.read(b, settings)]
  if (share === undefined || plain === undefined) return undefined
  if (withinTolerance(share, plain))
    return { decided: 'same', type: 'percent', reason: 'a percentage and its fraction' }
  if (withinTolerance(share * 100, plain)) {
    return {
      decided: 'same',
      type: 'percent',
      reason: 'the same number, its percent sign not said',
      low_confidence: true,
    }
  }
  return { decided: 'different', type: 'percent', reason: 'neither the fraction nor the percentage' }
}

function moneyAndNumber(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const [amount, plain] = [money.read(a, settings), number.read(b, settings)]
  if (amount === undefined || plain === undefined) return undefined
  if (withinTolerance(amount.amount, plain, settings.tolerance)) {
    return { decided: 'same', type: 'money', reason: 'the same amount, its currency not said', low_confidence: true }
  }
  return { decided: 'different', type: 'money', reason: 'another amount' }
}

function monthAndNumber(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const month = /^\p{L}{3,12}\.?$/u.test(a) ? monthOf(a, settings.locale) : undefined
  if (month === undefined || !/^\d{1,2}$/.test(b)) return undefined
  return Number(b) === month
    ? { decided: 'same', type: 'period', reason: 'a month and its number', low_confidence: true }
    : { decided: 'different', type: 'period', reason: 'another month' }
}

function booleanAndNumber(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const truth = a.length > 1 ? boolean.read(a, settings) : undefined
  if (truth === undefined || (b !== '0' && b !== '1')) return undefined
  return truth === (b === '1')
    ? { decided: 'same', type: 'boolean', reason: 'a truth value and its number', low_confidence: true }
    : { decided: 'different', type: 'boolean', reason: 'the other truth value' }
}

function phoneAndDigits(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const [gold, predicted] = [looksLikePhone(a) ? phone.read(a, settings) : undefined, phone.read(b, settings)]
  if (gold === undefined || predicted === undefined || looksLikePhone(b)) return undefined
  const { same: equal, low = false, reason = 'the same number' } = phone.agree(gold, predicted, settings)
  return equal
    ? { decided: 'same', type: 'phone', reason, low_confidence: low }
    : { decided: 'different', type: 'phone', reason: 'another phone number' }
}

/** `007` is not 7, and `#123` is 123. */
function codeAndDigits(a: string, b: string, settings: Settings): ReturnType<Bridge> {
  const code = identifier.read(a, settings)
  if (code === undefined || !/^\d{1,30}$/.test(b)) return undefined
  return code.compact === b
    ? { decided: 'same', type: 'identifier', reason: 'the same digits' }
    : { decided: 'different', type: 'identifier', reason: 'another identifier' }
}
