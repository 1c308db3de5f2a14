import { reason } from '../../gate/codes.ts'
import type { Reason, Status } from '../../gate/types.ts'
import type { AttemptGrade } from '../../grade/grade.ts'
import type { LiveHost } from './live.ts'

export interface Budget {
  /** Aborted with the host's, or once the money is spent: attempts that have not ended by then are not measured. */
  readonly signal: AbortSignal
  spend(grade: AttemptGrade): void
  /** What a reader of the verdict has to know: why attempts are missing. */
  notes(status: Status): Reason[]
}

/** At most so many US dollars for all attempts; unknown costs count nothing. */
export function openBudget(limit: number | undefined, host: Pick<LiveHost, 'signal' | 'onNote'>): Budget {
  if (limit === undefined) return { signal: host.signal, spend: () => undefined, notes: () => [] }
  const spent = new AbortController()
  let total = 0
  return {
    signal: AbortSignal.any([host.signal, spent.signal]),
    spend(grade) {
      const { cost } = grade.metrics
      if (cost?.kind === 'scored') total += cost.value
      if (total <= limit || spent.signal.aborted) return
      host.onNote?.(`the budget of $${limit} is spent: no other attempts are made`)
      spent.abort()
    },
    notes: (status) =>
      spent.signal.aborted
        ? [reason(status === 'not_measured' ? 'not_measured' : 'pass', 'budget_spent', { limit, spent: total })]
        : [],
  }
}
