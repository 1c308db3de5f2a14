import type { AgentOf } from '../types.ts'

/** The variable that holds the key; undefined where an own endpoint is asked without one. */
export function keyVariable({ key, base_url }: AgentOf<'openai'>): string | undefined {
  return key ?? (base_url === undefined ? 'OPENAI_API_KEY' : undefined)
}

export const OPENAI_URL = 'https://api.openai.com/v1'
