import type { ModelEvent, TraceEvent } from '../../events.ts'
import type { Actor } from '../../views.ts'
import { Conversation, textOf } from '../conversation.ts'
import type { Warnings } from '../warnings.ts'
import type { Tau2Message, Tau2Simulation } from './schema.ts'

/** The trace of one τ²-bench simulation, the simulated user's own tools included (`by: user`). */
export function tau2Trace(simulation: Tau2Simulation, model: string, warnings: Warnings): readonly TraceEvent[] {
  const conversation = new Conversation(warnings)
  const models = simulation.messages.map((message) => modelEvent(message, model))
  const cost = simulation.agent_cost
  if (models.every((event) => event === undefined) && typeof cost === 'number' && cost > 0) {
    conversation.add({ event: 'model', model, cost_usd: cost })
  }
  for (const [index, message] of simulation.messages.entries()) {
    const event = models[index]
    if (event !== undefined) conversation.add(event)
    addMessage(conversation, message, warnings)
  }
  return conversation.end(simulation.reward_info?.reward ?? undefined)
}

/** One for each of the agent's messages that a model wrote; the fixed greeting has neither tokens nor cost. */
function modelEvent(message: Tau2Message, model: string): ModelEvent | undefined {
  if (message.role !== 'assistant') return undefined
  const { usage, cost } = message
  const input = usage?.prompt_tokens
  const output = usage?.completion_tokens
  if (input == null && output == null && !cost) return undefined
  return {
    event: 'model',
    model,
    ...(input != null && { input_tokens: input }),
    ...(output != null && { output_tokens: output }),
    // 0 with tokens used is a price that the source did not know
    ...(cost && { cost_usd: cost }),
  }
}

function addMessage(conversation: Conversation, message: Tau2Message, warnings: Warnings): void {
  const text = textOf(message.content)
  if (message.role === 'system') return
  if (message.role === 'assistant') addSpeech(conversation, 'agent', message, text)
  else if (message.role === 'user') addSpeech(conversation, 'user', message, text)
  else if (message.role === 'tool') addResult(conversation, message, text)
  else {
    warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`)
    conversation.add({ event: 'note', text })
  }
}

function addSpeech(conversation: Conversation, by: Actor, message: Tau2Message, text: string): void {
  const calls = message.tool_calls ?? []
  conversation.say(by, text, calls.length > 0)
  for (const call of calls) {
    const id = call.id == null ? {} : { id: call.id }
    const caller = call.requestor == null ? by : actorOf(call.requestor)
    conversation.propose({ by: caller, tool: call.name, args: call.arguments ?? null, ...id })
  }
}

function addResult(conversation: Conversation, message: Tau2Message, text: string): void {
  conversation.settle({
    by: actorOf(message.requestor),
    text,
    failed: message.error ?? /^error\b/i.test(text),
    ...(message.id != null && { id: message.id }),
  })
}

function actorOf(requestor: Tau2Message['requestor']): Actor {
  return requestor === 'user' ? 'user' : 'agent'
}
