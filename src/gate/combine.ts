import { reason } from './codes.ts'
import { worstFirst, worstStatus } from './status.ts'
import type { Reason, Verdict } from './types.ts'

/** Verdicts of one change: by the base's copies of everything, and by its own. */
export interface BothVerdicts {
  /** Absent where the base's copies cannot judge, or where somebody accepted every edit that keeps them from it. */
  readonly byBase?: Verdict
  readonly byChange: Verdict
  /** Tasks that were measured again; empty: all. */
  readonly tasks: readonly string[]
}

/**
 * The worse of the two: an edit of what an agent is judged by never turns a red green before it is merged, and the
 * base agent that was measured beside it shows what the edit alone does.
 */
export function combineVerdicts({ byBase, byChange, tasks }: BothVerdicts): Verdict {
  const told = reason('pass', 'remeasured', {
    ...{ by_change: byChange.status, by_base: byBase?.status ?? 'none', tasks: [...tasks] },
  })
  if (byBase === undefined) return withReasons(byChange, [told])
  const worst = worstStatus([byBase, byChange])
  const [decides, other] = byBase.status === worst ? [byBase, byChange] : [byChange, byBase]
  // what the milder one has to say about the same thing would contradict
  const also = other.reasons.filter(({ status, code }) => status !== 'pass' || code.endsWith('_accepted'))
  const fresh = also.filter((one) => !decides.reasons.some((known) => sameReason(known, one)))
  return withReasons({ ...decides, exit_code: exitOf(byBase, byChange) }, [...fresh, told])
}

/** Both have to let it through. */
function exitOf(byBase: Verdict, byChange: Verdict): Verdict['exit_code'] {
  return byBase.exit_code === 0 ? byChange.exit_code : byBase.exit_code
}

/** The verdict with a reason that nothing it says can be relied on. */
export function failed(verdict: Verdict, why: Reason): Verdict {
  return {
    ...verdict,
    status: 'could_not_run',
    exit_code: verdict.mode === 'advise' ? 0 : 2,
    reasons: [why, ...verdict.reasons],
  }
}

export function withReasons(verdict: Verdict, more: readonly Reason[]): Verdict {
  return { ...verdict, reasons: worstFirst([...verdict.reasons, ...more]) }
}

function sameReason(a: Reason, b: Reason): boolean {
  return a.code === b.code && JSON.stringify(a.args) === JSON.stringify(b.args)
}
