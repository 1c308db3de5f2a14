import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Agent } from '../../src/suite/schema/suite.ts'
import { Agent as AgentSchema } from '../../src/suite/schema/suite.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { openRun } from '../../src/trace/store/write.ts'
import { agentsFolder, attemptsOf, temporaryFolder, type WorldParts, worldOf } from '../attempt/world.ts'
import { type ModelRequest, modelServer, type Scripted } from './model-server.ts'

/** What an agent does in each user turn, told as what its model answers; `do` is what else an agent may do. */
export type Script = readonly (readonly Act[])[]

export type Act =
  | {
      readonly text?: string
      readonly calls?: readonly { readonly tool: string; readonly args: unknown }[]
      readonly usage?: { readonly input_tokens: number; readonly output_tokens: number }
    }
  | { readonly do: 'hang' | 'crash' | 'flood' | 'calls' | 'spend' | 'child' | 'garbage' }

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
      const { url } = await modelServer((request) => answerOf(script, request, stream))
      const agent = AgentSchema.parse({ kind: 'openai', model: 'scripted-1', base_url: url, stream })
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
function answerOf(script: Script, { body }: ModelRequest, stream: boolean): Scripted {
  const turn = body.messages.filter(({ role }) => role === 'user').length
  const spoken = body.messages.findLastIndex(({ role }) => role === 'user')
  const step = body.messages.slice(spoken).filter(({ role }) => role === 'assistant').length
  const act = script[turn - 1]?.[step]
  if (act === undefined) return { status: 400, body: { error: { message: 'the script has ended' } } }
  if ('do' in act) return waysOf(stream)[act.do]
  return scripted(act, stream)
}

function waysOf(stream: boolean) {
  const orders = Array.from({ length: 20 }, () => ({ tool: 'orders_Get', args: { id: '1001' } }))
  return {
    hang: 'hang' as const,
    crash: { status: 400, body: { error: { message: 'no' } } },
    flood: scripted({ text: 'x'.repeat(3 * 1024 * 1024) }, stream),
    calls: scripted({ calls: orders }, stream),
    spend: scripted({ text: 'dear', usage: { input_tokens: 1e6, output_tokens: 1e6 } }, stream),
    child: scripted({ text: '0' }, stream),
    garbage: scripted({ text: 'well' }, stream),
  }
}

function scripted(act: Exclude<Act, { readonly do: string }>, stream: boolean): Scripted {
  const { text, calls = [], usage } = act
  const tool_calls = calls.map(({ tool, args }, index) => ({
    ...{ index, id: `call_${index}`, type: 'function' },
    function: { name: tool, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  }))
  const message = { role: 'assistant', content: text ?? null, ...(tool_calls.length > 0 && { tool_calls }) }
  const finish_reason = tool_calls.length > 0 ? 'tool_calls' : 'stop'
  const head = { id: 'x', created: 0, model: 'scripted-1' }
  const counts = usage && {
    ...{ prompt_tokens: usage.input_tokens, completion_tokens: usage.output_tokens },
    total_tokens: usage.input_tokens + usage.output_tokens,
  }
  if (!stream) {
    const choices = [{ index: 0, finish_reason, message }]
    return { body: { ...head, object: 'chat.completion', choices, ...(counts && { usage: counts }) } }
  }
  const chunk = { ...head, object: 'chat.completion.chunk' }
  const chunks = [
    ...deltasOf(text, tool_calls).map((delta) => ({ ...chunk, choices: [{ index: 0, delta, finish_reason: null }] })),
    { ...chunk, choices: [{ index: 0, delta: {}, finish_reason }] },
    ...(counts ? [{ ...chunk, choices: [], usage: counts }] : []),
  ]
  const body = [...chunks.map((each) => JSON.stringify(each)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('')
  return { headers: { 'content-type': 'text/event-stream' }, body }
}

interface ToolCallDelta {
  readonly index: number
  readonly id: string
  readonly type: string
  readonly function: { readonly name: string; readonly arguments: string }
}

/** The text and the arguments of calls in pieces, as they come from a model. */
function deltasOf(text: string | undefined, calls: readonly ToolCallDelta[]): object[] {
  return [
    { role: 'assistant', content: '' },
    ...(text === undefined ? [] : halves(text).map((content) => ({ content }))),
    ...calls.flatMap(({ index, id, type, function: { name, arguments: given } }) => [
      { tool_calls: [{ index, id, type, function: { name, arguments: '' } }] },
      ...halves(given).map((part) => ({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
  ]
}

function halves(text: string): string[] {
  const letters = [...text]
  const half = Math.ceil(letters.length / 2)
  return [letters.slice(0, half).join(''), letters.slice(half).join('')]
}
