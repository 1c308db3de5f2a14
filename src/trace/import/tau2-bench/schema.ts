import { z } from 'zod'
import { AnyDocument } from '../../json-value.ts'

/** What is read of a τ²-bench result file; all else in it is foreign and left out. */
const Requestor = z.enum(['assistant', 'user'])
const amount = z.number().nonnegative().nullish()

export const Tau2Message = z.object({
  role: z.string(),
  content: AnyDocument.optional(),
  tool_calls: z
    .array(
      z.object({
        id: z.string().nullish(),
        name: z.string(),
        arguments: AnyDocument.optional(),
        requestor: Requestor.nullish(),
      }),
    )
    .nullish(),
  /** Of a tool's answer: the id of its call. */
  id: z.string().nullish(),
  requestor: Requestor.nullish(),
  error: z.boolean().nullish(),
  cost: amount,
  usage: z.object({ prompt_tokens: amount, completion_tokens: amount }).nullish(),
})
export type Tau2Message = z.infer<typeof Tau2Message>

const Action = z.object({
  requestor: Requestor.nullish(),
  name: z.string(),
  arguments: AnyDocument.optional(),
  compare_args: z.array(z.string()).nullish(),
})

export const Tau2Task = z.object({
  id: z.union([z.string(), z.number()]),
  description: z.object({ purpose: z.string().nullish() }).nullish(),
  ticket: z.string().nullish(),
  evaluation_criteria: z
    .object({
      actions: z.array(Action).nullish(),
      communicate_info: z.array(z.string()).nullish(),
    })
    .nullish(),
})
export type Tau2Task = z.infer<typeof Tau2Task>

export const Tau2Simulation = z.object({
  task_id: z.union([z.string(), z.number()]),
  trial: z.number().int().nonnegative().nullish(),
  seed: z.number().int().nonnegative().nullish(),
  start_time: z.string().nullish(),
  /** Seconds. */
  duration: amount,
  termination_reason: z.string().nullish(),
  agent_cost: amount,
  reward_info: z.object({ reward: z.number().nullish() }).nullish(),
  messages: z.array(Tau2Message),
})
export type Tau2Simulation = z.infer<typeof Tau2Simulation>

export const Tau2File = z.object({
  info: z
    .object({
      agent_info: z.object({ llm: z.string().nullish() }).nullish(),
      environment_info: z.object({ domain_name: z.string().nullish() }).nullish(),
    })
    .nullish(),
  tasks: z.array(Tau2Task).nullish(),
  simulations: z.array(Tau2Simulation).min(1, { error: 'the list is empty' }),
})
export type Tau2File = z.infer<typeof Tau2File>
