import type OpenAI from 'openai'
import type { Session } from '../../sandbox/session.ts'
import type { AgentOf } from '../types.ts'
import type { ModelRequest } from './answer.ts'

/** The request of one step: the tools with the schemas that the suite has, the attempt's seed, and what the suite adds. */
export function createRequest(
  agent: AgentOf<'openai'>,
  { tools, planned }: Pick<Session, 'tools' | 'planned'>,
  messages: readonly OpenAI.Chat.ChatCompletionMessageParam[],
): ModelRequest {
  const { model, temperature, parallel_tool_calls, params } = agent
  return {
    ...params,
    model,
    messages: [...messages],
    seed: planned.seed,
    ...(temperature !== undefined && { temperature }),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, input_schema }) => ({
        type: 'function',
        function: {
          name,
          ...(description !== undefined && { description }),
          parameters: { ...input_schema, type: 'object' },
        },
      })),
      // providers refuse it where there are no tools
      ...(parallel_tool_calls !== undefined && { parallel_tool_calls }),
    }),
  }
}
