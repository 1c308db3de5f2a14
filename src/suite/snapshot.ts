import { z } from 'zod'
import { Id, JsonValue } from './schema/common.ts'
import { GoldTurn } from './schema/gold.ts'
import { EmbeddingOptions, JudgeEntry, JudgeOptions, SubMetricEntry } from './schema/judge.ts'
import { Policy } from './schema/policy.ts'
import { AemOptions, Agent, Price, Sandbox, type Suite } from './schema/suite.ts'
import {
  AnswerCheck,
  EXTRA_CALLS,
  ExpectedTool,
  FileCheck,
  LAYERS,
  StateCheck,
  type Task,
  UserTurn,
} from './schema/task.ts'
import { ToolEntry } from './schema/tools.ts'

/**
 * A suite as it was run, kept in the run directory (`suite.json`), so that stored attempts can be graded and gated with
 * nothing else at hand.
 */
const TaskSnapshot: z.ZodType<Task> = z.strictObject({
  id: Id,
  description: z.string().exactOptional(),
  origin: z.enum(['failure', 'success', 'adversarial']).exactOptional(),
  turns: z.array(UserTurn),
  expected_tools: z.array(ExpectedTool).exactOptional(),
  forbidden_tools: z.array(z.string()).exactOptional(),
  ordered: z.boolean(),
  max_turns: z.number().exactOptional(),
  pass_when: z.array(z.enum(LAYERS)),
  extra_calls: z.enum(EXTRA_CALLS),
  answer: z.array(AnswerCheck),
  state: z.array(StateCheck),
  state_unchanged_except: z.array(z.string()).exactOptional(),
  files: z.array(FileCheck),
  command: z.array(z.string()).exactOptional(),
  gold: z.array(GoldTurn).exactOptional(),
  critical: z.boolean(),
  reviewed: z.boolean(),
  source: z.strictObject({ file: z.string(), line: z.number() }),
})

const Hashes = z.record(z.string(), z.string())

export const SuiteSnapshot: z.ZodType<Suite> = z.strictObject({
  file: z.string(),
  name: Id,
  attempts: z.number().int().positive(),
  tasks: z.array(TaskSnapshot),
  agent: Agent,
  sandbox: Sandbox,
  similarity: z.strictObject({ threshold: z.number() }),
  embedding: EmbeddingOptions.exactOptional(),
  aem: AemOptions,
  sub_metrics: z.array(SubMetricEntry.safeExtend({ code: z.string().exactOptional() })).default([]),
  judges: z.array(JudgeEntry).default([]),
  judge: JudgeOptions.prefault({}),
  prices: z.record(z.string(), Price),
  policy: Policy,
  tools: z.array(ToolEntry),
  handlers: z.record(z.string(), z.array(z.string())).exactOptional(),
  state: JsonValue.optional(),
  fingerprints: z.strictObject({
    agent: Hashes,
    sandbox: Hashes,
    scorer: z.string(),
    judge: z.string().exactOptional(),
    gold: Hashes,
  }),
})
