import { canonical, type Json } from '../../../json.ts'
import type { Delay } from '../../../suite/schema/doubles.ts'
import { readDuration } from '../../duration.ts'
import { hash32 } from '../../seed.ts'

/**
 * What the attempt's seed decides for the n-th call of one tool. Calls of other tools, and when calls arrive, do not
 * enter, so the same seed gives the same failures and delays at any concurrency.
 */
export interface Draws {
  fails(rate: number, ordinal: number): boolean
  /** Milliseconds. */
  delay(delay: Delay | undefined, ordinal: number): number
  /** A seed of its own for what a handler draws. */
  seed(ordinal: number): number
}

/** @param identity of the tool, by `toolIdentity` */
export function drawsOf(seed: number, identity: Json): Draws {
  const key = typeof identity === 'string' ? identity : canonical(identity)
  const share = (what: string, ordinal: number) => hash32(seed, what, key, ordinal) / 2 ** 32
  return {
    fails: (rate, ordinal) => rate > 0 && share('failure', ordinal) < rate,
    delay(delay, ordinal) {
      if (delay === undefined) return 0
      if (typeof delay === 'string') return readDuration(delay)
      const [min, max] = [readDuration(delay.min), readDuration(delay.max)]
      return Math.round(min + share('delay', ordinal) * (max - min))
    },
    seed: (ordinal) => hash32(seed, 'handler', key, ordinal),
  }
}
