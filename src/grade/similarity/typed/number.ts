import { numberOfWords } from './number-words.ts'
import { numberOfNumeral } from './numeral.ts'
import { AGREE, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'

/** `1,200`, `1.2 million`, `twenty-one`, `1/2`. */
export const number: Reader<number> = remembered({
  type: 'number',
  read: (text, { locale }) => readNumber(text, locale),
  agree(gold, predicted, { tolerance }) {
    if (withinTolerance(gold, predicted)) return AGREE
    if (withinTolerance(gold, predicted, tolerance)) return { same: true, reason: `within ${tolerance}` }
    return DISAGREE
  },
})

export function readNumber(text: string, locale?: string, money = false): number | undefined {
  return numberOfNumeral(text, { locale, money }) ?? numberOfWords(text) ?? scaledWords(text, locale, money)
}

/** `2 and a half`. */
function scaledWords(text: string, locale: string | undefined, money: boolean): number | undefined {
  const match = /^([\d.,]{1,20}) and a (half|quarter)$/i.exec(text)
  if (match === null) return undefined
  const value = numberOfNumeral(match[1] ?? '', { locale, money })
  return value === undefined ? undefined : value + (match[2]?.toLowerCase() === 'half' ? 0.5 : 0.25)
}
