import { isJsonObject, type Json, type JsonObject } from '../../../../json.ts'
import { madeCall, readMessages } from '../messages.ts'
import type { Message, Reading, Span, SpanUsage } from '../types.ts'
import { jsonOf, listOf, numberAt, own, textAt } from '../values.ts'

/** The Vercel AI SDK: `ai.operationId`; the outer span is the whole call, `.doGenerate` and `.doStream` one model call. */
export function readVercel({ name, attributes }: Span): Reading | undefined {
  const operation = textAt(attributes, 'ai.operationId')
  if (operation === undefined) return undefined
  if (operation === 'ai.toolCall') {
    const id = textAt(attributes, 'ai.toolCall.id')
    const args = jsonOf(own(attributes, 'ai.toolCall.args'))
    const result = jsonOf(own(attributes, 'ai.toolCall.result'))
    return {
      kind: 'tool',
      tool: textAt(attributes, 'ai.toolCall.name') ?? name,
      ...(id !== undefined && { id }),
      ...(args !== undefined && { args }),
      ...(result !== undefined && { result }),
    }
  }
  const model = textAt(attributes, 'ai.response.model', 'gen_ai.response.model', 'ai.model.id')
  const about = { ...(model !== undefined && { model }), usage: usage(attributes) }
  if (/^ai\.embed/.test(operation)) return { kind: 'embeddings', ...about }
  const input = inputOf(attributes)
  const output = outputOf(attributes)
  return {
    kind: /\.do(Generate|Stream)$/.test(operation) ? 'model' : 'agent',
    ...about,
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
  }
}

function inputOf(attributes: JsonObject): Message[] | undefined {
  const messages = readMessages(own(attributes, 'ai.prompt.messages'))
  if (messages !== undefined) return messages
  const prompt = jsonOf(own(attributes, 'ai.prompt'))
  if (!isJsonObject(prompt)) return undefined
  const text = own(prompt, 'prompt')
  if (typeof text === 'string') return [{ role: 'user', text, calls: [], answers: [], others: [] }]
  return readMessages(own(prompt, 'messages') ?? text)
}

function outputOf(attributes: JsonObject): Message[] | undefined {
  const text = textAt(attributes, 'ai.response.text', 'ai.response.object')
  const listed: Json | undefined = jsonOf(own(attributes, 'ai.response.toolCalls'))
  if (text === undefined && listed === undefined) return undefined
  const calls = listOf(listed).flatMap((call) =>
    isJsonObject(call)
      ? [madeCall(textAt(call, 'toolCallId'), textAt(call, 'toolName'), own(call, 'input') ?? own(call, 'args'))]
      : [],
  )
  return [{ role: 'assistant', text: text ?? '', calls, answers: [], others: [] }]
}

function usage(attributes: JsonObject): SpanUsage {
  const figures = {
    input_tokens: numberAt(attributes, 'ai.usage.inputTokens', 'ai.usage.promptTokens', 'gen_ai.usage.input_tokens'),
    output_tokens: numberAt(
      attributes,
      'ai.usage.outputTokens',
      'ai.usage.completionTokens',
      'gen_ai.usage.output_tokens',
    ),
    cached_tokens: numberAt(attributes, 'ai.usage.cachedInputTokens'),
    reasoning_tokens: numberAt(attributes, 'ai.usage.reasoningTokens'),
  }
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}
