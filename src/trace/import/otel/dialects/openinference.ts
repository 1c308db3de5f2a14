import { isJsonObject, type Json, type JsonObject } from '../../../../json.ts'
import { madeCall, readMessage } from '../messages.ts'
import type { Message, Reading, Span, SpanUsage } from '../types.ts'
import { unflatten, unwrap } from '../unflatten.ts'
import { jsonOf, numberAt, own, textAt } from '../values.ts'

/** OpenInference (Arize Phoenix): `openinference.span.kind`, messages by number. */
export function readOpenInference({ name, attributes }: Span): Reading | undefined {
  const kind = textAt(attributes, 'openinference.span.kind')
  if (kind === 'TOOL') {
    const args = jsonOf(own(attributes, 'tool.parameters') ?? own(attributes, 'input.value'))
    const result = own(attributes, 'output.value')
    const id = textAt(attributes, 'tool_call.id', 'tool.id')
    return {
      kind: 'tool',
      tool: textAt(attributes, 'tool.name') ?? name,
      ...(id !== undefined && { id }),
      ...(args !== undefined && { args }),
      ...(result !== undefined && { result }),
    }
  }
  if (kind !== 'LLM' && kind !== 'AGENT') return undefined
  const model = textAt(attributes, 'llm.model_name')
  const isAgent = kind === 'AGENT'
  // of an agent, what goes in and comes out as a whole
  const input =
    (isAgent ? undefined : messagesAt(attributes, 'llm.input_messages')) ?? plainMessage(attributes, 'input', 'user')
  const output =
    (isAgent ? undefined : messagesAt(attributes, 'llm.output_messages')) ??
    plainMessage(attributes, 'output', 'assistant', isAgent ? remarks(attributes) : [])
  return {
    kind: isAgent ? 'agent' : 'model',
    ...(model !== undefined && { model }),
    usage: usage(attributes),
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
  }
}

function messagesAt(attributes: JsonObject, prefix: string): Message[] | undefined {
  const list = unflatten(attributes, prefix)
  return list === undefined
    ? undefined
    : unwrap(list, 'message').flatMap((item) => (isJsonObject(item) ? [message(item)] : []))
}

function message(item: JsonObject): Message {
  const parts = unwrap(own(item, 'contents'), 'message_content')
  const calls = unwrap(own(item, 'tool_calls'), 'tool_call').flatMap((call) => {
    if (!isJsonObject(call)) return []
    const told = own(call, 'function')
    const inner = isJsonObject(told) ? told : {}
    return [madeCall(textAt(call, 'id'), textAt(inner, 'name'), own(inner, 'arguments'))]
  })
  const { tool_calls: _calls, contents: _contents, ...rest } = item
  const read = readMessage({ ...rest, ...(parts.length > 0 && { parts }) })
  return { ...read, calls }
}

/** What an agent said on the way, of which no time is known. */
function remarks(attributes: JsonObject): string[] {
  const said = (messagesAt(attributes, 'llm.output_messages') ?? []).filter(({ text }) => text !== '')
  return said.slice(0, -1).map(() => 'text on the way to the answer')
}

function plainMessage(
  attributes: JsonObject,
  side: 'input' | 'output',
  role: string,
  others: readonly string[] = [],
): Message[] | undefined {
  const value = textAt(attributes, `${side}.value`)
  if (value === undefined || own(attributes, `${side}.mime_type`) === 'application/json') return undefined
  return [{ role, text: value, calls: [], answers: [], others }]
}

function usage(attributes: JsonObject): SpanUsage {
  const figures: Readonly<Record<string, Json | undefined>> = {
    input_tokens: numberAt(attributes, 'llm.token_count.prompt'),
    output_tokens: numberAt(attributes, 'llm.token_count.completion'),
    cached_tokens: numberAt(attributes, 'llm.token_count.prompt_details.cache_read'),
    reasoning_tokens: numberAt(attributes, 'llm.token_count.completion_details.reasoning'),
    cost_usd: numberAt(attributes, 'llm.cost.total'),
  }
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}
