import type { Session } from '../../sandbox/session.ts'
import type { UserWords } from '../dialog/script.ts'

/** What a service is told of its attempt; `conversation` is the same for all turns of one attempt, and no other's. */
export interface Context {
  readonly conversation: string
  readonly task: string
  readonly attempt: number
  readonly seed: number
  readonly now: string
  readonly workspace: string
  readonly mcp_url?: string
  readonly openai_base_url?: string
  readonly anthropic_base_url?: string
  /** Stands for the key at both addresses. */
  readonly api_key?: string
}

export function contextOf({ planned, env, models }: Session, conversation: string): Context {
  const mcpUrl = env.TURNGATE_MCP_URL
  return {
    conversation,
    task: planned.task.id,
    attempt: planned.attempt,
    seed: planned.seed,
    now: env.TURNGATE_NOW ?? '',
    workspace: env.TURNGATE_WORKSPACE ?? '',
    ...(mcpUrl !== undefined && { mcp_url: mcpUrl }),
    ...(models !== undefined && {
      openai_base_url: models.openaiUrl,
      anthropic_base_url: models.anthropicUrl,
      api_key: models.token,
    }),
  }
}

/** One user turn: the line that an agent over standard streams is sent, with its number and the attempt's facts. */
export function bodyOf({ text, turn }: UserWords, context: Context): string {
  return JSON.stringify({ event: 'user', text, turn, context })
}

/** The same facts as headers, for services that pass a request's headers on: `x-turngate-mcp-url`. */
export function headersOf(context: Context): (readonly [name: string, value: string])[] {
  return [
    ['content-type', 'application/json'],
    ['accept', 'application/json, text/event-stream'],
    ...Object.entries(context).map(([key, value]): readonly [string, string] => [
      `x-turngate-${key.replaceAll('_', '-')}`,
      // a header holds no other characters
      String(value).replace(/[^\x20-\x7e]+/g, encodeURIComponent),
    ]),
  ]
}
