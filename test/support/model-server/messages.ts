import type Anthropic from '@anthropic-ai/sdk'
import { MODEL, pieces, type Scripted, type ScriptedUsage, USAGE } from './answer.ts'

export function messageObject(answer: Scripted): Anthropic.Message {
  const { text, calls = [], usage = USAGE, model = MODEL } = answer
  return {
    ...{
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model,
      container: null,
      stop_details: null,
      diagnostics: null,
    },
    ...{ stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn', stop_sequence: null },
    content: [
      ...(text === undefined ? [] : [{ type: 'text' as const, text, citations: null }]),
      ...calls.map((call) => ({
        ...{ type: 'tool_use' as const, id: call.id, name: call.name, input: parsed(call.arguments) },
        caller: { type: 'direct' as const },
      })),
    ],
    usage: usageOf(usage),
  }
}

export function messageEvents(answer: Scripted): Anthropic.RawMessageStreamEvent[] {
  const message = messageObject(answer)
  const { usage = USAGE } = answer
  const begun = { ...usageOf(usage), output_tokens: 1 }
  return [
    { type: 'message_start', message: { ...message, content: [], stop_reason: null, usage: begun } },
    ...message.content.flatMap((block, index): Anthropic.RawMessageStreamEvent[] => {
      const stop = { type: 'content_block_stop' as const, index }
      if (block.type === 'text') {
        return [
          { type: 'content_block_start', index, content_block: { ...block, text: '' } },
          ...pieces(block.text).map((text) => delta(index, { type: 'text_delta', text })),
          stop,
        ]
      }
      if (block.type !== 'tool_use') return []
      const written = answer.calls?.find(({ id }) => id === block.id)?.arguments ?? ''
      return [
        { type: 'content_block_start', index, content_block: { ...block, input: {} } },
        ...pieces(written).map((part) => delta(index, { type: 'input_json_delta', partial_json: part })),
        stop,
      ]
    }),
    {
      type: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null, container: null, stop_details: null },
      usage: {
        ...{ output_tokens: message.usage.output_tokens, input_tokens: null, cache_creation_input_tokens: null },
        ...{
          cache_read_input_tokens: null,
          server_tool_use: null,
          output_tokens_details: message.usage.output_tokens_details,
        },
      },
    },
    { type: 'message_stop' },
  ]
}

function delta(index: number, part: Anthropic.RawContentBlockDelta): Anthropic.RawContentBlockDeltaEvent {
  return { type: 'content_block_delta', index, delta: part }
}

/** Anthropic counts what was read from a cache apart. */
function usageOf(usage: ScriptedUsage | null): Anthropic.Usage {
  const { input, output, cached, reasoning } = usage ?? { input: 0, output: 0, cached: 0, reasoning: 0 }
  return {
    ...{ input_tokens: input - cached, output_tokens: output, cache_read_input_tokens: cached },
    ...{ cache_creation_input_tokens: 0, cache_creation: null, server_tool_use: null, service_tier: null },
    ...{ inference_geo: null, output_tokens_details: { thinking_tokens: reasoning }, speed: null },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
