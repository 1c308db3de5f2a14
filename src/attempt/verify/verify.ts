import { canonical, type Json, type JsonObject } from '../../json.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { traceName } from '../../suite/tool-names.ts'
import type { AgentCall } from '../../trace/views.ts'
import { type HandlersOptions, openHandlers } from '../sandbox/handlers/handlers.ts'
import { settleQuestion } from '../sandbox/handlers/settle.ts'
import { compileTools, type ToolTable } from '../sandbox/tools/table.ts'
import { type Call, createWorld } from '../sandbox/tools/world.ts'
import type { Script } from './scripts.ts'

export interface Verification {
  /** Nothing differed, and no handler failed. */
  readonly same: boolean
  readonly scripts: number
  /** Of one time; each was made twice. */
  readonly calls: number
  readonly tools: readonly ToolCheck[]
  readonly differences: readonly Difference[]
  readonly faults: readonly Fault[]
}

export interface ToolCheck {
  /** As traces have it. */
  readonly tool: string
  readonly calls: number
  readonly ok: number
  readonly errors: number
  readonly refused: number
  /** Of `errors`, those that the seed drew. */
  readonly drawn: number
  /** Numbers of rules, from 1, that answered; `rules`: how many there are. */
  readonly reached: readonly number[]
  readonly rules: number
  readonly same: boolean
}

/** Something that was not the same the second time, or not as it was recorded. */
export interface Difference {
  readonly script: string
  readonly what: 'answer' | 'state' | 'recorded'
  /** Absent for a state. */
  readonly tool?: string
  readonly handler?: string
  readonly args?: Json
  readonly first: Json
  readonly second: Json
}

export interface Fault {
  readonly script: string
  readonly tool: string
  readonly message: string
}

export interface VerifyWorld extends Omit<HandlersOptions, 'suite'> {
  readonly suite: Suite
}

/** Makes every script twice, the second time in reverse order, each time in a world of its own, and compares. */
export async function verifyDoubles(scripts: readonly Script[], world: VerifyWorld): Promise<Verification> {
  const tools = compileTools(world.suite.tools)
  const first = await playAll(scripts, tools, world)
  const second = (await playAll([...scripts].reverse(), tools, world)).reverse()
  const handlerOf = new Map(world.suite.tools.map((entry) => [traceName(entry), moduleOf(entry)]))
  const differences = scripts.flatMap((script, index) =>
    compare(script, first[index] ?? NOTHING, second[index] ?? NOTHING, handlerOf),
  )
  const faults = [...first, ...second].flatMap(({ fault }) => fault ?? [])
  const unlike = new Set([...differences, ...faults].flatMap(({ tool }) => tool ?? []))
  return {
    same: differences.length === 0 && faults.length === 0,
    scripts: scripts.length,
    calls: scripts.reduce((sum, { calls }) => sum + calls.length, 0),
    tools: world.suite.tools.map((entry) => checkOf(entry, first, !unlike.has(traceName(entry)))),
    differences,
    faults: [...new Map(faults.map((fault) => [`${fault.tool} ${fault.message}`, fault])).values()],
  }
}

interface Played {
  readonly calls: readonly Call[]
  readonly state: Json | undefined
  readonly fault?: Fault
}

const NOTHING: Played = { calls: [], state: undefined }

/** One after another: each world is alone on the machine, so that a difference is its own. */
async function playAll(scripts: readonly Script[], tools: ToolTable, world: VerifyWorld): Promise<Played[]> {
  const played: Played[] = []
  for (const script of scripts) {
    if (world.signal.aborted) break
    played.push(await play(script, tools, world))
  }
  return played
}

async function play(script: Script, tools: ToolTable, { suite, ...place }: VerifyWorld): Promise<Played> {
  const needed = script.calls.some(({ name, server }) => tools.get(traceName({ name, server }))?.entry.handler)
  const handlers = needed ? openHandlers({ ...place, suite }) : undefined
  const world = createWorld({ tools, state: suite.state, seed: script.seed, now: suite.sandbox.now })
  const calls: Call[] = []
  try {
    for (const { name, server, args } of script.calls) {
      const made = world.call(name, args, { server })
      const call = 'settle' in made ? await settleQuestion(made, handlers) : made
      if ('fault' in call) {
        const fault = { script: script.name, tool: traceName({ name, server }), message: call.fault }
        return { calls, state: world.state(), fault }
      }
      calls.push(call)
    }
    return { calls, state: world.state() }
  } finally {
    await handlers?.close()
  }
}

function compare(
  script: Script,
  first: Played,
  second: Played,
  handlerOf: ReadonlyMap<string, string | undefined>,
): Difference[] {
  const answers = script.calls.flatMap(({ name, server, args, recorded }, index): Difference[] => {
    const [a, b] = [first.calls[index], second.calls[index]]
    if (a === undefined || b === undefined) return []
    const tool = traceName({ name, server })
    const handler = handlerOf.get(tool)
    const place = { script: script.name, tool, args, ...(handler !== undefined && { handler }) }
    const [one, two] = [answerOf(a), answerOf(b)]
    if (canonical(one) !== canonical(two)) return [{ ...place, what: 'answer', first: one, second: two }]
    if (recorded === undefined || recorded.fate === 'unknown') return []
    const [then, now] = [recordedAnswer(recorded), recordedAnswer(asCall(a))]
    return canonical(then) === canonical(now) ? [] : [{ ...place, what: 'recorded', first: then, second: now }]
  })
  const [one = null, two = null] = [first.state, second.state]
  if (answers.length > 0 || first.fault !== undefined || canonical(one) === canonical(two)) return answers
  return [{ script: script.name, what: 'state', first: one, second: two }]
}

/** All that an agent is told, and how long it takes. */
function answerOf({ outcome, content }: Call): JsonObject {
  const { event: _, tool: __, args: ___, call_id: ____, ...answer } = outcome
  return JSON.parse(JSON.stringify({ ...answer, ...(content !== undefined && { content: content.parts }) }))
}

type Answered = Pick<AgentCall, 'fate' | 'result' | 'error' | 'retryable' | 'reason' | 'message'>

function recordedAnswer({ fate, result, error, retryable, reason, message }: Answered): Json {
  return JSON.parse(JSON.stringify({ fate, result, error, retryable, reason, message }))
}

function asCall({ outcome }: Call): Answered {
  if (outcome.event === 'refused') {
    const { reason, message } = outcome
    return { fate: 'refused', reason, ...(message !== undefined && { message }) }
  }
  const { result, error, retryable, ok } = outcome
  return {
    fate: ok ? 'ok' : 'failed',
    ...(result !== undefined && { result }),
    ...(error !== undefined && { error }),
    ...(retryable !== undefined && { retryable }),
  }
}

function checkOf(entry: ToolEntry, played: readonly Played[], same: boolean): ToolCheck {
  const tool = traceName(entry)
  const calls = played.flatMap((one) => one.calls.filter(({ outcome }) => outcome.tool === tool))
  const executed = calls.flatMap(({ outcome }) => (outcome.event === 'executed' ? [outcome] : []))
  const reached = calls.flatMap(({ by }) => (typeof by === 'number' ? [by] : []))
  return {
    tool,
    calls: calls.length,
    ok: executed.filter(({ ok }) => ok).length,
    errors: executed.filter(({ ok }) => !ok).length,
    refused: calls.length - executed.length,
    drawn: calls.filter(({ by }) => by === 'drawn').length,
    reached: [...new Set(reached)].sort((a, b) => a - b),
    rules: entry.rules?.length ?? 0,
    same,
  }
}

function moduleOf({ handler }: ToolEntry): string | undefined {
  return typeof handler === 'string' ? handler : handler?.module
}
