import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { isJsonObject, type Json } from '../../src/json.ts'
import type { Agent } from '../../src/suite/schema/suite.ts'
import { Agent as AgentSchema } from '../../src/suite/schema/suite.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { openRun } from '../../src/trace/store/write.ts'
import { agentsFolder, attemptsOf, temporaryFolder, type WorldParts, worldOf } from '../attempt/world.ts'
import type { ScriptedUsage } from './model-server/answer.ts'
import { type AskedModel, openScriptedServer, type Reply } from './model-server/server.ts'

/** What an agent does in each user turn, told as what its model answers; `do` is what else an agent may do. */
export type Script = readonly (readonly Act[])[]

export type Act =
  | {
      readonly text?: string
      readonly calls?: readonly { readonly tool: string; readonly args: unknown }[]
      readonly usage?: Usage
    }
  | { readonly do: 'hang' | 'crash' | 'flood' | 'calls' | 'spend' | 'garbage' }
  /** Starts a process that stays, with this among its arguments. */
  | { readonly do: 'child'; readonly mark: string }

interface Usage {
  readonly input_tokens: number
  readonly output_tokens: number
  readonly cached_tokens: number
  readonly reasoning_tokens: number
}

/** One kind of agent that plays scripts. */
export interface ActingKind {
  readonly name: string
  readonly kind: Agent['kind']
  /** What it tells and what it calls come on one way, or one after the other; else their order is not settled. */
  readonly inOrder: boolean
  /** The parts of a world whose agent plays the script. */
  playing(script: Script, parts: WorldParts): Promise<WorldParts>
}

/** A kind that is a program or a file of the suite. */
function fileKind(name: string, agent: object, inOrder = true): ActingKind {
  const parsed = AgentSchema.parse(agent)
  return {
    ...{ name, kind: parsed.kind, inOrder },
    async playing(script, parts) {
      const root = temporaryFolder()
      cpSync(join(agentsFolder, 'acts'), root, { recursive: true })
      writeFileSync(join(root, 'script.json'), JSON.stringify(script))
      return { ...parts, agent: parsed, world: { ...parts.world, root } }
    },
  }
}

function openaiKind(stream: boolean): ActingKind {
  return {
    ...{ name: stream ? 'openai, streaming' : 'openai', kind: 'openai', inOrder: true },
    async playing(script, parts) {
      const server = await openScriptedServer((request) => answerOf(script, request))
      onTestFinished(() => server.close())
      const agent = AgentSchema.parse({ kind: 'openai', model: 'scripted-1', base_url: `${server.origin}/v1`, stream })
      return { ...parts, agent }
    },
  }
}

/** Plays once as a command, then gives the record of it. */
function replayKind(): ActingKind {
  return {
    ...{ name: 'replay', kind: 'replay', inOrder: true },
    async playing(script, parts) {
      const made = await attemptsOf(await commandKind.playing(script, parts))
      const root = temporaryFolder()
      const agent = AgentSchema.parse({ kind: 'replay', source: 'run' })
      await store(join(root, 'run'), worldOf({ ...parts, agent }), made)
      return { ...parts, agent, world: { ...parts.world, root } }
    },
  }
}

async function store(folder: string, { suite }: ReturnType<typeof worldOf>, attempts: readonly Attempt[]) {
  const facts = {
    suite: suite.name,
    suite_file: suite.file,
    fingerprints: suite.fingerprints,
    agent: 'command' as const,
  }
  const tasks = [...new Set(attempts.map(({ task }) => task))]
  const run = await openRun(folder, {
    ...{ ...facts, version: 1, id: 'recorded', seed: 1, attempts: 1, tasks, turngate: '0', isolation: [] },
    ...{ concurrency: 1, started_at: '2025-01-01T00:00:00Z', interrupted: false },
  })
  for (const attempt of attempts) await run.append(attempt)
  await run.close({ finished_at: '2025-01-01T00:00:00Z', interrupted: false })
}

const commandKind = fileKind('command', { kind: 'command', command: ['node', 'command.mjs'] })
const service = (form: string) => ({
  ...{ kind: 'http', url: 'http://127.0.0.1:{port}/turn', start: ['node', 'service.mjs', form] },
})

export const actingKinds: readonly ActingKind[] = [
  commandKind,
  fileKind('http, JSON', service('json'), false),
  fileKind('http, server-sent events', service('sse'), false),
  fileKind('module', { kind: 'module', module: 'module.mjs' }),
  openaiKind(false),
  openaiKind(true),
  replayKind(),
]

/** Which answer of the script is due is read off the conversation, as attempts share the server. */
function answerOf(script: Script, { body, closed }: AskedModel): Reply {
  const roles = isJsonObject(body) && Array.isArray(body.messages) ? body.messages.map(roleOf) : []
  const turn = roles.filter((role) => role === 'user').length
  const step = roles.slice(roles.lastIndexOf('user')).filter((role) => role === 'assistant').length
  const act = script[turn - 1]?.[step]
  if (act === undefined) return { status: 400, body: { error: { message: 'the script has ended' } } }
  const isStream = isJsonObject(body) && body.stream === true
  return 'do' in act ? misbehaviour(act.do, isStream, closed) : replyOf(act)
}

function roleOf(message: Json): Json | undefined {
  return isJsonObject(message) ? message.role : undefined
}

function misbehaviour(
  way: Extract<Act, { readonly do: string }>['do'],
  isStream: boolean,
  closed: Promise<unknown>,
): Reply {
  switch (way) {
    case 'hang':
      return { before: closed }
    case 'crash':
      return { status: 400, body: { error: { message: 'no' } } }
    case 'flood':
      return isStream ? inOnePiece('x'.repeat(3 * 1024 * 1024)) : { text: 'x'.repeat(3 * 1024 * 1024) }
    case 'calls':
      return replyOf({ calls: Array.from({ length: 20 }, () => ({ tool: 'orders_Get', args: { id: '1001' } })) })
    case 'spend':
      return { text: 'dear', model: 'scripted-1', usage: { input: 1e6, output: 1e6, cached: 0, reasoning: 0 } }
    default:
      return replyOf({ text: 'well' })
  }
}

/** Scripted streams come in pieces of four characters, which would be very many. */
function inOnePiece(text: string): Reply {
  const grown = (frame: string) => frame.replace('"content":"xxxx"', `"content":"${text}"`)
  return { text: 'xxxx', frames: (frames) => frames.map(grown) }
}

function replyOf({ text, calls = [], usage }: Exclude<Act, { readonly do: string }>): Reply {
  return {
    ...(text !== undefined && { text }),
    model: 'scripted-1',
    calls: calls.map(({ tool, args }, index) => ({
      ...{ id: `call_${index}`, name: tool },
      arguments: typeof args === 'string' ? args : JSON.stringify(args),
    })),
    usage: usage === undefined ? null : counted(usage),
  }
}

function counted({ input_tokens, output_tokens, cached_tokens, reasoning_tokens }: Usage): ScriptedUsage {
  return { input: input_tokens, output: output_tokens, cached: cached_tokens, reasoning: reasoning_tokens }
}
