/** Where a model is reached, or why it cannot be. */
export type Reach =
  | { readonly kind: 'reachable'; readonly apiKey?: string; readonly baseUrl?: string }
  | { readonly kind: 'no_key'; readonly reason: string }

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
  if (api_key_env !== undefined) {
    const key = given(env, api_key_env)
    if (key === undefined) return { kind: 'no_key', reason: `no key in ${api_key_env}` }
    return reachable(key, base_url ?? given(env, 'OPENAI_BASE_URL'))
  }
  if (base_url !== undefined) return reachable(given(env, own), base_url)
  const key = given(env, own) ?? given(env, 'OPENAI_API_KEY')
  if (key === undefined) return { kind: 'no_key', reason: `no key in ${own} or OPENAI_API_KEY` }
  return reachable(key, given(env, 'OPENAI_BASE_URL'))
}

function reachable(apiKey: string | undefined, baseUrl: string | undefined): Reach {
  return { kind: 'reachable', ...(apiKey !== undefined && { apiKey }), ...(baseUrl !== undefined && { baseUrl }) }
}

/** An empty variable is one that is not set. */
function given(env: Env, name: string): string | undefined {
  const value = env[name]
  return value === undefined || value === '' ? undefined : value
}
