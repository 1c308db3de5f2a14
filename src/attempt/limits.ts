import type { Limits } from '../suite/schema/suite.ts'
import { readDuration } from './duration.ts'

/** The limits of one attempt as numbers. */
export interface AttemptLimits {
  readonly timeMs: number
  readonly calls: number
  readonly outputBytes: number
  readonly costUsd?: number
  readonly resources: ResourceLimits
}

/** What the processes of one attempt may take of the machine. */
export interface ResourceLimits {
  /** Time on processors, of all of them together. */
  readonly cpuMs?: number
  /** Memory of all of them together. */
  readonly memoryBytes?: number
  /** The largest file that one of them may write. */
  readonly fileBytes: number
  /** How many there may be at the same time. */
  readonly processes: number
}

/** Where a suite says nothing: wide enough for an honest agent, narrow enough for the machine of a dishonest one. */
export const DEFAULT_FILE_SIZE = '1GiB'
export const DEFAULT_PROCESSES = 1000

export function readLimits(limits: Limits): AttemptLimits {
  return {
    timeMs: readDuration(limits.time),
    calls: limits.calls,
    outputBytes: readSize(limits.output),
    ...(limits.cost_usd !== undefined && { costUsd: limits.cost_usd }),
    resources: {
      ...(limits.cpu !== undefined && { cpuMs: readDuration(limits.cpu) }),
      ...(limits.memory !== undefined && { memoryBytes: readSize(limits.memory) }),
      fileBytes: readSize(limits.file_size ?? DEFAULT_FILE_SIZE),
      processes: limits.processes ?? DEFAULT_PROCESSES,
    },
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
