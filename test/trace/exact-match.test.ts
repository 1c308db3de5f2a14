import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../src/json.ts'
import type { GoldTurn } from '../../src/suite/schema/gold.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { exactMatches } from '../../src/trace/exact-match.ts'

const gold = (args: Record<string, Json>, more: Partial<GoldTurn> = {}): GoldTurn => ({
  turn_no: 1,
  turn: 'Tool',
  gold_turn: { tool_id: 't', args },
  ...more,
})
const call = (args: JsonObject, more = {}): TraceEvent => ({ event: 'proposed', tool: 't', args, ...more })

describe('exactMatches', () => {
  it.each<[string, GoldTurn, TraceEvent[], boolean]>([
    ['equal arguments', gold({ a: 1, b: { c: 2 } }), [call({ b: { c: 2 }, a: 1 })], true],
    ['any position', gold({ a: 2 }), [call({ a: 1 }), call({ a: 3 }), call({ a: 2 })], true],
    ['a value of another type', gold({ a: 1 }), [call({ a: '1' })], false],
    ['a key too many', gold({ a: 1 }), [call({ a: 1, b: 1 })], false],
    ['a key too few', gold({ a: 1, b: null }), [call({ a: 1 })], false],
    ['null compares all', gold({ a: 1 }, { compare_args: null }), [call({ a: 1, b: 1 })], false],
    ['[] compares the name only', gold({ a: 1 }, { compare_args: [] }), [call({ b: 2 })], true],
    ['only the arguments named', gold({ a: 1, b: 1 }, { compare_args: ['a'] }), [call({ a: 1, b: 2 })], true],
    ['an argument named and absent', gold({ a: 1 }, { compare_args: ['a'] }), [call({})], false],
    ['an argument named and absent on both sides', gold({}, { compare_args: ['a'] }), [call({ b: 1 })], true],
    ['another tool', gold({}), [{ event: 'proposed', tool: 'u', args: {} }], false],
    ['the user’s call for the agent’s gold', gold({}), [call({}, { by: 'user' })], false],
    ['the user’s call for the user’s gold', gold({}, { by: 'user' }), [call({}, { by: 'user' })], true],
    ['a refused call', gold({}), [{ event: 'refused', tool: 't', args: {}, reason: 'schema' }], true],
    [
      'tool and action in one name',
      gold({}, { gold_turn: { tool_id: 'orders', action: 'Get', args: {} } }),
      [{ event: 'executed', tool: 'orders.Get', args: {}, ok: true }],
      true,
    ],
  ])('%s', (_, turn, events, matched) => {
    expect(exactMatches([turn], events)).toEqual([{ turn_no: 1, matched }])
  })

  it('looks at calls only', () => {
    expect(exactMatches([{ turn_no: 1, turn: 'Agent', gold_turn: { response: 'hi' } }], [])).toEqual([])
  })
})
