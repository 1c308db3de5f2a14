import { onTestFinished } from 'vitest'
import type { Json } from '../../../src/json.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import {
  type AskedModel,
  openScriptedServer,
  type Reply,
  type ScriptedServer,
} from '../../support/model-server/server.ts'
import { attemptsOf, commandAgent, type WorldParts } from '../world.ts'

export const KEY = 'sk-test-0123456789abcdef0123456789abcdef'

/** Closed when the test has finished. */
export async function scriptedModels(
  script: (request: AskedModel, number: number) => Reply | Promise<Reply>,
): Promise<ScriptedServer> {
  const server = await openScriptedServer(script)
  onTestFinished(() => server.close())
  return server
}

/** Answers in turn; the last one again and again. */
export function inTurn(...replies: readonly Reply[]): (request: AskedModel, number: number) => Reply {
  return (_, number) => replies[Math.min(number, replies.length) - 1] ?? {}
}

export interface AskingParts extends WorldParts {
  readonly models?: Readonly<Record<string, Json>>
  readonly env?: Readonly<Record<string, string>>
}

/** The attempts of an agent that asks models by the official packages; `how` is what the fixture agent is told. */
export function askingAttempts(
  server: ScriptedServer,
  how: readonly string[],
  parts: AskingParts = {},
): Promise<Attempt[]> {
  const { models = {}, env = {}, sandbox = {}, world = {}, ...rest } = parts
  return attemptsOf({
    agent: commandAgent(['node', 'openai-sdk.mjs', ...how], 'text'),
    sandbox: {
      ...sandbox,
      models: {
        openai: { base_url: `${server.origin}/v1`, key: 'OPENAI_API_KEY' },
        anthropic: { base_url: server.origin, key: 'ANTHROPIC_API_KEY' },
        ...models,
      },
    },
    world: {
      hostEnv: { PATH: process.env.PATH, OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, ...env },
      ...world,
    },
    ...rest,
  })
}

export async function askingAttempt(
  server: ScriptedServer,
  how: readonly string[],
  parts: AskingParts = {},
): Promise<Attempt> {
  const [attempt] = await askingAttempts(server, how, parts)
  if (attempt === undefined) throw new Error('no attempt was made')
  return attempt
}

/** Events without what time and order of arrival put on them. */
export function bare(events: readonly TraceEvent[]): object[] {
  return events.map(({ seq: _, at: __, ...event }) => ('ms' in event ? { ...event, ms: 'some' } : event))
}
