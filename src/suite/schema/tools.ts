import { z } from 'zod'
import { isJsonObject, type Json } from '../../json.ts'
import { didYouMean } from '../nearest.ts'
import { CompareTable, JsonSchema, JsonValue, PatternText } from './common.ts'
import { Annotations, ContentPart, Delay, Failure, Handler, ServerName, writes } from './doubles.ts'
import { atLeastOne } from './refine.ts'
import { stateConditions } from './task.ts'

export { Duration } from './doubles.ts'

/** Legal for every provider. */
export const ToolName = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/, {
  error: 'must hold only letters, digits, `_` and `-` (64 at most), so that every provider accepts it',
})

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
    ...writes(PointerTemplate),
    /**
     * The result. Inside it `{$arg: name}`, `{$state: pointer}` and `{$list: pointer, where: {field: value}}` are
     * replaced, and `{argument}` in strings is filled in.
     */
    return: JsonValue.optional(),
    /** Shown to the agent in place of the text of `return`, which stays the structured result. */
    content: z.array(ContentPart).min(1).optional(),
    error: z.strictObject({ message: z.string().min(1), retryable: z.boolean().optional() }).optional(),
    delay: Delay.optional(),
  })
  .superRefine(returnOrError)
export type ToolRule = z.infer<typeof ToolRule>

export const ToolEntry = z
  .strictObject({
    name: ToolName,
    /** The MCP server that serves it; the names of tools may repeat between servers. */
    server: ServerName.optional(),
    tool_id: z.string().min(1).optional(),
    action: z.string().min(1).optional(),
    aliases: z.array(z.string().min(1)).optional(),
    read_only: z.boolean().optional(),
    title: z.string().min(1).optional(),
    description: z.string().optional(),
    /** JSON Schema of the arguments, shown to the agent as it stands. */
    input_schema: JsonSchema.optional(),
    /** JSON Schema of the results, shown to the agent as it stands. */
    output_schema: JsonSchema.optional(),
    annotations: Annotations.optional(),
    compare: CompareTable.optional(),
    rules: z.array(ToolRule).optional(),
    handler: Handler.optional(),
    delay: Delay.optional(),
    /** Share of calls, drawn from the attempt's seed, that end in an error. */
    failure_rate: z.number().min(0).max(1).optional(),
    failure: Failure.optional(),
  })
  .superRefine(oneWayToAnswer)
export type ToolEntry = z.infer<typeof ToolEntry>

export const ToolsFile = z.strictObject({
  version: z.literal(1).default(1),
  /** Of the tools that name none themselves. */
  server: ServerName.optional(),
  tools: z.array(ToolEntry).min(1),
})
export type ToolsFile = z.infer<typeof ToolsFile>

function returnOrError(rule: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  if ((rule.return === undefined && rule.content === undefined) || rule.error === undefined) return
  const message = 'A call cannot both return a result and end in an error.'
  const hint = `Keep \`${rule.return === undefined ? 'content' : 'return'}\` or \`error\`.`
  context.addIssue({ code: 'custom', message, path: ['error'], params: { code: 'contradiction', hint } })
}

function oneWayToAnswer(tool: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  if (tool.handler !== undefined && tool.rules !== undefined) {
    const message = 'A tool is answered by `rules` or by a `handler`, not by both.'
    context.addIssue({
      code: 'custom',
      message,
      path: ['handler'],
      params: { code: 'contradiction', hint: 'Keep one of the two.' },
    })
  }
  if (tool.failure !== undefined && tool.failure_rate === undefined) {
    const message = '`failure` says what a drawn failure looks like, and nothing draws one.'
    const hint = 'Add `failure_rate: 0.05`, or take `failure` out.'
    context.addIssue({ code: 'custom', message, path: ['failure'], params: { code: 'states-nothing', hint } })
  }
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
