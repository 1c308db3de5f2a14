import type { Json } from '../../../json.ts'
import { at, countAt, defined, listAt, parseArguments, parseJson, readResult, textAt, textsOf } from './read.ts'
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
  let failure: string | undefined
  return {
    push({ data }) {
      if (data === '[DONE]') return
      const event = parseJson(data)
      if (event === undefined) {
        failure ??= 'its stream holds an event that is not JSON'
        return
      }
      const type = textAt(event, 'type')
      if (type === 'error' || at(event, 'error') !== undefined) failure ??= 'it sent an error inside its answer'
      if (type !== undefined && ENDS.has(type)) answer = at(event, 'response')
    },
    isDone: () => answer !== undefined,
    read() {
      const reading = answer === undefined ? { usage: {}, text: '', calls: [] } : readResponse(answer)
      return { ...reading, ...(failure !== undefined && { failure }) }
    },
  }
}

const ENDS: ReadonlySet<string> = new Set(['response.completed', 'response.incomplete', 'response.failed'])

function readResponse(body: Json): Reading {
  const output = listAt(body, 'output')
  const hasFailed = textAt(body, 'status') === 'failed' || (at(body, 'error') ?? null) !== null
  return {
    ...defined({ model: textAt(body, 'model') }),
    usage: usageOf(at(body, 'usage')),
    text: output
      .flatMap((item) => (textAt(item, 'type') === 'message' ? textsOf(at(item, 'content')) : []))
      .filter((text) => text !== '')
      .join('\n'),
    calls: output.flatMap(readCall),
    ...(hasFailed && { failure: 'it sent an error inside its answer' }),
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
