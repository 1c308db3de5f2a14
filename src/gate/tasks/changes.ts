import { countStratum } from '../../stats/strata.ts'
import { stratifiedTest } from '../../stats/stratified.ts'
import { reason } from '../codes.ts'
import type { Sample } from '../sample.ts'
import type { Reason, TaskChange } from '../types.ts'

export interface Changes {
  readonly lost: readonly TaskChange[]
  readonly won: readonly TaskChange[]
}

/** Tasks whose share of passes fell or rose, the largest change first. */
export function changesOf(samples: readonly Sample[], verdictOf: (task: string) => TaskChange['verdict']): Changes {
  const moved = (sign: 1 | -1) =>
    samples
      .filter((sample) => direction(sample) === sign)
      .sort((a, b) => distance(b) - distance(a))
      .map((sample) => changeOf(sample, verdictOf(sample.id)))
  return { lost: moved(-1), won: moved(1) }
}

/** Tasks that turned round in both directions while the suite's total hides it. */
export function churn(samples: readonly Sample[]): Reason[] {
  const turned = (from: 'baseline' | 'candidate', to: 'baseline' | 'candidate') =>
    samples.filter((sample) => share(sample[from]) >= 0.8 && share(sample[to]) <= 0.2).map((sample) => sample.id)
  const [lost, won] = [turned('baseline', 'candidate'), turned('candidate', 'baseline')]
  return lost.length > 0 && won.length > 0 ? [reason('pass', 'churn', { lost, won })] : []
}

function changeOf({ id, baseline, candidate }: Sample, verdict: TaskChange['verdict']): TaskChange {
  const test = stratifiedTest([countStratum(baseline, candidate)])
  return {
    task: id,
    baseline: { passed: baseline.passed, measured: baseline.measured },
    candidate: { passed: candidate.passed, measured: candidate.measured },
    ...(verdict === undefined ? {} : { verdict }),
    p: Math.min(test.midLower, test.midUpper),
  }
}

/** By whole numbers, so that equal shares are equal. */
function direction({ baseline, candidate }: Sample): number {
  return Math.sign(candidate.passed * baseline.measured - baseline.passed * candidate.measured)
}

function distance({ baseline, candidate }: Sample): number {
  return Math.abs(share(candidate) - share(baseline))
}

function share({ passed, measured }: Sample['baseline']): number {
  return passed / measured
}
