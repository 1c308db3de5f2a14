import { setTimeout as sleep } from 'node:timers/promises'
import { APIError } from 'openai'

interface RetryOptions {
  readonly retries: number
  readonly signal: AbortSignal
  readonly isWorthARetry: (error: unknown) => boolean
}

/** Asks again, after a pause that doubles or that the server asks for. @throws what the last try threw */
export async function withRetries<T>(ask: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { retries, signal, isWorthARetry } = options
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || tried >= retries || !isWorthARetry(error)) throw error
      const pause = askedPause(error) ?? FIRST_PAUSE_MS * 2 ** tried * (0.75 + Math.random() / 2)
      await sleep(Math.min(pause, MOST_PAUSE_MS), undefined, { signal })
    }
  }
}

const FIRST_PAUSE_MS = 500
/** A server may ask for more; an attempt does not wait for it. */
const MOST_PAUSE_MS = 60_000

/** `retry-after`, in seconds or as a date, and the `retry-after-ms` of some servers; in milliseconds. */
function askedPause(error: unknown): number | undefined {
  if (!(error instanceof APIError)) return undefined
  const precise = Number(error.headers?.get('retry-after-ms') ?? Number.NaN)
  if (precise >= 0) return precise
  const text = error.headers?.get('retry-after') ?? undefined
  if (text === undefined) return undefined
  const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined
}
