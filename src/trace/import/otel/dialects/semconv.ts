import { isJsonObject, type Json, type JsonObject } from '../../../../json.ts'
import { readMessage, readMessages } from '../messages.ts'
import type { Message, Reading, Span, SpanEvent, SpanUsage } from '../types.ts'
import { unflatten } from '../unflatten.ts'
import { jsonOf, numberAt, own, textAt } from '../values.ts'

/**
 * The OpenTelemetry conventions for generative AI. Messages stand in attributes (`gen_ai.input.messages`), in the event
 * `gen_ai.client.inference.operation.details`, in one event a message (`gen_ai.user.message`, `gen_ai.choice`), or, in
 * older instrumentations, in attributes by number (`gen_ai.prompt.0.content`).
 * @see https://opentelemetry.io/docs/specs/semconv/gen-ai/
 */
export function readConventions(span: Span): Reading | undefined {
  const { attributes } = span
  const kind = kindOf(span)
  if (kind === undefined) return undefined
  if (kind === 'tool') return readTool(span)
  const model = textAt(attributes, 'gen_ai.response.model', 'gen_ai.request.model')
  const about = { ...(model !== undefined && { model }), usage: usageOf(attributes) }
  if (kind === 'embeddings') return { kind, ...about }
  const input = inputOf(span)
  const output = outputOf(span)
  return { kind, ...about, ...(input !== undefined && { input }), ...(output !== undefined && { output }) }
}

export function usageOf(attributes: JsonObject): SpanUsage {
  const figures = {
    input_tokens: numberAt(attributes, 'gen_ai.usage.input_tokens', 'gen_ai.usage.prompt_tokens'),
    output_tokens: numberAt(attributes, 'gen_ai.usage.output_tokens', 'gen_ai.usage.completion_tokens'),
    cached_tokens: numberAt(
      attributes,
      'gen_ai.usage.cache_read.input_tokens',
      'gen_ai.usage.cache_read_input_tokens',
      'gen_ai.usage.cached_tokens',
    ),
    reasoning_tokens: numberAt(attributes, 'gen_ai.usage.reasoning.output_tokens', 'gen_ai.usage.reasoning_tokens'),
    cost_usd: numberAt(attributes, 'gen_ai.usage.cost', 'operation.cost'),
  }
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
}

const KINDS: Readonly<Record<string, Reading['kind']>> = {
  chat: 'model',
  generate_content: 'model',
  text_completion: 'model',
  execute_tool: 'tool',
  invoke_agent: 'agent',
  invoke_workflow: 'agent',
  embeddings: 'embeddings',
}

function kindOf({ attributes }: Span): Reading['kind'] | undefined {
  const operation = textAt(attributes, 'gen_ai.operation.name', 'traceloop.span.kind')
  const named = operation === undefined ? undefined : (KINDS[operation] ?? OTHERS[operation])
  if (named !== undefined) return named
  // a span without an operation is taken by what it holds
  if (own(attributes, 'gen_ai.tool.name') !== undefined) return 'tool'
  const holds = Object.keys(attributes).some((key) => /^gen_ai\.(prompt|completion|usage|input\.messages)\b/.test(key))
  return holds || textAt(attributes, 'llm.request.type') !== undefined ? 'model' : undefined
}

const OTHERS: Readonly<Record<string, Reading['kind']>> = { agent: 'agent', tool: 'tool' }

function readTool({ name, attributes, events }: Span): Reading {
  const id = textAt(attributes, 'gen_ai.tool.call.id')
  const details = events.map((event) => event.attributes)
  const find = (...keys: readonly string[]) => {
    for (const from of [attributes, ...details]) for (const key of keys) if (from[key] !== undefined) return from[key]
    return undefined
  }
  const args = find('gen_ai.tool.call.arguments', 'gen_ai.tool.arguments', 'traceloop.entity.input')
  const result = find('gen_ai.tool.call.result', 'gen_ai.tool.result', 'traceloop.entity.output')
  return {
    kind: 'tool',
    tool: textAt(attributes, 'gen_ai.tool.name', 'traceloop.entity.name') ?? name.replace(/^execute_tool /, ''),
    ...(id !== undefined && { id }),
    ...(args !== undefined && { args: jsonOf(args) ?? args }),
    ...(result !== undefined && { result }),
  }
}

const DETAILS = 'gen_ai.client.inference.operation.details'

function inputOf(span: Span): Message[] | undefined {
  return (
    readMessages(own(span.attributes, 'gen_ai.input.messages')) ??
    fromDetails(span, 'gen_ai.input.messages') ??
    fromEvents(span.events.filter((event) => /^gen_ai\.\w+\.message$/.test(event.name))) ??
    readMessages(
      unflatten(span.attributes, 'gen_ai.prompt') ?? eventText(span, 'gen_ai.content.prompt', 'gen_ai.prompt'),
    )
  )
}

function outputOf(span: Span): Message[] | undefined {
  return (
    readMessages(own(span.attributes, 'gen_ai.output.messages')) ??
    fromDetails(span, 'gen_ai.output.messages') ??
    fromEvents(span.events.filter((event) => event.name === 'gen_ai.choice')) ??
    readMessages(
      unflatten(span.attributes, 'gen_ai.completion') ??
        eventText(span, 'gen_ai.content.completion', 'gen_ai.completion'),
    )?.map((message) => ({ ...message, role: 'assistant' }))
  )
}

function fromDetails({ events }: Span, key: string): Message[] | undefined {
  const event = events.find(({ name }) => name === DETAILS)
  if (event === undefined) return undefined
  const body = isJsonObject(event.body) ? event.body : {}
  return readMessages(own(event.attributes, key) ?? own(body, key))
}

function eventText({ events }: Span, name: string, key: string): Json | undefined {
  const event = events.find((one) => one.name === name)
  return event === undefined ? undefined : own(event.attributes, key)
}

/** One event a message; its content is the body of a log record, one attribute of JSON text, or attributes by name. */
function fromEvents(events: readonly SpanEvent[]): Message[] | undefined {
  const messages = events.flatMap((event) => {
    const body = jsonOf(event.body) ?? jsonOf(own(event.attributes, 'gen_ai.event.content'))
    const content = isJsonObject(body) ? body : event.attributes
    const inner = jsonOf(own(content, 'message'))
    const message = isJsonObject(inner) ? inner : content
    const role =
      event.name === 'gen_ai.choice' ? 'assistant' : (/^gen_ai\.(\w+)\.message$/.exec(event.name)?.[1] ?? 'user')
    const hasContent = ['content', 'parts', 'tool_calls'].some((key) => own(message, key) !== undefined)
    return hasContent ? [readMessage(message, role)] : []
  })
  // events without content mark that there was a message, which was not captured
  return messages.length === 0 ? undefined : messages
}
