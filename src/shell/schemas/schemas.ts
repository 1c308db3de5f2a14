import { z } from 'zod'
import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { METRIC_NAMES } from '../../suite/metric-names.ts'
import { JsonSchema, JsonValue } from '../../suite/schema/common.ts'
import { Dialog } from '../../suite/schema/gold.ts'
import { Policy } from '../../suite/schema/policy.ts'
import { SuiteFile } from '../../suite/schema/suite.ts'
import { AnswerCheck, StateCheck, stateConditions, TaskFile } from '../../suite/schema/task.ts'
import { ToolRule, ToolsFile } from '../../suite/schema/tools.ts'
import { AttemptRecord, Evidence } from '../../trace/attempt.ts'
import { TraceEvent } from '../../trace/events.ts'
import { AnyJsonObject } from '../../trace/json-value.ts'
import { RunFile } from '../../trace/run-file.ts'
import { describe } from './describe.ts'
import { NAMED } from './named.ts'

/** A file format that has a schema: what it is called on the command line, and what it describes. */
const FORMATS: Readonly<Record<string, { readonly schema: z.ZodType; readonly title: string }>> = {
  suite: { schema: SuiteFile, title: 'Turngate suite (suite.yaml)' },
  task: { schema: z.union([TaskFile, z.array(TaskFile)]), title: 'Turngate tasks: one, or a list of them' },
  tools: { schema: ToolsFile, title: 'Turngate tools (tools.yaml)' },
  policy: { schema: Policy, title: 'Turngate policy (policy.yaml)' },
  trace: { schema: TraceEvent, title: 'Turngate trace: one event, a line of a .jsonl file' },
  dialogs: { schema: Dialog, title: 'AEM dialog: gold and predicted turns' },
  run: { schema: RunFile, title: 'Turngate run (run.json)' },
  attempt: { schema: AttemptRecord, title: 'Turngate attempt: one line of attempts.jsonl' },
  evidence: { schema: Evidence, title: 'Turngate evidence of one attempt (evidence/<task>/<attempt>.json)' },
}

export const SCHEMA_NAMES: readonly string[] = Object.keys(FORMATS)

/**
 * The JSON Schema (draft-07, which every editor reads) of one of the file formats, made from the schema that Turngate
 * itself reads it by. It accepts whatever Turngate accepts; what can only be said in words, such as that a pattern is
 * RE2 or that a tool's name is known, Turngate alone refuses.
 * @returns undefined where there is no such format
 */
export function jsonSchemaOf(name: string): JsonObject | undefined {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  if (format === undefined) return undefined
  const made = z.toJSONSchema(format.schema, {
    target: 'draft-7',
    io: 'input',
    metadata: NAMED,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      // a limit of what numbers can hold is no rule of the format
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      // zod has formats of its own, whose pattern stands beside them
      if (jsonSchema.format !== undefined && !FORMAT_NAMES.has(jsonSchema.format)) delete jsonSchema.format
      OVERRIDES.get(zodSchema)?.(jsonSchema)
    },
  })
  const plain: Json = JSON.parse(JSON.stringify(made))
  if (!isJsonObject(plain)) return undefined
  const { $schema = '', title: _, ...rest } = describe(plain, name)
  return { $schema, title: format.title, ...rest }
}

const FORMAT_NAMES: ReadonlySet<string> = new Set(['date', 'date-time', 'uri'])

type Written = z.core.JSONSchema.BaseSchema

/** Rules between keys, which the schemas check by code. */
const OVERRIDES: ReadonlyMap<z.core.$ZodType, (schema: Written) => void> = new Map<
  z.core.$ZodType,
  (schema: Written) => void
>([
  [TaskFile, (schema) => Object.assign(schema, exactlyOne(['input', 'turns']))],
  [StateCheck, (schema) => Object.assign(schema, atLeastOne(Object.keys(stateConditions)))],
  [AnswerCheck, (schema) => Object.assign(schema, exactlyOne(ANSWER_KINDS))],
  [ToolRule, (schema) => Object.assign(schema, { not: { required: ['return', 'error'] } })],
  [JsonValue, anyValue],
  [JsonSchema, (schema) => Object.assign(anyValue(schema), { type: 'object' })],
  [AnyJsonObject, (schema) => Object.assign(schema, { type: 'object' })],
  [Policy, completeMetrics],
])

const ANSWER_KINDS = Object.keys(AnswerCheck.shape).filter((key) => key !== 'reply' && key !== 'ignore_case')

function exactlyOne(keys: readonly string[]) {
  return { oneOf: keys.map((key) => ({ required: [key] })) }
}

function atLeastOne(keys: readonly string[]) {
  return { anyOf: keys.map((key) => ({ required: [key] })) }
}

/** Any JSON is best said by an empty schema. */
function anyValue(schema: Written): Written {
  for (const key of Object.keys(schema)) delete schema[key]
  return schema
}

/** Editors offer the names that are known; a suite's own sub-metrics are right too. */
function completeMetrics(schema: Written): void {
  const metrics = schema.properties?.metrics
  if (typeof metrics !== 'object') return
  metrics.propertyNames = { anyOf: [{ enum: [...METRIC_NAMES] }, { type: 'string' }] }
}
