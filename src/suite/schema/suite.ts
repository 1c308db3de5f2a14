import { z } from 'zod'
import type { Json } from '../../json.ts'
import { AgentFiles, HttpAgent, ModuleAgent, OpenaiAgent } from './agents.ts'
import { Id, Locale, RelativePath } from './common.ts'
import { Isolation, ResourceLimits, Size } from './isolation.ts'
import {
  EmbeddingOptions,
  EnvironmentName,
  JudgeEntry,
  JudgeOptions,
  type OwnSubMetric,
  SubMetricEntry,
} from './judge.ts'
import { Models } from './models.ts'
import { Policy } from './policy.ts'
import { type Task, TaskFile } from './task.ts'
import { Duration, type ToolEntry } from './tools.ts'

export const CommandAgent = z.strictObject({
  kind: z.literal('command'),
  command: z.array(z.string().min(1)).min(1),
  protocol: z.enum(['jsonl', 'text']).default('jsonl'),
  files: AgentFiles.optional(),
})
export type CommandAgent = z.infer<typeof CommandAgent>

export const REPLAY_FORMATS = ['run', 'tau-bench', 'tau2-bench', 'openai-chat', 'otel', 'adk', 'dialogs'] as const

export const ReplayAgent = z.strictObject({
  kind: z.literal('replay'),
  /** A run directory, or a file in a format that `turngate import` reads. */
  source: RelativePath,
  format: z.enum(REPLAY_FORMATS).default('run'),
  files: AgentFiles.optional(),
})
export type ReplayAgent = z.infer<typeof ReplayAgent>

export const Agent = z.discriminatedUnion('kind', [CommandAgent, HttpAgent, ModuleAgent, OpenaiAgent, ReplayAgent])
export type Agent = z.infer<typeof Agent>

export const Limits = z.strictObject({
  /** Wall time of one attempt. */
  time: Duration.default('120s'),
  /** Tool calls of one attempt, proposed by the agent. */
  calls: z.number().int().min(1).default(50),
  /** Bytes that the agent may print in one attempt. */
  output: Size.default('4MiB'),
  cost_usd: z.number().positive().optional(),
  /** US dollars of the models of all attempts together; past it the run ends. */
  run_cost_usd: z.number().positive().optional(),
  ...ResourceLimits,
})
export type Limits = z.infer<typeof Limits>

export const Sandbox = z.strictObject({
  workspace: RelativePath.optional(),
  state: RelativePath.optional(),
  tools: RelativePath.optional(),
  env: z.array(EnvironmentName).default([]),
  now: z.iso
    .datetime({ offset: true, error: 'must be a time with its zone, such as 2025-03-01T09:00:00Z' })
    .default('2025-01-01T00:00:00Z'),
  network: z.enum(['none', 'models', 'open']).default('open'),
  models: Models.exactOptional(),
  ...Isolation,
  limits: Limits.prefault({}),
})
export type Sandbox = z.infer<typeof Sandbox>

/** US dollars for one million tokens. */
export const Price = z.strictObject({
  input: z.number().nonnegative(),
  cached_input: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
})
export type Price = z.infer<typeof Price>

export const AemOptions = z.strictObject({
  compose: z.enum(['mean', 'weighted', 'gated', 'thresholds']).default('mean'),
  /** `gated`: the highest score a dialog can have once a critical turn failed. */
  cap: z.number().min(0).max(1).default(0),
  /** `thresholds`: the lowest rate of each sub-metric with which a dialog passes. */
  thresholds: z.record(z.string(), z.number().min(0).max(1)).default({}),
  /** Keep field and claim scores in place of pass or fail. */
  continuous: z.boolean().default(false),
})
export type AemOptions = z.infer<typeof AemOptions>

export const SimilarityOptions = z.strictObject({
  threshold: z.number().min(0).max(1).default(0.5),
  /** Of values whose argument does not name one. */
  locale: Locale.exactOptional(),
})
export type SimilarityOptions = z.infer<typeof SimilarityOptions>

export const SuiteFile = z.strictObject({
  version: z.literal(1).default(1),
  name: Id,
  description: z.string().optional(),
  attempts: z.number().int().min(1).max(1000).default(5),
  /** A glob, or a list of globs and inline tasks; a `replay` suite may leave it out and take its source's. */
  tasks: z.union([z.string().min(1), z.array(z.union([z.string().min(1), TaskFile]))]).optional(),
  agent: Agent,
  sandbox: Sandbox.prefault({}),
  similarity: SimilarityOptions.prefault({}),
  /** The tier above the embedded similarity, for free sentences. */
  embedding: EmbeddingOptions.exactOptional(),
  aem: AemOptions.prefault({}),
  sub_metrics: z.array(SubMetricEntry).default([]),
  judges: z.array(JudgeEntry).default([]),
  judge: JudgeOptions.prefault({}),
  prices: z.record(z.string(), Price).default({}),
  policy: z.union([RelativePath, Policy]).optional(),
})
export type SuiteFile = z.infer<typeof SuiteFile>

/** A suite that is ready to run: everything read, checked, resolved. */
export interface Suite {
  /** As the user named it; shown in messages. */
  readonly file: string
  readonly name: string
  readonly attempts: number
  /** Empty in a `replay` suite that leaves its tasks to the source, until they are read from there. */
  readonly tasks: readonly Task[]
  readonly agent: Agent
  readonly sandbox: Sandbox
  readonly similarity: SimilarityOptions
  readonly embedding?: EmbeddingOptions
  readonly aem: AemOptions
  readonly sub_metrics: readonly OwnSubMetric[]
  /** All of them vote on each rubric; empty: rubrics are not measured. */
  readonly judges: readonly JudgeEntry[]
  readonly judge: JudgeOptions
  readonly prices: Readonly<Record<string, Price>>
  readonly policy: Policy
  /** The entries of `tools.yaml`; empty where the suite has none. */
  readonly tools: readonly ToolEntry[]
  /** The state document that each attempt starts from. */
  readonly state?: Json | undefined
  readonly fingerprints: Fingerprints
}

/** Hashes that say what a run was made with. Only sandbox, scorer, judge and gold decide comparability. */
export interface Fingerprints {
  /** Parts: prompt, model, harness, interface (names, descriptions, schemas of the tools), command. */
  readonly agent: Readonly<Record<string, string>>
  /** Fixture, state, behaviour of the tools. */
  readonly sandbox: Readonly<Record<string, string>>
  /** Version of the scoring code, thresholds, comparison tables. */
  readonly scorer: string
  readonly judge?: string
  /** By task id: everything that decides what the right outcome is (user turns, checks, gold). */
  readonly gold: Readonly<Record<string, string>>
}
