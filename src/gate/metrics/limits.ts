import { isAmount, passK } from '../../suite/metric-names.ts'
import type { MetricLimit, Policy } from '../../suite/schema/policy.ts'
import { reason } from '../codes.ts'
import type { MetricVerdict, Reason } from '../types.ts'

/** A metric and what the policy says about it; no limit: only reported. */
export interface MetricCase {
  readonly metric: string
  readonly kind: MetricVerdict['kind']
  /** Set for `pass^k` (all of k pass) and `pass@k` (any of them). */
  readonly draw?: { readonly k: number; readonly passes: 'all' | 'any' }
  readonly limit: MetricVerdict['limit']
}

/** The policy's metrics first, the primary one before all; then every other measured one by name. */
export function metricCases(policy: Policy, measured: Iterable<string>): MetricCase[] {
  const gated = Object.keys(policy.metrics).sort((a, b) => Number(b === 'success_rate') - Number(a === 'success_rate'))
  const others = [...new Set(measured)].filter((metric) => !Object.hasOwn(policy.metrics, metric)).sort()
  return [...gated.map((metric) => caseOf(metric, policy.metrics[metric])), ...others.map((metric) => caseOf(metric))]
}

/** A limit that can never apply would never fire, so it is an error and not a limit. */
export function misplacedLimits(policy: Policy): Reason[] {
  return Object.entries(policy.metrics).flatMap(([metric, limit]) => {
    const { kind } = caseOf(metric)
    const key = kind === 'rate' ? 'max_rise' : 'max_drop'
    return limit[key] === undefined ? [] : [reason('could_not_run', 'limit_not_applicable', { metric, kind, key })]
  })
}

function caseOf(metric: string, limit: MetricLimit = {}): MetricCase {
  const k = passK(metric)
  return {
    metric,
    kind: isAmount(metric) ? 'amount' : 'rate',
    ...(k === undefined ? {} : { draw: { k, passes: metric.startsWith('pass^') ? 'all' : 'any' } as const }),
    limit: stated(limit),
  }
}

function stated({ max_drop, max_rise, min, max }: MetricLimit): MetricVerdict['limit'] {
  return {
    ...(max_drop === undefined ? {} : { max_drop }),
    ...(max_rise === undefined ? {} : { max_rise }),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  }
}
