import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readYaml, type Source } from '../../src/suite/yaml.ts'

function read(text: string): Source {
  const result = readYaml(text, 'a.yaml')
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.source
}

describe('places', () => {
  const source = read('a: 1\nb:\n  - x: &here {y: 2}\n  - *here\n"c d":\n  e: [5,\n    6]\n')

  it.each([
    [[], 1, 1],
    [['a'], 1, 4],
    [['b'], 2, 1],
    [['b', 0], 3, 5],
    [['b', 0, 'x', 'y'], 3, 18],
    [['b', 1], 4, 5],
    [['b', 1, 'y'], 3, 18],
    [['c d', 'e', 1], 7, 5],
    // the nearest thing around what is not written
    [['b', 0, 'z'], 3, 5],
    [['b', 9], 2, 1],
    [['zzz'], 1, 1],
  ])('%j is in %i:%i', (path, line, column) => {
    expect(source.locate(path)).toEqual({ line, column })
  })

  it('may be asked of the key', () => {
    expect(source.locate(['a'], 'key')).toEqual({ line: 1, column: 1 })
  })
})

describe('values', () => {
  it('are those of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const text = JSON.stringify(value)
        const result = readYaml(text, 'a.json')
        if (result.ok) expect(result.source.value).toEqual(JSON.parse(text))
        // numbers and keys that JSON allows, and that are refused by name
        else expect(result.problems.map(({ code }) => code).every((code) => REFUSED.includes(code))).toBe(true)
      }),
    )
  })

  const REFUSED = ['bad-number', 'unsafe-key', 'bad-text', 'too-deep']

  it('keep dates, words and a byte order mark apart from what YAML 1.1 made of them', () => {
    expect(readYaml(new TextEncoder().encode('\uFEFFa: 2025-03-01\nb: yes\nc: 012\nd: 1.0'), 'a.yaml')).toMatchObject({
      source: { value: { a: '2025-03-01', b: 'yes', c: 12, d: 1 } },
    })
  })

  it('keep a key named like a method', () => {
    expect(read('toString: 1\nhasOwnProperty: 2').value).toEqual({ toString: 1, hasOwnProperty: 2 })
  })

  it('of an alias are those of the last anchor before it', () => {
    expect(read('- &a 1\n- *a\n- &a 2\n- *a').value).toEqual([1, 1, 2, 2])
  })
})

describe('many problems of one file', () => {
  it('are cut after ten', () => {
    const result = readYaml(Array.from({ length: 30 }, () => 'a: 1').join('\n'), 'a.yaml')
    expect(result.ok ? [] : result.problems).toHaveLength(11)
    expect(result.ok ? undefined : result.problems.at(-1)?.message).toBe(
      '19 more problems in this file are not listed.',
    )
  })
})

describe('hostile text', () => {
  it.each([
    ['brackets', '['.repeat(2_000_000)],
    ['braces', '{a: '.repeat(500_000)],
    ['dashes', '- '.repeat(1_000_000)],
    ['question marks', '? '.repeat(1_000_000)],
    ['stairs', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['stairs of lists', Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}-`).join('\n')],
  ])('%s are refused', (_title, text) => {
    const result = readYaml(text, 'a.yaml')
    expect(result.ok ? [] : result.problems.map(({ code }) => code)).toEqual(['too-deep'])
  })
})
