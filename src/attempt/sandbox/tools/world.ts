import type { Json, JsonObject } from '../../../json.ts'
import { nearest } from '../../../suite/nearest.ts'
import { appendPointer, PointerError, removePointer, setPointer } from '../../../suite/pointer.ts'
import type { ToolEntry, ToolRule } from '../../../suite/schema/tools.ts'
import { checkState } from '../../../suite/state-check.ts'
import type { ExecutedEvent, ProposedEvent, RefusedEvent } from '../../../trace/events.ts'
import { isJson } from '../../../trace/json-value.ts'
import { readDuration } from '../../duration.ts'
import { hash32 } from '../../seed.ts'
import { meets } from './condition.ts'
import type { ToolTable } from './table.ts'
import { fillPointer, fillTemplate, readArgument, type Sources } from './template.ts'
import { WorldError } from './world-error.ts'

/** The world of one attempt: tools that answer by rules over a state document. Pure but for what it remembers. */
export interface World {
  call(name: string, args: unknown, callId?: string): Call
  /** The document as it stands now. */
  readonly state: () => Json | undefined
  /** Calls so far, refused ones too. */
  readonly calls: () => number
}

/** One call: `proposed` is recorded at once, `outcome` after `delayMs`. */
export interface Call {
  readonly proposed: ProposedEvent
  readonly outcome: ExecutedEvent | RefusedEvent
  readonly delayMs: number
}

export interface WorldOptions {
  readonly tools: ToolTable
  readonly state: Json | undefined
  /** Of the attempt: failures are drawn from it. */
  readonly seed: number
  /** Calls above it are refused (`policy`). */
  readonly maxCalls?: number
}

export function createWorld({ tools, state: initial, seed, maxCalls }: WorldOptions): World {
  let state = initial
  let calls = 0
  const callsByTool = new Map<string, number>()
  const usesByRule = new Map<ToolRule, number>()

  function call(name: string, given: unknown, callId?: string): Call {
    calls += 1
    const args = isArguments(given) ? given : {}
    const id = callId === undefined ? {} : { call_id: callId }
    const proposed: ProposedEvent = { event: 'proposed', tool: name, args: { ...args }, ...id }
    const refuse = (reason: RefusedEvent['reason'], message: string): Call => {
      const outcome: RefusedEvent = { event: 'refused', tool: name, args: { ...args }, ...id, reason, message }
      return { proposed, outcome, delayMs: 0 }
    }

    if (maxCalls !== undefined && calls > maxCalls) return refuse('policy', `the limit of ${maxCalls} calls is reached`)
    const tool = tools.get(name)
    if (tool === undefined) return refuse('unknown_tool', unknownTool(name, tools.keys()))
    if (given !== undefined && !isArguments(given))
      return refuse('schema', 'the arguments must be an object of JSON values')
    const invalid = tool.invalid(args)
    if (invalid !== undefined) return refuse('schema', invalid)

    const answer = execute(tool.entry, args)
    const executed: ExecutedEvent = { event: 'executed', tool: name, args: { ...args }, ...id, ...answer.event }
    // the declared delay, not the clock's: the same seed gives the same trace
    return { proposed, outcome: { ...executed, ms: answer.delayMs }, delayMs: answer.delayMs }
  }

  function execute(entry: ToolEntry, args: JsonObject): Answer {
    const ordinal = (callsByTool.get(entry.name) ?? 0) + 1
    callsByTool.set(entry.name, ordinal)
    if (drawsFailure(entry, seed, ordinal)) {
      return { event: failure(`${entry.name} is temporarily unavailable`, true), delayMs: delayOf(entry) }
    }
    const rules = entry.rules ?? []
    if (rules.length === 0) return { event: { ok: true, result: null }, delayMs: delayOf(entry) }
    const rule = rules.find((candidate) => applies(candidate, args))
    if (rule === undefined) {
      return { event: failure(`no rule of ${entry.name} answers these arguments`), delayMs: delayOf(entry) }
    }
    return {
      event: follow(rule, `rule ${rules.indexOf(rule) + 1} of ${entry.name}`, args),
      delayMs: delayOf(entry, rule),
    }
  }

  function applies(rule: ToolRule, args: JsonObject): boolean {
    if (!conditionsHold(rule, { args, state })) return false
    if (rule.times === undefined) return true
    const uses = (usesByRule.get(rule) ?? 0) + 1
    usesByRule.set(rule, uses)
    return uses <= rule.times
  }

  /** All writes of a rule happen, or none. */
  function follow(rule: ToolRule, label: string, args: JsonObject): Answer['event'] {
    try {
      const after = written(rule, { args, state })
      const event = answerOf(rule, { args, state: after })
      state = after
      return event
    } catch (error) {
      if (error instanceof WorldError || error instanceof PointerError) return failure(`${label}: ${error.message}`)
      throw error
    }
  }

  return { call, state: () => state, calls: () => calls }
}

/** With its arguments an event must still fit into one line of a trace. */
const MAX_RESULT_BYTES = 512 * 1024

interface Answer {
  readonly event: Pick<ExecutedEvent, 'ok' | 'result' | 'error' | 'retryable'>
  readonly delayMs: number
}

function isArguments(given: unknown): given is JsonObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given) && isJson(given)
}

function unknownTool(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return `no tool is named \`${name.slice(0, 100)}\`${near === undefined ? '' : `; did you mean \`${near}\`?`}`
}

function drawsFailure(entry: ToolEntry, seed: number, ordinal: number): boolean {
  const rate = entry.failure_rate ?? 0
  return rate > 0 && hash32(seed, 'failure', entry.name, ordinal) / 2 ** 32 < rate
}

function failure(error: string, retryable?: boolean): Answer['event'] {
  return { ok: false, error, ...(retryable === undefined ? {} : { retryable }) }
}

function delayOf(entry: ToolEntry, rule?: ToolRule): number {
  const delay = rule?.delay ?? entry.delay
  return delay === undefined ? 0 : readDuration(delay)
}

function conditionsHold(rule: ToolRule, sources: Sources): boolean {
  const { args = {}, state = [] } = rule.when ?? {}
  return (
    Object.entries(args).every(([name, condition]) => meets(readArgument(sources.args, name), condition, sources)) &&
    state.every((check) => {
      const path = pointerIfGiven(check.path, sources.args)
      return path !== undefined && checkState(sources.state, { ...check, path }).ok
    })
  )
}

/** Undefined where the pointer wants an argument that the call did not give. */
function pointerIfGiven(template: string, args: JsonObject): string | undefined {
  try {
    return fillPointer(template, args)
  } catch (error) {
    if (error instanceof WorldError) return undefined
    throw error
  }
}

function written(rule: ToolRule, { args, state }: Sources): Json | undefined {
  if (rule.set === undefined && rule.append === undefined && rule.remove === undefined) return state
  let after: Json = state ?? {}
  for (const { path, value } of rule.set ?? []) {
    after = setPointer(after, fillPointer(path, args), fillTemplate(value, { args, state: after }))
  }
  for (const { path, value } of rule.append ?? []) {
    after = appendPointer(after, fillPointer(path, args), fillTemplate(value, { args, state: after }))
  }
  for (const path of rule.remove ?? []) after = removePointer(after, fillPointer(path, args))
  return after
}

function answerOf(rule: ToolRule, sources: Sources): Answer['event'] {
  if (rule.error !== undefined) {
    return failure(String(fillTemplate(rule.error.message, sources)), rule.error.retryable)
  }
  const result = rule.return === undefined ? null : fillTemplate(rule.return, sources)
  const bytes = Buffer.byteLength(JSON.stringify(result))
  if (bytes > MAX_RESULT_BYTES) throw new WorldError(`the result is ${bytes} bytes; ${MAX_RESULT_BYTES} are allowed`)
  return { ok: true, result }
}
