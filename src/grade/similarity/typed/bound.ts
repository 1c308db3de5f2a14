import type { Settings } from '../types.ts'
import { date } from './date.ts'
import { duration } from './duration.ts'
import { money } from './money.ts'
import { period } from './month.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { quantity } from './quantity.ts'
import type { Agreement, Reader } from './reader.ts'
import { time } from './time.ts'

/** What a range can begin or end with. */
export interface Bound {
  readonly type: string
  readonly agreeWith: (other: Bound, settings: Pick<Settings, 'tolerance'>) => Agreement | undefined
}

export function readBound(text: string, settings: Pick<Settings, 'locale'>): Bound | undefined {
  for (const read of READERS) {
    const bound = read(text, settings)
    if (bound !== undefined) return bound
  }
  return undefined
}

/** Undefined where the two are of different types. */
export function agreeBounds(
  gold: Bound,
  predicted: Bound,
  settings: Pick<Settings, 'tolerance'>,
): Agreement | undefined {
  return gold.agreeWith(predicted, settings)
}

const READERS = [
  readerOf(number),
  readerOf(date),
  readerOf(period),
  readerOf(time),
  readerOf(money),
  readerOf(percent),
  readerOf(duration),
  readerOf(quantity),
]

function readerOf<T>(reader: Reader<T>): (text: string, settings: Pick<Settings, 'locale'>) => Bound | undefined {
  const values = new WeakMap<Bound, T>()
  return (text, settings) => {
    const value = reader.read(text, settings)
    if (value === undefined) return undefined
    const bound: Bound = {
      type: reader.type,
      agreeWith(other, options) {
        const found = values.get(other)
        return found === undefined ? undefined : reader.agree(value, found, options)
      },
    }
    values.set(bound, value)
    return bound
  }
}
