import { z } from 'zod'
import { JudgeFact } from '../grade/judge/lock.ts'
import { Id, JsonValue } from '../suite/schema/common.ts'
import { Outcome } from '../trace/attempt.ts'
import type { MetricSummary, RunSummary } from './types.ts'

const Count = z.number().int().nonnegative()
const Share = z.number().min(0).max(1)
const Hash = z.string().min(1)
const Name = z.string().min(1)

export const Score = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('scored'),
    value: z.number(),
    num: z.number().exactOptional(),
    den: z.number().positive().exactOptional(),
    advisory: z.literal(true).exactOptional(),
  }),
  z.strictObject({ kind: z.literal('unscored'), reason: z.string(), advisory: z.literal(true).exactOptional() }),
])

export const RunInfoFile = z.strictObject({
  id: Name,
  seed: Count,
  started_at: z.string(),
  attempts: z.number().int().positive(),
  turngate: z.string(),
  interrupted: z.boolean(),
  isolation: z.array(z.string()),
  judges: z.array(JudgeFact).readonly().exactOptional(),
})

export const FingerprintsFile = z.strictObject({
  agent: z.record(Name, Hash),
  sandbox: z.record(Name, Hash),
  scorer: Hash,
  judge: Hash.exactOptional(),
  gold: z.record(Name, Hash),
})

export const RootCauseFile = z.strictObject({
  turn_no: z.number().int().positive(),
  reason: Name,
  tool: z.string().exactOptional(),
  action: z.string().exactOptional(),
  called: z.string().exactOptional(),
  fields: z.array(z.string()),
  cascades: Count,
})

export const TaskFactsFile = z.strictObject({
  id: Id,
  origin: z.enum(['failure', 'success', 'adversarial']).exactOptional(),
  critical: z.boolean(),
  reviewed: z.boolean(),
  source: z.strictObject({ file: z.string(), line: z.number().int().positive() }),
})

const AttemptSummaryFile = z.strictObject({
  attempt: z.number().int().positive(),
  seed: Count,
  run: Name.exactOptional(),
  outcome: Outcome,
  measured: z.boolean(),
  passed: z.boolean(),
  metrics: z.record(Name, Score),
  trajectory: Hash,
  failures: z.array(z.strictObject({ code: Name, args: z.record(z.string(), JsonValue) })),
  root_cause: RootCauseFile.exactOptional(),
})

const TaskSummaryFile = z
  .strictObject({
    ...TaskFactsFile.shape,
    planned: Count,
    measured: Count,
    passed: Count,
    attempts: z.array(AttemptSummaryFile),
  })
  .refine((task) => task.passed <= task.measured && task.measured <= task.planned, {
    error: 'must have passed ≤ measured ≤ planned',
  })
  .refine((task) => task.measured === task.attempts.filter((attempt) => attempt.measured).length, {
    path: ['measured'],
    error: 'must be the number of measured attempts',
  })
  .refine((task) => task.passed === task.attempts.filter((attempt) => attempt.measured && attempt.passed).length, {
    path: ['passed'],
    error: 'must be the number of passed attempts',
  })

const MetricSummaryFile: z.ZodType<MetricSummary> = z.strictObject({
  kind: z.enum(['rate', 'amount']),
  unit: z.enum(['share', 'usd', 'ms', 'tokens', 'count']),
  value: z.number().exactOptional(),
  tasks: Count,
  of: Count,
  interval: z.strictObject({ low: z.number(), high: z.number() }).exactOptional(),
  p50: z.number().exactOptional(),
  p95: z.number().exactOptional(),
  unscored: z.record(z.string(), Count),
  advisory: z.literal(true).exactOptional(),
})

const PassKFile = z.strictObject({
  k: z.number().int().positive(),
  value: Share.exactOptional(),
  tasks: Count,
  of: Count,
})

export const FailureReasonsFile = z.record(Name, z.strictObject({ root: Count, cascade: Count }))
export const ChainLengthsFile = z.record(Name, z.strictObject({ num: Count, den: Count }))

/** `summary.json`. */
export const RunSummaryFile = z.strictObject({
  version: z.literal(1),
  suite: Id,
  run: RunInfoFile,
  fingerprints: FingerprintsFile,
  tasks: z.array(TaskSummaryFile).refine(isSortedById, { error: 'must be sorted by id, each id once' }),
  metrics: z.record(Name, MetricSummaryFile),
  pass_hat_k: z.array(PassKFile),
  pass_at_k: z.array(PassKFile),
  failure_reasons: FailureReasonsFile,
  by_chain_length: ChainLengthsFile,
}) satisfies z.ZodType<RunSummary>

function isSortedById(tasks: readonly { readonly id: string }[]): boolean {
  return tasks.every((task, index) => index === 0 || (tasks[index - 1]?.id ?? '') < task.id)
}
