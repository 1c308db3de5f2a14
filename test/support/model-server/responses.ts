import type OpenAI from 'openai'
import { MODEL, pieces, type Scripted, USAGE } from './answer.ts'

type Item = OpenAI.Responses.ResponseFunctionToolCall | OpenAI.Responses.ResponseOutputMessage

export function responseObject(answer: Scripted): OpenAI.Responses.Response {
  const { text, calls = [], usage = USAGE, model = MODEL } = answer
  const output: Item[] = [
    ...(text === undefined ? [] : [message(text)]),
    ...calls.map((call) => ({
      ...{ type: 'function_call' as const, id: `fc_${call.id}`, call_id: call.id, status: 'completed' as const },
      ...{ name: call.name, arguments: call.arguments },
    })),
  ]
  return {
    ...{ id: 'resp_1', object: 'response', created_at: 1, model, status: 'completed', output, output_text: text ?? '' },
    ...{ error: null, incomplete_details: null, instructions: null, metadata: {}, parallel_tool_calls: true },
    ...{ temperature: 1, top_p: 1, tool_choice: 'auto', tools: [] },
    ...(usage !== null && {
      usage: {
        ...{ input_tokens: usage.input, output_tokens: usage.output, total_tokens: usage.input + usage.output },
        input_tokens_details: { cached_tokens: usage.cached, cache_write_tokens: 0 },
        output_tokens_details: { reasoning_tokens: usage.reasoning },
      },
    }),
  }
}

export function responseEvents(answer: Scripted): OpenAI.Responses.ResponseStreamEvent[] {
  const response = responseObject(answer)
  const begun = { ...response, status: 'in_progress' as const, output: [] }
  let sequence = 0
  const next = () => sequence++
  return [
    { type: 'response.created', response: begun, sequence_number: next() },
    ...response.output.flatMap((item, output_index) => itemEvents(item, output_index, next)),
    { type: 'response.completed', response, sequence_number: next() },
  ]
}

function itemEvents(
  item: OpenAI.Responses.ResponseOutputItem,
  output_index: number,
  next: () => number,
): OpenAI.Responses.ResponseStreamEvent[] {
  const done = (): OpenAI.Responses.ResponseStreamEvent => ({
    ...{ type: 'response.output_item.done', item, output_index, sequence_number: next() },
  })
  if (item.type === 'function_call') {
    const item_id = item.id ?? ''
    const added = { ...item, arguments: '', status: 'in_progress' as const }
    return [
      { type: 'response.output_item.added', item: added, output_index, sequence_number: next() },
      ...pieces(item.arguments).map((delta) => ({
        ...{ type: 'response.function_call_arguments.delta' as const, delta, item_id, output_index },
        sequence_number: next(),
      })),
      {
        ...{ type: 'response.function_call_arguments.done', name: item.name, arguments: item.arguments },
        ...{ item_id, output_index, sequence_number: next() },
      },
      done(),
    ]
  }
  if (item.type !== 'message') return [done()]
  const [part] = item.content
  if (part?.type !== 'output_text') return [done()]
  const place = { item_id: item.id, output_index, content_index: 0 }
  const added = { ...item, content: [], status: 'in_progress' as const }
  return [
    { type: 'response.output_item.added', item: added, output_index, sequence_number: next() },
    { type: 'response.content_part.added', part: { ...part, text: '' }, ...place, sequence_number: next() },
    ...pieces(part.text).map((delta) => ({
      ...{ type: 'response.output_text.delta' as const, delta, logprobs: [], ...place, sequence_number: next() },
    })),
    { type: 'response.output_text.done', text: part.text, logprobs: [], ...place, sequence_number: next() },
    { type: 'response.content_part.done', part, ...place, sequence_number: next() },
    done(),
  ]
}

function message(text: string): OpenAI.Responses.ResponseOutputMessage {
  return {
    ...{ type: 'message', id: 'msg_1', role: 'assistant', status: 'completed' },
    content: [{ type: 'output_text', text, annotations: [] }],
  }
}
