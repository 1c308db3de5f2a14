import type { TraceEvent } from '../../events.ts'
import { Conversation, textOf } from '../conversation.ts'
import type { Warnings } from '../warnings.ts'
import type { TauMessage, TauResult } from './schema.ts'

/** The trace of one τ-bench result. The system message is the agent's prompt, and no event. */
export function tauTrace(result: TauResult, warnings: Warnings): readonly TraceEvent[] {
  const conversation = new Conversation(warnings)
  const cost = result.info?.agent_cost
  // τ-bench records no tokens; a total of 0 is what it writes when it does not know
  if (typeof cost === 'number' && cost > 0) conversation.add({ event: 'model', model: 'unknown', cost_usd: cost })
  for (const message of result.traj) addMessage(conversation, message, warnings)
  return conversation.end(result.reward ?? undefined)
}

function addMessage(conversation: Conversation, message: TauMessage, warnings: Warnings): void {
  const text = textOf(message.content)
  if (message.role === 'system') return
  if (message.role === 'user') conversation.say('user', text, false)
  else if (message.role === 'assistant') addAssistant(conversation, message, text)
  else if (message.role === 'tool' || message.role === 'function') addResult(conversation, message, text)
  else {
    warnings.add(`messages of role ${JSON.stringify(message.role.slice(0, 40))} are kept as notes`)
    conversation.add({ event: 'note', text })
  }
}

function addAssistant(conversation: Conversation, message: TauMessage, text: string): void {
  const listed = (message.tool_calls ?? []).map((call) => ({ ...call.function, id: call.id }))
  const calls = message.function_call == null ? listed : [...listed, { ...message.function_call, id: undefined }]
  conversation.say('agent', text, calls.length > 0)
  for (const call of calls) {
    const id = call.id == null ? {} : { id: call.id }
    conversation.propose({ by: 'agent', tool: call.name, args: call.arguments ?? null, ...id })
  }
}

function addResult(conversation: Conversation, message: TauMessage, text: string): void {
  conversation.settle({
    by: 'agent',
    text,
    // nothing but this word marks an error
    failed: /^(error\b|unknown action\b)/i.test(text),
    ...(message.tool_call_id != null && { id: message.tool_call_id }),
    ...(message.name != null && { tool: message.name }),
  })
}
