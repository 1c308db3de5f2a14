import { setTimeout as sleep } from 'node:timers/promises'

/** The rate at which one provider is asked, by all attempts of a run together. */
export interface Bucket {
  /** Resolves when the next request may begin, in the order of asking. @throws when the signal is aborted */
  take(signal: AbortSignal): Promise<void>
  /** Nobody is asked for so many milliseconds: the provider said so. */
  pause(ms: number): void
}

/** A token bucket: it holds as many tokens as a few seconds bring, so that short bursts go through. */
export function openBucket(perMinute: number | undefined): Bucket {
  const size = perMinute === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(perMinute / BURSTS_A_MINUTE))
  const perMs = (perMinute ?? 0) / 60_000
  let tokens = size
  let filledAt = performance.now()
  let pausedUntil = 0
  let queue: Promise<unknown> = Promise.resolve()

  function wait(): number {
    const now = performance.now()
    if (perMinute !== undefined) tokens = Math.min(size, tokens + (now - filledAt) * perMs)
    filledAt = now
    const forToken = tokens >= 1 ? 0 : (1 - tokens) / perMs
    return Math.max(forToken, pausedUntil - now)
  }

  async function next(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    for (let ms = wait(); ms > 0; ms = wait()) await sleep(Math.ceil(ms), undefined, { signal })
    tokens -= 1
  }

  return {
    take(signal) {
      const taken = queue.then(() => next(signal))
      queue = taken.catch(() => undefined)
      return taken
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, performance.now() + ms)
    },
  }
}

const BURSTS_A_MINUTE = 12
