import type { Session } from '../../sandbox/session.ts'

/** What an agent may print in all its streams together; the attempt ends at the first byte above it. */
export function createBudget(session: Session, onSpent: () => void) {
  let left = session.limits.outputBytes
  return {
    /** Answers whether there is more to spend. */
    spend(chunk: Buffer, use: (chunk: Buffer) => void): boolean {
      if (left < 0) return false
      const allowed = chunk.subarray(0, left)
      left -= chunk.length
      use(allowed)
      if (left >= 0) return true
      session.stop('output')
      onSpent()
      return false
    },
  }
}
