import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/json.ts'
import type { StateCheck } from '../../src/suite/schema/task.ts'
import { checkState } from '../../src/suite/state-check.ts'

const WORLD: Json = {
  order: { status: 'refunded', total: 1, note: null, tags: ['a', { x: 1 }], text: 'paid in full' },
}

const CASES: readonly (readonly [Omit<StateCheck, 'path'> & { readonly at: string }, boolean, string])[] = [
  [{ at: 'status', equals: 'refunded' }, true, '/order/status is "refunded"'],
  [{ at: 'status', equals: 'open' }, false, '/order/status is "refunded", not "open"'],
  [{ at: 'total', equals: 1.0 }, true, '/order/total is 1'],
  [{ at: 'total', equals: '1' }, false, '/order/total is 1, not "1"'],
  [{ at: 'note', equals: null }, true, '/order/note is null'],
  [{ at: 'note', exists: true }, true, '/order/note is null'],
  [{ at: 'tags/1', equals: { x: 1 } }, true, '/order/tags/1 is {"x":1}'],
  [{ at: 'status', not_equals: 'open' }, true, '/order/status is "refunded"'],
  [{ at: 'status', not_equals: 'refunded' }, false, '/order/status is still "refunded"'],
  [{ at: 'gone', exists: false }, true, '/order/gone is absent'],
  [{ at: 'gone', exists: true }, false, '/order/gone is absent'],
  [{ at: 'gone', equals: null }, false, '/order/gone is absent'],
  [{ at: 'gone', not_equals: 'x' }, false, '/order/gone is absent'],
  [{ at: 'gone', exists: false, equals: 1 }, false, '/order/gone is absent'],
  [{ at: 'status', exists: false }, false, '/order/status is there ("refunded"), though it must be absent'],
  [{ at: 'text', contains: 'full' }, true, '/order/text is "paid in full"'],
  [{ at: 'tags', contains: { x: 1 } }, true, '/order/tags is ["a",{"x":1}]'],
  [{ at: 'tags', contains: 'b' }, false, '/order/tags is ["a",{"x":1}], which does not contain "b"'],
  [{ at: 'total', contains: 1 }, false, '/order/total is 1, which does not contain 1'],
  [{ at: 'text', matches: '^paid' }, true, '/order/text is "paid in full"'],
  [{ at: 'text', matches: '^full' }, false, '/order/text is "paid in full", which does not match ^full'],
  [{ at: 'total', matches: '1' }, false, '/order/total is 1, which does not match 1'],
  [{ at: 'tags', length: 2 }, true, '/order/tags is ["a",{"x":1}]'],
  [{ at: 'text', length: 3 }, false, '/order/text has length 12, not 3'],
  [{ at: 'total', length: 1 }, false, '/order/total has length (none), not 1'],
  [{ at: 'status', equals: 'refunded', matches: 'x' }, false, '/order/status is "refunded", which does not match x'],
]

describe('a state check', () => {
  it.each(CASES)('%j: %s', ({ at, ...check }, ok, reason) => {
    expect(checkState(WORLD, { path: `/order/${at}`, ...check })).toEqual({ ok, reason })
  })

  it('sees the keys of an object that contains others', () => {
    expect(checkState(WORLD, { path: '/order', contains: { total: 1, note: null } }).ok).toBe(true)
    expect(checkState(WORLD, { path: '/order', contains: { total: 2 } }).ok).toBe(false)
  })

  it('fails where there is no document', () => {
    expect(checkState(undefined, { path: '', exists: true })).toEqual({ ok: false, reason: 'the document is absent' })
  })
})
