/** The embedded dimensions of a turn. */
export const SUB_METRICS: readonly string[] = ['structural', 'completeness', 'truthfulness']

export const TRAJECTORY_CHECKS = [
  'required_tools_present',
  'forbidden_tools_absent',
  'expected_order',
  'within_turn_budget',
  'recovered_from_errors',
  'args_valid_first_try',
] as const
export type TrajectoryCheck = (typeof TRAJECTORY_CHECKS)[number]

/** What an attempt used: US dollars, tokens, calls, milliseconds. */
export const USAGE_METRICS = [
  'cost',
  'input_tokens',
  'output_tokens',
  'cached_tokens',
  'reasoning_tokens',
  'model_calls',
  'tool_calls',
  'wall_ms',
  'model_ms',
  'tool_ms',
] as const
export type UsageMetric = (typeof USAGE_METRICS)[number]

/** Shares in 0..1; higher is better. */
const RATES: readonly string[] = ['success_rate', 'aem', ...SUB_METRICS, 'rubric', ...TRAJECTORY_CHECKS]

/** Amounts in their own unit; lower is better. */
const AMOUNTS: readonly string[] = [
  ...USAGE_METRICS,
  ...['judge_cost', 'judge_calls', 'judge_input_tokens', 'judge_output_tokens'],
]

/** Every metric that a policy may gate, but for `pass^k` and `pass@k`, which exist for each k. */
export const METRIC_NAMES: readonly string[] = [...RATES, ...AMOUNTS]

const PASS_AT = /^pass[\^@]([1-9]\d{0,3})$/

export function isMetricName(name: string): boolean {
  return METRIC_NAMES.includes(name) || PASS_AT.test(name)
}

export function isAmount(name: string): boolean {
  return AMOUNTS.includes(name)
}

/** k of `pass^k` or `pass@k`, else undefined. */
export function passK(name: string): number | undefined {
  const k = PASS_AT.exec(name)?.[1]
  return k === undefined ? undefined : Number(k)
}
