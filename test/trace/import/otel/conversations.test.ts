import { describe, expect, it } from 'vitest'
import { UserError } from '../../../../src/errors.ts'
import { otel } from '../../../../src/trace/import/otel/index.ts'
import { agentCalls } from '../../../../src/trace/views.ts'
import { answer, call, chat, readSpans, span, story, text, tool } from './spans.ts'

const hello = chat([text('user', 'Hi')], [text('assistant', 'Hello')])
const agent = (more: object = {}) => ({ 'gen_ai.operation.name': 'invoke_agent', 'gen_ai.agent.name': 'a', ...more })
const child = { parent_span_id: 'root' }

describe('conversations in spans', () => {
  it('have several traces where they name one conversation', () => {
    const id = { 'gen_ai.conversation.id': 'c' }
    const first = chat([text('user', 'Hi')], [text('assistant', 'Hello')], id)
    const second = chat(
      [text('user', 'Hi'), text('assistant', 'Hello'), text('user', 'Bye')],
      [text('assistant', 'So long')],
      id,
    )
    const { tasks, attempts } = readSpans(span('b', second, { trace_id: 't2' }, [60, 61]), span('a', first))
    expect(tasks.map((task) => task.id)).toEqual(['Hi-Bye'])
    expect(attempts.map(({ events }) => story(events))).toEqual([
      ['user: Hi', 'model ?/?', 'response: Hello', 'user: Bye', 'model ?/?', 'response: So long'],
    ])
    expect(attempts[0]?.wall_ms).toBe(2000)
  })

  it('are attempts of one task where the user wrote the same, as they began', () => {
    const { tasks, attempts } = readSpans(
      span('a', hello, { trace_id: 'later' }, [5, 6]),
      span('b', chat([text('user', 'Hi')], [text('assistant', 'First')]), { trace_id: 'earlier' }),
    )
    expect(tasks.map((task) => task.id)).toEqual(['Hi'])
    expect(attempts.map(({ attempt, events }) => [attempt, story(events).at(-1)])).toEqual([
      [1, 'response: First'],
      [2, 'response: Hello'],
    ])
  })

  it('are attempts of the task that `turngate.task` names', () => {
    const resource = { attributes: { 'turngate.task': 'greeting', 'turngate.attempt': '3' } }
    const { tasks, attempts } = readSpans(span('a', hello, { resource }))
    expect(tasks.map((task) => task.id)).toEqual(['greeting'])
    expect(attempts.map(({ attempt }) => attempt)).toEqual([3])
  })

  it('begin with what the model was told before the first span', () => {
    const given = [
      text('system', 'Be kind.'),
      text('user', 'A'),
      call('c', 'f', {}),
      answer('c', { error: 'no' }),
      text('assistant', 'B'),
      text('user', 'C'),
    ]
    const { attempts } = readSpans(span('a', chat(given, [text('assistant', 'D')])))
    expect(story(attempts[0]?.events)).toEqual([
      ...['user: A', 'f({})', 'f → error: {"error":"no"}', 'response: B', 'user: C', 'model ?/?', 'response: D'],
    ])
  })

  it('are told by the agent where its model calls say nothing, and cost what the model calls did', () => {
    const { attempts, warnings } = readSpans(
      span(
        'root',
        agent({
          'gen_ai.input.messages': [text('user', 'Hi')],
          'gen_ai.output.messages': [text('assistant', 'Hello')],
          'gen_ai.usage.input_tokens': 99,
        }),
        {},
        [0, 3],
      ),
      span('m', chat(undefined, undefined, { 'gen_ai.usage.input_tokens': 7 }), child, [1, 2]),
    )
    expect(story(attempts[0]?.events)).toEqual(['user: Hi', 'model 7/?', 'response: Hello'])
    expect(warnings).toHaveLength(1)
  })

  it('count a model call once that two libraries saw', () => {
    const { attempts } = readSpans(
      span('root', chat([text('user', 'Hi')], [text('assistant', 'Hello')]), {}, [0, 3]),
      span('m', chat(undefined, undefined, { 'gen_ai.usage.input_tokens': 7 }), child, [1, 2]),
    )
    expect(story(attempts[0]?.events)).toEqual(['user: Hi', 'model 7/?', 'response: Hello'])
  })

  it.each<[string, string]>([
    ['hangs below the call', 'call'],
    ['runs beside it', 'root'],
  ])('keep what a called agent says to its caller apart, where its span %s', (_, parent) => {
    const { attempts } = readSpans(
      span('root', agent(), {}, [0, 9]),
      span('m1', chat([text('user', 'Hi')], [call('c1', 'ask', { q: 'x' })]), child, [0, 1]),
      span('call', tool('ask', 'c1', '{"q":"x"}', 'y'), child, [1, 5]),
      span('inner', agent(), { parent_span_id: parent }, [1.5, 4.5]),
      span('m2', chat([text('user', 'x')], [call('c2', 'f', {})]), { parent_span_id: 'inner' }, [1.5, 2]),
      span('t', tool('f', 'c2', '{}', 'z'), { parent_span_id: 'inner' }, [2, 3]),
      span('m3', chat([text('user', 'x')], [text('assistant', 'y')]), { parent_span_id: 'inner' }, [3, 4]),
      span(
        'm4',
        chat([text('user', 'Hi'), call('c1', 'ask', { q: 'x' }), answer('c1', 'y')], [text('assistant', 'Hello')]),
        child,
        [5, 9],
      ),
    )
    expect(story(attempts[0]?.events).filter((line) => !line.startsWith('model'))).toEqual([
      ...['user: Hi', 'ask({"q":"x"})', 'f({})', 'f → "z"', 'note: y', 'ask → "y"', 'response: Hello'],
    ])
  })

  it('tell parallel calls without ids by their arguments', () => {
    const calls = {
      role: 'assistant',
      parts: ['Paris', 'London'].map((city) => ({ type: 'tool_call', name: 'f', arguments: { city } })),
    }
    const { attempts } = readSpans(
      span('m', chat([text('user', 'Hi')], [calls])),
      span('l', tool('f', undefined, '{"city":"London"}', 'fog'), {}, [1, 2]),
      span('p', tool('f', undefined, '{"city":"Paris"}', 'sun'), {}, [1, 3]),
    )
    expect(agentCalls(attempts[0]?.events ?? []).map((made) => [made.args.city, made.fate])).toEqual([
      ['Paris', 'ok'],
      ['London', 'ok'],
    ])
  })

  it('know what a call was asked for where its own span does not say', () => {
    const { attempts, warnings } = readSpans(
      span('m', chat([text('user', 'Hi')], [call('c1', 'f', { x: 1 })])),
      span('t', tool('f', 'c1', undefined, 'ok'), {}, [1, 2]),
    )
    expect(story(attempts[0]?.events)).toEqual(['user: Hi', 'model ?/?', 'f({"x":1})', 'f → "ok"'])
    expect(warnings).toHaveLength(1)
    const asked = readSpans(
      span('m', chat([text('user', 'Hi')], [call('c1', 'f')])),
      span('t', tool('f', 'c1', '{"x":1}', 'ok'), {}, [1, 2]),
    )
    expect(story(asked.attempts[0]?.events)).toEqual(story(attempts[0]?.events))
  })

  it.each<[string, object[], string]>([
    [
      'arguments',
      [span('m', chat([text('user', 'Hi')], [call('c1', 'f')]))],
      'the arguments of f were not captured; they count as none',
    ],
    [
      'arguments of a tool’s span',
      [span('t', tool('f', 'c1', undefined, 'ok'))],
      'the arguments of f were not captured; they count as none',
    ],
    ['results', [span('t', tool('f', 'c1', '{}'))], 'the result of f was not captured'],
    [
      'messages',
      [span('m', chat())],
      'the messages of a conversation were not captured; only calls and usage are known',
    ],
    [
      'answers',
      [span('m', chat([text('user', 'Hi')], [call('c1', 'f', {})]))],
      'a call has no answer; what became of it is not known',
    ],
    [
      'pictures',
      [span('m', chat([{ role: 'user', parts: [{ type: 'blob', modality: 'image', content: 'x' }] }]))],
      'parts of messages are left out: blob',
    ],
    [
      'other spans',
      [span('m', hello), span('h', { 'http.method': 'GET' })],
      'spans that tell of no model, tool or agent are left out: 1',
    ],
    [
      'evaluations',
      [span('m', hello, { events: [{ name: 'gen_ai.evaluation.result', attributes: {} }] })],
      'evaluation results in the spans are left out: they do not say which of them decides',
    ],
    [
      'a history that was shortened',
      [
        span('m', chat([text('user', 'A'), text('assistant', 'B'), text('user', 'C')])),
        span('n', chat([text('user', 'C'), text('assistant', 'D'), text('user', 'E')]), {}, [2, 3]),
      ],
      'what a model was given does not continue what it was given before; only new words are taken',
    ],
  ])('warn where %s are missing', (_, spans, warning) => {
    expect(readSpans(...spans).warnings).toContain(warning)
  })

  it('take only new words from a history that was shortened', () => {
    const { attempts } = readSpans(
      span('m', chat([text('user', 'A'), text('assistant', 'B'), text('user', 'C')], [text('assistant', 'D')])),
      span(
        'n',
        chat([text('user', 'C'), text('assistant', 'D'), text('user', 'E')], [text('assistant', 'F')]),
        {},
        [2, 3],
      ),
    )
    expect(story(attempts[0]?.events).filter((line) => !line.startsWith('model'))).toEqual([
      ...['user: A', 'response: B', 'user: C', 'response: D', 'user: E', 'response: F'],
    ])
  })

  it.each<[string, object, object, string]>([
    [
      'an error of the tool',
      {
        status: { code: 'ERROR' },
        events: [{ name: 'exception', attributes: { 'exception.type': 'ValueError', 'exception.message': 'no x' } }],
      },
      {},
      'ValueError: no x',
    ],
    ['an error by its message', { status: { code: 2, message: 'broken' } }, {}, 'broken'],
    [
      'an error by its type',
      { status: { code: 'STATUS_CODE_ERROR' } },
      { 'error.type': 'TimeoutError' },
      'TimeoutError',
    ],
  ])('fail a call by %s', (_, more, attributes, error) => {
    const { attempts } = readSpans(span('t', { ...tool('f', 'c1', '{}'), ...attributes }, more))
    expect(agentCalls(attempts[0]?.events ?? [])).toMatchObject([{ fate: 'failed', error }])
  })

  it.each<[string, string, object]>([
    ['the agent’s', 'no such key', { status: 'agent_failed', reason: 'source' }],
    ['the provider’s', 'Error code: 429 - rate limit reached', { status: 'infra_failed', reason: 'provider' }],
  ])('end in the failure that the outermost span had: %s', (_, message, outcome) => {
    const root = span('root', agent(), { status: { status_code: 'ERROR', description: message } }, [0, 2])
    expect(readSpans(root, span('m', hello, child)).attempts[0]?.outcome).toMatchObject({ ...outcome, message })
    const inner = span('m', hello, { ...child, status: { code: 'ERROR', message } })
    expect(readSpans(span('root', agent(), {}, [0, 2]), inner).attempts[0]?.outcome).toEqual({ status: 'completed' })
  })

  it('survive spans that are their own ancestors', () => {
    expect(
      readSpans(span('a', hello, { parent_span_id: 'b' }), span('b', agent(), { parent_span_id: 'a' })).attempts,
    ).toHaveLength(1)
  })
})

describe('a file of spans', () => {
  it.each<[string, string, string]>([
    [
      'without a GenAI span',
      '[{"name": "GET /", "trace_id": "t", "attributes": {"http.method": "GET"}}]',
      'f: not OpenTelemetry GenAI spans: of its 1 spans none tells of a model, a tool or an agent. Spans are known by `gen_ai.operation.name`, `openinference.span.kind` or `ai.operationId`.',
    ],
    [
      'without spans',
      '{"resourceSpans": []}',
      'f: not OpenTelemetry GenAI spans: of its 0 spans none tells of a model, a tool or an agent. Spans are known by `gen_ai.operation.name`, `openinference.span.kind` or `ai.operationId`.',
    ],
    [
      'that is something else',
      '{"spans": 1}',
      'f:1: not OpenTelemetry GenAI spans: expected `resourceSpans`, or spans with `name` and `trace_id`.',
    ],
    ['that is empty', '[]', 'f:1: not OpenTelemetry GenAI spans: the list is empty.'],
    [
      'with a span without an id',
      '{"resourceSpans": [\n {"scopeSpans": [{"spans": [\n  {"traceId": "t", "name": "n"}\n ]}]}\n]}',
      'f:3: resourceSpans[0].scopeSpans[0].spans[0].spanId: not OpenTelemetry GenAI spans: Invalid input: expected string, received undefined.',
    ],
    [
      'with a time that is none, on its second line',
      '{"resourceSpans": []}\n{"resourceSpans": [{"scopeSpans": [{"spans": [{"traceId": "t", "spanId": "a", "name": "n", "startTimeUnixNano": true}]}]}]}',
      'f:2: resourceSpans[0].scopeSpans[0].spans[0].startTimeUnixNano: not OpenTelemetry GenAI spans: must be a time.',
    ],
    [
      'with a span without a name',
      '[{"name": "a", "trace_id": "t"},\n {"trace_id": "t"}]',
      'f:2: [1].name: not OpenTelemetry GenAI spans: Invalid input: expected string, received undefined.',
    ],
    [
      'with attributes of another form',
      '{"resourceSpans": [{"scopeSpans": [{"spans": [{"traceId": "t", "spanId": "a", "name": "n", "attributes": {"a": 1}}]}]}]}',
      'f:1: resourceSpans[0].scopeSpans[0].spans[0].attributes: not OpenTelemetry GenAI spans: Invalid input: expected array, received object.',
    ],
    [
      'that is cut off',
      '{"resourceSpans": [',
      'f:1:20: not OpenTelemetry GenAI spans: not JSON (the text ends too early). The file may have been cut off; write or download it again.',
    ],
    [
      'with a broken line',
      '{"resourceSpans": []}\n{"resourceSpans"; []}',
      'f:2:17: not OpenTelemetry GenAI spans: not JSON (`;` cannot stand here). The file may have been cut off; write or download it again.',
    ],
  ])('%s is refused', (_, file, message) => {
    expect(problemOf(() => otel.read(file, 'f'))).toBe(message)
  })
})

function problemOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    return error instanceof UserError ? error.message : String(error)
  }
  return 'it was read'
}
