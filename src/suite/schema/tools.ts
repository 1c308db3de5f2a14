import { z } from 'zod'
import { isJsonObject, type Json } from '../../json.ts'
import { didYouMean } from '../nearest.ts'
import { CompareTable, JsonSchema, JsonValue, PatternText } from './common.ts'
import { atLeastOne } from './refine.ts'
import { stateConditions } from './task.ts'

/** Legal for every provider. */
export const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, {
  error: 'must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it',
})

/** A duration such as `200ms`, `2s`, `1m`; kept as text, read by the sandbox. */
export const Duration = z
  .string({ error: 'must be a duration such as 200ms, 30s, 2m' })
  .regex(/^\d+(\.\d+)?(ms|s|m|h)$/, { error: 'must be a duration such as 200ms, 30s, 2m' })

/**
 * A pointer whose `{argument}` parts are filled from the call's arguments (escaped as RFC 6901 wants):
 * `/orders/{id}/status`.
 */
const PointerTemplate = z.string().startsWith('/', { error: 'must be a JSON Pointer such as /orders/{id}/status' })

const ARGUMENT_MATCHERS: ReadonlySet<string> = new Set([
  'equals',
  'not_equals',
  'one_of',
  'matches',
  'exists',
  'gt',
  'gte',
  'lt',
  'lte',
])

/**
 * A condition on one argument: a plain value means equality; an object with only these keys is a matcher.
 * Numbers compare with `gt`, `gte`, `lt`, `lte`, whose bound may be `{$state: pointer}`.
 */
const ArgumentCondition = JsonValue.superRefine(matcherIsWhole)

const RuleStateCheck = z
  .strictObject({ path: PointerTemplate, ...stateConditions })
  .superRefine(atLeastOne(Object.keys(stateConditions)))

export const ToolRule = z
  .strictObject({
    when: z
      .strictObject({
        args: z.record(z.string(), ArgumentCondition).optional(),
        /** Conditions on the state document; `{argument}` parts of each path are filled in first. */
        state: z.array(RuleStateCheck).optional(),
      })
      .optional(),
    /** Applies to the first n calls that match it in an attempt, then falls through. */
    times: z.number().int().min(1).optional(),
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
  .superRefine(returnOrError)
export type ToolRule = z.infer<typeof ToolRule>

export const ToolEntry = z.strictObject({
  name: ToolName,
  tool_id: z.string().min(1).optional(),
  action: z.string().min(1).optional(),
  aliases: z.array(z.string().min(1)).optional(),
  read_only: z.boolean().optional(),
  description: z.string().optional(),
  /** JSON Schema of the arguments, shown to the agent as it stands. */
  input_schema: JsonSchema.optional(),
  compare: CompareTable.optional(),
  rules: z.array(ToolRule).optional(),
  delay: Duration.optional(),
  /** Share of calls, drawn from the attempt's seed, that end in a retryable error. */
  failure_rate: z.number().min(0).max(1).optional(),
})
export type ToolEntry = z.infer<typeof ToolEntry>

export const ToolsFile = z.strictObject({ version: z.literal(1).default(1), tools: z.array(ToolEntry).min(1) })
export type ToolsFile = z.infer<typeof ToolsFile>

function returnOrError(rule: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  if (rule.return === undefined || rule.error === undefined) return
  const message = 'A call cannot both return a result and end in an error.'
  const hint = 'Keep `return` or `error`.'
  context.addIssue({ code: 'custom', message, path: ['error'], params: { code: 'contradiction', hint } })
}

/** A mix of matchers and other keys would silently mean equality with that object. */
function matcherIsWhole(condition: Json, context: z.core.$RefinementCtx): void {
  if (!isJsonObject(condition)) return
  const keys = Object.keys(condition)
  const strange = keys.find((key) => !ARGUMENT_MATCHERS.has(key))
  if (strange !== undefined && keys.length > 1 && keys.some((key) => ARGUMENT_MATCHERS.has(key))) {
    const message = `\`${strange}\` is no condition on an argument.`
    const hint = didYouMean(strange, [...ARGUMENT_MATCHERS])
    context.addIssue({ code: 'custom', message, path: [strange], params: { code: 'unknown-key', hint } })
  }
  if (strange === undefined && condition.matches !== undefined) {
    for (const issue of PatternText.safeParse(condition.matches).error?.issues ?? []) {
      context.addIssue({ code: 'custom', message: issue.message, path: ['matches'], params: { code: 'bad-pattern' } })
    }
  }
}
