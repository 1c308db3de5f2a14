import { compareWithBar, type Exact, exactMean, exactPassAtK, exactPassHatK } from '../../stats/exact.ts'
import { mean } from '../../stats/whole.ts'
import { reason } from '../codes.ts'
import type { Tally } from '../reading.ts'
import type { Reason } from '../types.ts'
import type { MetricCase } from './limits.ts'

/** The candidate's own value over all tasks that gate; undefined where nothing was scored, or a task has not k attempts. */
export function ownValue({ metric, kind, draw }: MetricCase, tallies: readonly Tally[]): Exact | undefined {
  if (draw !== undefined) {
    if (tallies.length === 0 || tallies.some(({ measured }) => measured < draw.k)) return undefined
    return draw.passes === 'all' ? exactPassHatK(tallies, draw.k) : exactPassAtK(tallies, draw.k)
  }
  if (kind === 'rate') {
    const rates = tallies.map((tally) => ratesOrFailed(tally, metric)).filter((values) => values.length > 0)
    return rates.length === 0 ? undefined : exactMean(rates)
  }
  const amounts = tallies.map((tally) => tally.amounts(metric)).filter((values) => values.length > 0)
  if (amounts.length === 0) return undefined
  const asRatios = amounts.map((values) => values.map((num) => ({ num, den: 1 })))
  return { ...exactMean(asRatios), value: mean(amounts.map(mean)) }
}

/** Absolute bars hold whatever the baseline was; one that cannot be judged is not met. */
export function missedBars(
  { metric, limit }: MetricCase,
  value: Exact | undefined,
  tallies: readonly Tally[],
): Reason[] {
  if (limit.min === undefined && limit.max === undefined) return []
  if (value === undefined && tallies.length > 0 && tallies.every((tally) => tally.replayed(metric))) {
    return [reason('pass', 'metric_replayed', { metric })]
  }
  if (value === undefined) return [reason('not_measured', 'bar_not_measured', { metric })]
  const missed: Reason[] = []
  if (limit.min !== undefined && compareWithBar(value, limit.min) < 0) {
    missed.push(reason('regressed', 'metric_below_min', { metric, value: value.value, min: limit.min }))
  }
  if (limit.max !== undefined && compareWithBar(value, limit.max) > 0) {
    missed.push(reason('regressed', 'metric_above_max', { metric, value: value.value, max: limit.max }))
  }
  return missed
}

function ratesOrFailed(tally: Tally, metric: string) {
  const scored = tally.rates(metric)
  // without a baseline only the task's other attempts say whether it has this metric; every task has a success rate
  if (scored.length === 0 && metric !== 'success_rate') return scored
  return [...scored, ...Array.from({ length: tally.failedHoles }, () => ({ num: 0, den: 1 }))]
}
