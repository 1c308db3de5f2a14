import { describe, expect, it } from 'vitest'
import { gradeUsage } from '../../src/grade/usage.ts'
import { PRICES, PRICES_AS_OF } from '../../src/suite/prices.ts'
import type { Price } from '../../src/suite/schema/suite.ts'
import type { ModelEvent, TraceEvent } from '../../src/trace/events.ts'
import { done, makeAttempt } from './make.ts'

function model(name: string, more: Partial<ModelEvent> = {}): TraceEvent {
  return { event: 'model', model: name, ...more }
}

function scored(value: number) {
  return { kind: 'scored', value }
}

function unscored(reason: string) {
  return { kind: 'unscored', reason }
}

const TOKENS = { input_tokens: 1_000_000, output_tokens: 100_000 }
const OWN: Record<string, Price> = {
  mine: { input: 10, output: 20 },
  'gpt-4.1': { input: 100, output: 0 },
  free: { input: 0, output: 0 },
}

describe('cost', () => {
  it.each<[title: string, events: TraceEvent[], expected: ReturnType<typeof scored> | ReturnType<typeof unscored>]>([
    ['nothing recorded', [done('A')], unscored('no model calls recorded')],
    ['as recorded', [model('any', { cost_usd: 0.25 }), model('any', { cost_usd: 0.5 })], scored(0.75)],
    ['recorded cost before any price', [model('mine', { ...TOKENS, cost_usd: 0.25 })], scored(0.25)],
    ['list price', [model('gpt-4o', TOKENS)], scored(3.5)],
    ['cached tokens are part of the input', [model('gpt-4o', { ...TOKENS, cached_tokens: 400_000 })], scored(3)],
    ['no price for cached tokens: the full one', [model('mine', { ...TOKENS, cached_tokens: 400_000 })], scored(12)],
    ['more cached than input is no rebate', [model('gpt-4o', { ...TOKENS, cached_tokens: 9e9 })], scored(2.25)],
    ['the suite’s price before the list', [model('gpt-4.1', TOKENS)], scored(100)],
    ['reasoning tokens are part of the output', [model('mine', { ...TOKENS, reasoning_tokens: 50_000 })], scored(12)],
    ['unknown price, by name', [model('mine', TOKENS), model('secret', TOKENS)], unscored('price of secret unknown')],
    [
      'a snapshot without a price of its own',
      [model('gpt-4o-2031-01-01', TOKENS)],
      unscored('price of gpt-4o-2031-01-01 unknown'),
    ],
    ['no price on the prototype', [model('constructor', TOKENS)], unscored('price of constructor unknown')],
    ['tokens unknown', [model('mine', { input_tokens: 5 })], unscored('tokens of mine not recorded')],
    [
      'recorded as 0 with tokens used',
      [model('gpt-4o', { ...TOKENS, cost_usd: 0 })],
      unscored('cost of gpt-4o recorded as 0 though it used tokens'),
    ],
    ['recorded as 0 with no tokens', [model('x', { input_tokens: 0, output_tokens: 0, cost_usd: 0 })], scored(0)],
    ['free, because the suite says so', [model('free', { ...TOKENS, cost_usd: 0 })], scored(0)],
    [
      'the simulated user’s calls are not the agent’s',
      [model('secret', { by: 'user' }), model('mine', TOKENS)],
      scored(12),
    ],
    [
      'one unknown makes the sum unknown',
      [model('a', { cost_usd: 1 }), model('secret', TOKENS)],
      unscored('price of secret unknown'),
    ],
  ])('%s', (_, events, expected) => {
    expect(gradeUsage(makeAttempt(events), OWN).cost).toEqual(expected)
  })

  it('comes from a dated table', () => {
    expect(PRICES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const { input, cached_input, output } of Object.values(PRICES)) {
      expect(input).toBeGreaterThan(cached_input ?? 0)
      expect(output).toBeGreaterThan(input)
    }
  })
})

describe('tokens, calls and times', () => {
  it('are sums over the attempt, a failed one too', () => {
    const events = [
      model('a', { input_tokens: 10, output_tokens: 2, cached_tokens: 4, ms: 100 }),
      done('A', {}, { ms: 5 }),
      model('a', { input_tokens: 30, output_tokens: 3, reasoning_tokens: 1, ms: 50 }),
      done('B', {}, { ms: 7 }),
    ]
    const outcome = { status: 'timed_out', limit: '1s', message: 'too slow' } as const
    expect(gradeUsage(makeAttempt(events, { wall_ms: 400, outcome }), {})).toMatchObject({
      input_tokens: scored(40),
      output_tokens: scored(5),
      cached_tokens: scored(4),
      reasoning_tokens: scored(1),
      model_calls: scored(2),
      tool_calls: scored(2),
      wall_ms: scored(400),
      model_ms: scored(150),
      tool_ms: scored(12),
    })
  })

  it('are unknown, not 0, where they were not recorded', () => {
    expect(gradeUsage(makeAttempt([model('a', { input_tokens: 1 }), model('a'), done('A')]), {})).toMatchObject({
      input_tokens: unscored('not recorded'),
      output_tokens: unscored('not recorded'),
      cached_tokens: unscored('not recorded'),
      model_calls: scored(2),
      tool_calls: scored(1),
      wall_ms: unscored('not recorded'),
      model_ms: unscored('not recorded'),
      tool_ms: unscored('not recorded'),
    })
  })

  it('are unknown without a call channel', () => {
    const attempt = makeAttempt([], { evidence: { calls_recorded_by: 'none' } })
    expect(gradeUsage(attempt, {})).toMatchObject({
      model_calls: unscored('no model calls recorded'),
      tool_calls: unscored('no tool calls recorded'),
      tool_ms: unscored('no tool calls recorded'),
    })
  })

  it('an agent that called nothing spent no time in tools', () => {
    expect(gradeUsage(makeAttempt(), {})).toMatchObject({ tool_calls: scored(0), tool_ms: scored(0) })
    const imported = makeAttempt([], { evidence: { calls_recorded_by: 'import' } })
    expect(gradeUsage(imported, {})).toMatchObject({ tool_calls: scored(0), tool_ms: unscored('not recorded') })
  })
})
