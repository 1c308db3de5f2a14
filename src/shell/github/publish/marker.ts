import { z } from 'zod'
import type { GateId } from './types.ts'

/** Written at the very beginning of a comment: which gate wrote it, of which commit, in which run. */
export interface Marker extends GateId {
  readonly head: string
  /** Newer runs have larger numbers. */
  readonly order: number
}

const OPEN = '<!-- turngate:1 '
const CLOSE = ' -->'

export function writeMarker({ check, suite, head, order }: Marker): string {
  // no text can end the comment, or begin one
  const json = JSON.stringify({ check, suite, head, order }).replaceAll(/[<>-]/g, (sign) => UNICODE[sign] ?? sign)
  return `${OPEN}${json}${CLOSE}`
}

const UNICODE: Readonly<Record<string, string>> = { '<': '\\u003c', '>': '\\u003e', '-': '\\u002d' }

/** The marker that a text begins with; anywhere else it is not ours. */
export function readMarker(body: string): Marker | undefined {
  if (!body.startsWith(OPEN)) return undefined
  const end = body.indexOf(CLOSE)
  if (end < 0 || end > 2000) return undefined
  try {
    return MarkerShape.safeParse(JSON.parse(body.slice(OPEN.length, end))).data
  } catch {
    return undefined
  }
}

const MarkerShape = z.object({ check: z.string(), suite: z.string(), head: z.string(), order: z.number() })

export function isSameGate(a: GateId, b: GateId): boolean {
  return a.check === b.check && a.suite === b.suite
}
