import { canonical, type Json, type JsonObject } from '../../../json.ts'
import { nearest } from '../../../suite/nearest.ts'
import { PointerError } from '../../../suite/pointer.ts'
import type { ContentPart, Handler } from '../../../suite/schema/doubles.ts'
import type { ToolRule } from '../../../suite/schema/tools.ts'
import { traceName } from '../../../suite/tool-names.ts'
import type { ExecutedEvent, ProposedEvent, RefusedEvent } from '../../../trace/events.ts'
import { isJson } from '../../../trace/json-value.ts'
import { type Draws, drawsOf } from './draws.ts'
import { HandlerFault, readHandled } from './handled.ts'
import { answerOf, conditionsHold, failure, type Given, written } from './rule.ts'
import type { CompiledTool, ToolTable } from './table.ts'
import { WorldError } from './world-error.ts'

/** The world of one attempt: tools that answer by rules over a state document. Pure but for what it remembers. */
export interface World {
  /** A tool that has a handler gives a question; no other call may come before it is settled. */
  call(name: string, args: unknown, options?: CallOptions): Call | Question
  /** The document as it stands now. */
  readonly state: () => Json | undefined
  /** Calls so far, refused ones too. */
  readonly calls: () => number
}

export interface CallOptions {
  readonly id?: string
  /** The server that was asked; absent, the one of the tools that name none. */
  readonly server?: string | undefined
}

/** One call: `proposed` is recorded at once, `outcome` after `delayMs`. */
export interface Call {
  readonly proposed: ProposedEvent
  readonly outcome: ExecutedEvent | RefusedEvent
  readonly delayMs: number
  /** What answered: the n-th rule, from 1, or a failure that the seed drew. */
  readonly by?: number | 'drawn'
  /** Shown to the agent in place of the result's text; `structured` where the result was stated besides. */
  readonly content?: { readonly parts: readonly ContentPart[]; readonly structured: boolean }
}

/** A call that a handler has to answer. */
export interface Question {
  readonly proposed: ProposedEvent
  readonly handler: Handler
  readonly question: JsonObject
  /** @throws HandlerFault for what is no answer */
  settle(answer: Json): Call
}

export interface WorldOptions {
  readonly tools: ToolTable
  readonly state: Json | undefined
  /** Of the attempt: failures and delays are drawn from it. */
  readonly seed: number
  /** What handlers are told the time is. */
  readonly now?: string
  /** Calls above it are refused (`policy`). */
  readonly maxCalls?: number
}

export function createWorld({ tools, state: initial, seed, now = '', maxCalls }: WorldOptions): World {
  let state = initial
  let calls = 0
  const callsByTool = new Map<string, number>()
  const usesByRule = new Map<ToolRule, number>()

  function call(name: string, given: unknown, { id, server }: CallOptions = {}): Call | Question {
    calls += 1
    const args = isArguments(given) ? given : {}
    const known = traceName({ name, server })
    const made = { tool: known, args: { ...args }, ...(id !== undefined && { call_id: id }) }
    const proposed: ProposedEvent = { event: 'proposed', ...made }
    const refuse = (reason: RefusedEvent['reason'], message: string): Call => {
      return { proposed, outcome: { event: 'refused', ...made, reason, message }, delayMs: 0 }
    }

    if (maxCalls !== undefined && calls > maxCalls) return refuse('policy', `the limit of ${maxCalls} calls is reached`)
    const tool = served(tools, known, server)
    if (tool === undefined) return refuse('unknown_tool', unknownTool(name, namesOn(tools, server)))
    if (given !== undefined && !isArguments(given))
      return refuse('schema', 'the arguments must be an object of JSON values')
    const invalid = tool.invalid(args)
    if (invalid !== undefined) return refuse('schema', invalid)

    const ordinal = (callsByTool.get(known) ?? 0) + 1
    callsByTool.set(known, ordinal)
    const draws = drawsOf(seed, tool.identity)
    const executed = (answer: Given, delayMs: number, by?: Call['by']): Call => {
      const { content, isStructured = false, ...event } = answer
      return {
        proposed,
        // the declared delay, not the clock's: the same seed gives the same trace
        outcome: { event: 'executed', ...made, ...event, ms: delayMs },
        delayMs,
        ...(by !== undefined && { by }),
        ...(content !== undefined && { content: { parts: content, structured: isStructured } }),
      }
    }
    return execute({ tool, args, ordinal, draws, proposed, executed })
  }

  function execute({ tool, args, ordinal, draws, proposed, executed }: Execution): Call | Question {
    const { entry } = tool
    const usual = draws.delay(entry.delay, ordinal)
    if (draws.fails(entry.failure_rate ?? 0, ordinal)) {
      const { message = `${entry.name} is temporarily unavailable`, retryable = true } = entry.failure ?? {}
      return executed(failure(message, retryable), usual, 'drawn')
    }
    if (entry.handler !== undefined) {
      const place = { tool: entry.name, ...(entry.server !== undefined && { server: entry.server }) }
      return {
        proposed,
        handler: entry.handler,
        question: inOneOrder({
          ...place,
          args,
          state: state ?? null,
          seed,
          call: ordinal,
          now,
          random: draws.seed(ordinal),
        }),
        settle(answer) {
          const handled = readHandled(answer, state)
          const fault = tooLarge(handled.given) ?? unfit(tool, handled.given)
          if (fault !== undefined) throw new HandlerFault(fault)
          state = handled.state
          return executed(handled.given, usual)
        },
      }
    }
    const rules = entry.rules ?? []
    if (rules.length === 0) return executed({ ok: true, result: null }, usual)
    const rule = rules.find((candidate) => applies(candidate, args))
    if (rule === undefined) return executed(failure(`no rule of ${entry.name} answers these arguments`), usual)
    const number = rules.indexOf(rule) + 1
    const given = follow(tool, rule, `rule ${number} of ${entry.name}`, args)
    return executed(given, draws.delay(rule.delay ?? entry.delay, ordinal), number)
  }

  function applies(rule: ToolRule, args: JsonObject): boolean {
    if (!conditionsHold(rule, { args, state })) return false
    if (rule.times === undefined) return true
    const uses = (usesByRule.get(rule) ?? 0) + 1
    usesByRule.set(rule, uses)
    return uses <= rule.times
  }

  /** All writes of a rule happen, or none. */
  function follow(tool: CompiledTool, rule: ToolRule, label: string, args: JsonObject): Given {
    try {
      const after = written(rule, { args, state })
      const given = answerOf(rule, { args, state: after })
      const fault = tooLarge(given) ?? unfit(tool, given)
      if (fault !== undefined) return failure(`${label}: ${fault}`)
      state = after
      return given
    } catch (error) {
      if (error instanceof WorldError || error instanceof PointerError) return failure(`${label}: ${error.message}`)
      throw error
    }
  }

  return { call, state: () => state, calls: () => calls }
}

/** Keys in one order: a handler that walks them must not answer by how a document happens to be written. */
function inOneOrder(question: JsonObject): JsonObject {
  return JSON.parse(canonical(question))
}

interface Execution {
  readonly tool: CompiledTool
  readonly args: JsonObject
  /** This is the n-th call of the tool that was not refused. */
  readonly ordinal: number
  readonly draws: Draws
  readonly proposed: ProposedEvent
  readonly executed: (given: Given, delayMs: number, by?: Call['by']) => Call
}

/** With its arguments an event must still fit into one line of a trace. */
const MAX_RESULT_BYTES = 512 * 1024

function tooLarge({ result, content }: Given): string | undefined {
  const bytes = Buffer.byteLength(JSON.stringify(content ?? result ?? null))
  if (bytes <= MAX_RESULT_BYTES) return undefined
  return `the result is ${bytes} bytes; ${MAX_RESULT_BYTES} are allowed`
}

/** Clients hold a structured result against the schema that they were shown. */
function unfit({ unfit: check, entry }: CompiledTool, { ok, result = null }: Given): string | undefined {
  const why = ok && entry.output_schema !== undefined ? check(result) : undefined
  return why === undefined ? undefined : `the result does not fit output_schema: ${why}`
}

function isArguments(given: unknown): given is JsonObject {
  return typeof given === 'object' && given !== null && !Array.isArray(given) && isJson(given)
}

/** A tool of the server that was asked: `crm__search` is a name of the table, and no name of any server's tool. */
function served(tools: ToolTable, name: string, server: string | undefined): CompiledTool | undefined {
  const tool = tools.get(name)
  return tool?.entry.server === server ? tool : undefined
}

function namesOn(tools: ToolTable, server: string | undefined): string[] {
  return [...tools.values()].flatMap(({ entry }) => (entry.server === server ? [entry.name] : []))
}

function unknownTool(name: string, known: Iterable<string>): string {
  const near = nearest(name, known)
  return `no tool is named \`${name.slice(0, 100)}\`${near === undefined ? '' : `; did you mean \`${near}\`?`}`
}
