import { z } from 'zod'
import { Id, JsonSchema, JsonValue, PatternText, Pointer, RelativePath } from './common.ts'
import { GoldTurn } from './gold.ts'
import { atLeastOne, exactlyOne } from './refine.ts'

export const LAYERS = ['answer', 'trajectory', 'aem', 'recorded'] as const
export type Layer = (typeof LAYERS)[number]

export const stateConditions = {
  equals: JsonValue.optional(),
  not_equals: JsonValue.optional(),
  exists: z.boolean().optional(),
  contains: JsonValue.optional(),
  matches: PatternText.optional(),
  length: z.number().int().nonnegative().optional(),
}

/** A condition on one place of the world document; the keys given must all hold. */
export const StateCheck = z
  .strictObject({ path: Pointer, ...stateConditions })
  .superRefine(atLeastOne(Object.keys(stateConditions)))
export type StateCheck = z.infer<typeof StateCheck>

const answerKinds = {
  equals: z.string().optional(),
  contains: z.string().optional(),
  not_contains: z.string().optional(),
  matches: PatternText.optional(),
  not_matches: PatternText.optional(),
  /** The reply is JSON equal to this value. */
  json: JsonValue.optional(),
  /** The reply is JSON that this JSON Schema accepts. */
  json_schema: JsonSchema.optional(),
  rubric: z.string().min(1).optional(),
}

/** One check on the agent's reply: exactly one kind, plus `reply` and `ignore_case`. */
export const AnswerCheck = z
  .strictObject({
    ...answerKinds,
    /** Which reply is looked at: the last one, or any of them (for negated kinds: all of them). Default: last. */
    reply: z.enum(['last', 'any']).optional(),
    ignore_case: z.boolean().optional(),
  })
  .superRefine(exactlyOne(Object.keys(answerKinds)))
export type AnswerCheck = z.infer<typeof AnswerCheck>

/** A check on a file of the workspace; with `path` alone the file must exist. */
export const FileCheck = z
  .strictObject({
    path: RelativePath,
    exists: z.boolean().optional(),
    equals: z.string().optional(),
    contains: z.string().optional(),
    not_contains: z.string().optional(),
    matches: PatternText.optional(),
    json: JsonValue.optional(),
    json_schema: JsonSchema.optional(),
  })
  .superRefine(notOnAbsent)
export type FileCheck = z.infer<typeof FileCheck>

/** A scripted user turn, sent only when all of `when` holds. */
export const UserTurn = z.strictObject({
  user: z.string(),
  when: z
    .strictObject({
      /** RE2 pattern that the agent's last reply must match, without case. */
      asked: PatternText.optional(),
      state: z.array(StateCheck).optional(),
    })
    .optional(),
  /** When it does not hold: leave this turn out, or end the conversation. Default: skip. */
  else: z.enum(['skip', 'end']).optional(),
})
export type UserTurn = z.infer<typeof UserTurn>

/** One item of `expected_tools`. */
export const ExpectedTool = z.union(
  [z.string().min(1), z.strictObject({ any_order: z.array(z.string().min(1)).min(1) })],
  { error: 'must be the name of a tool, or `any_order: [...]`' },
)
export type ExpectedTool = z.infer<typeof ExpectedTool>

export const EXTRA_CALLS = ['fail_writes', 'fail', 'allow'] as const

/** A task as it is written in a file. */
export const TaskFile = z
  .strictObject({
    id: Id,
    description: z.string().exactOptional(),
    origin: z.enum(['failure', 'success', 'adversarial']).exactOptional(),
    input: z.string().optional(),
    turns: z.array(UserTurn).min(1).optional(),
    expected_tools: z.array(ExpectedTool).exactOptional(),
    forbidden_tools: z.array(z.string().min(1)).exactOptional(),
    ordered: z.boolean().optional(),
    max_turns: z.number().int().nonnegative().exactOptional(),
    pass_when: z.array(z.enum(LAYERS)).min(1).optional(),
    extra_calls: z.enum(EXTRA_CALLS).optional(),
    answer: z.array(AnswerCheck).optional(),
    state: z.array(StateCheck).optional(),
    state_unchanged_except: z.array(Pointer).exactOptional(),
    files: z.array(FileCheck).optional(),
    command: z.array(z.string()).min(1).exactOptional(),
    gold: z.array(GoldTurn).exactOptional(),
    critical: z.boolean().optional(),
    reviewed: z.boolean().optional(),
  })
  .superRefine(exactlyOne(['input', 'turns'], 'The task does not say what the user writes.'))
export type TaskFile = z.infer<typeof TaskFile>

/** A task with its defaults filled in and its source remembered. */
export interface Task {
  readonly id: string
  readonly description?: string
  readonly origin?: 'failure' | 'success' | 'adversarial'
  /** The scripted user, one turn or more; empty for imported tasks, whose users were not scripted. */
  readonly turns: readonly UserTurn[]
  readonly expected_tools?: readonly ExpectedTool[]
  readonly forbidden_tools?: readonly string[]
  readonly ordered: boolean
  readonly max_turns?: number
  readonly pass_when: readonly Layer[]
  readonly extra_calls: (typeof EXTRA_CALLS)[number]
  readonly answer: readonly AnswerCheck[]
  readonly state: readonly StateCheck[]
  readonly state_unchanged_except?: readonly string[]
  readonly files: readonly FileCheck[]
  readonly command?: readonly string[]
  readonly gold?: readonly GoldTurn[]
  readonly critical: boolean
  readonly reviewed: boolean
  /** Where it is written, relative to the suite's folder; `line` is 1-based. */
  readonly source: { readonly file: string; readonly line: number }
}

function notOnAbsent(check: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx): void {
  const other = Object.keys(check).find((key) => key !== 'path' && key !== 'exists' && check[key] !== undefined)
  if (check.exists !== false || other === undefined) return
  const message = `A file that must not exist cannot also be checked by \`${other}\`.`
  context.addIssue({
    code: 'custom',
    message,
    path: [other],
    params: { code: 'contradiction', hint: 'Keep one of the two.' },
  })
}
