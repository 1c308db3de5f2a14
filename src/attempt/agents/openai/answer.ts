import type OpenAI from 'openai'
import { z } from 'zod'
import type { AgentEnd } from '../../outcome.ts'

export type AskModel = (request: ModelRequest) => Promise<Answer>

export type ModelRequest = Omit<OpenAI.Chat.ChatCompletionCreateParamsNonStreaming, 'stream'>

/** What a model answered. */
export interface Answer {
  readonly text: string
  readonly calls: readonly ToolRequest[]
}

export interface ToolRequest {
  readonly id: string
  readonly name: string
  /** As the model wrote them. */
  readonly given: string
  /** Parsed; the text itself where it is not JSON, so that the sandbox refuses it. */
  readonly args: unknown
}

/** The attempt cannot go on. */
export class AskError extends Error {
  readonly end: AgentEnd

  constructor(end: Extract<AgentEnd, { readonly message: string }>, options?: ErrorOptions) {
    super(end.message, options)
    this.name = 'AskError'
    this.end = end
  }
}

/** Undefined where a body is no chat completion. What an endpoint sends is foreign data, whatever the package's types say. */
export function readAnswer(body: unknown): Answer | undefined {
  const read = Completion.safeParse(body)
  const message = read.data?.choices[0]?.message
  if (read.data === undefined || message === undefined) return undefined
  return {
    text: message.content ?? message.refusal ?? '',
    calls: (message.tool_calls ?? []).map(readCall),
  }
}

const Call = z.object({
  id: z.string().nullish(),
  function: z.object({ name: z.string(), arguments: z.string().nullish() }).optional(),
  custom: z.object({ name: z.string(), input: z.string() }).optional(),
})
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          refusal: z.string().nullish(),
          tool_calls: z.array(Call).nullish(),
        }),
      }),
    )
    .min(1),
})

function readCall(call: z.infer<typeof Call>, index: number): ToolRequest {
  const name = call.function?.name ?? call.custom?.name ?? ''
  const given = call.function?.arguments ?? call.custom?.input ?? ''
  // some servers give calls no id, and want one with the result
  return { id: call.id ?? `call_${index}`, name, given, args: parseArguments(given) }
}

function parseArguments(text: string): unknown {
  // models write nothing at all for a tool that takes nothing
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
