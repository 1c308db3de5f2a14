import type { Suite } from '../../../suite/schema/suite.ts'
import type { Change } from './open-change.ts'

/** What a shell makes stricter is so by the base's copies and by the change's own. */
export function adjusted(change: Change, adjust: (suite: Suite) => Suite): Change {
  const { judged } = change
  if (judged === undefined) return change
  const suite = adjust(judged.suite)
  const { policy } = suite
  return {
    ...change,
    judged: {
      ...{ ...judged, suite, baseAgent: { ...judged.baseAgent, policy } },
      ...(judged.again !== undefined && {
        again: { ...judged.again, candidate: { ...judged.again.candidate, policy } },
      }),
    },
  }
}
