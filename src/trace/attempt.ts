import { z } from 'zod'
import { Id } from '../suite/schema/common.ts'
import type { TraceEvent } from './events.ts'
import { AnyDocument } from './json-value.ts'

/** Why an attempt ended. `agent_failed` and `timed_out` count as failed; `infra_failed` is not measured. */
export const Outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('completed') }),
  z.object({ status: z.literal('timed_out'), limit: z.string(), message: z.string() }),
  z.object({
    status: z.literal('agent_failed'),
    /**
     * `exit` (non-zero or a signal), `spawn`, a limit (`calls`, `output`, `cost`, `steps`, `cpu`, `memory`, `file_size`,
     * `processes`), `protocol`, `source` (an importer's own failure).
     */
    reason: z.enum([
      'exit',
      'spawn',
      'calls',
      'output',
      'cost',
      'steps',
      'cpu',
      'memory',
      'file_size',
      'processes',
      'protocol',
      'source',
    ]),
    message: z.string(),
  }),
  z.object({
    status: z.literal('infra_failed'),
    /**
     * `sandbox`, `spawn` (the machine could not start a process), `provider`, `configuration` (a key is missing or was
     * refused), `cassette` (the request was not recorded), `budget` (of the run), `unreachable` (the agent's service), `interrupted`, `missing`, `claimed`.
     */
    reason: z.enum([
      'sandbox',
      'spawn',
      'provider',
      'configuration',
      'cassette',
      'budget',
      'unreachable',
      'interrupted',
      'missing',
      'claimed',
    ]),
    message: z.string(),
    /** The message without what is this attempt's own: attempts of one cause are told together. */
    cause: z.string().exactOptional(),
    /** Lines of a unified diff, `-` what would have been answered, `+` what was asked. */
    diff: z.array(z.string()).readonly().exactOptional(),
  }),
])
export type Outcome = z.infer<typeof Outcome>

export const FileEvidence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('absent') }),
  z.object({ kind: z.literal('binary'), bytes: z.number() }),
  z.object({ kind: z.literal('too_large'), bytes: z.number() }),
  z.object({ kind: z.literal('refused'), why: z.string() }),
])
export type FileEvidence = z.infer<typeof FileEvidence>

/** All that layer 1 needs, collected before the workspace goes. */
export const Evidence = z.object({
  /** The world document before and after; absent where the suite has none. */
  state_before: AnyDocument.optional(),
  state: AnyDocument.optional(),
  /** Files that the task's checks name, by path in the workspace. */
  files: z.record(z.string(), FileEvidence).default({}),
  /** The task's `command`, run in the workspace after the agent had ended. `exit_code` null: it could not be run or was ended. */
  command: z.object({ exit_code: z.number().nullable(), tail: z.string(), timed_out: z.boolean() }).optional(),
  /** Where the tool events of this trace come from (`models`: what its models proposed and were told); `none` leaves all six trajectory checks unscored. */
  calls_recorded_by: z.enum(['sandbox', 'models', 'agent', 'import', 'none']),
  /** Lines of the agent's output that were no events, with 1-based line numbers (the first few) and their count. */
  broken_lines: z
    .object({ count: z.number(), first: z.array(z.object({ line: z.number(), message: z.string() })) })
    .optional(),
  /** Tool events printed by the agent though the sandbox records them; they became notes. */
  unofficial_calls: z.number().optional(),
  stderr_tail: z.string().optional(),
  /** By name, what kept this attempt apart from the host and from other attempts. */
  isolation: z.array(z.string()).default([]),
})
export type Evidence = z.infer<typeof Evidence>

/** One line of `attempts.jsonl`. */
export const AttemptRecord = z.object({
  task: Id,
  /** From 1. */
  attempt: z.number().int().positive(),
  seed: z.number().int().nonnegative(),
  outcome: Outcome,
  /** As recorded; empty where an imported source did not record it. */
  started_at: z.string(),
  /** Wall time in milliseconds; absent where the source did not record it. */
  wall_ms: z.number().nonnegative().optional(),
})
export type AttemptRecord = z.infer<typeof AttemptRecord>

/** One attempt, whole: its record, its trace, its evidence. */
export interface Attempt extends AttemptRecord {
  readonly events: readonly TraceEvent[]
  readonly evidence: Evidence
}
