import type { Policy } from '../suite/schema/policy.ts'
import { reason } from './codes.ts'
import type { Reason } from './types.ts'

/**
 * The level at which the n-th look at growing data is judged. Each further look spends half of what the one before it
 * spent: alpha, 1.5 alpha, 1.75 alpha, … and never 2 alpha. So a red is cleared only by a p-value that is larger than
 * the one which would have cleared it at first, over all attempts and not over the new ones.
 */
export function alphaAt(alpha: number, look: number): number {
  // without the last bits of the doubles, since reports show it
  return Math.min(MOST_ALPHA, Number((alpha * (2 - 2 ** (1 - look))).toPrecision(12)))
}

const MOST_ALPHA = 0.499

export function atLook(policy: Policy, look: number): { policy: Policy; notes: Reason[] } {
  if (look <= 1) return { policy, notes: [] }
  const levels = { alpha: alphaAt(policy.alpha, look), family_alpha: alphaAt(policy.family_alpha, look) }
  return { policy: { ...policy, ...levels }, notes: [reason('pass', 'looked_again', { look, ...levels })] }
}

/** What a required check says after a run of chosen tasks alone: such a run finds faults, it clears none. */
export function afterPartialRun<S extends string>(earlier: S, now: S): S | 'regressed' {
  return now === 'regressed' ? 'regressed' : earlier
}
