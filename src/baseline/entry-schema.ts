import { z } from 'zod'
import { Id } from '../suite/schema/common.ts'
import {
  ChainLengthsFile,
  FailureReasonsFile,
  FingerprintsFile,
  RootCauseFile,
  RunInfoFile,
  TaskFactsFile,
} from '../summary/schema.ts'

const Count = z.number().int().nonnegative()

/** `"5/6"`: an exact fraction; a number: an amount; the long form: a value that is not its own fraction. */
const StoredScore = z.union([
  z.number(),
  z.string().regex(/^-?\d+\/[1-9]\d*$/, { error: 'must be a fraction such as "5/6"' }),
  z.strictObject({ value: z.number(), num: z.number().exactOptional(), den: z.number().positive().exactOptional() }),
])
export type StoredScore = z.infer<typeof StoredScore>

/** `completed`, `timed_out`, `agent_failed:exit`: how it ended, without the words of the agent. */
const StoredOutcome = z
  .string()
  .regex(/^(completed|timed_out|agent_failed:(exit|spawn|calls|output|cost|steps|protocol|source))$/, {
    error: 'must say how a measured attempt ended',
  })

const StoredAttempt = z.strictObject({
  run: z.string().min(1),
  attempt: z.number().int().positive(),
  seed: Count,
  outcome: StoredOutcome,
  passed: z.boolean(),
  trajectory: z.string().min(1),
  metrics: z.record(z.string().min(1), StoredScore),
  /** Why metrics have no value, by reason. */
  unscored: z.record(z.string(), z.array(z.string().min(1))).exactOptional(),
  root_cause: RootCauseFile.exactOptional(),
})
export type StoredAttempt = z.infer<typeof StoredAttempt>

const StoredTask = z
  .strictObject({
    ...TaskFactsFile.shape,
    planned: Count,
    passed: Count,
    measured: Count,
    attempts: z.array(StoredAttempt),
  })
  .refine((task) => task.measured === task.attempts.length, {
    path: ['measured'],
    error: '`measured` must be the number of attempts below it.',
  })
  .refine((task) => task.passed === task.attempts.filter((attempt) => attempt.passed).length, {
    path: ['passed'],
    error: '`passed` must be the number of passed attempts below it.',
  })
  .refine((task) => task.measured <= task.planned, {
    path: ['planned'],
    error: '`planned` must be at least `measured`.',
  })
export type StoredTask = z.infer<typeof StoredTask>

/** `main.json`, and `accepted.json` where the two differ. */
export const EntryFile = z
  .strictObject({
    version: z.literal(1),
    suite: Id,
    runs: z.array(RunInfoFile).min(1),
    fingerprints: FingerprintsFile,
    failure_reasons: FailureReasonsFile,
    by_chain_length: ChainLengthsFile,
    tasks: z.array(StoredTask).min(1),
  })
  .superRefine((entry, context) => {
    const runs = new Set(entry.runs.map((run) => run.id))
    const seen = new Set<string>()
    for (const [index, task] of entry.tasks.entries()) {
      const before = entry.tasks[index - 1]
      if (before !== undefined && before.id >= task.id) {
        context.addIssue({
          code: 'custom',
          path: ['tasks', index, 'id'],
          message: 'Tasks must be sorted by id, each once.',
        })
      }
      for (const [place, attempt] of task.attempts.entries()) {
        const key = `${task.id} ${attempt.run} ${attempt.attempt}`
        const path = ['tasks', index, 'attempts', place]
        if (!runs.has(attempt.run))
          context.addIssue({ code: 'custom', path: [...path, 'run'], message: 'The run must be one of `runs`.' })
        if (seen.has(key)) context.addIssue({ code: 'custom', path, message: 'This attempt stands there twice.' })
        seen.add(key)
      }
    }
  })
export type EntryFile = z.infer<typeof EntryFile>

/** `accepted.json` while the newest entry is the accepted one. */
export const SameAsFile = z.strictObject({ version: z.literal(1), suite: Id, same_as: z.literal('main') })
