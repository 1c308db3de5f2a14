import { isJsonObject, type Json } from '../../../json.ts'
import type { ModelEvent, TraceEvent } from '../../events.ts'
import { isJson } from '../../json-value.ts'
import { Conversation, textOf } from '../conversation.ts'
import { looksFailed } from '../failed.ts'
import type { Warnings } from '../warnings.ts'
import { contentNotes } from './content.ts'

import type { ChatMessage, ChatRow } from './schema.ts'

/** The trace of one conversation. System and developer messages before the first word are the agent's prompt, and no event. */
export function chatTrace(row: ChatRow, warnings: Warnings): readonly TraceEvent[] {
  const conversation = new Conversation(warnings)
  const rest = unreadKeys(row)
  if (rest !== undefined) conversation.add({ event: 'note', text: 'what else the source says of it', data: rest })
  let begun = false
  for (const message of messagesOf(row, warnings)) {
    const isPrompt = message.role === 'system' || message.role === 'developer'
    if (isPrompt && !begun) continue
    begun = true
    addMessage(conversation, message, warnings)
  }
  for (let left = conversation.open; left > 0; left -= 1) {
    warnings.add('a call has no answer; what became of it is not known')
  }
  const model = modelEvent(row)
  if (model !== undefined) conversation.add(model)
  return conversation.end(row.reward ?? undefined)
}

/** The messages, and the answer to them where the row is a stored completion. */
export function messagesOf(row: ChatRow, warnings?: Warnings): readonly ChatMessage[] {
  const [first, ...others] = row.choices ?? []
  if (others.length > 0) warnings?.add('of several `choices` the first is taken')
  return first === undefined ? row.messages : [...row.messages, first.message]
}

const ROW_KEYS: ReadonlySet<string> = new Set([
  'messages',
  'task_id',
  'trial',
  'reward',
  'model',
  'usage',
  'choices',
  'object',
])

function unreadKeys(row: ChatRow): Json | undefined {
  const rest = Object.entries(row).filter(([key, value]) => !ROW_KEYS.has(key) && value != null)
  const data = Object.fromEntries(rest)
  return rest.length > 0 && isJson(data) ? data : undefined
}

/** A row tells its usage once, for all of its model calls. */
function modelEvent({ model, usage }: ChatRow): ModelEvent | undefined {
  if (usage == null) return undefined
  const { prompt_tokens: input, completion_tokens: output } = usage
  const cached = usage.prompt_tokens_details?.cached_tokens
  const reasoning = usage.completion_tokens_details?.reasoning_tokens
  return {
    event: 'model',
    model: model ?? 'unknown',
    ...(input != null && { input_tokens: input }),
    ...(output != null && { output_tokens: output }),
    ...(cached != null && { cached_tokens: cached }),
    ...(reasoning != null && { reasoning_tokens: reasoning }),
  }
}

const MESSAGE_KEYS: ReadonlySet<string> = new Set([
  'role',
  'content',
  'refusal',
  'tool_calls',
  'function_call',
  'tool_call_id',
  'name',
  'weight',
])

function addMessage(conversation: Conversation, message: ChatMessage, warnings: Warnings): void {
  const text = textOf(message.content)
  for (const key of Object.keys(message)) {
    const value = message[key]
    const isEmpty = value == null || (Array.isArray(value) && value.length === 0)
    if (!MESSAGE_KEYS.has(key) && !isEmpty) warnings.add(`\`${key.slice(0, 40)}\` of a message is left out`)
  }
  if (message.role === 'user') conversation.say('user', text, false)
  else if (message.role === 'assistant') addAssistant(conversation, message, text, warnings)
  else if (message.role === 'tool' || message.role === 'function') {
    conversation.settle({
      by: 'agent',
      text,
      failed: looksFailed(text),
      ...(message.tool_call_id != null && { id: message.tool_call_id }),
      ...(message.name != null && { tool: message.name }),
    })
  } else {
    warnings.add(`messages of role "${message.role}" are kept as notes`)
    conversation.add({ event: 'note', text })
  }
  for (const note of contentNotes(message.content, warnings)) conversation.add(note)
}

function addAssistant(conversation: Conversation, message: ChatMessage, text: string, warnings: Warnings): void {
  const calls = [
    ...(message.tool_calls ?? []).flatMap((call) => {
      const id = call.id == null ? {} : { id: call.id }
      if (call.function != null) return [{ ...id, tool: call.function.name, args: call.function.arguments ?? null }]
      if (call.custom == null) {
        warnings.add('a call names no function; it is left out')
        return []
      }
      warnings.add('a custom tool takes plain text; it is kept as the argument `input`')
      return [{ ...id, tool: call.custom.name, args: { input: call.custom.input ?? null } }]
    }),
    ...(message.function_call == null
      ? []
      : [{ tool: message.function_call.name, args: message.function_call.arguments ?? null }]),
  ]
  const refused = refusalOf(message)
  if (refused !== '') warnings.add('a refusal is kept as the reply that the user read')
  if (message.weight === 0)
    warnings.add('an answer with `weight: 0`, which is not to be learnt, is kept like any other')
  conversation.say('agent', [text, refused].filter((part) => part !== '').join('\n'), calls.length > 0)
  for (const call of calls) conversation.propose({ by: 'agent', ...call })
}

function refusalOf(message: ChatMessage): string {
  if (message.refusal != null) return message.refusal
  const parts: readonly Json[] = Array.isArray(message.content) ? message.content : []
  return parts.map((part) => (isJsonObject(part) && typeof part.refusal === 'string' ? part.refusal : '')).join('')
}
