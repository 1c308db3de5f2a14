import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openModelEndpoint } from '../../../src/attempt/models/endpoint.ts'
import type { Stop } from '../../../src/attempt/outcome.ts'
import { createRecorder } from '../../../src/attempt/sandbox/recorder.ts'
import type { Json } from '../../../src/json.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import {
  type AskedModel,
  openScriptedServer,
  type Reply,
  type ScriptedServer,
} from '../../support/model-server/server.ts'
import { taskOf } from '../task.ts'
import { agentsFolder, attemptsOf, commandAgent, type WorldParts, worldOf } from '../world.ts'

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

function modelsAt({ origin }: ScriptedServer) {
  return {
    openai: { base_url: `${origin}/v1`, key: 'OPENAI_API_KEY' },
    anthropic: { base_url: origin, key: 'ANTHROPIC_API_KEY' },
  }
}

/** The attempts of an agent that asks models by the official packages; `how` is what the fixture agent is told. */
export function askingAttempts(
  server: ScriptedServer,
  how: readonly string[],
  parts: AskingParts = {},
): Promise<Attempt[]> {
  const { models = {}, env = {}, sandbox = {}, world = {}, ...rest } = parts
  return attemptsOf({
    agent: commandAgent(['node', join(agentsFolder, 'openai-sdk.mjs'), ...how], 'text'),
    sandbox: {
      ...sandbox,
      models: { ...modelsAt(server), ...models },
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

/** The endpoint in this process, open for one attempt. */
export async function openEndpoint(server: ScriptedServer, parts: AskingParts & { readonly attempts?: number } = {}) {
  const { models = {}, env = {}, sandbox = {}, tools = [] } = parts
  const world = worldOf({
    sandbox: { ...sandbox, models: { ...modelsAt(server), ...models } },
    world: { hostEnv: { OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, ...env }, ...parts.world },
  })
  if (world.suite.sandbox.models === undefined) throw new Error('no models')
  const endpoint = await openModelEndpoint(world.suite.sandbox.models, world)
  onTestFinished(() => endpoint.close())
  const open = async (attempt = 1) => {
    const ending = new AbortController()
    const stops: Stop[] = []
    const onLimit = (limit: Stop) => void stops.push(limit)
    const start = performance.now()
    const recorder = createRecorder({
      ...{ maxCalls: 50, maxCostUsd: undefined, onLimit, elapsed: () => performance.now() - start },
      onCall: ({ tool, args }) => opened.calls.reached(tool, args),
    })
    const opened = await endpoint.open({
      ...{ planned: { task: taskOf('a'), attempt, seed: attempt }, root: '/attempts/one', recorder },
      ...{ hasTools: tools.length > 0, signal: ending.signal, env: () => ({}) },
      stop: (reason) => void stops.push(reason),
    })
    return { ...opened, recorder, stops, end: () => ending.abort() }
  }
  return { endpoint, open }
}
