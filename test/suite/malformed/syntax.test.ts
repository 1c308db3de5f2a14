import { describe, it } from 'vitest'
import { expectProblems, HEAD, type MalformedCase, suite } from '../../support/malformed.ts'

/** Eight lists, each of nine aliases of the one before. */
const EXPLOSION = [...'abcdefgh']
  .map((name, index, names) => `${name}: &${name} [${(index === 0 ? 'x,' : `*${names[index - 1]},`).repeat(9)}]\n`)
  .join('')

const CASES: readonly MalformedCase[] = [
  [
    'an open quote',
    { 'suite.yaml': 'name: "tiny\n' },
    ['suite.yaml:2:1: This is not valid YAML: Missing closing "quote.'],
  ],
  [
    'an open bracket',
    { 'suite.yaml': 'name: [tiny\ntasks: x' },
    [
      'suite.yaml:2:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
  ],
  [
    'two colons',
    { 'suite.yaml': 'name: a: b' },
    [
      'suite.yaml:1:7: This `:` begins a second key on the same line. Put a text that holds `: ` in quotes, or start a new line.',
    ],
  ],
  [
    'a tab',
    { 'suite.yaml': 'agent:\n\tkind: command' },
    ['suite.yaml:2:1: A tab indents this line; YAML allows spaces only. Replace the tab by spaces.'],
  ],
  [
    'a reserved character',
    { 'suite.yaml': 'name: @me' },
    ['suite.yaml:1:7: A value cannot begin with this character. Put the value in quotes.'],
  ],
  [
    'two documents',
    { 'suite.yaml': 'name: a\n---\nname: b' },
    ['suite.yaml:2:1: A second document (`---`) begins here. Keep one document a file; a list may hold several tasks.'],
  ],
  [
    'a tag',
    { 'suite.yaml': 'name: !!js/function "x"' },
    ['suite.yaml:1:7: Tags (`!name`) are not allowed. Write the plain value; put it in quotes if it begins with `!`.'],
  ],
  [
    'a key twice',
    { 'suite.yaml': `${HEAD}name: b` },
    ['suite.yaml:3:1: The key `name` is written twice; the first time in line 1. Keep one of them.'],
  ],
  [
    'a key that is a list',
    { 'suite.yaml': '? [a]\n: 1' },
    ['suite.yaml:1:3: A key must be text. Write the key as one word or put it in quotes.'],
  ],
  [
    '__proto__',
    { 'suite.yaml': suite('sandbox: {__proto__: {tools: x}}') },
    ['suite.yaml:4:11: The key `__proto__` is not allowed. Use another name.'],
  ],
  [
    'constructor',
    { 'suite.yaml': suite('prices: {constructor: {prototype: 1}}') },
    ['suite.yaml:4:10: The key `constructor` is not allowed. Use another name.'],
  ],
  [
    'aliases that explode',
    { 'suite.yaml': EXPLOSION },
    [
      'suite.yaml:5:11: This file expands too much: aliases (`*name`) repeat too many values. Write the values out, or split the file.',
    ],
  ],
  [
    'an alias that holds itself',
    { 'suite.yaml': 'name: &a [*a]' },
    ['suite.yaml:1:11: The alias `*a` holds itself. Write the value out; put a text that begins with * in quotes.'],
  ],
  [
    'an alias of nothing',
    { 'suite.yaml': 'name: *a' },
    [
      'suite.yaml:1:7: No anchor `&a` stands before this alias. Write the value out; put a text that begins with * in quotes.',
    ],
  ],
  [
    'deep nesting',
    { 'suite.yaml': `name:\n  ${'['.repeat(100_000)}` },
    ['suite.yaml:2:1: This is nested more than 64 levels deep. Make the structure flatter.'],
  ],
  [
    'deep lists',
    { 'suite.yaml': `name:\n  ${'- '.repeat(100_000)}x` },
    ['suite.yaml:2:1: This is nested more than 64 levels deep. Make the structure flatter.'],
  ],
  [
    'deep maps',
    { 'suite.yaml': Array.from({ length: 70 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n') },
    ['suite.yaml:65:65: This is nested more than 64 levels deep. Make the structure flatter.'],
  ],
  [
    'a number too long',
    { 'suite.yaml': suite('prices: {m: {input: 12345678901234567890, output: .nan}}') },
    [
      'suite.yaml:4:21: The number 12345678901234567890 cannot be kept exactly. Put it in quotes if it is an identifier.',
      'suite.yaml:4:51: The number .nan cannot be kept exactly. Put it in quotes if it is an identifier.',
    ],
  ],
]

describe('malformed syntax', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
