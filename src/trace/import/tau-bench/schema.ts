import { z } from 'zod'
import { AnyDocument } from '../../json-value.ts'

/** What is read of a τ-bench result file; all else in it is foreign and left out. */
const FunctionCall = z.object({ name: z.string(), arguments: AnyDocument.optional() })

export const TauMessage = z.object({
  role: z.string(),
  content: AnyDocument.optional(),
  tool_calls: z.array(z.object({ id: z.string().nullish(), function: FunctionCall })).nullish(),
  /** Older models' single call. */
  function_call: FunctionCall.nullish(),
  tool_call_id: z.string().nullish(),
  name: z.string().nullish(),
})
export type TauMessage = z.infer<typeof TauMessage>

export const TauTask = z.object({
  actions: z.array(z.object({ name: z.string(), kwargs: AnyDocument.optional() })).nullish(),
  instruction: z.string().nullish(),
  outputs: z.array(z.union([z.string(), z.number()])).nullish(),
})
export type TauTask = z.infer<typeof TauTask>

export const TauResult = z.object({
  task_id: z.union([z.string(), z.number()]),
  reward: z.number().nullish(),
  trial: z.number().int().nonnegative().nullish(),
  info: z
    .object({
      task: TauTask.nullish(),
      /** Written where the attempt ended in an exception. */
      error: z.string().nullish(),
      agent_cost: z.number().nonnegative().nullish(),
    })
    .nullish(),
  traj: z.array(TauMessage),
})
export type TauResult = z.infer<typeof TauResult>

export const TauFile = z.array(TauResult).min(1, { error: 'the list is empty' })
