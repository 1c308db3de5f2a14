import { reason } from '../codes.ts'
import type { Tally } from '../reading.ts'
import type { Reason } from '../types.ts'

/** Tasks that the baseline does not have must reach the bar by themselves. */
export function judgeAdded(added: readonly { readonly id: string; readonly tally: Tally }[], min: number): Reason[] {
  return added
    .filter(({ tally }) => tally.passed / tally.measured < min)
    .map(({ id, tally }) =>
      reason('regressed', 'new_task_below_bar', { task: id, passed: tally.passed, measured: tally.measured, min }),
    )
}
