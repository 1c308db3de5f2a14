import { replies } from '../../trace/views.ts'
import { draftMentions } from './facts.ts'
import type { Draft, DraftSource } from './types.ts'

/** Answer checks on the last reply: the facts that it states from the world. Without one, nothing is checked. */
export function draftAnswer(source: DraftSource): Draft {
  const last = replies(source.attempt.events).length - 1
  const facts = last < 0 ? [] : draftMentions(source, last)
  if (facts.length === 0) return { fields: {}, notes: [] }
  const text = 'The facts that the last reply has from the world: take out what does not matter, add what is missing.'
  return { fields: { answer: facts.map((contains) => ({ contains })) }, notes: [{ path: ['answer'], text }] }
}
