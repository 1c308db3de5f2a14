import type { Policy } from '../suite/schema/policy.ts'
import { type Reason, STATUSES, type Status, type Verdict } from './types.ts'

/** The worst of the reasons' statuses; pass where there is none. */
export function worstStatus(reasons: readonly Pick<Reason, 'status'>[]): Status {
  return STATUSES.find((status) => reasons.some((reason) => reason.status === status)) ?? 'pass'
}

/** Worst first; reasons of one status stay in the order in which they were found. */
export function worstFirst(reasons: readonly Reason[]): Reason[] {
  return STATUSES.flatMap((status) => reasons.filter((reason) => reason.status === status))
}

/** That of the worst reason which does not exit 0. */
export function exitCode(reasons: readonly Reason[], policy: Policy): Verdict['exit_code'] {
  if (policy.mode === 'advise') return 0
  const codes = worstFirst(reasons).map((reason) => exitOf(reason, policy))
  return codes.find((code) => code !== 0) ?? 0
}

function exitOf(reason: Reason, policy: Policy): Verdict['exit_code'] {
  switch (reason.status) {
    case 'could_not_run':
      return 2
    case 'regressed':
      return 1
    case 'not_comparable':
    case 'not_measured':
      return 3
    case 'inconclusive':
      return policy.on_inconclusive === 'fail' ? 3 : 0
    case 'no_baseline':
      return reason.code === 'suite_is_new' ? 0 : 3
    case 'pass':
      return 0
  }
}
