import { describe, expect, it } from 'vitest'
import { compareArguments } from '../../../src/grade/aem/arguments.ts'
import type { SubMetric, TurnScore } from '../../../src/grade/aem/types.ts'
import { cascadeSimilarity } from '../../../src/grade/similarity/cascade.ts'
import type { Json } from '../../../src/json.ts'
import { both, call, dialog, did, gold, reply, said, scoreList, scoreTrace, tools, trace } from './build.ts'

type Args = Readonly<Record<string, Json>>

function first(turns: readonly TurnScore[]): TurnScore {
  const [turn] = turns
  if (turn === undefined) throw new Error('no turn')
  return turn
}

const judge = (goldArgs: Args, args: Args, extras = {}) =>
  first(scoreList(dialog(both('orders.Get', goldArgs, args, extras))).turns)

const statuses = (turn: TurnScore) => Object.values(turn.sub).map(({ status }) => status)
const P = 'passed'
const F = 'failed'

describe('levels of a call', () => {
  it.each<[string, Args, Args, string | undefined, readonly string[]]>([
    ['all right', { a: 1, b: 2 }, { b: 2, a: 1 }, undefined, [P, P, P]],
    ['a key missing', { a: 1, b: 2 }, { a: 1 }, 'missing_parameters', [P, F, P]],
    ['an unexpected key', { a: 1 }, { a: 1, b: 2 }, 'extra_parameters', [P, F, P]],
    ['missing comes before extra', { a: 1, b: 2 }, { a: 1, c: 3 }, 'missing_parameters', [P, F, P]],
    ['a wrong value', { a: 'profit' }, { a: 'revenue' }, 'inconsistent_parameter_values', [P, P, F]],
    ['a key missing and a value wrong', { a: 1, b: 2 }, { a: 3 }, 'missing_parameters', [P, F, F]],
    ['nothing of what is due', { a: 1 }, {}, 'missing_parameters', [P, F, P]],
  ])('%s', (_, goldArgs, args, reason, expected) => {
    const turn = judge(goldArgs, args)
    expect(turn.reason).toBe(reason)
    expect(statuses(turn)).toEqual(expected)
    expect(turn.passed).toBe(reason === undefined)
  })

  it.each([
    ['users.Get', 'tool_mismatch'],
    ['orders.List', 'action_mismatch'],
    ['orders', 'action_mismatch'],
  ])('calling %s for orders.Get fails every level', (name, reason) => {
    const row = {
      ...both('orders.Get', { a: 1 }, {}),
      predict_turn: { tool_id: name.split('.')[0], action: name.split('.')[1], args: { a: 1 } },
    }
    const turn = first(scoreList(dialog(JSON.parse(JSON.stringify(row)))).turns)
    expect(turn.reason).toBe(reason)
    expect(statuses(turn)).toEqual([F, F, F])
    expect(turn.detail).toEqual({ gold: 'orders.Get', predicted: name })
  })

  it('a call where a reply is due, and a reply where a call is due', () => {
    const rows = dialog(
      { turn: 'Tool', gold_turn: { tool_id: 'A', args: {} }, predict_turn: { response: 'Done.' } },
      { turn: 'Agent', gold_turn: { response: 'Done.' }, predict_turn: { tool_id: 'A', args: {} } },
      { turn: 'Agent', gold_turn: { response: 'Done.' }, predict_turn: null },
    )
    const { turns } = scoreList(rows)
    expect(turns.map((turn) => turn.would_be ?? turn.reason)).toEqual([
      'tool_mismatch',
      'incomplete_response',
      'incomplete_response',
    ])
    expect(turns.map(statuses)).toEqual([
      [F, F, F],
      [F, F],
      [F, F],
    ])
  })

  it('both sets are in the detail', () => {
    expect(judge({ a: 1, b: 2 }, { a: 1, c: 3, d: 4 }).detail).toEqual({ missing: ['b'], extra: ['c', 'd'] })
  })
})

describe('values', () => {
  it.each<[string, Args, Args, string | undefined]>([
    ['1 is 1.0', { a: 1 }, JSON.parse('{"a": 1.0}'), undefined],
    ['absent is not null', { a: null }, {}, 'missing_parameters'],
    ['null is not absent', {}, { a: null }, 'extra_parameters'],
    ['null is null', { a: null }, { a: null }, undefined],
    ['a JSON text is what it encodes', { a: { b: [1, 2] } }, { a: '{"b": [1, 2.0]}' }, undefined],
    ['the other way round too', { a: '[{"b": 1}]' }, { a: [{ b: 1 }] }, undefined],
    ['a JSON text of something else is not', { a: { b: 1 } }, { a: '{"b": 2}' }, 'inconsistent_parameter_values'],
    ['a text that is no JSON', { a: { b: 1 } }, { a: '{b: 1' }, 'inconsistent_parameter_values'],
    ['keys of an object in any order', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, undefined],
    ['a key missing inside', { a: { x: 1, y: 2 } }, { a: { x: 1 } }, 'missing_parameters'],
    ['lists keep their order', { a: [1, 2] }, { a: [2, 1] }, 'inconsistent_parameter_values'],
    ['a list that is too long', { a: [1] }, { a: [1, 1] }, 'inconsistent_parameter_values'],
    ['empty objects and lists', { a: {}, b: [] }, { a: {}, b: [] }, undefined],
    ['a key that objects have by nature', {}, { constructor: 1 }, 'extra_parameters'],
  ])('%s', (_, goldArgs, args, reason) => {
    expect(judge(goldArgs, args).reason).toBe(reason)
  })

  it('a key named like a prototype is a key', () => {
    const options = { table: {}, similarity: cascadeSimilarity({ threshold: 0.5 }) }
    expect(compareArguments(JSON.parse('{"__proto__": 1}'), {}, options).missing).toEqual(['__proto__'])
  })

  it('names wrong fields by path', () => {
    const goldArgs = { filters: { region: 'EU' }, items: [{ id: 1001 }, { id: 1002 }] }
    const args = { filters: { region: 'US' }, items: [{ id: 1001 }, { id: 1010 }] }
    expect(judge(goldArgs, args).detail).toEqual({
      fields: [
        { path: 'filters.region', gold: 'EU', predicted: 'US', score: 0, reason: expect.any(String) },
        { path: 'items[1].id', gold: 1002, predicted: 1010, score: 0, reason: expect.any(String) },
      ],
    })
  })
})

describe('per-argument options', () => {
  const wrong = 'inconsistent_parameter_values'
  it.each<[string, Args, Args, object, string | undefined]>([
    ['ignored, whatever it is', { a: 1, note: 'x' }, { a: 1, note: 'y' }, { note: { ignore: true } }, undefined],
    ['ignored, absent', { a: 1, note: 'x' }, { a: 1 }, { note: { ignore: true } }, undefined],
    ['ignored, unexpected', { a: 1 }, { a: 1, note: 'y' }, { note: { ignore: true } }, undefined],
    ['optional, absent', { a: 1, limit: 9 }, { a: 1 }, { limit: { optional: true } }, undefined],
    ['optional, unexpected', { a: 1 }, { a: 1, limit: 9 }, { limit: { optional: true } }, undefined],
    ['optional, there and wrong', { limit: 9 }, { limit: 8 }, { limit: { optional: true } }, wrong],
    ['the default, left out', { limit: 10 }, {}, { limit: { optional: true, default: 10 } }, undefined],
    ['the default, stated', {}, { limit: 10 }, { limit: { default: 10 } }, undefined],
    ['not the default, left out', { limit: 20 }, {}, { limit: { default: 10 } }, wrong],
    ['not the default, stated', {}, { limit: 20 }, { limit: { default: 10 } }, wrong],
    ['null is not the default', {}, { limit: null }, { limit: { default: 10 } }, wrong],
    ['a tolerance', { price: 10 }, { price: 10.4 }, { price: { tolerance: 0.5 } }, undefined],
    ['a threshold of its own', { t: 'red blue' }, { t: 'red green' }, { t: { threshold: 0.9 } }, wrong],
    ['exact', { t: 'Red' }, { t: 'red' }, { t: { kind: 'exact' } }, wrong],
    [
      'aliases',
      { city: 'NYC' },
      { city: 'New York City' },
      { city: { aliases: [['NYC', 'New York City']] } },
      undefined,
    ],
    ['nested', { f: { a: 1, b: 2 } }, { f: { a: 1, b: 3 } }, { 'f.b': { ignore: true } }, undefined],
    [
      'in every member',
      { items: [{ id: 1, at: 5 }] },
      { items: [{ id: 1, at: 6 }] },
      { 'items[].at': { ignore: true } },
      undefined,
    ],
    ['a set', { ids: [1, 2, 3] }, { ids: [3, 1, 2] }, { ids: { kind: 'set' } }, undefined],
    ['a set is no multiset', { ids: [1, 1, 2] }, { ids: [1, 2, 2] }, { ids: { kind: 'set' } }, wrong],
    [
      'a set of objects',
      { items: [{ id: 1, at: 5 }, { id: 2 }] },
      { items: [{ id: 2 }, { id: 1, at: 6 }] },
      { items: { kind: 'set' }, 'items[].at': { ignore: true } },
      undefined,
    ],
    [
      'handed down to members',
      { f: { x: 1, y: [2] } },
      { f: { x: 1.2, y: [2.2] } },
      { f: { tolerance: 0.5 } },
      undefined,
    ],
  ])('%s', (_, goldArgs, args, compare, reason) => {
    expect(judge(goldArgs, args, { compare }).reason).toBe(reason)
    const table = tools({ name: 'orders_Get', tool_id: 'orders', action: 'Get', compare })
    const byTable = scoreList(dialog(both('orders.Get', goldArgs, args)), { tools: table })
    expect(first(byTable.turns).reason).toBe(reason)
  })

  it("the turn's own options go over the tool's, one by one", () => {
    const table = tools({
      name: 'orders_Get',
      tool_id: 'orders',
      action: 'Get',
      compare: { a: { ignore: true, tolerance: 1 } },
    })
    const turn = (compare: object) =>
      first(scoreList(dialog(both('orders.Get', { a: 1 }, { a: 1.5 }, { compare })), { tools: table }).turns)
    expect(turn({ a: { ignore: false } }).passed).toBe(true)
    expect(turn({ a: { ignore: false, tolerance: 0.1 } }).passed).toBe(false)
  })

  it.each<[readonly string[] | null, boolean]>([
    [null, false],
    [[], true],
    [['a'], true],
    [['a', 'b'], false],
  ])('compare_args %j', (compare_args, passed) => {
    expect(judge({ a: 1, b: 2 }, { a: 1, b: 3, c: 4 }, { compare_args }).passed).toBe(passed)
  })
})

describe('replies', () => {
  it.each([
    ['the same', 'The order has shipped.', undefined, [P, P]],
    ['part of it', 'order', 'incomplete_response', [F, P]],
    ['something else', 'No idea whatsoever.', 'inconsistent_response', [F, F]],
  ])('%s', (_, text, reason, expected) => {
    const turn = first(scoreList(dialog(said('The order has shipped.', text))).turns)
    expect(turn.reason).toBe(reason)
    expect(statuses(turn)).toEqual(expected)
  })

  it('must mention what it must', () => {
    const row = said('Order 1001 has shipped today.', 'Your order 1001 has shipped.', { must_mention: ['today'] })
    const turn = first(scoreList(dialog(row)).turns)
    expect(turn.reason).toBe('incomplete_response')
    expect(statuses(turn)).toEqual([F, P])
  })
})

describe('denominators', () => {
  it('depend on the gold alone: truthfulness .5, then .8', () => {
    const rows = gold(...Array.from({ length: 10 }, (_, index) => call('A', { n: index + 10 })))
    const half = scoreTrace(trace(...Array.from({ length: 5 }, (_, index) => did('A', { n: index + 10 }))), rows)
    expect(half.sub_metrics.truthfulness).toEqual({ num: 5, den: 10, value: 0.5 })
    const all = scoreTrace(
      trace(...Array.from({ length: 10 }, (_, index) => did('A', { n: index < 8 ? index + 10 : index + 90 }))),
      rows,
    )
    expect(all.sub_metrics.truthfulness).toEqual({ num: 8, den: 10, value: 0.8 })
    expect(all.sub_metrics.structural).toEqual({ num: 10, den: 10, value: 1 })
  })
})

describe('a sub-metric of the user', () => {
  const polite: SubMetric = {
    name: 'politeness',
    applies_to: ['response'],
    evaluate({ predicted }) {
      if (predicted?.kind !== 'response' || predicted.response.includes('?')) return { status: 'unscored', score: 0 }
      const passed = predicted.response.includes('please')
      return { status: passed ? 'passed' : 'failed', score: Number(passed), reason: 'rude' }
    },
  }
  it('stands beside the embedded ones, in scores and reasons', () => {
    const rows = gold(
      call('A'),
      reply('Wait here please'),
      reply('Wait here now'),
      reply('Wait here?'),
      reply('Wait here'),
    )
    const replies = ['Wait here please', 'Wait here now', 'Wait here?', 'Wait here']
    const events = trace(did('A'), ...replies.map((text) => ({ event: 'response', text })))
    const score = scoreTrace(events, rows, { subMetrics: [polite] })
    expect(score.sub_metrics.politeness).toEqual({ num: 1, den: 3, value: 1 / 3 })
    expect(score.turns.map(({ reason }) => reason)).toEqual([undefined, undefined, 'rude', undefined, 'rude'])
    expect(score.sub_metrics.completeness?.den).toBe(5)
    expect(score.turns[0]?.sub).not.toHaveProperty('politeness')
  })

  it('fails with a turn that has no partner, and its own reason comes last', () => {
    const score = scoreTrace(trace(), gold(reply('Wait here')), { subMetrics: [polite] })
    expect(score.sub_metrics.politeness).toEqual({ num: 0, den: 1, value: 0 })
    expect(score.reasons).toEqual({ incomplete_response: 1 })
  })
})
