import type { ModelProvider, Models } from '../../suite/schema/models.ts'
import type { HostEnv } from '../world.ts'
import type { ProviderName } from './routes.ts'

/** Where a provider is reached, with what key. */
export interface Reach {
  /** Paths are put behind it, after a `/`. */
  readonly base: string
  readonly headers: Readonly<Record<string, string>>
  /** The variable that holds the key, and the key; absent where none is sent. */
  readonly key?: { readonly name: string; readonly value: string }
  /** The variable that should hold a key and does not. */
  readonly missing?: string
}

/**
 * The key is the variable that the suite names; else the provider's usual one, which is not sent to an address that the
 * suite states: such a server is asked without a key.
 */
export function reachOf(provider: ProviderName, models: Models, hostEnv: HostEnv): Reach {
  const usual = USUAL[provider]
  const { base_url: own, key: named }: ModelProvider = models[provider]
  const base = (own ?? given(hostEnv, usual.baseVariable) ?? usual.base).replace(/\/+$/, '')
  const address = provider === 'anthropic' ? `${base.replace(/\/v1$/, '')}/v1` : base
  const name = named ?? (own === undefined ? usual.keyVariable : undefined)
  if (name === undefined) return { base: address, headers: {} }
  const value = given(hostEnv, name)
  if (value === undefined) return { base: address, headers: {}, missing: name }
  const account = own === undefined ? accountHeaders(provider, hostEnv) : {}
  return { base: address, headers: { ...account, ...usual.authorization(value) }, key: { name, value } }
}

/** Variables that hold keys of models: the agent gets a token in their place. */
export function keyVariables(models: Models | undefined): readonly string[] {
  if (models === undefined) return []
  return [models.openai.key, models.anthropic.key, USUAL.openai.keyVariable, USUAL.anthropic.keyVariable].flatMap(
    (name) => name ?? [],
  )
}

const USUAL = {
  openai: {
    base: 'https://api.openai.com/v1',
    baseVariable: 'OPENAI_BASE_URL',
    keyVariable: 'OPENAI_API_KEY',
    authorization: (key: string) => ({ authorization: `Bearer ${key}` }),
  },
  anthropic: {
    base: 'https://api.anthropic.com',
    baseVariable: 'ANTHROPIC_BASE_URL',
    keyVariable: 'ANTHROPIC_API_KEY',
    authorization: (key: string) => ({ 'x-api-key': key }),
  },
} as const

/** Which part of the account pays. */
function accountHeaders(provider: ProviderName, hostEnv: HostEnv): Record<string, string> {
  if (provider !== 'openai') return {}
  const organization = given(hostEnv, 'OPENAI_ORG_ID')
  const project = given(hostEnv, 'OPENAI_PROJECT_ID')
  return {
    ...(organization !== undefined && { 'openai-organization': organization }),
    ...(project !== undefined && { 'openai-project': project }),
  }
}

/** An empty variable is one that is not set. */
function given(env: HostEnv, name: string): string | undefined {
  const value = env[name]?.trim()
  return value === '' ? undefined : value
}
