import { isJsonObject } from '../../../../json.ts'
import { readMessage, readMessages } from '../messages.ts'
import type { Reading, Span } from '../types.ts'
import { jsonOf, own, textAt } from '../values.ts'
import { readConventions, usageOf } from './semconv.ts'

/** Google ADK writes contents and arguments in attributes of its own, beside those of the conventions. */
export function readAdkSpan(span: Span): Reading | undefined {
  const { attributes } = span
  const args = jsonOf(own(attributes, 'gcp.vertex.agent.tool_call_args'))
  const told = readConventions(span)
  if (told?.kind === 'tool' && args !== undefined) {
    const result = own(attributes, 'gcp.vertex.agent.tool_response')
    return { ...told, args: told.args ?? args, ...(result !== undefined && { result: told.result ?? result }) }
  }
  const request = jsonOf(own(attributes, 'gcp.vertex.agent.llm_request'))
  const response = jsonOf(own(attributes, 'gcp.vertex.agent.llm_response'))
  if (!isJsonObject(request) || told?.kind === 'tool') return undefined
  const input = readMessages(own(request, 'contents'))
  const content = isJsonObject(response) ? own(response, 'content') : undefined
  const model = textAt(attributes, 'gen_ai.response.model', 'gen_ai.request.model')
  return {
    kind: 'model',
    ...(model !== undefined && { model }),
    usage: usageOf(attributes),
    ...(input !== undefined && { input }),
    ...(isJsonObject(content) && { output: [readMessage(content)] }),
  }
}
