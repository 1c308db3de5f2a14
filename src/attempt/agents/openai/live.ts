import type OpenAI from 'openai'
import type { Sender } from '../../models/send.ts'
import type { AgentEnd } from '../../outcome.ts'
import type { AgentReport, LiveAgent, Session } from '../../sandbox/session.ts'
import { fitted, fittingArguments } from '../dialog/fitted.ts'
import { scriptedUser } from '../dialog/script.ts'
import type { AgentOf } from '../types.ts'
import { type Answer, AskError, type AskModel, type ToolRequest } from './answer.ts'
import { connectModel } from './ask.ts'
import { outcomeText } from './outcome-text.ts'
import { createRequest } from './request.ts'

export interface OpenaiOptions {
  readonly agent: AgentOf<'openai'>
  readonly system: string | undefined
  readonly sender: Sender
}

type Message = OpenAI.Chat.ChatCompletionMessageParam

/** One attempt: the model is asked, its tool calls are answered, until it replies; then the user speaks again. */
export function liveOpenai({ agent, system, sender }: OpenaiOptions): LiveAgent {
  return async (session) => {
    if (session.models === undefined) throw new Error('the built-in agent has no endpoint to ask')
    const ask = connectModel(agent, session, session.models, sender)
    const user = scriptedUser(session)
    const messages: Message[] = system === undefined ? [] : [{ role: 'system', content: system }]
    try {
      for (let words = user.next(''); words !== undefined; ) {
        messages.push({ role: 'user', content: words.text })
        const reply = await takeTurn(agent, session, ask, messages)
        words = user.next(reply)
      }
      session.settle()
      return reportOf({ kind: 'done' })
    } catch (error) {
      // once the attempt is ended from outside, that says why
      if (session.signal.aborted) return reportOf({ kind: 'done' })
      if (error instanceof AskError) return reportOf(error.end)
      throw error
    }
  }
}

/** Adds to `messages` what was said, and gives the reply. @throws AskError */
async function takeTurn(
  agent: AgentOf<'openai'>,
  session: Session,
  ask: AskModel,
  messages: Message[],
): Promise<string> {
  for (let step = 1; step <= agent.max_steps; step += 1) {
    const answer = await ask(createRequest(agent, session, messages))
    session.signal.throwIfAborted()
    messages.push(asMessage(answer))
    if (answer.calls.length === 0) {
      // what the model used, and text beside calls, is recorded by the endpoint
      session.recorder.record({ event: 'response', text: fitted(answer.text) })
      return answer.text
    }
    for (const call of answer.calls) messages.push(await answerCall(session, call))
  }
  const message = `the agent asked its model ${agent.max_steps} times in one turn (\`max_steps\`) without a reply`
  throw new AskError({ kind: 'failed', reason: 'steps', message })
}

/** One after another, in the order asked for, so that the same answers give the same trace. */
async function answerCall({ doubles, signal }: Session, call: ToolRequest): Promise<Message> {
  const outcome = await doubles.call(call.name, fittingArguments(call.args))
  if (outcome === undefined) signal.throwIfAborted()
  return { role: 'tool', tool_call_id: call.id, content: outcomeText(outcome) }
}

function asMessage({ text, calls }: Answer): Message {
  if (calls.length === 0) return { role: 'assistant', content: text }
  return {
    role: 'assistant',
    content: text === '' ? null : text,
    tool_calls: calls.map(({ id, name, given }) => ({ id, type: 'function', function: { name, arguments: given } })),
  }
}

function reportOf(end: AgentEnd): AgentReport {
  return { end, recordsCalls: true, evidence: {} }
}
