import type OpenAI from 'openai'
import { MODEL, pieces, type Scripted, type ScriptedUsage, USAGE } from './answer.ts'

export function chatCompletion({ text, calls = [], usage = USAGE, model = MODEL }: Scripted): OpenAI.ChatCompletion {
  return {
    ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model },
    choices: [
      {
        index: 0,
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
        logprobs: null,
        message: {
          ...{ role: 'assistant', content: text ?? null, refusal: null },
          ...(calls.length > 0 && {
            tool_calls: calls.map((call) => ({
              ...{ id: call.id, type: 'function' as const },
              function: { name: call.name, arguments: call.arguments },
            })),
          }),
        },
      },
    ],
    ...(usage !== null && { usage: usageOf(usage) }),
  }
}

/** `data` of each event, before `[DONE]`; usage only where it was asked for. */
export function chatChunks(answer: Scripted, asksUsage: boolean): OpenAI.ChatCompletionChunk[] {
  const { text = '', calls = [], usage = USAGE, model = MODEL } = answer
  const chunk = (
    delta: OpenAI.ChatCompletionChunk.Choice.Delta,
    finish: OpenAI.ChatCompletionChunk.Choice['finish_reason'] = null,
  ): OpenAI.ChatCompletionChunk => ({
    ...{ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model },
    choices: [{ index: 0, delta, finish_reason: finish, logprobs: null }],
    ...(asksUsage && usage !== null && { usage: null }),
  })
  return [
    chunk({ role: 'assistant', content: '' }),
    ...pieces(text).map((content) => chunk({ content })),
    ...calls.flatMap((call, index) => [
      chunk({ tool_calls: [{ index, id: call.id, type: 'function', function: { name: call.name, arguments: '' } }] }),
      ...pieces(call.arguments).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    ...(asksUsage && usage !== null ? [{ ...chunk({}), choices: [], usage: usageOf(usage) }] : []),
  ]
}

export function embeddings(count: number, model = 'text-embedding-3-small'): OpenAI.CreateEmbeddingResponse {
  return {
    ...{ object: 'list', model, usage: { prompt_tokens: 8 * count, total_tokens: 8 * count } },
    data: Array.from({ length: count }, (_, index) => ({ object: 'embedding', index, embedding: [index, 0.5, 1] })),
  }
}

function usageOf({ input, output, cached, reasoning }: ScriptedUsage): OpenAI.CompletionUsage {
  return {
    ...{ prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    prompt_tokens_details: { cached_tokens: cached, audio_tokens: 0 },
    completion_tokens_details: { reasoning_tokens: reasoning, audio_tokens: 0 },
  }
}
