import { z } from 'zod'
import { AgentFiles, HttpAgent, ModuleAgent, OpenaiAgent } from '../../suite/schema/agents.ts'
import { FieldCompare } from '../../suite/schema/common.ts'
import { ActionTurn, DialogTurn, GoldTurn, ResponseTurn } from '../../suite/schema/gold.ts'
import { EmbeddingOptions, JudgeEntry, JudgeOptions, SubMetricEntry } from '../../suite/schema/judge.ts'
import { ModelProvider, Models } from '../../suite/schema/models.ts'
import { JudgeBar, MetricLimit, Policy, Quarantine } from '../../suite/schema/policy.ts'
import { AemOptions, CommandAgent, Limits, Price, ReplayAgent, Sandbox, SuiteFile } from '../../suite/schema/suite.ts'
import { AnswerCheck, FileCheck, StateCheck, TaskFile, UserTurn } from '../../suite/schema/task.ts'
import { ToolEntry, ToolRule, ToolsFile } from '../../suite/schema/tools.ts'

/** The parts of the formats that have a name of their own in the JSON Schemas. */
export const NAMED = z.registry<{ id: string; title: string }>()

const PARTS: readonly (readonly [z.ZodType, string, string])[] = [
  [SuiteFile, 'Suite', 'Suite'],
  [CommandAgent, 'CommandAgent', 'A program that is started for each attempt'],
  [HttpAgent, 'HttpAgent', 'A service that is asked over HTTP'],
  [ModuleAgent, 'ModuleAgent', 'A function that is called'],
  [OpenaiAgent, 'OpenaiAgent', 'The built-in agent'],
  [ReplayAgent, 'ReplayAgent', 'Recorded attempts in place of new ones'],
  [AgentFiles, 'AgentFiles', 'Files of the agent, by part'],
  [Sandbox, 'Sandbox', 'The world that an attempt is made in'],
  [Models, 'Models', 'The recording endpoint between agent and models'],
  [ModelProvider, 'ModelProvider', 'Where models of one protocol are'],
  [Limits, 'Limits', 'Limits of one attempt'],
  [Price, 'Price', 'Price of a model'],
  [AemOptions, 'AemOptions', 'How the score of a dialog is made'],
  [EmbeddingOptions, 'Embedding', 'A model for free sentences'],
  [JudgeEntry, 'Judge', 'A model that answers rubrics'],
  [JudgeOptions, 'JudgeOptions', 'How judges are asked'],
  [SubMetricEntry, 'SubMetric', 'A metric of your own'],
  [TaskFile, 'Task', 'Task'],
  [UserTurn, 'UserTurn', 'A turn of the scripted user'],
  [StateCheck, 'StateCheck', 'A condition on the world'],
  [AnswerCheck, 'AnswerCheck', 'A check on the reply'],
  [FileCheck, 'FileCheck', 'A check on a file of the workspace'],
  [GoldTurn, 'GoldTurn', 'One turn of the right dialog'],
  [DialogTurn, 'DialogTurn', 'One turn, gold and predicted'],
  [ResponseTurn, 'Response', 'A reply, or the words of a user'],
  [ActionTurn, 'Action', 'A tool call'],
  [FieldCompare, 'FieldCompare', 'How one argument is compared'],
  [ToolsFile, 'Tools', 'Tools'],
  [ToolEntry, 'Tool', 'A tool, and how its double answers'],
  [ToolRule, 'ToolRule', 'A rule by which a tool answers'],
  [Policy, 'Policy', 'Policy of the gate'],
  [MetricLimit, 'MetricLimit', 'Limits of one metric'],
  [Quarantine, 'Quarantine', 'A task that does not count for a while'],
  [JudgeBar, 'JudgeBar', 'What a judge must reach to decide'],
]

for (const [schema, id, title] of PARTS) NAMED.add(schema, { id, title })
