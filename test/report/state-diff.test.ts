import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/json.ts'
import { stateDiff } from '../../src/report/state-diff.ts'
import type { StateCheck, Task } from '../../src/suite/schema/task.ts'

const BEFORE = { orders: { '1': { status: 'open', total: 3 }, '2': { status: 'open' } }, log: ['a'] }

function diff(after: Json | undefined, task: Partial<Pick<Task, 'state' | 'state_unchanged_except'>> = {}) {
  return stateDiff({ state: [], ...task }, { before: BEFORE, after })
}

const refunded: StateCheck = { path: '/orders/1/status', equals: 'refunded' }

describe('stateDiff', () => {
  it.each<[string, Json, Partial<Task>, unknown[]]>([
    [
      'what should have changed and did not',
      BEFORE,
      { state: [refunded] },
      [{ path: '/orders/1/status', mark: 'wrong', before: '"open"', after: '"open"', expected: '"refunded"' }],
    ],
    [
      'what changed to something else, once',
      { ...BEFORE, orders: { ...BEFORE.orders, '1': { status: 'lost', total: 3 } } },
      { state: [refunded] },
      [{ path: '/orders/1/status', mark: 'wrong', before: '"open"', after: '"lost"', expected: '"refunded"' }],
    ],
    [
      'what had to stay before what could change',
      { orders: { '1': { status: 'refunded', total: 3 } }, log: ['a', 'b'] },
      { state: [refunded], state_unchanged_except: ['/orders/1', '/log'] },
      [
        { path: '/orders/2/status', mark: 'unexpected', before: '"open"' },
        { path: '/orders/1/status', mark: 'allowed', before: '"open"', after: '"refunded"' },
        { path: '/log/1', mark: 'allowed', after: '"b"' },
      ],
    ],
    [
      'changes of a task that does not say',
      { ...BEFORE, log: null },
      {},
      [{ path: '/log', mark: 'changed', before: '["a"]', after: 'null' }],
    ],
    [
      'a place that must not be there',
      { ...BEFORE, 'a/b': 1 },
      { state: [{ path: '/a~1b', exists: false }] },
      [{ path: '/a~1b', mark: 'wrong', after: '1', expected: 'absent' }],
    ],
    [
      'several wishes at one place',
      { ...BEFORE, log: ['b'] },
      { state: [{ path: '/log', contains: 'c', length: 2 }] },
      [
        { path: '/log', mark: 'wrong', before: '["a"]', after: '["b"]', expected: 'holding "c", of length 2' },
        { path: '/log/0', mark: 'changed', before: '"a"', after: '"b"' },
      ],
    ],
  ])('tells %s', (_, after, task, rows) => {
    expect(diff(after, task)).toEqual({ rows, more: 0 })
  })

  it('is nothing where nothing changed and nothing is wrong', () => {
    expect(diff(BEFORE, { state: [{ path: '/log', exists: true }] })).toBeUndefined()
    expect(stateDiff({ state: [refunded] }, {})).toBeUndefined()
  })

  it('is bounded, in rows and in length', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`k${index}`, 'x'.repeat(1000)]))
    const found = diff({ ...BEFORE, many })
    expect([found?.rows.length, found?.more, found?.rows[0]?.after?.length]).toEqual([20, 30, 120])
  })

  it('survives a pattern that cannot be used', () => {
    expect(diff({ ...BEFORE, log: [] }, { state: [{ path: '/log/0', matches: '(' }] })?.rows).toHaveLength(1)
  })
})
