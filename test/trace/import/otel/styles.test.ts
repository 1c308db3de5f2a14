import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { detectImporter } from '../../../../src/trace/import/index.ts'
import { otel } from '../../../../src/trace/import/otel/index.ts'
import { call, chat, readSpans, span, story, text, tool } from './spans.ts'

const TOLD = ['user: Where?', 'model ?/?', 'f({"x":1})', 'f → "ok"', 'model ?/?', 'response: There.']
const f = span('f', tool('f', 'c1', '{"x":1}', 'ok'), {}, [1, 2])

/** The same conversation in each of the styles in which instrumentations write it. */
const styles: [string, () => object[]][] = [
  [
    'attributes of JSON text',
    () => [
      span('a', chat([text('user', 'Where?')], [call('c1', 'f', { x: 1 })])),
      f,
      span('b', chat([text('user', 'Where?'), call('c1', 'f', { x: 1 })], [text('assistant', 'There.')]), {}, [2, 3]),
    ],
  ],
  [
    'structured attributes',
    () => [
      span('a', {
        ...chat(),
        'gen_ai.input.messages': [text('user', 'Where?')],
        'gen_ai.output.messages': [call('c1', 'f', { x: 1 })],
      }),
      f,
      span('b', { ...chat(), 'gen_ai.output.messages': [text('assistant', 'There.')] }, {}, [2, 3]),
    ],
  ],
  [
    'the event of the operation’s details',
    () => [
      span('a', chat(), {
        span_events: [
          {
            event_name: 'gen_ai.client.inference.operation.details',
            attributes: {
              'gen_ai.input.messages': [text('user', 'Where?')],
              'gen_ai.output.messages': [call('c1', 'f', { x: 1 })],
            },
          },
        ],
      }),
      f,
      span(
        'b',
        chat(),
        {
          events: [
            {
              name: 'gen_ai.client.inference.operation.details',
              body: { 'gen_ai.output.messages': [text('assistant', 'There.')] },
            },
          ],
        },
        [2, 3],
      ),
    ],
  ],
  [
    'one event a message, by attributes',
    () => [
      span('a', chat(), {
        events: [
          { name: 'gen_ai.system.message', attributes: { content: 'Be kind.' } },
          { name: 'gen_ai.user.message', attributes: { content: 'Where?' } },
          {
            name: 'gen_ai.choice',
            attributes: {
              index: 0,
              finish_reason: 'tool_calls',
              message: JSON.stringify({
                tool_calls: [{ id: 'c1', type: 'function', function: { name: 'f', arguments: '{"x":1}' } }],
              }),
            },
          },
        ],
      }),
      f,
      span(
        'b',
        chat(),
        {
          events: [
            { name: 'gen_ai.user.message', attributes: { content: 'Where?' } },
            {
              name: 'gen_ai.assistant.message',
              attributes: { tool_calls: JSON.stringify([{ id: 'c1', function: { name: 'f', arguments: '{"x":1}' } }]) },
            },
            { name: 'gen_ai.tool.message', attributes: { id: 'c1', content: 'ok' } },
            { name: 'gen_ai.choice', attributes: { message: { content: 'There.' } } },
          ],
        },
        [2, 3],
      ),
    ],
  ],
  [
    'one event a message, by its content',
    () => [
      span('a', chat(), {
        events: [
          { name: 'gen_ai.user.message', attributes: { 'gen_ai.event.content': '{"role":"user","content":"Where?"}' } },
          {
            name: 'gen_ai.choice',
            attributes: {
              'gen_ai.event.content':
                '{"message":{"tool_calls":[{"id":"c1","function":{"name":"f","arguments":"{\\"x\\":1}"}}]}}',
            },
          },
        ],
      }),
      f,
      span(
        'b',
        chat(),
        {
          events: [
            { name: 'gen_ai.choice', attributes: { 'gen_ai.event.content': '{"message":{"content":"There."}}' } },
          ],
        },
        [2, 3],
      ),
    ],
  ],
  [
    'attributes by number',
    () => [
      span('a', {
        ...chat(),
        'gen_ai.prompt.0.role': 'system',
        'gen_ai.prompt.0.content': 'Be kind.',
        'gen_ai.prompt.1.role': 'user',
        'gen_ai.prompt.1.content': 'Where?',
        'gen_ai.completion.0.role': 'assistant',
        'gen_ai.completion.0.tool_calls.0.id': 'c1',
        'gen_ai.completion.0.tool_calls.0.name': 'f',
        'gen_ai.completion.0.tool_calls.0.arguments': '{"x":1}',
      }),
      f,
      span('b', { ...chat(), 'gen_ai.completion.0.content': 'There.' }, {}, [2, 3]),
    ],
  ],
  [
    'OpenInference',
    () => [
      span('a', {
        'openinference.span.kind': 'LLM',
        'llm.input_messages.0.message.role': 'user',
        'llm.input_messages.0.message.contents.0.message_content.type': 'text',
        'llm.input_messages.0.message.contents.0.message_content.text': 'Where?',
        'llm.output_messages.0.message.role': 'assistant',
        'llm.output_messages.0.message.tool_calls.0.tool_call.id': 'c1',
        'llm.output_messages.0.message.tool_calls.0.tool_call.function.name': 'f',
        'llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments': '{"x":1}',
      }),
      span(
        'f',
        {
          'openinference.span.kind': 'TOOL',
          'tool.name': 'f',
          'tool_call.id': 'c1',
          'input.value': '{"x":1}',
          'output.value': 'ok',
        },
        {},
        [1, 2],
      ),
      span(
        'b',
        {
          'openinference.span.kind': 'LLM',
          'llm.output_messages.0.message.role': 'assistant',
          'llm.output_messages.0.message.content': 'There.',
        },
        {},
        [2, 3],
      ),
    ],
  ],
  [
    'the Vercel AI SDK',
    () => [
      span(
        'o',
        {
          'ai.operationId': 'ai.generateText',
          'ai.prompt': '{"prompt":"Where?"}',
          'ai.response.text': 'There.',
          'ai.usage.promptTokens': 9,
        },
        {},
        [0, 3],
      ),
      span(
        'a',
        {
          'ai.operationId': 'ai.generateText.doGenerate',
          'ai.prompt.messages': '[{"role":"user","content":[{"type":"text","text":"Where?"}]}]',
          'ai.response.toolCalls': '[{"toolCallId":"c1","toolName":"f","input":"{\\"x\\":1}"}]',
        },
        { parent_span_id: 'o' },
      ),
      span(
        'f',
        {
          'ai.operationId': 'ai.toolCall',
          'ai.toolCall.name': 'f',
          'ai.toolCall.id': 'c1',
          'ai.toolCall.args': '{"x":1}',
          'ai.toolCall.result': '"ok"',
        },
        { parent_span_id: 'o' },
        [1, 2],
      ),
      span(
        'b',
        {
          'ai.operationId': 'ai.generateText.doGenerate',
          'ai.prompt.messages':
            '[{"role":"user","content":[{"type":"text","text":"Where?"}]},{"role":"assistant","content":[{"type":"tool-call","toolCallId":"c1","toolName":"f","input":{"x":1}}]},{"role":"tool","content":[{"type":"tool-result","toolCallId":"c1","toolName":"f","output":"ok"}]}]',
          'ai.response.text': 'There.',
        },
        { parent_span_id: 'o' },
        [2, 3],
      ),
    ],
  ],
  [
    'Google ADK',
    () => [
      span(
        'a',
        {
          'gen_ai.request.model': 'm',
          'gcp.vertex.agent.llm_request': '{"contents":[{"role":"user","parts":[{"text":"Where?"}]}]}',
          'gcp.vertex.agent.llm_response':
            '{"content":{"role":"model","parts":[{"function_call":{"id":"c1","name":"f","args":{"x":1}}}]}}',
        },
        {},
        [0, 3],
      ),
      span(
        'f',
        {
          'gen_ai.operation.name': 'execute_tool',
          'gen_ai.tool.name': 'f',
          'gen_ai.tool.call.id': 'c1',
          'gcp.vertex.agent.tool_call_args': '{"x":1}',
          'gcp.vertex.agent.tool_response': 'ok',
        },
        { parent_span_id: 'a' },
        [1, 2],
      ),
      span(
        'b',
        {
          'gen_ai.request.model': 'm',
          'gcp.vertex.agent.llm_request':
            '{"contents":[{"role":"user","parts":[{"text":"Where?"}]},{"role":"model","parts":[{"function_call":{"id":"c1","name":"f","args":{"x":1}}}]},{"role":"user","parts":[{"function_response":{"id":"c1","name":"f","response":"ok"}}]}]}',
          'gcp.vertex.agent.llm_response':
            '{"content":{"role":"model","parts":[{"text":"Let me see.","thought":true},{"text":"There."}]}}',
        },
        {},
        [3, 4],
      ),
    ],
  ],
]

describe('GenAI spans', () => {
  it('of the collector become an attempt', () => {
    const imported = otel.read(readFileSync('test/fixtures/trace/otel.json', 'utf8'), 'spans.json')
    expect(imported).toMatchObject({ suite: 'spans', tasks: [{ id: 'Where-is-order-1001', pass_when: ['recorded'] }] })
    expect(imported.attempts).toMatchObject([
      { attempt: 1, outcome: { status: 'completed' }, started_at: '2023-11-14T22:13:20.000Z', wall_ms: 6000 },
    ])
    expect(imported.attempts[0]?.events).toMatchObject([
      { event: 'user', at: 0, text: 'Where is order 1001?' },
      { event: 'model', at: 1500, model: 'model-a', input_tokens: 320, output_tokens: 48, ms: 1500 },
      { event: 'proposed', at: 1500, tool: 'get_order', args: { order_id: '1001' }, call_id: 'c1' },
      { event: 'executed', at: 1750, ok: true, result: { status: 'shipped' }, ms: 250 },
      { event: 'model', at: 6000, ms: 4250 },
      { event: 'response', at: 6000, text: 'It is shipped.' },
      { event: 'end' },
    ])
    expect(imported.warnings).toEqual([expect.stringContaining('the source does not say what passed')])
  })

  it.each(styles)('tell the same conversation in %s', (_, spans) => {
    const { attempts, warnings } = readSpans(...spans())
    expect(attempts).toHaveLength(1)
    expect(story(attempts[0]?.events)).toEqual(TOLD)
    expect(warnings).toHaveLength(1)
    const backwards = readSpans(...spans().reverse())
    expect(story(backwards.attempts[0]?.events)).toEqual(TOLD)
  })
})

const value = (inner: unknown) => ({ stringValue: typeof inner === 'string' ? inner : JSON.stringify(inner) })
const pairs = (attributes: object) => Object.entries(attributes).map(([key, inner]) => ({ key, value: value(inner) }))
const otlpSpan = (id: string, attributes: object, more: object = {}) => ({
  ...{
    traceId: 't1',
    spanId: id,
    name: id,
    startTimeUnixNano: '1700000000000000000',
    endTimeUnixNano: '1700000001000000000',
  },
  ...{ attributes: pairs(attributes), ...more },
})
const resourceSpans = (...spans: object[]) => ({ resourceSpans: [{ scopeSpans: [{ spans }] }] })
const hello = chat([text('user', 'Hi')], [text('assistant', 'Hello')])
const HELLO = ['user: Hi', 'model ?/?', 'response: Hello']

describe('exporters', () => {
  it.each<[string, string]>([
    [
      'the collector’s file, a line an export',
      `${JSON.stringify(resourceSpans(otlpSpan('b', {})))}\n${JSON.stringify(resourceSpans(otlpSpan('a', hello)))}\n`,
    ],
    [
      'names as protocol buffers print them',
      JSON.stringify({
        resource_spans: [
          {
            scope_spans: [
              {
                spans: [
                  { trace_id: 't', span_id: 'a', name: 'a', start_time_unix_nano: 1.7e18, attributes: pairs(hello) },
                ],
              },
            ],
          },
        ],
      }),
    ],
    [
      'log records beside their spans',
      JSON.stringify({
        ...resourceSpans(otlpSpan('a', chat())),
        resourceLogs: [
          {
            scopeLogs: [
              {
                logRecords: [
                  {
                    traceId: 't1',
                    spanId: 'a',
                    eventName: 'gen_ai.user.message',
                    body: { kvlistValue: { values: [{ key: 'content', value: { stringValue: 'Hi' } }] } },
                  },
                  {
                    traceId: 't1',
                    spanId: 'a',
                    attributes: pairs({ 'event.name': 'gen_ai.choice' }),
                    body: {
                      kvlistValue: {
                        values: [
                          {
                            key: 'message',
                            value: { kvlistValue: { values: [{ key: 'content', value: { stringValue: 'Hello' } }] } },
                          },
                        ],
                      },
                    },
                  },
                  { traceId: 'other', spanId: 'a', eventName: 'gen_ai.user.message', body: value('{"content":"No"}') },
                ],
              },
            ],
          },
        ],
      }),
    ],
    [
      'Python’s console, one object after another',
      ['x', 'a']
        .map((id) =>
          JSON.stringify(
            {
              ...{
                name: id,
                context: { trace_id: '0x1', span_id: id, trace_state: '[]' },
                kind: 'SpanKind.CLIENT',
                parent_id: null,
              },
              ...{
                start_time: '2025-03-01T09:00:00.000000Z',
                end_time: '2025-03-01T09:00:01.500000Z',
                status: { status_code: 'UNSET' },
              },
              ...{
                attributes: id === 'a' ? hello : { 'http.method': 'GET' },
                events: [],
                links: [],
                resource: { attributes: {}, schema_url: '' },
              },
            },
            null,
            4,
          ),
        )
        .join('\n'),
    ],
    [
      'a readable span of JavaScript',
      JSON.stringify([
        {
          name: 'a',
          spanContext: { traceId: 't', spanId: 'a' },
          startTime: [1700000000, 5e8],
          endTime: [1700000001, 0],
          attributes: hello,
          status: { code: 0 },
          events: [],
        },
      ]),
    ],
    [
      'JavaScript’s console',
      JSON.stringify({
        traceId: 't',
        id: 'a',
        name: 'a',
        timestamp: 1.7e15,
        duration: 500_000,
        attributes: hello,
        status: { code: 0 },
        events: [],
      }),
    ],
  ])('%s', (_, file) => {
    expect(detectImporter(file, 'f').format).toBe('otel')
    const { attempts } = otel.read(file, 'f')
    expect(attempts.map(({ events }) => story(events))).toEqual([HELLO])
    expect(attempts[0]?.started_at).toMatch(/^(2023-11-14T22:13:20|2025-03-01T09:00:00)\./)
  })

  it('write whole numbers as text, and lists and maps as tagged values', () => {
    const attributes = [
      ...pairs({ 'gen_ai.operation.name': 'chat' }),
      { key: 'gen_ai.usage.input_tokens', value: { intValue: '9' } },
      { key: 'gen_ai.usage.output_tokens', value: { doubleValue: 4 } },
      { key: 'gen_ai.usage.cache_read.input_tokens', value: { intValue: 2 } },
      {
        key: 'gen_ai.output.messages',
        value: {
          arrayValue: {
            values: [
              {
                kvlistValue: {
                  values: [
                    { key: 'role', value: { stringValue: 'assistant' } },
                    {
                      key: 'parts',
                      value: {
                        arrayValue: {
                          values: [
                            {
                              kvlistValue: {
                                values: [
                                  { key: 'type', value: { stringValue: 'text' } },
                                  { key: 'content', value: { stringValue: 'Hello' } },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    },
                    { key: 'final', value: { boolValue: true } },
                  ],
                },
              },
            ],
          },
        },
      },
    ]
    const { attempts } = otel.read(JSON.stringify(resourceSpans({ ...otlpSpan('a', {}), attributes })), 'f')
    expect(story(attempts[0]?.events)).toEqual(['model 9/4', 'response: Hello'])
    expect(attempts[0]?.events[0]).toMatchObject({ cached_tokens: 2 })
  })
})
