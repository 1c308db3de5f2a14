import { z } from 'zod'
import { AnyDocument } from '../../json-value.ts'

/** What is read of a conversation in OpenAI's chat format; what else it holds is kept in a note or warned about. */
const FunctionCall = z.object({ name: z.string(), arguments: AnyDocument.optional() })

const ROLES = ['user', 'assistant', 'tool', 'function', 'system', 'developer']

export const ChatMessage = z.looseObject({
  role: z.string().refine((role) => ROLES.includes(role), {
    error: ({ input }) => `the role ${JSON.stringify(String(input).slice(0, 40))} is none of ${ROLES.join(', ')}`,
  }),
  content: AnyDocument.optional(),
  /** Of an assistant that declined to answer; its words. */
  refusal: z.string().nullish(),
  tool_calls: z
    .array(
      z.object({
        id: z.string().nullish(),
        function: FunctionCall.nullish(),
        custom: z.object({ name: z.string(), input: AnyDocument.optional() }).nullish(),
      }),
    )
    .nullish(),
  /** Older models' single call. */
  function_call: FunctionCall.nullish(),
  tool_call_id: z.string().nullish(),
  name: z.string().nullish(),
  /** Fine-tuning: 0 for an answer that is not to be learnt. */
  weight: z.number().nullish(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const count = z.number().nonnegative().nullish()

export const ChatRow = z.looseObject({
  messages: z.array(ChatMessage).min(1, { error: 'the list is empty' }),
  /** Ours: the task that this is an attempt of, its number from 0, and how it came out, 0 to 1. */
  task_id: z.union([z.string(), z.number()]).nullish(),
  trial: z.number().int().nonnegative().nullish(),
  reward: z.number().min(0).max(1).nullish(),
  model: z.string().nullish(),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish(),
      completion_tokens_details: z.object({ reasoning_tokens: count }).nullish(),
    })
    .nullish(),
  /** Of a stored completion: the answers to `messages`. */
  choices: z.array(z.object({ message: ChatMessage })).nullish(),
})
export type ChatRow = z.infer<typeof ChatRow>
