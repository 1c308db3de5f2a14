import { handlerParts } from '../../../suite/handler-files.ts'
import { HandlerFault } from '../tools/handled.ts'
import type { Call, Question } from '../tools/world.ts'
import type { Handlers } from './handlers.ts'

/** In words, whose fault it was and why. */
export interface Faulted {
  readonly fault: string
}

/** Asks the handler of a question and brings its answer into the world. */
export async function settleQuestion(question: Question, handlers: Handlers | undefined): Promise<Call | Faulted> {
  const answer = await handlers?.ask(question.handler, question.question)
  if (answer?.kind !== 'answered') return faulted(question, answer?.reason ?? 'it was not started')
  try {
    return question.settle(answer.answer)
  } catch (error) {
    if (error instanceof HandlerFault) return faulted(question, error.message)
    throw error
  }
}

function faulted({ proposed, handler }: Question, why: string): Faulted {
  return { fault: `the handler ${handlerParts(handler).module} of ${proposed.tool} failed: ${why}` }
}
