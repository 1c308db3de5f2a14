import type { ModelEvent, TraceEvent } from '../../events.ts'
import { Conversation } from '../conversation.ts'
import { looksFailed } from '../failed.ts'
import type { Warnings } from '../warnings.ts'
import { callsOf, otherKinds, remarksOf, spoken } from './parts.ts'
import type { FunctionCall, FunctionResponse, Invocation, InvocationEvent } from './schema.ts'

/** The trace of what the agent did, invocation by invocation. */
export function adkTrace(
  invocations: readonly Invocation[],
  reward: number | undefined,
  warnings: Warnings,
): readonly TraceEvent[] {
  const conversation = new Conversation(warnings)
  for (const invocation of invocations) {
    conversation.say('user', spoken(invocation.user_content), false)
    for (const kind of [...otherKinds(invocation.user_content), ...otherKinds(invocation.final_response)]) {
      warnings.add(`a part of a message that is no text (${kind}) is left out`)
    }
    const events = invocation.intermediate_data?.invocation_events
    if (events != null && events.length > 0) for (const event of events) addEvent(conversation, event, warnings)
    else addCalls(conversation, invocation, warnings)
    conversation.say('agent', spoken(invocation.final_response).trim(), false)
  }
  return conversation.end(reward)
}

function addCalls(conversation: Conversation, invocation: Invocation, warnings: Warnings): void {
  for (const { call, answer } of callsOf(invocation)) {
    propose(conversation, call)
    if (answer !== undefined) settle(conversation, answer)
    else {
      warnings.add('the result of a call was not captured; the call counts as carried out')
      // only calls that were made are listed there
      const made = call.id == null ? {} : { id: call.id }
      conversation.settle({ by: 'agent', tool: call.name, text: '', failed: false, ...made })
    }
  }
  for (const text of remarksOf(invocation)) conversation.add({ event: 'note', text })
}

function addEvent(conversation: Conversation, event: InvocationEvent, warnings: Warnings): void {
  const model = modelEvent(event)
  if (model !== undefined) conversation.add(model)
  for (const part of event.content?.parts ?? []) {
    if (part.text != null && part.text !== '') conversation.add({ event: 'note', text: part.text })
    if (part.function_call != null) propose(conversation, part.function_call)
    if (part.function_response != null) settle(conversation, part.function_response)
  }
  for (const kind of otherKinds(event.content))
    warnings.add(`a part of a message that is no text (${kind}) is left out`)
}

function modelEvent({ usage_metadata: usage, model_version: model }: InvocationEvent): ModelEvent | undefined {
  if (usage == null) return undefined
  const { prompt_token_count: input, candidates_token_count: output } = usage
  const { cached_content_token_count: cached, thoughts_token_count: thoughts } = usage
  return {
    event: 'model',
    model: model ?? 'unknown',
    ...(input != null && { input_tokens: input }),
    // Gemini counts thoughts apart from the answer; here they are part of the output
    ...(output != null && { output_tokens: output + (thoughts ?? 0) }),
    ...(cached != null && { cached_tokens: cached }),
    ...(thoughts != null && { reasoning_tokens: thoughts }),
  }
}

function propose(conversation: Conversation, call: FunctionCall): void {
  const id = call.id == null ? {} : { id: call.id }
  conversation.propose({ by: 'agent', tool: call.name, args: call.args ?? null, ...id })
}

function settle(conversation: Conversation, answer: FunctionResponse): void {
  const { response } = answer
  const text = typeof response === 'string' ? response : JSON.stringify(response ?? null)
  conversation.settle({
    by: 'agent',
    text,
    failed: looksFailed(text),
    ...(answer.id != null && { id: answer.id }),
    ...(answer.name != null && { tool: answer.name }),
  })
}
