import { z } from 'zod'
import { Id } from '../suite/schema/common.ts'
import type { Fingerprints as FingerprintsType } from '../suite/schema/suite.ts'
import type { AttemptRecord } from './attempt.ts'

const Hashes = z.record(z.string(), z.string())

const Fingerprints: z.ZodType<FingerprintsType> = z.strictObject({
  agent: Hashes,
  sandbox: Hashes,
  scorer: z.string(),
  judge: z.string().exactOptional(),
  gold: Hashes,
})

/** One of `of` parts of a plan, counted from 1. */
export const Shard = z
  .strictObject({ index: z.number().int().positive(), of: z.number().int().positive() })
  .refine(({ index, of }) => index <= of, 'there is no such shard')
export type Shard = z.infer<typeof Shard>

/** `run.json`: what was planned, with what, and how far it came. */
export const RunFile = z.strictObject({
  version: z.literal(1),
  id: Id,
  /** Name of the suite. */
  suite: Id,
  /** The suite's file as the user named it, or the imported file. */
  suite_file: z.string(),
  /** The run seed; each attempt's seed is derived from it. */
  seed: z.number().int().nonnegative(),
  /** k: attempts planned for each task, numbered from 1. */
  attempts: z.number().int().positive(),
  /** Ids of the planned tasks. */
  tasks: z.array(Id),
  /** The tasks that were chosen, where not all were; the others are planned still, and not measured. */
  only: z.array(Id).exactOptional(),
  /** The part of the plan that this run makes; the others are runs of their own. */
  shard: Shard.exactOptional(),
  /** The commit that was checked out, and the one that it was judged by. */
  head: z.string().exactOptional(),
  base: z.string().exactOptional(),
  /** Hash of all files of that commit but the baselines: equal ones need not be measured twice. */
  tree: z.string().exactOptional(),
  /** How many times attempts of this head, base and suite were judged, this time included; absent: once. */
  look: z.number().int().min(2).exactOptional(),
  /** Version of Turngate. */
  turngate: z.string(),
  fingerprints: Fingerprints,
  /** Kind of the agent, or `import:<format>`. */
  agent: z.string(),
  /** By name, what kept attempts apart from the host and from each other. */
  isolation: z.array(z.string()),
  concurrency: z.number().int().positive(),
  started_at: z.string(),
  /** Absent while the run goes on, and for ever when it crashed. */
  finished_at: z.string().optional(),
  /** The run was ended by a signal; what had not finished by then has no record or one that says so. */
  interrupted: z.boolean().default(false),
})
export type RunFile = z.infer<typeof RunFile>

export type AttemptKey = Pick<AttemptRecord, 'task' | 'attempt'>

/** A run id that sorts by time: `20250301T090000Z-3f9a1c`. `random` gives numbers in [0, 1). */
export function newRunId(now: Date, random: () => number): string {
  const time = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const suffix = Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${time}-${suffix}`
}

type Plan = Pick<RunFile, 'tasks' | 'attempts' | 'only' | 'shard'>

/** Attempts that were planned and have no record, task by task; of a shard, those of its own share. */
export function missingAttempts(run: Plan, records: Iterable<AttemptKey>): AttemptKey[] {
  const there = new Set(Array.from(records, attemptName))
  const share = run.shard === undefined ? undefined : new Set(plannedKeys(run).map(attemptName))
  const numbers = Array.from({ length: run.attempts }, (_, index) => index + 1)
  return run.tasks
    .flatMap((task) => numbers.map((attempt) => ({ task, attempt })))
    .filter((key) => !there.has(attemptName(key)) && (share?.has(attemptName(key)) ?? true))
}

/** What a run sets out to make, in that order: attempt 1 of every task, then attempt 2 of every task. */
export function plannedKeys({ tasks, attempts, only, shard }: Plan): AttemptKey[] {
  const chosen = only === undefined ? tasks : tasks.filter((task) => only.includes(task))
  const numbers = Array.from({ length: attempts }, (_, index) => index + 1)
  const keys = numbers.flatMap((attempt) => chosen.map((task) => ({ task, attempt })))
  // dealt out one by one: shares differ by one attempt at most, whatever tasks and attempts there are
  return shard === undefined ? keys : keys.filter((_, index) => index % shard.of === shard.index - 1)
}

/** Path of one attempt's files below `traces/` and `evidence/`, without extension: `<task>/<attempt>`. */
export function attemptName(key: AttemptKey): string {
  return `${key.task}/${key.attempt}`
}
