/** Where a model is reached, or why it cannot be. */
export type Reach =
  | { readonly kind: 'reachable'; readonly apiKey?: string; readonly baseUrl?: string }
  | { readonly kind: 'unreachable'; readonly reason: string }

export interface ReachOptions {
  readonly base_url?: string
  readonly api_key_env?: string
}

type Env = Readonly<Record<string, string | undefined>>

/**
 * The key is the variable that the suite names; else `own`, Turngate's variable for this kind of model; else
 * OPENAI_API_KEY. The last is OpenAI's: it is not sent to an address that a suite states.
 */
export function reachOf({ base_url, api_key_env }: ReachOptions, own: string, env: Env): Reach {
  const names = api_key_env !== undefined ? [api_key_env] : base_url !== undefined ? [own] : [own, 'OPENAI_API_KEY']
  const name = names.find((candidate) => given(env, candidate) !== undefined)
  const key = name === undefined ? undefined : given(env, name)
  // a server of one's own may want none
  const isKeyNeeded = api_key_env !== undefined || base_url === undefined
  if (key === undefined && isKeyNeeded) return unreachable(`no key in ${names.join(' or ')}`)
  if (key !== undefined && !SENDABLE.test(key)) return unreachable(`${name} holds characters that no key has`)
  const baseUrl = base_url ?? given(env, 'OPENAI_BASE_URL')
  if (baseUrl !== undefined && !URL.canParse(baseUrl)) return unreachable('OPENAI_BASE_URL is not an address')
  return { kind: 'reachable', ...(key !== undefined && { apiKey: key }), ...(baseUrl !== undefined && { baseUrl }) }
}

/** Anything else breaks the header of the request, and the error about it would quote the key. */
const SENDABLE = /^[\x21-\x7e]+$/

function unreachable(reason: string): Reach {
  return { kind: 'unreachable', reason }
}

/** An empty variable is one that is not set; a line end after a pasted key is not part of it. */
function given(env: Env, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
