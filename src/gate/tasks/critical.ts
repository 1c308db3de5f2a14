import { holm } from '../../stats/holm.ts'
import { countStratum } from '../../stats/strata.ts'
import { stratifiedTest } from '../../stats/stratified.ts'
import { reason } from '../codes.ts'
import type { Sample } from '../sample.ts'
import type { Reason } from '../types.ts'
import { countsOf } from './counts.ts'

/** Each critical task by its own exact test, Holm among them; one that cannot reach alpha takes no share of it. */
export function judgeCritical(samples: readonly Sample[], alpha: number): Reason[] {
  const tested = samples
    .filter(({ critical }) => critical)
    .map((sample) => ({ sample, test: stratifiedTest([countStratum(sample.baseline, sample.candidate)]) }))
    .filter(({ test }) => test.floor < alpha)
  const adjusted = holm(tested.map(({ test }) => test.midLower))
  return tested.flatMap(({ sample }, index) => {
    const p = adjusted[index] ?? 1
    return p < alpha
      ? [reason('regressed', 'critical_task_regressed', { task: sample.id, ...countsOf(sample), p, alpha })]
      : []
  })
}
