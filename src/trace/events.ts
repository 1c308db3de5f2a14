import { z } from 'zod'
import { AnyJson, AnyJsonObject } from './json-value.ts'

/**
 * The event union of a trace, one JSON object a line, `event` being the discriminator. Unknown keys are dropped, since
 * what an agent prints is foreign data; an unknown `event` makes the line a broken one.
 */
const stamp = {
  /** Given by the recorder on arrival, from 1. */
  seq: z.number().int().nonnegative().optional(),
  /** Milliseconds since the attempt began, given by the recorder. */
  at: z.number().nonnegative().optional(),
  by: z.enum(['agent', 'user']).optional(),
}
const call = { tool: z.string(), args: AnyJsonObject.default({}), call_id: z.string().optional() }
const count = z.number().nonnegative().optional()

export const UserEvent = z.object({
  event: z.literal('user'),
  text: z.string(),
  /** Which scripted turn this is, from 1, given by the recorder: a script may skip turns. Absent: the n-th message is turn n. */
  turn: z.number().int().positive().optional(),
  ...stamp,
})
export const ResponseEvent = z.object({
  event: z.literal('response'),
  text: z.string(),
  /** false: more text follows in this turn. */
  final: z.boolean().optional(),
  ...stamp,
})
export const ProposedEvent = z.object({ event: z.literal('proposed'), ...call, ...stamp })
export const RefusedEvent = z.object({
  event: z.literal('refused'),
  ...call,
  reason: z.enum(['schema', 'unknown_tool', 'policy']),
  message: z.string().optional(),
  ...stamp,
})
export const ExecutedEvent = z.object({
  event: z.literal('executed'),
  ...call,
  ok: z.boolean().default(true),
  result: AnyJson.optional(),
  error: z.string().optional(),
  retryable: z.boolean().optional(),
  ms: count,
  ...stamp,
})
export const ModelEvent = z.object({
  event: z.literal('model'),
  model: z.string(),
  input_tokens: count,
  output_tokens: count,
  cached_tokens: count,
  reasoning_tokens: count,
  cost_usd: count,
  ms: count,
  /** Why there was no answer, or not all of one. */
  error: z.string().optional(),
  /** The answer came from a cassette, and took no time worth measuring. */
  replayed: z.boolean().optional(),
  ...stamp,
})
/** Text beside tool calls, stray output, or a line that is kept but not trusted as what it claims to be. */
export const NoteEvent = z.object({
  event: z.literal('note'),
  text: z.string().optional(),
  data: AnyJson.optional(),
  ...stamp,
})
export const EndEvent = z.object({
  event: z.literal('end'),
  /** The source's own outcome, 0..1. */
  reward: z.number().optional(),
  /** The agent's own word that something outside it failed; counts only under `trust_agent_errors`. */
  error: z.string().optional(),
  ...stamp,
})

export const TraceEvent = z.discriminatedUnion('event', [
  UserEvent,
  ResponseEvent,
  ProposedEvent,
  RefusedEvent,
  ExecutedEvent,
  ModelEvent,
  NoteEvent,
  EndEvent,
])
export type TraceEvent = z.infer<typeof TraceEvent>
export type ExecutedEvent = z.infer<typeof ExecutedEvent>
export type RefusedEvent = z.infer<typeof RefusedEvent>
export type ProposedEvent = z.infer<typeof ProposedEvent>
export type ModelEvent = z.infer<typeof ModelEvent>
