import type { MetricSummary } from './types.ts'

type Unit = MetricSummary['unit']

const UNITS: Readonly<Record<string, Unit>> = {
  cost: 'usd',
  model_calls: 'count',
  tool_calls: 'count',
  wall_ms: 'ms',
  model_ms: 'ms',
  tool_ms: 'ms',
  input_tokens: 'tokens',
  cached_tokens: 'tokens',
  output_tokens: 'tokens',
  reasoning_tokens: 'tokens',
  judge_cost: 'usd',
  judge_calls: 'count',
  judge_input_tokens: 'tokens',
  judge_output_tokens: 'tokens',
}

/** Amounts have a unit of their own; every other metric, users' own sub-metrics among them, is a rate in 0..1. */
export function metricKind(name: string): { readonly kind: MetricSummary['kind']; readonly unit: Unit } {
  const unit = Object.hasOwn(UNITS, name) ? UNITS[name] : undefined
  return unit === undefined ? { kind: 'rate', unit: 'share' } : { kind: 'amount', unit }
}
