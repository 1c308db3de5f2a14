import type { ProviderName } from './routes.ts'

/** An error as the provider's own clients read it. */
export function errorBody(provider: ProviderName, message: string): string {
  const told = `Turngate: ${message}`
  if (provider === 'anthropic') {
    return JSON.stringify({ type: 'error', error: { type: 'api_error', message: told } })
  }
  return JSON.stringify({ error: { message: told, type: 'turngate_error', param: null, code: null } })
}
