import { z } from 'zod'
import { isAmount } from '../metric-names.ts'
import { Id } from './common.ts'
import { exactlyOne } from './refine.ts'

/** One intended drop, or one edit of the gate that is to count before it is merged. */
const AcceptEntry = z
  .strictObject({
    /** With one limit or more, in place of the policy's. */
    metric: z.string().min(1).exactOptional(),
    max_drop: z.number().nonnegative().max(100).exactOptional(),
    max_rise: z.number().min(1).exactOptional(),
    min: z.number().nonnegative().exactOptional(),
    max: z.number().nonnegative().exactOptional(),
    task: Id.exactOptional(),
    /** Of a task: the share of attempts that it must still pass. */
    min_passed: z.number().min(0).max(1).exactOptional(),
    /** A key as the report names it: `policy.metrics.cost`, `gold.refund-1`; or what several begin with: `policy`. */
    edit: z
      .string()
      .regex(/^[A-Za-z0-9_.^@-]{1,200}$/, { error: 'must be a key as the report names it, such as gold.refund-1' })
      .exactOptional(),
    reason: z.string().min(1),
  })
  .superRefine(exactlyOne(['metric', 'task', 'edit'], 'The entry does not say what is accepted.'))
  .superRefine(limitFits)
export type AcceptEntry = z.infer<typeof AcceptEntry>

/** `baselines/<suite>/accept.yaml` */
export const AcceptFile = z.strictObject({
  version: z.literal(1).default(1),
  accept: z.array(AcceptEntry).default([]),
})
export type AcceptFile = z.infer<typeof AcceptFile>

const LIMITS = ['max_drop', 'max_rise', 'min', 'max'] as const

type Entry = Pick<AcceptEntry, 'metric' | 'task' | 'edit' | 'min_passed' | (typeof LIMITS)[number]>

function limitFits(entry: Entry, context: z.core.$RefinementCtx): void {
  const refuse = (code: string, path: string[], message: string, hint: string) =>
    context.addIssue({ code: 'custom', message, path, params: { code, hint } })
  const given = LIMITS.filter((key) => entry[key] !== undefined)
  const { metric, task } = entry
  if (metric === undefined && given[0] !== undefined) {
    refuse('contradiction', [given[0]], `\`${given[0]}\` is for metrics.`, 'Take it out, or name a `metric`.')
  }
  if (task === undefined && entry.min_passed !== undefined) {
    refuse('contradiction', ['min_passed'], '`min_passed` is for tasks.', 'Take it out, or name a `task`.')
  }
  if (task !== undefined && entry.min_passed === undefined) {
    const hint = 'Give `min_passed`, the share of its attempts that must still pass: 0 accepts that it fails.'
    refuse('states-nothing', [], `No limit is stated for task \`${task}\`.`, hint)
  }
  if (metric === undefined) return
  const wrong = isAmount(metric) ? 'max_drop' : 'max_rise'
  const right = isAmount(metric) ? 'max_rise' : 'max_drop'
  if (given.length === 0) {
    refuse('states-nothing', [], `No limit is stated for \`${metric}\`.`, `Give \`${right}\`: how far it may go.`)
  }
  if (entry[wrong] !== undefined) {
    const kind = isAmount(metric) ? 'an amount' : 'a rate'
    refuse('wrong-limit', [wrong], `\`${metric}\` is ${kind}, and \`${wrong}\` is not for those.`, `Use \`${right}\`.`)
  }
}
