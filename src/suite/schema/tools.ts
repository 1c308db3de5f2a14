import { z } from 'zod'
import { CompareTable, JsonValue, Pointer } from './common.ts'
import { StateCheck } from './task.ts'

/** Legal for every provider. */
export const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, {
  error: 'must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it',
})

/** A duration such as `200ms`, `2s`, `1m`; kept as text, read by the sandbox. */
export const Duration = z
  .string()
  .regex(/^\d+(\.\d+)?(ms|s|m|h)$/, { error: 'must be a duration such as 200ms, 30s, 2m' })

/**
 * A pointer whose `{argument}` parts are filled from the call's arguments (escaped as RFC 6901 wants):
 * `/orders/{id}/status`.
 */
const PointerTemplate = z.string().startsWith('/')

/**
 * A condition on one argument: a plain value means equality; an object with only these keys is a matcher.
 * Numbers compare with `gt`, `gte`, `lt`, `lte`, whose bound may be `{$state: pointer}`.
 */
const ArgumentCondition = JsonValue

export const ToolRule = z.strictObject({
  when: z
    .strictObject({
      args: z.record(z.string(), ArgumentCondition).optional(),
      /** Conditions on the state document; `{argument}` parts of each path are filled in first. */
      state: z.array(StateCheck.extend({ path: PointerTemplate })).optional(),
    })
    .optional(),
  /** Applies to the first n calls that match it in an attempt, then falls through. */
  times: z.number().int().positive().optional(),
  /** Writes to the state document, in this order, before `return` is built. */
  set: z.array(z.strictObject({ path: PointerTemplate, value: JsonValue })).optional(),
  append: z.array(z.strictObject({ path: PointerTemplate, value: JsonValue })).optional(),
  remove: z.array(PointerTemplate).optional(),
  /**
   * The result. Inside it `{$arg: name}`, `{$state: pointer}` and `{$list: pointer, where: {field: value}}` are
   * replaced, and `{argument}` in strings is filled in.
   */
  return: JsonValue.optional(),
  error: z.strictObject({ message: z.string().min(1), retryable: z.boolean().optional() }).optional(),
  delay: Duration.optional(),
})
export type ToolRule = z.infer<typeof ToolRule>

export const ToolEntry = z.strictObject({
  name: ToolName,
  tool_id: z.string().min(1).optional(),
  action: z.string().min(1).optional(),
  aliases: z.array(z.string().min(1)).optional(),
  read_only: z.boolean().optional(),
  description: z.string().optional(),
  /** JSON Schema of the arguments, shown to the agent as it stands. */
  input_schema: z.record(z.string(), JsonValue).optional(),
  compare: CompareTable.optional(),
  rules: z.array(ToolRule).optional(),
  delay: Duration.optional(),
  /** Share of calls, drawn from the attempt's seed, that end in a retryable error. */
  failure_rate: z.number().min(0).max(1).optional(),
})
export type ToolEntry = z.infer<typeof ToolEntry>

export const ToolsFile = z.strictObject({ version: z.literal(1), tools: z.array(ToolEntry).min(1) })
export type ToolsFile = z.infer<typeof ToolsFile>
export { Pointer }
