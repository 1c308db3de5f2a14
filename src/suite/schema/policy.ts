import { z } from 'zod'
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
  expires: z.iso.date(),
})
export type Quarantine = z.infer<typeof Quarantine>

/** `policy.yaml`. The defaults are written in one place, here. */
export const Policy = z.strictObject({
  version: z.literal(1).optional(),
  mode: z.enum(['gate', 'advise']).default('gate'),
  alpha: z.number().gt(0).lt(0.5).default(0.05),
  family_alpha: z.number().gt(0).lt(0.5).default(0.05),
  rule: z.enum(['exact', 'threshold']).default('exact'),
  on_inconclusive: z.enum(['pass', 'fail']).default('pass'),
  max_attempts: z.number().int().positive().default(5),
  min_measured: z.number().gt(0).max(1).default(0.8),
  new_task_min: z.number().min(0).max(1).default(0.8),
  trust_agent_errors: z.boolean().default(false),
  remeasure: z.enum(['auto', 'off']).default('auto'),
  metrics: z.record(z.string(), MetricLimit).default({
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
  quarantine: z.array(Quarantine).default([]),
})
export type Policy = z.infer<typeof Policy>
