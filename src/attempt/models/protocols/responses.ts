import type { Json } from '../../../json.ts'
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

/** `POST responses` */
export const responsesProtocol: Protocol = {
  readRequest(body) {
    const input = at(body, 'input')
    const items = Array.isArray(input) ? listAt(input) : []
    const results = items.flatMap((item) => {
      const id = textAt(item, 'call_id')
      if (!RESULTS.has(textAt(item, 'type') ?? '') || id === undefined) return []
      return [{ id, ok: true, result: readResult(at(item, 'output')) }]
    })
    const last = items.at(-1)
    return {
      model: textAt(body, 'model') ?? '',
      results,
      last: typeof input === 'string' ? input : textsOf(at(last, 'content') ?? at(last, 'output')),
    }
  },
  readAnswer(body) {
    if (at(body, 'error') === undefined && !Array.isArray(at(body, 'output'))) return undefined
    return readResponse(body)
  },
  openStream: readStream,
}

const RESULTS: ReadonlySet<string> = new Set(['function_call_output', 'custom_tool_call_output'])

/** The last event of a stream holds the whole answer. */
function readStream(): StreamReader {
  let answer: Json | undefined
  let error: ReturnType<typeof readError> = {}
  return {
    push({ data }) {
      if (data === '[DONE]') return
      const event = parseJson(data)
      if (event === undefined) {
        error = { failure: NOT_JSON, ...error }
        return
      }
      const type = textAt(event, 'type')
      error = { ...readError(type === 'error' ? { code: at(event, 'code') ?? null } : at(event, 'error')), ...error }
      if (type !== undefined && ENDS.has(type)) answer = at(event, 'response')
    },
    isDone: () => answer !== undefined,
    read() {
      const reading = answer === undefined ? { usage: {}, text: '', calls: [] } : readResponse(answer)
      return { ...reading, ...error }
    },
  }
}

const ENDS: ReadonlySet<string> = new Set(['response.completed', 'response.incomplete', 'response.failed'])

function readResponse(body: Json): Reading {
  const output = listAt(body, 'output')
  const hasFailed = textAt(body, 'status') === 'failed'
  return {
    ...defined({ model: textAt(body, 'model') }),
    usage: usageOf(at(body, 'usage')),
    text: output
      .flatMap((item) => (textAt(item, 'type') === 'message' ? textsOf(at(item, 'content')) : []))
      .filter((text) => text !== '')
      .join('\n'),
    calls: output.flatMap(readCall),
    ...readError(at(body, 'error') ?? (hasFailed ? {} : undefined)),
  }
}

function readCall(item: Json): ProposedCall[] {
  const type = textAt(item, 'type')
  const tool = textAt(item, 'name')
  if (tool === undefined) return []
  const id = defined({ id: textAt(item, 'call_id') })
  if (type === 'function_call') return [{ tool, args: parseArguments(textAt(item, 'arguments') ?? ''), ...id }]
  if (type === 'custom_tool_call') return [{ tool, args: { input: textAt(item, 'input') ?? '' }, ...id }]
  return []
}

function usageOf(usage: Json | undefined): TokenUsage {
  return defined<TokenUsage>({
    input_tokens: countAt(usage, 'input_tokens'),
    output_tokens: countAt(usage, 'output_tokens'),
    cached_tokens: countAt(usage, 'input_tokens_details', 'cached_tokens'),
    reasoning_tokens: countAt(usage, 'output_tokens_details', 'reasoning_tokens'),
  })
}
