import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../src/json.ts'
import { compileJsonSchema } from '../../src/suite/json-schema.ts'

describe('a JSON Schema', () => {
  it.each<[JsonObject, Json, readonly string[]]>([
    [{ type: 'object', required: ['id'] }, { id: 1 }, []],
    [{ type: 'object', required: ['id'] }, {}, ["it must have required property 'id'"]],
    [{ properties: { id: { type: 'string' } } }, { id: 1 }, ['/id must be string']],
    [{ format: 'email' }, 'nobody', ['it must match format "email"']],
    [{ pattern: '^(a+)+$' }, `${'a'.repeat(5000)}!`, ['it must match pattern "^(a+)+$"']],
    [{ prefixItems: [{ type: 'string' }] }, [1], ['/0 must be string']],
    // draft-07 is known by what it says, or by what 2020-12 does not allow
    [{ $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] }, [1], ['/0 must be string']],
    [{ items: [{ type: 'string' }] }, [1], ['/0 must be string']],
    [
      { $schema: 'https://json-schema.org/draft/2020-12/schema', prefixItems: [{ type: 'string' }] },
      [1],
      ['/0 must be string'],
    ],
    [{ 'x-unknown': true, type: 'number' }, 1, []],
  ])('%j on %j: %j', (schema, value, errors) => {
    expect(compileJsonSchema(schema).errors(value)).toEqual(errors)
  })

  it('may have the `$id` of another one', () => {
    expect(compileJsonSchema({ $id: 'x', type: 'string' }).errors(1)).toEqual(['it must be string'])
    expect(compileJsonSchema({ $id: 'x', type: 'number' }).errors(1)).toEqual([])
  })

  it.each<[JsonObject, string]>([
    [{ type: 'strin' }, '/type must be equal to one of the allowed values'],
    [{ pattern: '(?=x)' }, 'look-around is not part of RE2 syntax at character 1'],
    [{ $ref: 'https://example.com/a.json' }, "can't resolve reference https://example.com/a.json"],
    [
      { $schema: 'http://json-schema.org/draft-04/schema#' },
      'its dialect http://json-schema.org/draft-04/schema# is not known',
    ],
  ])('%j is refused', (schema, message) => {
    expect(() => compileJsonSchema(schema)).toThrow(message)
  })
})
