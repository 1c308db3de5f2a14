import type { IncomingHttpHeaders } from 'node:http'

/** The pause before the n-th try again, from 0, in milliseconds: what the provider asks for, else a doubling one. */
export function pauseBefore(retry: number, headers: IncomingHttpHeaders, now: number): number {
  const asked = askedPause(headers, now)
  // spread, so that attempts that failed together do not come back together
  const own = FIRST_PAUSE_MS * 2 ** retry * (0.75 + Math.random() / 2)
  return Math.min(asked ?? own, MOST_PAUSE_MS)
}

const FIRST_PAUSE_MS = 500
/** A provider may ask for more; a run does not wait for it. */
const MOST_PAUSE_MS = 60_000

/** `retry-after-ms` of some servers, or `retry-after` in seconds or as a date. */
export function askedPause(headers: IncomingHttpHeaders, now: number): number | undefined {
  const precise = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return precise
  const text = headers['retry-after']?.trim()
  if (text === undefined) return undefined
  const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined
}
