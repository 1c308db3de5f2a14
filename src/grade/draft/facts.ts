import type { Attempt } from '../../trace/attempt.ts'
import { replies } from '../../trace/views.ts'
import { factsOf } from '../similarity/facts/facts.ts'
import { leaves } from './sources.ts'
import type { DraftSource } from './types.ts'

/** More facts make a reply fail for what does not matter. */
const MOST = 4

/**
 * Facts of a reply (amounts, dates, identifiers) that the agent had from the world and not from the user, and that the
 * same reply of every other passing attempt states in the same words.
 * @param index of the reply among the attempt's own, from 0
 */
export function draftMentions(source: DraftSource, index: number): string[] {
  const said = replies(source.attempt.events)
  const fromEnd = said.length - index
  const text = said[index]?.text ?? ''
  const elsewhere = source.others.map((attempt) => replies(attempt.events).at(-fromEnd)?.text ?? '')
  const user = source.attempt.events.flatMap((event) => (event.event === 'user' ? [event.text] : [])).join('\n')
  const world = worldOf(source.attempt)
  return factsOf(text, {})
    .facts.map((fact) => fact.text.trim())
    .filter((fact) => fact.length > 1 && text.includes(fact) && !user.includes(fact) && world(fact))
    .filter((fact) => elsewhere.every((other) => other.includes(fact)))
    .slice(0, MOST)
}

/** Whether a fact stands in what tools gave the agent or in the state that it left, as text or as a number. */
function worldOf({ events, evidence }: Attempt): (fact: string) => boolean {
  const values = [
    ...events.flatMap((event) =>
      event.event === 'executed' && event.result !== undefined ? leaves(event.result) : [],
    ),
    ...(evidence.state === undefined ? [] : leaves(evidence.state)),
  ]
  const text = values.filter((value) => typeof value === 'string').join('\n')
  const numbers = new Set(values.filter((value) => typeof value === 'number'))
  return (fact) => {
    const number = Number(fact.replaceAll(/[^\d.-]/g, ''))
    return text.includes(fact) || (/\d/.test(fact) && numbers.has(number))
  }
}
