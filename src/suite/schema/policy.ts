import { z } from 'zod'
import { isAmount } from '../metric-names.ts'
import { Id } from './common.ts'

/** Limits of one metric. Rates are in points (0–100), ratios are candidate / baseline, bars are in the metric's own unit. */
export const MetricLimit = z.strictObject({
  max_drop: z.number().nonnegative().max(100).optional(),
  max_rise: z.number().min(1).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})
export type MetricLimit = z.infer<typeof MetricLimit>

export const Quarantine = z.strictObject({
  task: Id,
  owner: z.string().min(1),
  reason: z.string().min(1),
  /** ISO date; the quarantine holds until the end of that day (UTC). */
  expires: z.iso.date({ error: 'must be a day such as 2025-06-01' }),
})
export type Quarantine = z.infer<typeof Quarantine>

/** What a judge must reach against each of two humans before it may decide. */
export const JudgeBar = z.strictObject({
  min_kappa: z.number().gt(0).max(1).default(0.6),
  min_agreement: z.number().gt(0).max(1).default(0.8),
  min_labels: z.number().int().min(1).default(50),
})
export type JudgeBar = z.infer<typeof JudgeBar>

/**
 * `policy.yaml`. The defaults are written in one place, here. Which metrics there are depends on the suite, whose own
 * sub-metrics are among them; reading a policy checks the names.
 */
export const Policy = z.strictObject({
  version: z.literal(1).optional(),
  mode: z.enum(['gate', 'advise']).default('gate'),
  alpha: z.number().gt(0).lt(0.5).default(0.05),
  family_alpha: z.number().gt(0).lt(0.5).default(0.05),
  rule: z.enum(['exact', 'threshold']).default('exact'),
  on_inconclusive: z.enum(['pass', 'fail']).default('pass'),
  max_attempts: z.number().int().min(1).default(5),
  min_measured: z.number().gt(0).max(1).default(0.8),
  new_task_min: z.number().min(0).max(1).default(0.8),
  trust_agent_errors: z.boolean().default(false),
  remeasure: z.enum(['auto', 'off']).default('auto'),
  reuse: z.boolean().default(false),
  judge: JudgeBar.prefault({}),
  metrics: z
    .record(z.string(), MetricLimit)
    .superRefine(limitsAreSensible)
    .default({
      success_rate: { max_drop: 5 },
      aem: { max_drop: 5 },
      structural: { max_drop: 5 },
      completeness: { max_drop: 5 },
      truthfulness: { max_drop: 5 },
      required_tools_present: { max_drop: 5 },
      forbidden_tools_absent: { max_drop: 5 },
      expected_order: { max_drop: 5 },
      within_turn_budget: { max_drop: 5 },
      recovered_from_errors: { max_drop: 5 },
      args_valid_first_try: { max_drop: 5 },
      cost: { max_rise: 1.25 },
    }),
  quarantine: z.array(Quarantine).superRefine(namedOnce).default([]),
})
export type Policy = z.infer<typeof Policy>

type Context = z.core.$RefinementCtx

function limitsAreSensible(metrics: Readonly<Record<string, MetricLimit>>, context: Context): void {
  for (const [name, limit] of Object.entries(metrics)) limitIsSensible(name, limit, context)
}

function limitIsSensible(name: string, limit: MetricLimit, context: Context): void {
  const { max_drop, max_rise, min, max } = limit
  if (Object.keys(limit).length === 0) {
    const hint = `Give \`${isAmount(name) ? 'max_rise' : 'max_drop'}\`, or take the line out: every metric is reported anyway.`
    refuse(context, 'states-nothing', [name], `No limit is stated for \`${name}\`.`, hint)
  }
  if (isAmount(name) && max_drop !== undefined) {
    const message = `\`${name}\` is an amount, and \`max_drop\` is for rates.`
    refuse(context, 'wrong-limit', [name, 'max_drop'], message, 'Use `max_rise`, a ratio: 1.25 allows a quarter more.')
  }
  if (!isAmount(name) && max_rise !== undefined) {
    const message = `\`${name}\` is a rate, and \`max_rise\` is for amounts.`
    refuse(context, 'wrong-limit', [name, 'max_rise'], message, 'Use `max_drop`, in points: 5 allows 85% after 90%.')
  }
  if (min !== undefined && max !== undefined && min > max) {
    refuse(context, 'wrong-limit', [name, 'min'], `\`min\` (${min}) is above \`max\` (${max}).`, 'Swap them.')
  }
  for (const [key, bar] of Object.entries({ min, max })) {
    if (bar === undefined || (bar >= 0 && (isAmount(name) || bar <= 1))) continue
    const range = isAmount(name) ? '0 or more' : 'between 0 and 1'
    const hint = isAmount(name) ? undefined : 'A rate of 80% is written 0.8.'
    refuse(context, 'wrong-limit', [name, key], `\`${key}\` of \`${name}\` must be ${range}, not ${bar}.`, hint)
  }
}

function namedOnce(entries: readonly Quarantine[], context: Context): void {
  for (const [index, { task }] of entries.entries()) {
    if (entries.findIndex((other) => other.task === task) === index) continue
    refuse(context, 'duplicate-id', [index, 'task'], `\`${task}\` is quarantined twice.`, 'Keep one entry.')
  }
}

function refuse(context: Context, code: string, path: (string | number)[], message: string, hint?: string): void {
  context.addIssue({ code: 'custom', message, path, params: { code, hint } })
}
