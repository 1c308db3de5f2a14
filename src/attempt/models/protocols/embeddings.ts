import { at, countAt, defined, textAt, textsOf } from './read.ts'
import type { Protocol, TokenUsage } from './types.ts'

/** `POST embeddings`: never a stream. */
export const embeddingsProtocol: Protocol = {
  readRequest(body) {
    const input = at(body, 'input')
    const last = Array.isArray(input) ? input.at(-1) : input
    return { model: textAt(body, 'model') ?? '', results: [], last: textsOf(last) }
  },
  readAnswer(body) {
    if (!Array.isArray(at(body, 'data'))) return undefined
    const input = countAt(body, 'usage', 'prompt_tokens') ?? countAt(body, 'usage', 'total_tokens')
    const usage = defined<TokenUsage>({
      input_tokens: input,
      output_tokens: input === undefined ? undefined : 0,
      cached_tokens: undefined,
      reasoning_tokens: undefined,
    })
    return { usage, text: '', calls: [], ...defined({ model: textAt(body, 'model') }) }
  },
  openStream: () => ({
    push: () => undefined,
    isDone: () => true,
    read: () => ({ usage: {}, text: '', calls: [] }),
  }),
}
