import { equalJson, type Json } from '../../../json.ts'
import type { TraceEvent } from '../../events.ts'
import { Conversation } from '../conversation.ts'
import { looksFailed } from '../failed.ts'
import type { Warnings } from '../warnings.ts'
import { History } from './history.ts'
import type { Session } from './sessions.ts'
import { type Step, stepsOf, type ToolReading } from './steps.ts'
import type { Message, MessageAnswer, Span } from './types.ts'
import { lasted } from './values.ts'

/** The trace of one conversation. */
export function otelTrace(session: Session, warnings: Warnings): readonly TraceEvent[] {
  const steps = stepsOf(session)
  const start = Math.min(...session.spans.map((span) => span.start))
  const teller = new Teller(steps, warnings)
  for (const step of steps) teller.tell(step, Math.max(0, Math.round(step.at - start)))
  return teller.end()
}

interface Made {
  readonly id: string | undefined
  readonly tool: string
  readonly args: Json | undefined
  /** The span that carried it out. */
  span?: Span
  settled: boolean
}

/** Turns the steps of a conversation into events. */
class Teller {
  readonly #conversation: Conversation
  readonly #warnings: Warnings
  readonly #history = new History()
  readonly #tools: readonly ToolReading[]
  readonly #calls: Made[] = []
  #spoke = false
  #heard = false

  constructor(steps: readonly Step[], warnings: Warnings) {
    this.#conversation = new Conversation(warnings)
    this.#warnings = warnings
    this.#tools = steps.flatMap((step) => (step.kind === 'called' ? [step.reading] : []))
  }

  tell(step: Step, at: number): void {
    this.#conversation.moveTo(at)
    if (step.kind === 'heard') this.#hear(step.messages)
    else if (step.kind === 'said') for (const message of step.messages) this.#say(message, step.inner)
    else if (step.kind === 'called') this.#carryOut(step.span, step.reading)
    else if (step.kind === 'answered') this.#answerSpan(step.span, step.reading)
    else {
      const { model, usage, ms } = step
      this.#conversation.add({ event: 'model', model, ...usage, ms })
      if (step.span.error !== undefined) {
        this.#conversation.add({ event: 'note', text: `the model call failed: ${step.span.error}` })
      }
    }
  }

  end(): readonly TraceEvent[] {
    if (!this.#heard)
      this.#warnings.add('the messages of a conversation were not captured; only calls and usage are known')
    const open = this.#calls.filter((call) => !call.settled).length
    for (let left = open; left > 0; left -= 1) {
      this.#warnings.add('a call has no answer; what became of it is not known')
    }
    return this.#conversation.end()
  }

  #hear(messages: readonly Message[]): void {
    const { fresh, broken, first } = this.#history.next(messages)
    if (broken) {
      this.#warnings.add('what a model was given does not continue what it was given before; only new words are taken')
    }
    this.#heard = true
    for (const message of fresh) {
      if (message.role === 'assistant') {
        // what the agent said is known from the answer of its model, unless that was before the first span
        if (first || !this.#spoke) this.#say(message, false)
        continue
      }
      for (const answer of message.answers) this.#answer(answer)
      this.#note(message)
      if (message.role === 'user') this.#conversation.say('user', message.text, false)
    }
    this.#spoke = false
  }

  #say(message: Message, inner: boolean): void {
    this.#spoke = this.#spoke || !inner
    this.#heard = true
    this.#note(message)
    this.#conversation.say('agent', message.text, inner || message.calls.length > 0)
    for (const call of message.calls) {
      const known = this.#tools.find((tool) => tool.id !== undefined && tool.id === call.id)
      this.#propose(call.tool, call.args ?? known?.args, call.id)
    }
  }

  #note({ others }: Message): void {
    for (const kind of others.filter((one) => one !== 'reasoning' && one !== 'thinking')) {
      this.#warnings.add(`parts of messages are left out: ${kind.slice(0, 40)}`)
    }
  }

  #propose(tool: string, args: Json | undefined, id: string | undefined): Made {
    if (args === undefined) {
      this.#warnings.add(`the arguments of ${tool} were not captured; they count as none`)
    }
    const made = { id, tool, args, settled: false }
    this.#conversation.propose({ by: 'agent', tool, args: args ?? {}, ...(id !== undefined && { id }) })
    this.#calls.push(made)
    return made
  }

  /** A tool span is the carrying out of a call that a model asked for, or else of one that nobody recorded. */
  #carryOut(span: Span, { tool, args, id }: ToolReading): void {
    const free = this.#calls.filter((call) => call.span === undefined && !call.settled && call.tool === tool)
    const asked =
      this.#calls.find((call) => id !== undefined && call.id === id && call.span === undefined) ??
      free.find((call) => (id === undefined || call.id === undefined) && equalJson(call.args, args)) ??
      free.find(() => id === undefined || args === undefined)
    const call = asked ?? this.#propose(tool, args, id ?? `span-${span.id}`)
    call.span = span
  }

  #answerSpan(span: Span, { tool, result }: ToolReading): void {
    const call = this.#calls.find((one) => one.span === span)
    if (call === undefined || call.settled) return
    call.settled = true
    const failure = failureOf(span)
    const given = textOf(result)
    if (result === undefined && failure === undefined) {
      this.#warnings.add(`the result of ${tool} was not captured`)
    }
    this.#conversation.settle({
      ...{ by: 'agent', tool, failed: failure !== undefined || looksFailed(given), ms: lasted(span) },
      ...(call.id !== undefined && { id: call.id }),
      text: failure === undefined ? given : failure === '' ? given || 'the call failed' : failure,
    })
  }

  /** The result as the model was told it; where there is a span of the call, that has said it already. */
  #answer({ id, tool, result }: MessageAnswer): void {
    const open = this.#calls.filter((call) => !call.settled)
    const call =
      open.find((one) => id !== undefined && one.id === id) ??
      open.find((one) => (id === undefined || one.id === undefined) && (tool === undefined || one.tool === tool))
    if (call === undefined) return
    call.settled = true
    const text = textOf(result)
    if (result === undefined) this.#warnings.add(`the result of ${call.tool} was not captured`)
    const name = { tool: call.tool, ...(call.id !== undefined && { id: call.id }) }
    this.#conversation.settle({ by: 'agent', text, failed: looksFailed(text), ...name })
  }
}

/** Why a call failed, '' where only that it did is known; undefined where it did not. */
function failureOf({ attributes, error }: Span): string | undefined {
  const type = attributes['error.type']
  return typeof type === 'string' && (error === undefined || error === '') ? type : error
}

function textOf(result: Json | undefined): string {
  if (result === undefined) return ''
  return typeof result === 'string' ? result : JSON.stringify(result)
}
