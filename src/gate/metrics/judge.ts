import { holm } from '../../stats/holm.ts'
import type { Policy } from '../../suite/schema/policy.ts'
import { reason } from '../codes.ts'
import type { Tally } from '../reading.ts'
import type { Sample } from '../sample.ts'
import { worstStatus } from '../status.ts'
import type { MetricVerdict, Reason } from '../types.ts'
import { missedBars, ownValue } from './bars.ts'
import { type Comparison, compareAmount, compareDraws, compareRate, samplesWithK } from './compare.ts'
import { type MetricCase, metricCases } from './limits.ts'

export interface MetricsJudged {
  readonly metrics: readonly MetricVerdict[]
  readonly reasons: readonly Reason[]
}

interface MetricsInput {
  readonly samples: readonly Sample[]
  /** Of the candidate's tasks that gate, compared or not. */
  readonly own: readonly Tally[]
  /** Names that either side measured. */
  readonly measured: Iterable<string>
  readonly policy: Policy
}

interface Examined extends MetricCase {
  readonly comparison?: Comparison
  readonly tested?: { readonly p: number; readonly floor: number }
  /** Why it is not compared, or not on every task. */
  readonly notes: readonly Reason[]
}

/** Every metric against its limits: the primary one at alpha, all others that gate as one Holm family. */
export function judgeMetrics({ samples, own, measured, policy }: MetricsInput): MetricsJudged {
  const examined = metricCases(policy, measured).map((metric) => examine(metric, samples))
  const adjusted = adjustFamily(examined, policy)
  const judged = examined.map((metric) => {
    const value = ownValue(metric, own)
    const bars = missedBars(metric, value, own)
    const change = judgeChange(metric, adjusted, policy)
    const reasons = [...change, ...bars, ...metric.notes]
    return { reasons, verdict: verdictOf(metric, value?.value, reasons, adjusted, policy) }
  })
  return { metrics: judged.map(({ verdict }) => verdict), reasons: judged.flatMap(({ reasons }) => reasons) }
}

/** Bars alone, where there is nothing to compare with. */
export function judgeBars(
  { own, measured, policy }: Omit<MetricsInput, 'samples'>,
  otherwise: 'no_baseline' | 'not_comparable',
): MetricsJudged {
  const judged = metricCases(policy, measured).map((metric) => {
    const value = ownValue(metric, own)
    const reasons = missedBars(metric, value, own)
    const status = statusOf(reasons) ?? (isGated(metric) ? otherwise : 'reported')
    return {
      reasons,
      verdict: {
        ...({ metric: metric.metric, kind: metric.kind, role: roleOf(metric), limit: metric.limit, status } as const),
        ...(value === undefined ? {} : { candidate: value.value }),
      },
    }
  })
  return { metrics: judged.map(({ verdict }) => verdict), reasons: judged.flatMap(({ reasons }) => reasons) }
}

function examine(metric: MetricCase, samples: readonly Sample[]): Examined {
  if (!isGated(metric)) {
    const comparison = compare(metric, samples)
    return { ...metric, notes: [], ...(typeof comparison === 'object' ? { comparison } : {}) }
  }
  const gaps = missingParts(metric, samples)
  const comparison = compare(metric, samples)
  if (comparison === 'zero') {
    return { ...metric, notes: [...gaps, reason('pass', 'metric_baseline_zero', { metric: metric.metric })] }
  }
  if (comparison === undefined) return { ...metric, notes: gaps }
  return { ...metric, comparison, notes: gaps, ...(hasChangeLimit(metric) ? { tested: comparison.test() } : {}) }
}

function compare({ metric, kind, draw }: MetricCase, samples: readonly Sample[]): Comparison | 'zero' | undefined {
  if (draw !== undefined) return compareDraws(samples, draw)
  return kind === 'rate' ? compareRate(samples, metric) : compareAmount(samples, metric)
}

/** What one side has and the other lacks; an unmeasured metric is never taken for an unchanged one. */
function missingParts({ metric, kind, draw }: MetricCase, samples: readonly Sample[]): Reason[] {
  if (samples.length === 0) return []
  if (draw !== undefined) {
    const tasks = samplesWithK(samples, draw.k)
    return tasks === samples.length ? [] : [reason('pass', 'pass_k_incomplete', { metric, tasks, of: samples.length })]
  }
  const scored = (tally: Tally) => (kind === 'rate' ? tally.rates(metric) : tally.amounts(metric)).length > 0
  const before = samples.filter(({ baseline }) => scored(baseline))
  const after = samples.filter(({ candidate }) => scored(candidate))
  if (before.length === 0)
    return [reason('pass', after.length === 0 ? 'metric_not_measured' : 'metric_not_in_baseline', { metric })]
  if (samples.every(({ candidate }) => candidate.replayed(metric)))
    return [reason('pass', 'metric_replayed', { metric })]
  if (!before.some((sample) => after.includes(sample))) return [reason('not_measured', 'metric_missing', { metric })]
  // a task of which every attempt is a hole is told as a hole, not as a missing metric
  const gone = before.filter(({ candidate }) => !scored(candidate) && candidate.measured > candidate.failedHoles)
  if (gone.length === 0) return []
  const tasks = gone.map(({ id }) => id)
  return [reason(kind === 'rate' ? 'not_measured' : 'pass', 'metric_missing_in_tasks', { metric, tasks })]
}

/**
 * Holm's adjusted p by metric. A metric whose floor is above alpha (near-constant, or too few attempts) can never be
 * rejected, so it takes no share of alpha from the others (Tarone, Biometrics 46 (1990) 515).
 */
function adjustFamily(examined: readonly Examined[], policy: Policy): ReadonlyMap<string, number> {
  const family = examined.flatMap(({ metric, tested }) =>
    metric !== 'success_rate' && tested !== undefined && tested.floor < policy.family_alpha
      ? [{ metric, p: tested.p }]
      : [],
  )
  const adjusted = holm(family.map(({ p }) => p))
  return new Map(family.map(({ metric }, index) => [metric, adjusted[index] ?? 1]))
}

function judgeChange(examined: Examined, adjusted: ReadonlyMap<string, number>, policy: Policy): Reason[] {
  const { metric, comparison, tested, limit } = examined
  const bound = limit.max_drop ?? limit.max_rise
  if (comparison === undefined || tested === undefined || bound === undefined) return []
  if (!comparison.exceeds(bound)) return []
  const { baseline, candidate, change } = comparison
  const drop = { metric, baseline, candidate, change, max_drop: bound }
  const rise = { metric, baseline, candidate, ratio: change, max_rise: bound }
  const isRate = examined.kind === 'rate'
  if (policy.rule === 'threshold') {
    return isRate
      ? [reason('regressed', 'metric_dropped_past_threshold', drop)]
      : [reason('regressed', 'metric_rose_past_threshold', rise)]
  }
  const alpha = alphaOf(metric, policy)
  // outside the family there is nothing to adjust for: such a test can prove nothing
  const test = { p: adjusted.get(metric) ?? tested.p, alpha }
  if (test.p < alpha) {
    return isRate
      ? [reason('regressed', 'metric_dropped', { ...drop, ...test })]
      : [reason('regressed', 'metric_rose', { ...rise, ...test })]
  }
  const unproven = { ...test, ...(tested.floor < alpha ? {} : { least_p: tested.floor }) }
  return isRate
    ? [reason('inconclusive', 'metric_drop_unproven', { ...drop, ...unproven })]
    : [reason('inconclusive', 'metric_rise_unproven', { ...rise, ...unproven })]
}

function verdictOf(
  examined: Examined,
  own: number | undefined,
  reasons: readonly Reason[],
  adjusted: ReadonlyMap<string, number>,
  policy: Policy,
): MetricVerdict {
  const { metric, kind, limit, comparison, tested } = examined
  const pAdjusted = adjusted.get(metric)
  const members = metric === 'success_rate' ? 1 : Math.max(1, adjusted.size)
  const detectable =
    limit.max_drop === undefined
      ? undefined
      : comparison?.detectable?.(alphaOf(metric, policy) / members, limit.max_drop)
  const candidate = comparison?.candidate ?? own
  return {
    metric,
    kind,
    role:
      comparison === undefined && limit.min === undefined && limit.max === undefined ? 'reported' : roleOf(examined),
    status: statusOf(reasons) ?? (comparison === undefined || !isGated(examined) ? 'reported' : 'pass'),
    limit,
    ...(comparison === undefined ? {} : { baseline: comparison.baseline, change: comparison.change }),
    ...(candidate === undefined ? {} : { candidate }),
    ...(comparison?.interval === undefined ? {} : { interval: comparison.interval }),
    ...(tested === undefined ? {} : { p: tested.p }),
    ...(pAdjusted === undefined ? {} : { p_adjusted: pAdjusted }),
    ...(detectable === undefined ? {} : { detectable }),
  }
}

/** The worst of a metric's own reasons, where one of them says more than pass. */
function statusOf(reasons: readonly Reason[]): 'regressed' | 'not_measured' | 'inconclusive' | undefined {
  const worst = worstStatus(reasons)
  return worst === 'regressed' || worst === 'not_measured' || worst === 'inconclusive' ? worst : undefined
}

function roleOf(metric: MetricCase): MetricVerdict['role'] {
  if (!isGated(metric)) return 'reported'
  return metric.metric === 'success_rate' ? 'primary' : 'family'
}

function isGated({ limit }: MetricCase): boolean {
  return Object.keys(limit).length > 0
}

function hasChangeLimit({ limit }: MetricCase): boolean {
  return limit.max_drop !== undefined || limit.max_rise !== undefined
}

function alphaOf(metric: string, policy: Policy): number {
  return metric === 'success_rate' ? policy.alpha : policy.family_alpha
}
