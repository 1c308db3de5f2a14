import type { Suite } from '../../suite/schema/suite.ts'
import type { Inputs } from './inputs/inputs.ts'
import { badInput } from './inputs/readers.ts'

/**
 * The suite as the inputs want it. A workflow file is edited by the pull request that it gates, so an input makes the
 * policy stricter or says why it does not.
 * @throws UserError for an input that would loosen the gate
 */
export function tightened(suite: Suite, { mode, attempts, tasks, failedOf }: Inputs): Suite {
  const { policy } = suite
  if (mode === 'advise' && policy.mode === 'gate') {
    throw badInput(
      'mode',
      '`advise` would loosen the policy, whose mode is `gate`',
      'Set `mode: advise` in the policy, on the base branch.',
    )
  }
  const isWhole = tasks === undefined && failedOf === undefined
  if (isWhole && attempts !== undefined && attempts < suite.attempts) {
    throw badInput(
      'attempts',
      `${attempts} is fewer than the ${suite.attempts} of the suite, and an input may only tighten`,
      'Leave it out, or change `attempts` in the suite, on the base branch.',
    )
  }
  return mode === 'gate' && policy.mode === 'advise' ? { ...suite, policy: { ...policy, mode: 'gate' } } : suite
}
