import { different, same, unequal } from '../finding.ts'
import type { Finding, Settings } from '../types.ts'
import { isAcronym } from './acronym.ts'
import { monthOf, weekdayOf } from './calendar.ts'
import { currenciesOf } from './currencies.ts'
import { inOneGroup } from './groups.ts'
import { languageOf } from './languages.ts'
import { regionsOf } from './regions.ts'
import { isSameZone } from './time-zones.ts'

/**
 * Two whole values that name one thing: a country, state, currency, language, month or weekday by another name, an
 * acronym, or a spelling of the suite. Two that name different things of one category are different. Else undefined.
 */
export function compareAlias(gold: string, predicted: string, settings: Settings): Finding | undefined {
  if (gold.length > 120 || predicted.length > 120) return undefined
  const verdicts = CATEGORIES.map((category) => ({ category, share: category.share(gold, predicted, settings) }))
  const shared = verdicts.find(({ share }) => share === true)
  if (shared !== undefined) return same('alias', shared.category.type, shared.category.reason)
  if (inOneGroup(gold, predicted)) return same('alias', 'alias', 'two names of one thing')
  if (isAcronym(gold, predicted)) return same('alias', 'acronym', 'one is the acronym of the other')
  const apart = verdicts.find(({ share }) => share === false)
  if (apart !== undefined) return different('alias', apart.category.type, `${unequal(gold, predicted)}: two of a kind`)
  return initial(gold, predicted) ?? initial(predicted, gold)
}

interface Category {
  readonly type: string
  readonly reason: string
  /** Undefined where one of the two is not of this category. */
  share(gold: string, predicted: string, settings: Settings): boolean | undefined
}

const CATEGORIES: readonly Category[] = [
  { type: 'region', reason: 'two names of one region', share: sharing(regionsOf) },
  { type: 'currency', reason: 'two names of one currency', share: sharing((text) => currenciesOf(text).slice(0, 1)) },
  { type: 'language', reason: 'two names of one language', share: sharing(one(languageOf)) },
  { type: 'weekday', reason: 'two names of one weekday', share: sharing(one(weekdayOf)) },
  {
    type: 'month',
    reason: 'two names of one month',
    share: (gold, predicted, { locale }) => sharing(one((text) => monthOf(text, locale)))(gold, predicted),
  },
  {
    type: 'time zone',
    reason: 'two names of one time zone',
    share: (gold, predicted) => isSameZone(gold, predicted) || undefined,
  },
]

function one<T>(read: (text: string) => T | undefined): (text: string) => readonly T[] {
  return (text) => {
    const found = read(text)
    return found === undefined ? [] : [found]
  }
}

function sharing<T>(read: (text: string) => readonly T[]): (gold: string, predicted: string) => boolean | undefined {
  return (gold, predicted) => {
    const a = read(gold)
    const b = a.length === 0 ? [] : read(predicted)
    return a.length === 0 || b.length === 0 ? undefined : a.some((item) => b.includes(item))
  }
}

/** `F` for `feeling`: a letter stands for a word that begins with it, but not surely. */
function initial(letter: string, word: string): Finding | undefined {
  if (!/^[A-Z]$/.test(letter) || !/^[a-z]{3,20}$/i.test(word)) return undefined
  if (word.charAt(0).toLowerCase() !== letter.toLowerCase()) return undefined
  return {
    score: 0.55,
    tier: 'alias',
    type: 'initial',
    reason: 'a letter that may stand for the word',
    low_confidence: true,
  }
}
