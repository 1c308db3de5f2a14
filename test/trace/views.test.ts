import { describe, expect, it } from 'vitest'
import type { TraceEvent } from '../../src/trace/events.ts'
import { usageOf } from '../../src/trace/usage.ts'
import { agentCalls, callsBy, replies, segmentsOf, trajectoryHash } from '../../src/trace/views.ts'

const user = (text: string, turn?: number): TraceEvent => ({ event: 'user', text, ...(turn !== undefined && { turn }) })
const says = (text: string, final?: boolean): TraceEvent => ({
  event: 'response',
  text,
  ...(final !== undefined && { final }),
})
const proposed = (tool: string, args = {}, more = {}): TraceEvent => ({ event: 'proposed', tool, args, ...more })
const executed = (tool: string, args = {}, more = {}): TraceEvent => ({
  event: 'executed',
  tool,
  args,
  ok: true,
  ...more,
})
const refused = (tool: string, args = {}, more = {}): TraceEvent => ({
  event: 'refused',
  tool,
  args,
  reason: 'schema',
  ...more,
})

describe('agentCalls', () => {
  const fates = (events: TraceEvent[]) =>
    agentCalls(events).map((call) => [call.tool, call.args, call.fate, call.position, call.settled])

  it('counts executed events alone as proposals too', () => {
    expect(fates([executed('a', { x: 1 }), executed('b', {}, { ok: false, error: 'no' })])).toEqual([
      ['a', { x: 1 }, 'ok', 0, 0],
      ['b', {}, 'failed', 1, 1],
    ])
  })

  it.each<[string, TraceEvent[], unknown[]]>([
    [
      'by call id, in any order',
      [
        proposed('a', {}, { call_id: '1' }),
        proposed('a', {}, { call_id: '2' }),
        executed('a', {}, { call_id: '2' }),
        refused('a', {}, { call_id: '1' }),
      ],
      [
        ['a', {}, 'refused', 0, 3],
        ['a', {}, 'ok', 1, 2],
      ],
    ],
    [
      'by equal arguments where there are no ids',
      [proposed('a', { x: 1 }), proposed('a', { x: 2, y: 1 }), executed('a', { y: 1, x: 2 }), executed('a', { x: 1 })],
      [
        ['a', { x: 1 }, 'ok', 0, 3],
        ['a', { x: 2, y: 1 }, 'ok', 1, 2],
      ],
    ],
    [
      'by order where the arguments were changed on the way',
      [proposed('a', { x: '1' }), proposed('a', { x: '2' }), executed('a', { x: 1 }), executed('a', { x: 2 })],
      [
        ['a', { x: '1' }, 'ok', 0, 2],
        ['a', { x: '2' }, 'ok', 1, 3],
      ],
    ],
    [
      'not at all where the ids differ',
      [proposed('a', {}, { call_id: '1' }), executed('a', {}, { call_id: '2' })],
      [
        ['a', {}, 'unknown', 0, undefined],
        ['a', {}, 'ok', 1, 1],
      ],
    ],
    [
      'and leaves an open call unknown',
      [proposed('a'), executed('b')],
      [
        ['a', {}, 'unknown', 0, undefined],
        ['b', {}, 'ok', 1, 1],
      ],
    ],
  ])('joins proposals with what became of them %s', (_, events, expected) => {
    expect(fates(events)).toEqual(expected)
  })

  it('carries result, error, reason and segment', () => {
    const events = [
      proposed('a'),
      user('one'),
      executed('a', {}, { result: { n: 1 }, ms: 5 }),
      user('two'),
      refused('b', {}, { message: 'no such field' }),
      executed('c', {}, { ok: false, error: '503', retryable: true }),
    ]
    expect(agentCalls(events)).toEqual([
      { tool: 'a', args: {}, fate: 'ok', result: { n: 1 }, ms: 5, position: 0, settled: 2, segment: 0 },
      {
        tool: 'b',
        args: {},
        fate: 'refused',
        reason: 'schema',
        message: 'no such field',
        position: 4,
        settled: 4,
        segment: 1,
      },
      { tool: 'c', args: {}, fate: 'failed', error: '503', retryable: true, position: 5, settled: 5, segment: 1 },
    ])
  })

  it('leaves the simulated user’s calls to callsBy', () => {
    const events = [proposed('a', {}, { by: 'user' }), executed('a'), executed('a', {}, { by: 'user' })]
    expect(agentCalls(events).map((call) => call.position)).toEqual([1])
    expect(callsBy('user', events).map((call) => [call.position, call.settled])).toEqual([[0, 2]])
  })
})

describe('replies', () => {
  it.each<[string, TraceEvent[], string[]]>([
    ['one a response', [user('hi'), says('a'), says('b')], ['a', 'b']],
    ['pieces as they stand', [says('ref', false), says('unded', false), says('.')], ['refunded.']],
    [
      'pieces around a call on lines of their own',
      [says('Looking.', false), executed('a'), says('Done.')],
      ['Looking.\nDone.'],
    ],
    ['pieces that nothing follows', [says('Half', false), user('well?'), says('Whole', false)], ['Half', 'Whole']],
    ['text beside an open call is none', [proposed('a'), says('Looking.'), executed('a'), says('Done.')], ['Done.']],
    ['a call that was never settled keeps nothing back', [proposed('a'), says('Done.')], ['Done.']],
    ['the user’s own responses are none', [{ event: 'response', text: 'x', by: 'user' }], []],
    ['notes are none', [{ event: 'note', text: 'x' }], []],
  ])('%s', (_, events, expected) => {
    expect(replies(events).map((reply) => reply.text)).toEqual(expected)
  })

  it('know their segment', () => {
    const events = [says('Hello!'), user('a'), says('1'), user('b'), says('2')]
    expect(replies(events).map((reply) => reply.segment)).toEqual([0, 0, 1])
  })
})

describe('segmentsOf', () => {
  it('cuts at user messages; what comes first belongs to the first', () => {
    const events = [says('Hello!'), user('a'), says('1'), user('b', 4), says('2')]
    expect(segmentsOf(events)).toEqual([
      { user: 'a', turn: 1, start: 0, end: 3 },
      { user: 'b', turn: 4, start: 3, end: 5 },
    ])
  })

  it('is one segment where nobody spoke', () => {
    expect(segmentsOf([executed('a')])).toEqual([{ start: 0, end: 1 }])
  })
})

describe('usageOf', () => {
  const model = (fields: object): TraceEvent => ({ event: 'model', model: 'm', ...fields })

  it('sums the agent’s own calls', () => {
    const events = [
      model({ input_tokens: 10, output_tokens: 1, cost_usd: 0.5, cached_tokens: 4, ms: 7 }),
      model({ input_tokens: 20, output_tokens: 2, cost_usd: 0.25, ms: 8 }),
      model({ input_tokens: 99, by: 'user' }),
      executed('a', {}, { ms: 3 }),
      executed('b', {}, { by: 'user' }),
    ]
    expect(usageOf(events)).toEqual({
      model_calls: 2,
      tool_calls: 1,
      input_tokens: 30,
      output_tokens: 3,
      cached_tokens: 4,
      cost_usd: 0.75,
      model_ms: 15,
      tool_ms: 3,
    })
  })

  it('knows no sum of which a part is unknown', () => {
    const events = [model({ input_tokens: 10, cost_usd: 0.5 }), model({ input_tokens: 20 })]
    expect(usageOf(events)).toEqual({ model_calls: 2, tool_calls: 0, input_tokens: 30 })
    expect(usageOf([])).toEqual({ model_calls: 0, tool_calls: 0 })
  })
})

describe('trajectoryHash', () => {
  const events = [user('a'), proposed('t', { x: 1 }), executed('t', { x: 1 }, { result: 2 }), says('done')]

  it.each<[string, TraceEvent[]]>([
    ['times and numbers', events.map((event, seq) => ({ ...event, seq, at: seq * 10 }))],
    ['call ids', events.map((event) => ('tool' in event ? { ...event, call_id: 'c' } : event))],
    ['model events and notes', [{ event: 'model', model: 'm' }, ...events, { event: 'note', text: 'x' }]],
  ])('does not see %s', (_, other) => {
    expect(trajectoryHash(other)).toBe(trajectoryHash(events))
  })

  it.each<[string, TraceEvent[]]>([
    ['an argument', [user('a'), proposed('t', { x: 2 }), executed('t', { x: 2 }, { result: 2 }), says('done')]],
    ['a result', [user('a'), proposed('t', { x: 1 }), executed('t', { x: 1 }, { result: 3 }), says('done')]],
    ['what became of a call', [user('a'), proposed('t', { x: 1 }), refused('t', { x: 1 }), says('done')]],
    ['a reply', [user('a'), proposed('t', { x: 1 }), executed('t', { x: 1 }, { result: 2 }), says('no')]],
    ['the order', [user('a'), says('done'), proposed('t', { x: 1 }), executed('t', { x: 1 }, { result: 2 })]],
  ])('sees %s', (_, other) => {
    expect(trajectoryHash(other)).not.toBe(trajectoryHash(events))
  })
})
