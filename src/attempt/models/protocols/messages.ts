import { isJsonObject, type Json } from '../../../json.ts'
import { isJson } from '../../../trace/json-value.ts'
import {
  at,
  countAt,
  defined,
  listAt,
  NOT_JSON,
  parseArguments,
  parseJson,
  readError,
  readResult,
  textAt,
  textsOf,
} from './read.ts'
import type { ProposedCall, Protocol, Reading, StreamReader, TokenUsage } from './types.ts'

/** Anthropic's `POST messages` */
export const messagesProtocol: Protocol = {
  readRequest(body) {
    const messages = listAt(body, 'messages')
    const parts = messages.flatMap((message) => listAt(message, 'content'))
    const results = parts.flatMap((part) => {
      const id = textAt(part, 'tool_use_id')
      if (textAt(part, 'type') !== 'tool_result' || id === undefined) return []
      return [{ id, ok: at(part, 'is_error') !== true, result: readResult(at(part, 'content')) }]
    })
    return { model: textAt(body, 'model') ?? '', results, last: lastOf(at(messages.at(-1), 'content')) }
  },
  readAnswer(body) {
    if (textAt(body, 'type') === 'error')
      return { usage: {}, text: '', calls: [], ...readError(at(body, 'error') ?? {}) }
    return Array.isArray(at(body, 'content')) ? readMessage(body) : undefined
  },
  openStream: readStream,
}

interface Block {
  readonly start: Json
  text: string
  input: string
}

function readStream(): StreamReader {
  const blocks = new Map<number, Block>()
  let head: Json | undefined
  let usage: TokenUsage = {}
  let error: ReturnType<typeof readError> = {}
  let isDone = false

  function takeDelta(event: Json): void {
    const block = blocks.get(countAt(event, 'index') ?? 0)
    if (block === undefined) return
    block.text += textAt(event, 'delta', 'text') ?? ''
    block.input += textAt(event, 'delta', 'partial_json') ?? ''
  }

  return {
    push({ data }) {
      const event = parseJson(data)
      if (event === undefined) {
        error = { failure: NOT_JSON, ...error }
        return
      }
      const type = textAt(event, 'type')
      if (type === 'message_start') head = at(event, 'message')
      if (type === 'message_start') usage = usageOf(at(head, 'usage'))
      // later counts are of the whole answer, and may leave out those of its beginning
      if (type === 'message_delta') usage = { ...usage, ...usageOf(at(event, 'usage')) }
      if (type === 'content_block_start') {
        const start = at(event, 'content_block') ?? null
        blocks.set(countAt(event, 'index') ?? 0, { start, text: textAt(start, 'text') ?? '', input: '' })
      }
      if (type === 'content_block_delta') takeDelta(event)
      if (type === 'message_stop') isDone = true
      if (type === 'error') error = { ...readError(at(event, 'error') ?? {}), ...error }
    },
    isDone: () => isDone,
    read() {
      const all = [...blocks.values()]
      return {
        ...defined({ model: textAt(head, 'model') }),
        usage,
        text: all.map(({ text }) => text).join(''),
        calls: all.flatMap(({ start, input }) => readCall(start, input)),
        ...error,
      }
    },
  }
}

function readMessage(body: Json): Reading {
  const content = listAt(body, 'content')
  return {
    ...defined({ model: textAt(body, 'model') }),
    usage: usageOf(at(body, 'usage')),
    text: content.map((block) => textAt(block, 'text') ?? '').join(''),
    calls: content.flatMap((block) => readCall(block)),
  }
}

/** `streamed`: the input came in pieces after the block had begun. */
function readCall(block: Json, streamed?: string): ProposedCall[] {
  const tool = textAt(block, 'name')
  if (textAt(block, 'type') !== 'tool_use' || tool === undefined) return []
  const input = at(block, 'input')
  const whole = isJsonObject(input) && isJson(input) ? input : undefined
  const args = streamed === undefined || streamed === '' ? whole : parseArguments(streamed)
  return [{ tool, args, ...defined({ id: textAt(block, 'id') }) }]
}

/** Anthropic counts apart what was read from a cache or written to one. */
function usageOf(usage: Json | undefined): TokenUsage {
  const read = countAt(usage, 'cache_read_input_tokens')
  const written = countAt(usage, 'cache_creation_input_tokens')
  const input = countAt(usage, 'input_tokens')
  return defined<TokenUsage>({
    input_tokens: input === undefined ? undefined : input + (read ?? 0) + (written ?? 0),
    output_tokens: countAt(usage, 'output_tokens'),
    cached_tokens: read,
    reasoning_tokens: countAt(usage, 'output_tokens_details', 'thinking_tokens'),
  })
}

function lastOf(content: Json | undefined): string {
  const text = textsOf(content)
  return text === '' ? textsOf(at(listAt(content).at(-1), 'content')) : text
}
