import { stemmer } from 'stemmer'
import { readNumber } from './number.ts'
import { AGREE, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'

export interface Count {
  readonly value: number
  readonly noun: string
}

/** A number of things, as a bound of a range: `5 items`. */
export const count: Reader<Count> = remembered({
  type: 'count',
  read(text, { locale }) {
    const match = /^(.{1,40}?) ([a-z]{3,20})$/i.exec(text)
    const value = match === null ? undefined : readNumber(match[1] ?? '', locale)
    return value === undefined ? undefined : { value, noun: stemmer((match?.[2] ?? '').toLowerCase()) }
  },
  agree: (gold, predicted, { tolerance }) =>
    gold.noun === predicted.noun && withinTolerance(gold.value, predicted.value, tolerance) ? AGREE : DISAGREE,
})
