import { chatProtocol } from './protocols/chat.ts'
import { embeddingsProtocol } from './protocols/embeddings.ts'
import { messagesProtocol } from './protocols/messages.ts'
import { responsesProtocol } from './protocols/responses.ts'
import type { Protocol } from './protocols/types.ts'

export type ProviderName = 'openai' | 'anthropic'

/** What a request of an agent asks for, and whom. */
export interface Route {
  readonly provider: ProviderName
  readonly method: 'GET' | 'POST'
  /** Below the provider's base URL, without its version: `chat/completions`. */
  readonly path: string
  /** With its `?`, or empty. */
  readonly query: string
  /** Absent where nothing of it is recorded as a model call. */
  readonly protocol?: Protocol
}

/**
 * An address of the endpoint: `/TOKEN/openai/v1/…` or `/TOKEN/anthropic/v1/…`. Undefined for what is not served: the
 * key stands for the whole account, and an agent has no business with its files or settings.
 */
export function readRoute(method = '', url = ''): { readonly token: string; readonly route?: Route } | undefined {
  const [path = '', query] = url.split('?', 2)
  const [, token, provider, rest] = /^\/([\w-]+)\/(openai|anthropic)\/v1\/([\w./:@-]+?)\/?$/.exec(path) ?? []
  if (token === undefined || rest === undefined || (provider !== 'openai' && provider !== 'anthropic')) return undefined
  const protocol = method === 'POST' ? PROTOCOLS[provider][rest] : undefined
  const isServed = protocol !== undefined || PASSED.some((pattern) => pattern.test(`${method} ${provider} ${rest}`))
  if (!isServed || (method !== 'GET' && method !== 'POST')) return { token }
  return {
    token,
    route: {
      ...{ provider, method, path: rest, query: query === undefined ? '' : `?${query}` },
      ...(protocol !== undefined && { protocol }),
    },
  }
}

const PROTOCOLS: Readonly<Record<ProviderName, Readonly<Record<string, Protocol>>>> = {
  openai: { 'chat/completions': chatProtocol, responses: responsesProtocol, embeddings: embeddingsProtocol },
  anthropic: { messages: messagesProtocol },
}

const PASSED = [
  /^GET (openai|anthropic) models(\/(?!\.\.?(\/|$))[\w.:@-]+)*$/,
  /^POST anthropic messages\/count_tokens$/,
]
