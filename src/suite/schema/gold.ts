import { z } from 'zod'
import { CompareTable, JsonValue } from './common.ts'

/** A reply, or for `User` rows the user's words. */
export const ResponseTurn = z.strictObject({ response: z.string() })

/** A tool call. `tool_id` and `action` name one tool of the suite's table, or `tool_id` alone its provider-legal name. */
export const ActionTurn = z.strictObject({
  tool_id: z.string().min(1),
  action: z.string().min(1).optional(),
  args: z.record(z.string(), JsonValue).default({}),
})
export type ActionTurn = z.infer<typeof ActionTurn>

const turnFields = {
  turn_no: z.number().int().min(1),
  turn: z.enum(['User', 'Agent', 'Tool']),
  /** `OrderInvariant_<group>` tags: members of a group come in any order. */
  tags: z.array(z.string()).optional(),
  /** Turn numbers whose output this turn consumes. */
  depends_on: z.array(z.number().int().min(1)).optional(),
  weight: z.number().positive().optional(),
  critical: z.boolean().optional(),
  /** Result of the gold call, where the author recorded it; it only confirms data flow. */
  result: JsonValue.optional(),
  /** Who acts: τ² has tools on the user's side, which layers 2 and 3 leave out. */
  by: z.enum(['agent', 'user']).optional(),
  /** τ²: compare only these arguments; null compares all, [] only the name. */
  compare_args: z.array(z.string()).nullable().optional(),
  /** Per-argument comparison of this turn, over the tool's own table. */
  compare: CompareTable.optional(),
  /** Facts that a reply has to mention. */
  must_mention: z.array(z.string()).optional(),
}

/** One gold turn of a task (`gold:`): the dialog format without predictions. */
export const GoldTurn = z.strictObject({
  ...turnFields,
  gold_turn: z.union([ResponseTurn, ActionTurn], {
    error: "must hold `response` (a reply, or the user's words) or `tool_id` and `args` (a tool call)",
  }),
})
export type GoldTurn = z.infer<typeof GoldTurn>

/**
 * One turn of the dialog list: gold and predicted in one record. A missing or null `predict_turn` was not done by the
 * agent; a missing or null `gold_turn` is a call or reply the gold does not have. `predict_turn.result`, `ok` and
 * `status` carry what the call came to, where it was recorded.
 */
export const DialogTurn = z.strictObject({
  ...turnFields,
  gold_turn: z.union([ResponseTurn, ActionTurn]).nullable().optional(),
  predict_turn: z
    .union([
      ResponseTurn,
      z.strictObject({
        ...ActionTurn.shape,
        result: JsonValue.optional(),
        ok: z.boolean().optional(),
        refused: z.boolean().optional(),
      }),
    ])
    .nullable()
    .optional(),
})
export type DialogTurn = z.infer<typeof DialogTurn>

export const Dialog = z.array(DialogTurn)
export type Dialog = z.infer<typeof Dialog>
