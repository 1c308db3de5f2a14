import type { Settings } from '../types.ts'
import { count } from './count.ts'
import { date } from './date.ts'
import { duration } from './duration.ts'
import { money } from './money.ts'
import { period } from './month.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'
import { quantity } from './quantity.ts'
import type { Agreement, Reader } from './reader.ts'
import { time } from './time.ts'

/** What a range can begin or end with, in every type that it can be read as (`5 m` is metres, minutes or millions). */
export type Bound = ReadonlyMap<string, Reading>

interface Reading {
  readonly agreeWith: (other: Reading, settings: Pick<Settings, 'tolerance'>) => Agreement | undefined
}

/** Undefined where no type reads it. */
export function readBound(text: string, settings: Pick<Settings, 'locale'>): Bound | undefined {
  const readings = READERS.flatMap(({ type, read }) => {
    const reading = read(text, settings)
    return reading === undefined ? [] : [[type, reading] as const]
  })
  return readings.length === 0 ? undefined : new Map(readings)
}

/** Undefined where the two share no type; otherwise the type in which they are equal, if any. */
export function agreeBounds(
  gold: Bound,
  predicted: Bound,
  settings: Pick<Settings, 'tolerance'>,
): Agreement | undefined {
  const found = [...gold].flatMap(([type, reading]) => {
    const other = predicted.get(type)
    return other === undefined ? [] : (reading.agreeWith(other, settings) ?? [])
  })
  return found.find(({ same }) => same) ?? found[0]
}

export function shareType(a: Bound, b: Bound): boolean {
  return [...a.keys()].some((type) => b.has(type))
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
  readerOf(count),
]

function readerOf<T>(reader: Reader<T>) {
  const values = new WeakMap<Reading, T>()
  const read = (text: string, settings: Pick<Settings, 'locale'>): Reading | undefined => {
    const value = reader.read(text, settings)
    if (value === undefined) return undefined
    const reading: Reading = {
      agreeWith(other, options) {
        const found = values.get(other)
        return found === undefined ? undefined : reader.agree(value, found, options)
      },
    }
    values.set(reading, value)
    return reading
  }
  return { type: reader.type, read }
}
