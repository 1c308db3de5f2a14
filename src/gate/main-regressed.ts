import type { BaselineLookup } from '../baseline/types.ts'
import { reason } from './codes.ts'
import type { Reason, Verdict } from './types.ts'

type Found = Extract<BaselineLookup, { readonly kind: 'found' }>

/**
 * A regression that was merged anyway: said in one line, and nobody else's fault.
 * @param judge gives the verdict on the newest entry of the baseline as a candidate against what it is given
 */
export function mainRegressed(lookup: Found, judge: (accepted: Found) => Verdict): Reason[] {
  const { main, accepted, place } = lookup
  if (main === accepted) return []
  const verdict = judge({ ...lookup, main: accepted })
  const regressed = verdict.reasons.filter(({ status }) => status === 'regressed')
  if (regressed.length === 0) return []
  const metric = verdict.metrics.find(({ status }) => status === 'regressed')?.metric ?? 'success_rate'
  const value = (entry: Found['main']) => entry.summary.metrics[metric]?.value ?? 0
  return [
    reason('pass', 'main_regressed', {
      ...{ place, run: main.summary.run.id, accepted: accepted.summary.run.id, reasons: regressed.length },
      ...{ metric, from: value(accepted), to: value(main) },
    }),
  ]
}
