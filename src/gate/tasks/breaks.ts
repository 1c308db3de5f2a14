import type { AttemptSummary } from '../../summary/types.ts'
import { reason } from '../codes.ts'
import type { Sample } from '../sample.ts'
import type { Reason, TaskChange } from '../types.ts'
import { countsOf } from './counts.ts'

/** Fewer attempts than this on a side, and a task that fails all of them may be chance. */
const ENOUGH_ATTEMPTS = 5
/** Passed at least this share in the baseline. */
const USED_TO_PASS = 0.8

export interface BreaksJudged {
  readonly reasons: readonly Reason[]
  readonly verdicts: ReadonlyMap<string, NonNullable<TaskChange['verdict']>>
  /** Tasks that fresh attempts would settle. */
  readonly unsettled: readonly string[]
}

interface BreaksInput {
  readonly samples: readonly Sample[]
  /** By task. */
  readonly fresh: ReadonlyMap<string, readonly AttemptSummary[]>
  /** How many fresh attempts settle a task, and which share of them has to be measured. */
  readonly attempts: number
  readonly minMeasured: number
}

/** Tasks that used to pass and pass none now: too small for the suite's mean, named when fresh attempts fail too. */
export function judgeBreaks({ samples, fresh, attempts, minMeasured }: BreaksInput): BreaksJudged {
  const reasons: Reason[] = []
  const verdicts = new Map<string, NonNullable<TaskChange['verdict']>>()
  const unsettled: string[] = []
  for (const sample of samples.filter(looksBroken)) {
    const task = sample.id
    const counts = countsOf(sample)
    const again = fresh.get(task)
    verdicts.set(task, 'suspected_broken')
    if (again === undefined) {
      unsettled.push(task)
      reasons.push(reason('inconclusive', 'task_break_unconfirmed', { task, attempts, ...counts }))
      continue
    }
    const measured = again.filter((attempt) => attempt.measured)
    const passed = measured.filter((attempt) => attempt.passed).length
    const result = { task, fresh_measured: measured.length, ...counts }
    if (passed > 0) {
      verdicts.delete(task)
      reasons.push(reason('pass', 'task_break_refuted', { ...result, fresh_passed: passed }))
    } else if (measured.length / attempts < minMeasured) {
      reasons.push(reason('not_measured', 'fresh_not_measured', { task, measured: measured.length, planned: attempts }))
    } else {
      verdicts.set(task, 'broken')
      reasons.push(reason('regressed', 'task_broken', result))
    }
  }
  return { reasons, verdicts, unsettled }
}

function looksBroken({ baseline, candidate }: Sample): boolean {
  return (
    Math.min(baseline.measured, candidate.measured) >= ENOUGH_ATTEMPTS &&
    baseline.passed / baseline.measured >= USED_TO_PASS &&
    candidate.passed === 0
  )
}
