import type { TraceEvent } from '../../../../src/trace/events.ts'
import { otel } from '../../../../src/trace/import/otel/index.ts'

const BASE = 1_700_000_000_000

/** A span as Python's SDK exports it; times in seconds after a fixed one, `parent` the id of the span around it. */
export function span(id: string, attributes: object, more: object = {}, [from, to] = [0, 1]): object {
  return {
    ...{ name: id, trace_id: 't1', span_id: id, attributes },
    ...{ start_time: (BASE + from * 1000) * 1e6, end_time: (BASE + to * 1000) * 1e6 },
    ...more,
  }
}

export const text = (role: string, content: string) => ({ role, parts: [{ type: 'text', content }] })
export const call = (id: string, name: string, args?: object) => ({
  role: 'assistant',
  parts: [{ type: 'tool_call', id, name, ...(args !== undefined && { arguments: args }) }],
})
export const answer = (id: string, response: unknown) => ({
  role: 'tool',
  parts: [{ type: 'tool_call_response', id, response }],
})

export function chat(input?: readonly object[], output?: readonly object[], more: object = {}): object {
  return {
    'gen_ai.operation.name': 'chat',
    'gen_ai.request.model': 'm',
    ...(input !== undefined && { 'gen_ai.input.messages': JSON.stringify(input) }),
    ...(output !== undefined && { 'gen_ai.output.messages': JSON.stringify(output) }),
    ...more,
  }
}

export function tool(name: string, id?: string, args?: string, result?: string): object {
  return {
    'gen_ai.operation.name': 'execute_tool',
    'gen_ai.tool.name': name,
    ...(id !== undefined && { 'gen_ai.tool.call.id': id }),
    ...(args !== undefined && { 'gen_ai.tool.call.arguments': args }),
    ...(result !== undefined && { 'gen_ai.tool.call.result': result }),
  }
}

export function readSpans(...spans: readonly object[]) {
  return otel.read(JSON.stringify(spans), 'runs/spans.json')
}

/** The events of the only attempt, in short: `user: words`, `f({"x":1}) → ok`. */
export function story(events: readonly TraceEvent[] | undefined): string[] {
  return (events ?? []).flatMap((event) => {
    if (event.event === 'user' || event.event === 'response' || event.event === 'note') {
      return [`${event.event}: ${event.text ?? ''}`]
    }
    if (event.event === 'proposed') return [`${event.tool}(${JSON.stringify(event.args)})`]
    if (event.event === 'executed') {
      return [`${event.tool} → ${event.ok ? JSON.stringify(event.result ?? null) : `error: ${event.error ?? ''}`}`]
    }
    return event.event === 'model' ? [`model ${event.input_tokens ?? '?'}/${event.output_tokens ?? '?'}`] : []
  })
}
