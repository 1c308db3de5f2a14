import type { Limits } from '../suite/schema/suite.ts'
import { readDuration } from './duration.ts'

/** The limits of one attempt as numbers. */
export interface AttemptLimits {
  readonly timeMs: number
  readonly calls: number
  readonly outputBytes: number
  readonly costUsd?: number
}

export function readLimits(limits: Limits): AttemptLimits {
  return {
    timeMs: readDuration(limits.time),
    calls: limits.calls,
    outputBytes: readSize(limits.output),
    ...(limits.cost_usd !== undefined && { costUsd: limits.cost_usd }),
  }
}

const UNITS: Readonly<Record<string, number>> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
}

/** Bytes of a size such as `4MiB`, already checked by the suite's schema. (The package `bytes` reads `4MiB` as 4.) */
export function readSize(text: string): number {
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([A-Za-z]+)$/.exec(text) ?? []
  const factor = UNITS[unit]
  if (amount === undefined || factor === undefined) throw new RangeError(`not a size: ${text}`)
  return Math.floor(Number(amount) * factor)
}
