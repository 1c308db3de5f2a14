import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import type { TraceEvent } from '../events.ts'
import { fitEvent } from '../fit.ts'
import type { Actor } from '../views.ts'
import { parseResult, readFailure } from './failure.ts'
import type { Warnings } from './warnings.ts'

export interface ForeignCall {
  readonly by: Actor
  readonly tool: string
  /** An object, or its JSON text. */
  readonly args: Json
  readonly id?: string
}

export interface ForeignResult {
  readonly by: Actor
  readonly tool?: string
  readonly id?: string
  readonly text: string
  readonly failed: boolean
  /** Milliseconds that the tool took. */
  readonly ms?: number
}

interface OpenCall {
  readonly by: Actor
  readonly tool: string
  readonly args: JsonObject
  readonly id: string | undefined
  readonly refused: boolean
}

/** Builds the trace of an imported conversation, message by message. */
export class Conversation {
  readonly #events: TraceEvent[] = []
  readonly #warnings: Warnings
  #open: OpenCall[] = []
  #at: number | undefined

  constructor(warnings: Warnings) {
    this.#warnings = warnings
  }

  /** What is added from now on happened at this time, in milliseconds since the attempt began. */
  moveTo(at: number): void {
    this.#at = at
  }

  add(event: TraceEvent): void {
    const stamped = { ...event, seq: this.#events.length + 1, ...(this.#at !== undefined && { at: this.#at }) }
    const fitted = fitEvent(stamped)
    if (fitted !== stamped) this.#warnings.add('an event was too long or nested too deeply; it was cut')
    this.#events.push(fitted)
  }

  /** Text of one message: beside calls it is a note. */
  say(by: Actor, text: string, besideCalls: boolean): void {
    if (text === '') return
    if (besideCalls) this.add({ event: 'note', text, ...actor(by) })
    else if (by === 'user') this.add({ event: 'user', text })
    else this.add({ event: 'response', text })
  }

  propose(call: ForeignCall): void {
    const args = readArguments(call.args)
    const made = {
      tool: call.tool,
      args: args ?? {},
      ...(call.id !== undefined && { call_id: call.id }),
      ...actor(call.by),
    }
    this.add({ event: 'proposed', ...made })
    if (args === undefined) {
      this.#warnings.add(
        'the arguments of a call were no JSON object; it counts as refused, the text is kept as a note',
      )
      this.add({ event: 'note', text: 'arguments as they were written', data: call.args, ...actor(call.by) })
      this.add({ event: 'refused', ...made, reason: 'schema', message: 'the arguments are not a JSON object' })
    }
    this.#open.push({ by: call.by, tool: call.tool, args: made.args, id: call.id, refused: args === undefined })
  }

  settle(result: ForeignResult): void {
    const call = this.#take(result)
    if (call === undefined || call.refused) {
      if (call === undefined) this.#warnings.add('a tool result belongs to no call; it is kept as a note')
      this.add({ event: 'note', text: result.text, ...actor(result.by) })
      return
    }
    const made = {
      tool: call.tool,
      args: call.args,
      ...(call.id !== undefined && { call_id: call.id }),
      ...actor(call.by),
      ...(result.ms !== undefined && { ms: result.ms }),
    }
    if (!result.failed) {
      this.add({ event: 'executed', ...made, ok: true, result: parseResult(result.text) })
      return
    }
    const failure = readFailure(result.text)
    if (failure.kind === 'refused') {
      const { ms: _, ...refused } = made
      this.add({ event: 'refused', ...refused, reason: failure.reason, message: result.text })
    } else {
      const retryable = failure.retryable && { retryable: true }
      this.add({ event: 'executed', ...made, ok: false, error: result.text, ...retryable })
    }
  }

  /** Calls of which nothing says yet what became of them. */
  get open(): number {
    return this.#open.length
  }

  /** Ends the trace. `reward` is the source's own outcome, absent where it recorded none. */
  end(reward?: number): readonly TraceEvent[] {
    this.add({ event: 'end', ...(reward !== undefined && { reward }) })
    return this.#events
  }

  #take(result: ForeignResult): OpenCall | undefined {
    const own = this.#open.filter((call) => call.by === result.by)
    const found =
      own.find((call) => call.id !== undefined && call.id === result.id) ??
      own.find((call) => result.tool === call.tool) ??
      own.find((call) => result.tool === undefined && (result.id === undefined || call.id === undefined))
    this.#open = this.#open.filter((call) => call !== found)
    return found
  }
}

/** The text of a message whose content is a string, a list of text parts, or nothing. */
export function textOf(content: Json | undefined): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  const parts: readonly Json[] = content
  return parts.map((part) => (isJsonObject(part) && typeof part.text === 'string' ? part.text : '')).join('')
}

function readArguments(args: Json): JsonObject | undefined {
  if (isJsonObject(args)) return args
  if (args === null || args === '') return {}
  if (typeof args !== 'string') return undefined
  try {
    const value: Json = JSON.parse(args)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function actor(by: Actor): { by?: 'user' } {
  return by === 'user' ? { by } : {}
}
