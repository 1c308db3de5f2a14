import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../src/trace/import/json-place.ts'
import { readRows } from '../../../src/trace/import/rows.ts'

describe('rows of a foreign file', () => {
  it.each<[string, string, [unknown, number][]]>([
    ['one document', '{\n "a": 1\n}\n', [[{ a: 1 }, 1]]],
    [
      'lines',
      '{"a":1}\n\n[2]\r\n',
      [
        [{ a: 1 }, 1],
        [[2], 3],
      ],
    ],
    [
      'values one after another',
      '{\n "a": "}{"\n}\n{\n "b": "\\"}"\n}',
      [
        [{ a: '}{' }, 1],
        [{ b: '"}' }, 4],
      ],
    ],
    [
      'values without a line end between',
      '{"a":1}{"b":2}',
      [
        [{ a: 1 }, 1],
        [{ b: 2 }, 1],
      ],
    ],
    ['a byte order mark', '\uFEFF{"a":1}', [[{ a: 1 }, 1]]],
    ['a plain value', '3', [[3, 1]]],
  ])('are read from %s', (_, text, rows) => {
    expect(readRows(text, 'f', 'x').map((row) => [row.value, row.line])).toEqual(rows)
  })

  it.each<[string, string, string]>([
    ['the end is missing', '{"a": [1,\n 2', 'f:2:3: not x: not JSON (the text ends too early).'],
    ['a comma is missing', '{\n"a": 1\n"b": 2}', 'f:3:1: not x: not JSON (`"` cannot stand here).'],
    ['the last of many is cut off', '{\n"a": 1\n}\n{\n"b": ', 'f:5:5: not x: not JSON (the text ends too early).'],
    ['it is a text', 'id,name\n1,a', 'f:1:1: not x: not JSON (`i` cannot stand here).'],
    ['it is a very deep one', '['.repeat(200_000), 'f:1:1: not x: not JSON (it is nested too deeply, or not JSON).'],
  ])('say where it breaks: %s', (_, text, message) => {
    expect(() => readRows(text, 'f', 'x')).toThrow(message)
  })

  it('find the line of a key, or of what is around it', () => {
    const lineOf = linesOf({ text: '{\n "a": [\n  1,\n  {"b": 2,\n   "b": 3}\n ]\n}', line: 10 })
    expect([[], ['a'], ['a', 0], ['a', 1, 'b'], ['a', 9], ['x', 'y']].map(lineOf)).toEqual([10, 11, 12, 14, 11, 10])
    expect(linesOf({ text: '{', line: 4 })(['a'])).toBe(4)
  })
})
