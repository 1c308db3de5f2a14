import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import type { KeyValues } from './schema.ts'

/** Attributes of OTLP/JSON, `[{key, value: {stringValue}}]`, as an object. */
export function plainAttributes(list: KeyValues | null | undefined): JsonObject {
  return Object.fromEntries((list ?? []).map(({ key, value }) => [key, plainValue(value)]))
}

/** A tagged value of OTLP/JSON. Whole numbers come as text, since they may be too large for a number. */
export function plainValue(value: Json | undefined): Json {
  if (!isJsonObject(value)) return value ?? null
  const { stringValue, intValue, doubleValue, boolValue, arrayValue, kvlistValue, bytesValue } = value
  if (stringValue !== undefined) return stringValue
  if (intValue !== undefined) return Number(intValue)
  if (doubleValue !== undefined) return doubleValue
  if (boolValue !== undefined) return boolValue
  if (bytesValue !== undefined) return bytesValue
  if (isJsonObject(arrayValue)) return listOf(arrayValue.values).map(plainValue)
  if (isJsonObject(kvlistValue)) {
    const pairs = listOf(kvlistValue.values).flatMap((pair): [string, Json][] =>
      isJsonObject(pair) && typeof pair.key === 'string' ? [[pair.key, plainValue(pair.value)]] : [],
    )
    return Object.fromEntries(pairs)
  }
  return Object.keys(value).length === 0 ? null : value
}

/** An attribute that may hold JSON as text: exporters without structured attributes write it so. */
export function jsonOf(value: Json | undefined): Json | undefined {
  if (typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return value
  try {
    const parsed: Json = JSON.parse(value)
    return parsed
  } catch {
    return value
  }
}

/** Milliseconds, to the microsecond: times of today are not kept more exactly. */
export function lasted({ start, end }: { readonly start: number; readonly end: number }): number {
  return Math.round((end - start) * 1000) / 1000
}

type Time = string | number | readonly [number, number] | null | undefined

/** Milliseconds since 1970 of nanoseconds, microseconds, milliseconds or seconds, `[seconds, nanoseconds]` or a date. */
export function millis(time: Time): number | undefined {
  if (time === null || time === undefined) return undefined
  if (typeof time === 'string') return /^\d+$/.test(time) ? fromCount(Number(time)) : fromDate(time)
  if (typeof time === 'number') return fromCount(time)
  const [seconds, nanos] = time
  return seconds * 1000 + nanos / 1e6
}

/** Which unit it is shows in the size: today in milliseconds has 13 digits. */
function fromCount(count: number): number | undefined {
  if (!Number.isFinite(count) || count < 0) return undefined
  if (count >= 1e17) return count / 1e6
  if (count >= 1e14) return count / 1e3
  return count >= 1e11 ? count : count * 1000
}

function fromDate(text: string): number | undefined {
  const value = Date.parse(text)
  return Number.isNaN(value) ? undefined : value
}

/** The items of a list; of anything else, none. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

export function textAt(attributes: JsonObject, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const value = own(attributes, key)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}

/** The first of the keys that holds a count. */
export function numberAt(attributes: JsonObject, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const value = own(attributes, key)
    if (typeof value === 'number' && value >= 0) return value
  }
  return undefined
}

export function own(attributes: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(attributes, key) ? attributes[key] : undefined
}
