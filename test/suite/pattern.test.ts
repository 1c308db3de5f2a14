import { describe, expect, it } from 'vitest'
import { compilePattern, PatternError } from '../../src/suite/pattern.ts'

describe('a pattern', () => {
  it.each([
    ['b+', 'abbc', true],
    ['^b', 'abbc', false],
    ['^a.*c$', 'abbc', true],
    ['', 'x', true],
    ['(?i)REFUND', 'a refund', true],
    ['REFUND', 'a refund', false],
    ['\\bEUR\\b', '40 EUR.', true],
    ['straße', 'Hauptstraße 1', true],
  ])('%s in %s: %s', (source, text, found) => {
    expect(compilePattern(source).test(text)).toBe(found)
  })

  it('takes no regard of case where that is asked', () => {
    expect(compilePattern('all|part', { ignoreCase: true }).test('All of it')).toBe(true)
  })

  it('takes linear time, where a backtracking engine would never end', () => {
    expect(compilePattern('^(a+)+$').test(`${'a'.repeat(50_000)}!`)).toBe(false)
  })

  it.each([
    ['a(b', 'missing closing ) at character 3'],
    ['a)b', 'unexpected `)` at character 2'],
    ['(a[)])b)c', 'unexpected `)` at character 8'],
    ['[a', 'missing closing ] at character 2'],
    ['a[z-b]', 'invalid character class range `z-b` at character 3'],
    ['ab**', 'invalid nested repetition operator `**` at character 3'],
    ['x{1001}', 'invalid repeat count `{1001}` at character 2'],
    ['*a', 'missing argument to repetition operator `*` at character 1'],
    ['a\\', 'trailing backslash at end of expression at character 2'],
    ['a(?=b)', 'look-around is not part of RE2 syntax at character 2'],
    ['a(?<!b)', 'look-around is not part of RE2 syntax at character 2'],
    ['(a)\\1', 'the back-reference \\1 is not part of RE2 syntax at character 4'],
    ['a'.repeat(2001), 'the pattern is 2001 characters long; 2000 are allowed'],
  ])('%s is refused: %s', (source, message) => {
    expect(() => compilePattern(source)).toThrow(PatternError)
    expect(() => compilePattern(source)).toThrow(message)
  })
})
