import { describe, expect, it } from 'vitest'
import { sampleValues } from '../../../src/attempt/verify/sample-value.ts'
import type { Json, JsonObject } from '../../../src/json.ts'
import { compileJsonSchema } from '../../../src/suite/json-schema.ts'

const SCHEMAS: readonly (readonly [string, JsonObject, readonly Json[]])[] = [
  ['text', { type: 'string' }, []],
  ['text of a length', { type: 'string', minLength: 9, maxLength: 9 }, []],
  ['a pattern that a known value meets', { type: 'string', pattern: '^ORD-\\d{4}$' }, ['x', 'ORD-1001', 7]],
  ['a list of values', { enum: ['a', 3] }, []],
  ['one value', { const: { a: 1 } }, []],
  ['an example', { type: 'string', pattern: '^z+$', examples: ['zz'] }, []],
  ['an integer above a bound', { type: 'integer', exclusiveMinimum: 5, multipleOf: 5 }, []],
  ['a number between bounds', { type: 'number', minimum: 0.5, maximum: 0.9 }, []],
  ['yes or no', { type: 'boolean' }, []],
  ['null', { type: 'null' }, []],
  ['one of several types', { type: ['integer', 'null'] }, []],
  ['a date', { type: 'string', format: 'date' }, ['today']],
  ['a time', { type: 'string', format: 'date-time' }, []],
  ['an address', { type: 'string', format: 'email' }, []],
  ['a list', { type: 'array', items: { type: 'integer' }, minItems: 2 }, []],
  ['a list without repeats', { type: 'array', items: { enum: ['a', 'b', 'c'] }, minItems: 3, uniqueItems: true }, []],
  ['an object', { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } }, required: ['b'] }, []],
  [
    'an object of objects',
    { properties: { a: { properties: { b: { type: 'boolean' } }, required: ['b'] } }, required: ['a'] },
    [],
  ],
  ['one of two', { anyOf: [{ type: 'integer' }, { type: 'string' }] }, []],
  ['all of two', { allOf: [{ type: 'object', properties: { a: { type: 'integer' } } }, { required: ['a'] }] }, []],
  ['a definition', { $ref: '#/$defs/id' }, ['x7']],
  ['a definition inside', { type: 'array', items: { $ref: '#/$defs/size' }, minItems: 1 }, []],
]
const $defs = { id: { type: 'string', pattern: '^x\\d$' }, size: { enum: ['s', 'm'] } }

describe('sampleValues', () => {
  it.each(SCHEMAS)('%s: the first fits', (_, schema, candidates) => {
    const [first] = sampleValues(schema, candidates, { $defs })
    expect(first === undefined ? ['nothing'] : compileJsonSchema({ ...schema, $defs }).errors(first)).toEqual([])
  })

  it('knows values of the right form that stand nowhere', () => {
    const values = sampleValues({ type: 'string', pattern: '^ORD-\\d{4}$' }, ['ORD-1001', 'ORD-1002'], {})
    expect(values).toContain('ORD-9999')
  })

  it.each<[string, Json | undefined]>([
    ['nothing', undefined],
    ['a schema that refers to itself', { $ref: '#' }],
    ['an endless one', { type: 'array', items: { $ref: '#/$defs/loop' } }],
    ['one that nothing fits', { type: 'string', pattern: '^$', minLength: 1 }],
    ['none', true],
  ])('gives something for %s', (_, schema) => {
    const root = { $defs: { loop: { type: 'array', items: { $ref: '#/$defs/loop' }, minItems: 1 } }, $ref: '#' }
    expect(sampleValues(schema, [], root).length).toBeGreaterThan(0)
  })
})
