import { canonical, type Json } from '../../../json.ts'
import type { Message } from './types.ts'

/** Of the whole conversation that a model is given at each call, what is new since the call before. */
export class History {
  #known: readonly string[] = []
  readonly #words = new Set<string>()

  /**
   * The messages that were not there the last time. `broken`: they do not continue the earlier ones (the history was
   * shortened, or another agent took over), and only words of the user that were not heard yet are new.
   */
  next(messages: readonly Message[]): {
    readonly fresh: readonly Message[]
    readonly broken: boolean
    readonly first: boolean
  } {
    const told = messages.filter((message) => message.role !== 'system')
    const keys = told.map(keyOf)
    const first = this.#known.length === 0
    const continues = this.#known.every((key, index) => keys[index] === key)
    const fresh = continues
      ? told.slice(this.#known.length)
      : told.filter((message) => message.answers.length > 0 || !this.#words.has(message.text))
    this.#known = keys
    for (const message of told) if (message.role === 'user') this.#words.add(message.text)
    return {
      fresh: continues ? fresh : fresh.filter((message) => message.role !== 'assistant'),
      broken: !continues,
      first,
    }
  }
}

function keyOf({ role, text, calls, answers }: Message): string {
  const made: Json[] = calls.map((call) => [call.id ?? null, call.tool])
  const answered: Json[] = answers.map((answer) => answer.id ?? null)
  return canonical([role, text, made, answered])
}
