import type OpenAI from 'openai'
import type { ListedTool } from '../dialog/one-list.ts'
import type { AgentOf } from '../types.ts'
import type { ModelRequest } from './answer.ts'

/** The request of one step: the tools with the schemas that the suite has, the attempt's seed, and what the suite adds. */
export function createRequest(
  agent: AgentOf<'openai'>,
  { tools, seed }: { readonly tools: readonly ListedTool[]; readonly seed: number },
  messages: readonly OpenAI.Chat.ChatCompletionMessageParam[],
): ModelRequest {
  const { model, temperature, parallel_tool_calls, params } = agent
  return {
    ...params,
    model,
    messages: [...messages],
    seed,
    ...(temperature !== undefined && { temperature }),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, input_schema }) => ({
        type: 'function',
        function: {
          name,
          ...(description !== undefined && { description }),
          parameters: { ...input_schema },
        },
      })),
      // providers refuse it where there are no tools
      ...(parallel_tool_calls !== undefined && { parallel_tool_calls }),
    }),
  }
}
