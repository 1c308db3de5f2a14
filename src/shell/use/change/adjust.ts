import type { ModelMode } from '../../../suite/schema/model-mode.ts'
import { Models } from '../../../suite/schema/models.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { Change } from './open-change.ts'

/** What a shell makes stricter is so by the base's copies and by the change's own. */
export function adjusted(change: Change, adjust: (suite: Suite) => Suite): Change {
  const { judged } = change
  if (judged === undefined) return change
  const suite = adjust(judged.suite)
  const { policy } = suite
  // what is measured beside it, is so with its policy and its source of models' answers
  const alike = (other: Suite) => withModels({ ...other, policy }, suite.sandbox.models?.mode)
  return {
    ...change,
    judged: {
      ...{ ...judged, suite, baseAgent: alike(judged.baseAgent) },
      ...(judged.again !== undefined && {
        again: { ...judged.again, candidate: alike(judged.again.candidate), base: alike(judged.again.base) },
      }),
    },
  }
}

/** The suite with its models asked in that way; absent: in its own. */
export function withModels(suite: Suite, mode: ModelMode | undefined): Suite {
  if (mode === undefined) return suite
  const models = { ...(suite.sandbox.models ?? Models.parse({})), mode }
  return { ...suite, sandbox: { ...suite.sandbox, models } }
}
