import { describe, expect, it } from 'vitest'
import { compare } from '../../../src/grade/similarity/compare.ts'
import type { CompareOptions } from '../../../src/grade/similarity/types.ts'
import type { Json } from '../../../src/json.ts'

type Row = [gold: Json, predicted: Json, verdict: 'same' | 'different', options?: CompareOptions]

function check([gold, predicted, verdict, options]: Row): void {
  for (const found of [compare(gold, predicted, options), compare(predicted, gold, options)]) {
    expect([found.verdict, found.reason]).toEqual([verdict, found.reason])
    expect(found.reason).not.toBe('')
  }
}

describe('lists and sets', () => {
  it.each<Row>([
    [['a', 'b'], ['a', 'b'], 'same'],
    [['a', 'b'], ['A', 'b'], 'same'],
    [['a', 'b'], ['b', 'a'], 'different'],
    [['a', 'b'], ['a'], 'different'],
    [['a'], ['a', 'a'], 'different'],
    [[], [], 'same'],
    [[], ['a'], 'different'],
    [[1, 2], ['1', '2'], 'same'],
    [[1, 2], ['one', 'two'], 'same'],
    [[1, [2, 3]], [1, [2, 3]], 'same'],
    [[1, [2, 3]], [1, [3, 2]], 'different'],
    [['2024-03-05'], ['March 5, 2024'], 'same'],
    [['$5', '€5'], ['5 USD', '5 EUR'], 'same'],
    [['NYC'], ['New York City'], 'same'],
    [['a', 'b'], '["a","b"]', 'same'],
    [['a', 'b'], '["b","a"]', 'different'],
    [['apples', 'pears'], 'apples, pears', 'same'],
    [['apples', 'pears'], 'apples and pears', 'same'],
    [['apples', 'pears', 'figs'], 'apples, pears, and figs', 'same'],
    [['apples', 'pears', 'figs'], 'apples; pears; figs', 'same'],
    [['apples', 'pears'], 'apples\npears', 'same'],
    [['apples', 'pears'], 'apples', 'different'],
    [['apples'], 'apples', 'same'],
    [['apples', 'pears'], 'pears, apples', 'different'],
    [['apples', 'pears'], 'pears, apples', 'same', { kind: 'set' }],
    ['apples, pears', 'pears and apples', 'same', { kind: 'set' }],
    ['apples, pears', 'apples and pears', 'same', { kind: 'list' }],
    ['apples, pears', 'pears, apples', 'different', { kind: 'list' }],
    [['a', 'b'], ['b', 'a'], 'same', { kind: 'set' }],
    [['a', 'b'], ['b', 'A'], 'same', { kind: 'set' }],
    [['a', 'a'], ['a', 'b'], 'different', { kind: 'set' }],
    [['a', 'b'], ['a', 'b', 'c'], 'different', { kind: 'set' }],
    [[], [], 'same', { kind: 'set' }],
    [[['a', 'b']], [['b', 'a']], 'different', { kind: 'set' }],
    [['x', 'New York'], ['NYC', 'X'], 'same', { kind: 'set' }],
    [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], 'same', { kind: 'set' }],
    [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 3 }], 'different', { kind: 'set' }],
    [[10, 20], [11, 19], 'same', { tolerance: 1 }],
    [[10, 20], [12, 20], 'different', { tolerance: 1 }],
    [['05.03.2024'], ['2024-03-05'], 'same', { locale: 'de-DE' }],
    [['05.03.2024'], ['2024-05-03'], 'different', { locale: 'de-DE' }],
    [['prio1'], ['urgent'], 'same', { aliases: [['prio1', 'urgent']] }],
  ])('%j and %j: %s %j', (...row) => check(row))
})

describe('objects and JSON texts', () => {
  it.each<Row>([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, 'same'],
    [{ a: 1 }, { a: '1' }, 'same'],
    [{ a: 1 }, { a: 2 }, 'different'],
    [{ a: 1 }, { b: 1 }, 'different'],
    [{ a: 1 }, { a: 1, b: null }, 'different'],
    [{ a: { b: { c: 'NYC' } } }, { a: { b: { c: 'New York City' } } }, 'same'],
    [{ a: { b: { c: 'NYC' } } }, { a: { b: { c: 'Boston' } } }, 'different'],
    [{}, {}, 'same'],
    [{}, [], 'different'],
    [{}, '{}', 'same'],
    ['{"a":1,"b":2}', '{"b":2,"a":1}', 'same'],
    ['{"a":1}', { a: 1 }, 'same'],
    ['{"a":1}', { a: 2 }, 'different'],
    ['{"a":[1,2]}', { a: [1, 2] }, 'same'],
    [{ a: '[1,2]' }, { a: [1, 2] }, 'same'],
    [{ a: '{"b":"x"}' }, { a: { b: 'X' } }, 'same'],
    ['[1,2]', [1, 3], 'different'],
    ['{"a":1', '{"a":1}', 'different'],
    [{ a: 1 }, 'a', 'different'],
    [{ n: [10] }, { n: [11] }, 'same', { tolerance: 1 }],
    [{ when: '2024-03-05' }, { when: 'March 5, 2024' }, 'same'],
    [{ a: 'x' }, { a: 'X' }, 'different', { kind: 'exact' }],
  ])('%j and %j: %s %j', (...row) => check(row))

  it('names the place that differs', () => {
    expect(compare({ a: { b: [1, 2] } }, { a: { b: [1, 3] } }).reason).toBe('a: b: [1]: 2 ≠ 3')
  })
  it('scores by the members', () => {
    expect(compare([1, 2, 3, 4], [1, 2, 3, 5]).score).toBe(0.75)
    expect(compare(['a', 'b'], ['c', 'b'], { kind: 'set' }).score).toBe(0.5)
  })
  it('pairs members of a set so that as many as possible have a partner', () => {
    // greedily, `New York` would take `NY, USA`, which alone suits `New York, USA`
    const gold = ['Paris', 'Paris, France']
    expect(compare(gold, ['Paris, Europe', 'Paris, Texas'], { kind: 'set' }).verdict).toBe('different')
    expect(compare(gold, ['Paris, France', 'Paris, Texas'], { kind: 'set' }).verdict).toBe('same')
  })
})

describe('null, absent and empty', () => {
  it.each<Row>([
    [null, null, 'same'],
    [null, '', 'different'],
    [null, 0, 'different'],
    [null, false, 'different'],
    [null, 'null', 'different'],
    [null, 'none', 'different'],
    [null, [], 'different'],
    [null, {}, 'different'],
    ['', '', 'same'],
    ['', ' ', 'same'],
    [' ', '\t\n', 'same'],
    ['', 'x', 'different'],
    ['', '0', 'different'],
    ['', 0, 'different'],
    ['', false, 'different'],
    ['', [], 'different'],
    ['', {}, 'different'],
    ['', 'null', 'different'],
    ['', '.', 'different'],
    [0, '0', 'same'],
    [0, -0, 'same'],
    [0, 'zero', 'same'],
    [0, false, 'same'],
    [0, '', 'different'],
    [1, true, 'same'],
    [1, '1', 'same'],
    [1, 1.0, 'same'],
    [1, '1.0', 'same'],
    [1, 'one', 'same'],
    [1, 2, 'different'],
    [1, '01', 'different'],
    [5, '5 items', 'different'],
    ['none', 'N/A', 'same'],
    ['null', 'none', 'same'],
    [[null], [null], 'same'],
    [[null], [''], 'different'],
    [[], [null], 'different'],
    [{ a: null }, { a: null }, 'same'],
    [{ a: null }, { a: '' }, 'different'],
    [{ a: null }, {}, 'different'],
    [{ a: '' }, {}, 'different'],
    [[''], [' '], 'same'],
    [0.1 + 0.2, 0.3, 'same'],
    [1e21, '1e21', 'same'],
  ])('%j and %j: %s', (...row) => check(row))
})
