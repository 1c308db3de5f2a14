import type { Json } from '../../../json.ts'
import type { SseEvent } from '../sse.ts'
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

/** `POST chat/completions` */
export const chatProtocol: Protocol = {
  readRequest(body) {
    const messages = listAt(body, 'messages')
    const results = messages.flatMap((message) => {
      const id = textAt(message, 'tool_call_id')
      if (textAt(message, 'role') !== 'tool' || id === undefined) return []
      return [{ id, ok: true, result: readResult(at(message, 'content')) }]
    })
    return { model: textAt(body, 'model') ?? '', results, last: textsOf(at(messages.at(-1), 'content')) }
  },
  readAnswer(body) {
    const error = readError(at(body, 'error'))
    if (Object.keys(error).length === 0 && !Array.isArray(at(body, 'choices'))) return undefined
    const message = at(body, 'choices', 0, 'message')
    return {
      ...headOf(body),
      text: textAt(message, 'content') ?? '',
      calls: listAt(message, 'tool_calls').flatMap(readCall),
      ...error,
    }
  },
  openStream: readStream,
}

interface CallInParts {
  id: string | undefined
  tool: string
  args: string
}

function readStream(): StreamReader {
  const calls = new Map<number, CallInParts>()
  let head: Pick<Reading, 'model' | 'usage'> = { usage: {} }
  let text = ''
  let error: ReturnType<typeof readError> = {}
  let isFinished = false
  let isDone = false

  function takeCall(delta: Json): void {
    const index = countAt(delta, 'index') ?? 0
    const call = calls.get(index) ?? { id: undefined, tool: '', args: '' }
    call.id ??= textAt(delta, 'id')
    call.tool += textAt(delta, 'function', 'name') ?? ''
    call.args += textAt(delta, 'function', 'arguments') ?? ''
    calls.set(index, call)
  }

  return {
    push({ data }: SseEvent) {
      if (data === '[DONE]') {
        isDone = true
        return
      }
      const chunk = parseJson(data)
      if (chunk === undefined) {
        error = { failure: NOT_JSON, ...error }
        return
      }
      error = { ...readError(at(chunk, 'error')), ...error }
      const { model = head.model, usage } = headOf(chunk)
      head = { usage: { ...head.usage, ...usage }, ...(model !== undefined && { model }) }
      const choice = listAt(chunk, 'choices').find((one) => (countAt(one, 'index') ?? 0) === 0)
      text += textAt(choice, 'delta', 'content') ?? ''
      for (const delta of listAt(choice, 'delta', 'tool_calls')) takeCall(delta)
      if (textAt(choice, 'finish_reason') !== undefined) isFinished = true
    },
    // some servers leave the last mark out
    isDone: () => isDone || isFinished,
    read: () => ({
      ...head,
      text,
      calls: [...calls.values()].map(({ id, tool, args }) => proposal(id, tool, args)),
      ...error,
    }),
  }
}

function headOf(body: Json): Pick<Reading, 'model' | 'usage'> {
  return { usage: usageOf(at(body, 'usage')), ...defined({ model: textAt(body, 'model') }) }
}

function usageOf(usage: Json | undefined): TokenUsage {
  return defined<TokenUsage>({
    input_tokens: countAt(usage, 'prompt_tokens'),
    // embeddings have none
    output_tokens: countAt(usage, 'completion_tokens'),
    cached_tokens: countAt(usage, 'prompt_tokens_details', 'cached_tokens'),
    reasoning_tokens: countAt(usage, 'completion_tokens_details', 'reasoning_tokens'),
  })
}

/** What a tool call of an answer proposes; a custom tool is given plain text. */
function readCall(call: Json): ProposedCall[] {
  const custom = textAt(call, 'custom', 'name')
  const id = textAt(call, 'id')
  if (custom !== undefined) {
    return [{ tool: custom, args: { input: textAt(call, 'custom', 'input') ?? '' }, ...defined({ id }) }]
  }
  const tool = textAt(call, 'function', 'name')
  return tool === undefined ? [] : [proposal(id, tool, textAt(call, 'function', 'arguments') ?? '')]
}

function proposal(id: string | undefined, tool: string, args: string): ProposedCall {
  return { tool, args: parseArguments(args), ...defined({ id }) }
}
