import { TRAJECTORY_CHECKS } from '../suite/metric-names.ts'
import { metricKind } from '../summary/metric-kinds.ts'
import { say, type Text, words } from './text.ts'
import type { MetricGroup } from './types.ts'

type GroupName = MetricGroup['name']

export const GROUP_TITLES: Readonly<Record<GroupName, string>> = {
  answer: 'Outcome',
  trajectory: 'Trajectory, six checks',
  aem: 'AEM, turn by turn',
  cost: 'Cost',
  latency: 'Latency',
  other: 'Other',
}

/** Groups in the order in which they are shown, and their metrics in theirs; unknown metrics follow. */
const KNOWN: Readonly<Record<GroupName, readonly string[]>> = {
  answer: ['success_rate', 'rubric'],
  trajectory: TRAJECTORY_CHECKS,
  aem: ['aem', 'structural', 'completeness', 'truthfulness'],
  cost: [
    ...['cost', 'input_tokens', 'cached_tokens', 'output_tokens', 'reasoning_tokens', 'model_calls', 'tool_calls'],
    ...['judge_cost', 'judge_calls', 'judge_input_tokens', 'judge_output_tokens'],
  ],
  latency: ['wall_ms', 'model_ms', 'tool_ms'],
  other: [],
}

export const GROUP_ORDER: readonly GroupName[] = ['answer', 'trajectory', 'aem', 'cost', 'latency', 'other']

export function groupOf(metric: string): GroupName {
  const known = GROUP_ORDER.find((group) => KNOWN[group].includes(metric))
  if (known !== undefined) return known
  if (PASS_K.test(metric)) return 'answer'
  // a rate that is neither an outcome nor a check is a user's own sub-metric
  return metricKind(metric).kind === 'rate' ? 'aem' : 'other'
}

export function byMetricOrder(a: string, b: string): number {
  return rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)
}

const LABELS: Readonly<Record<string, string>> = {
  success_rate: 'Success rate',
  rubric: 'Rubric lines met',
  required_tools_present: 'Required tools present',
  forbidden_tools_absent: 'Forbidden tools absent',
  expected_order: 'Expected order',
  within_turn_budget: 'Within turn budget',
  recovered_from_errors: 'Recovered from errors',
  args_valid_first_try: 'Arguments valid first try',
  aem: 'AEM score',
  structural: 'Structural',
  completeness: 'Completeness',
  truthfulness: 'Truthfulness',
  cost: 'Cost per attempt',
  input_tokens: 'Input tokens',
  cached_tokens: 'Cached tokens',
  output_tokens: 'Output tokens',
  reasoning_tokens: 'Reasoning tokens',
  model_calls: 'Model calls',
  tool_calls: 'Tool calls',
  judge_cost: 'Cost of judges per attempt',
  judge_calls: 'Answers of judges',
  judge_input_tokens: 'Input tokens of judges',
  judge_output_tokens: 'Output tokens of judges',
  wall_ms: 'Wall time',
  model_ms: 'Time in models',
  tool_ms: 'Time in tools',
}

/** As a reader names it: a user's plain name like ours (`safety` is Safety); any other name that is not ours is data. */
export function metricLabel(metric: string): Text {
  const known = Object.hasOwn(LABELS, metric) ? LABELS[metric] : undefined
  if (known !== undefined) return words(known)
  const k = PASS_K.exec(metric)?.[1]
  if (k !== undefined) return words(`pass^${k}`)
  return PLAIN.test(metric) ? words(sentenceCase(metric)) : say`${metric}`
}

const PLAIN = /^[a-z][a-z0-9_]*$/

function sentenceCase(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}`
}

const PASS_K = /^pass[_^](?:hat_)?(\d+)$/

function rank(metric: string): number {
  const group = KNOWN[groupOf(metric)]
  const place = group.indexOf(metric)
  return place < 0 ? group.length : place
}
