import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/json.ts'
import {
  appendPointer,
  escapePointerPart,
  getPointer,
  PointerError,
  removePointer,
  setPointer,
} from '../../src/suite/pointer.ts'

const DOCUMENT: Json = { a: { 'b/c': 1, 'd~e': null }, list: [10, { x: 1 }], '': 'empty' }

describe('reading', () => {
  it.each<[string, Json | undefined]>([
    ['', DOCUMENT],
    ['/a/b~1c', 1],
    ['/a/d~0e', null],
    ['/list/0', 10],
    ['/list/1/x', 1],
    ['/', 'empty'],
    ['/list/2', undefined],
    ['/list/-', undefined],
    ['/list/01', undefined],
    ['/list/length', undefined],
    ['/a/x/y', undefined],
    ['/list/0/x', undefined],
    ['/__proto__', undefined],
    ['/constructor/name', undefined],
    ['/a/toString', undefined],
  ])('%s', (pointer, value) => {
    expect(getPointer(DOCUMENT, pointer)).toEqual(value)
  })
})

describe('writing', () => {
  it.each<[string, Json, Json]>([
    ['/a', { a: 2 }, { a: 1 }],
    ['/a/b/c', {}, { a: { b: { c: 1 } } }],
    ['/l/0', { l: [5, 6] }, { l: [1, 6] }],
    ['/l/2', { l: [5, 6] }, { l: [5, 6, 1] }],
    ['/l/-', { l: [5, 6] }, { l: [5, 6, 1] }],
    ['/l/-/x', { l: [] }, { l: [{ x: 1 }] }],
    ['', { a: 2 }, 1],
  ])('%s in %j gives %j', (pointer, before, after) => {
    const copy = structuredClone(before)
    expect(setPointer(before, pointer, 1)).toEqual(after)
    expect(before).toEqual(copy)
  })

  it.each([
    ['/a/b', { a: 'text' }, '/a/b cannot be written: /a is a plain value.'],
    ['/l/5', { l: [1] }, '/l/5 has no place in a list of 1: `5` is no index of it.'],
    ['/l/x', { l: [1] }, '/l/x has no place in a list of 1: `x` is no index of it.'],
    ['/__proto__/polluted', {}, '/__proto__/polluted cannot be written: `__proto__` is not allowed as a key.'],
    ['a', {}, 'a is not a JSON Pointer: it must start with /.'],
  ])('%s in %j is refused', (pointer, document, message) => {
    expect(() => setPointer(document, pointer, 1)).toThrow(new PointerError(message))
  })

  it('finds what it wrote, at any key', () => {
    const key = fc.string().filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), fc.jsonValue(), (keys, value) => {
        const json: Json = JSON.parse(JSON.stringify(value))
        const pointer = keys.map((part) => `/${escapePointerPart(part)}`).join('')
        expect(getPointer(setPointer({}, pointer, json), pointer)).toEqual(json)
        expect(getPointer(removePointer(setPointer({}, pointer, json), pointer), pointer)).toBeUndefined()
      }),
    )
  })
})

describe('adding and removing', () => {
  it('adds to the end of a list, and makes one that is missing', () => {
    expect(appendPointer({ l: [1] }, '/l', 2)).toEqual({ l: [1, 2] })
    expect(appendPointer({}, '/a/l', 2)).toEqual({ a: { l: [2] } })
    expect(() => appendPointer({ l: {} }, '/l', 2)).toThrow('/l is not a list, so nothing can be added to it.')
  })

  it.each<[string, Json, Json]>([
    ['/a', { a: 1, b: 2 }, { b: 2 }],
    ['/l/0', { l: [1, 2] }, { l: [2] }],
    ['/l/7', { l: [1, 2] }, { l: [1, 2] }],
    ['/x/y', { a: 1 }, { a: 1 }],
  ])('removes %s of %j', (pointer, before, after) => {
    expect(removePointer(before, pointer)).toEqual(after)
  })

  it('does not remove the whole document', () => {
    expect(() => removePointer({}, '')).toThrow('The whole document cannot be removed.')
  })
})
