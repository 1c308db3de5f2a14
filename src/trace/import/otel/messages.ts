import { isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import type { Message, MessageAnswer, MessageCall } from './types.ts'
import { jsonOf, listOf, own, textAt } from './values.ts'

/** A list of messages, or undefined where there is none: it was not captured. */
export function readMessages(value: Json | undefined): Message[] | undefined {
  const list = jsonOf(value)
  return Array.isArray(list) ? list.flatMap((item: Json) => (isJsonObject(item) ? [readMessage(item)] : [])) : undefined
}

/**
 * One message in any of the forms that instrumentations write: `parts` as the conventions have them, `content` and
 * `tool_calls` as OpenAI has them, Gemini's `function_call`, the `tool-call` parts of the Vercel AI SDK.
 */
export function readMessage(message: JsonObject, role = roleOf(message)): Message {
  const parts = [...listOf(own(message, 'parts')), ...contentParts(own(message, 'content'))]
  const texts: string[] = []
  const calls: MessageCall[] = []
  const answers: MessageAnswer[] = []
  const others: string[] = []
  for (const part of parts) {
    if (typeof part === 'string') texts.push(part)
    if (!isJsonObject(part)) continue
    const call = callOf(part)
    const answer = answerOf(part)
    const text = textOf(part)
    if (call !== undefined) calls.push(call)
    else if (answer !== undefined) answers.push(answer)
    else if (text !== undefined) texts.push(text)
    else if (part.thought === true) others.push('reasoning')
    else others.push(textAt(part, 'type') ?? Object.keys(part)[0] ?? 'unknown kind')
  }
  for (const call of listOf(jsonOf(own(message, 'tool_calls')))) if (isJsonObject(call)) calls.push(openaiCall(call))
  const text = texts.join('')
  if (role !== 'tool' || answers.length > 0) return { role, text, calls, answers, others }
  const id = textAt(message, 'tool_call_id', 'id')
  const tool = textAt(message, 'name')
  const answer = { ...(id !== undefined && { id }), ...(tool !== undefined && { tool }), result: text }
  return { role, text: '', calls, answers: [answer], others }
}

function roleOf(message: JsonObject): string {
  const role = textAt(message, 'role')?.toLowerCase() ?? 'user'
  return ROLES[role] ?? role
}

const ROLES: Readonly<Record<string, string>> = {
  model: 'assistant',
  ai: 'assistant',
  human: 'user',
  developer: 'system',
  function: 'tool',
}

function contentParts(content: Json | undefined): readonly Json[] {
  if (typeof content === 'string') return [content]
  return Array.isArray(content) ? content : []
}

function callOf(part: JsonObject): MessageCall | undefined {
  const gemini = own(part, 'function_call') ?? own(part, 'functionCall')
  if (isJsonObject(gemini)) return madeCall(textAt(gemini, 'id'), textAt(gemini, 'name'), own(gemini, 'args'))
  const type = textAt(part, 'type')
  if (type === 'tool_call' || type === 'tool-call' || type === 'tool_use') {
    const args = own(part, 'arguments') ?? own(part, 'input') ?? own(part, 'args')
    return madeCall(textAt(part, 'id', 'toolCallId'), textAt(part, 'name', 'toolName'), args)
  }
  return undefined
}

function openaiCall(call: JsonObject): MessageCall {
  const inner = own(call, 'function')
  const told = isJsonObject(inner) ? inner : call
  return madeCall(textAt(call, 'id'), textAt(told, 'name'), own(told, 'arguments'))
}

export function madeCall(id: string | undefined, tool: string | undefined, args: Json | undefined): MessageCall {
  return {
    ...(id !== undefined && { id }),
    tool: tool ?? 'unknown',
    ...(args !== undefined && args !== null && { args: jsonOf(args) ?? args }),
  }
}

function answerOf(part: JsonObject): MessageAnswer | undefined {
  const gemini = own(part, 'function_response') ?? own(part, 'functionResponse')
  if (isJsonObject(gemini)) return madeAnswer(textAt(gemini, 'id'), textAt(gemini, 'name'), own(gemini, 'response'))
  const type = textAt(part, 'type')
  if (type !== 'tool_call_response' && type !== 'tool-result' && type !== 'tool_result') return undefined
  const result = own(part, 'response') ?? own(part, 'result') ?? own(part, 'output') ?? own(part, 'content')
  return madeAnswer(textAt(part, 'id', 'toolCallId', 'tool_use_id'), textAt(part, 'name', 'toolName'), result)
}

function madeAnswer(id: string | undefined, tool: string | undefined, result: Json | undefined): MessageAnswer {
  return {
    ...(id !== undefined && { id }),
    ...(tool !== undefined && { tool }),
    ...(result !== undefined && { result }),
  }
}

function textOf(part: JsonObject): string | undefined {
  const type = textAt(part, 'type') ?? 'text'
  if (!/^((in|out)put_)?text$/.test(type) || part.thought === true) return undefined
  const text = own(part, 'text') ?? own(part, 'content')
  return typeof text === 'string' ? text : undefined
}
