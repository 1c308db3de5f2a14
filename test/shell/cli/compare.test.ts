import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseArguments } from '../../../src/shell/cli/arguments.ts'
import { reportError } from '../../../src/shell/cli/failure.ts'
import type { Io } from '../../../src/shell/cli/io.ts'

const folder = mkdtempSync(join(tmpdir(), 'turngate-compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function turngate(...args: string[]) {
  let [out, err] = ['', '']
  const io: Io = {
    env: {},
    cwd: folder,
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    live: false,
    color: false,
    width: 100,
    version: '0.0.0',
    home: folder,
    signal: new AbortController().signal,
    now: () => new Date(0),
  }
  const exit = await parseArguments(['compare', ...args], io).catch((error: unknown) => reportError(error, io))
  return { exit, out, err }
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return name
}

const FORM =
  'Each line is an object with `gold` and `predicted`, such as {"gold": "NYC", "predicted": "New York City"}.'

function pair(over: object): string {
  return JSON.stringify({ gold: 'a', predicted: 'b', ...over })
}

describe('turngate compare', () => {
  it('exits 0 for the same, 1 for different, and says why', async () => {
    expect(await turngate('2024-03-05', 'March 5, 2024')).toEqual({
      exit: 0,
      out: 'same (1.00): the same date\n  as date, settled by typed\n',
      err: '',
    })
    const { exit, out } = await turngate('30', '31')
    expect(exit).toBe(1)
    expect(out).toContain('"30" ≠ "31"')
  })
  it.each([
    [['--locale', 'de-DE', '05.03.2024', '2024-03-05'], 0],
    [['--locale', 'de-DE', '05.03.2024', '2024-05-03'], 1],
    [['--kind', 'exact', 'NYC', 'nyc'], 1],
    [['--tolerance', '2', '10', '12'], 0],
    [['$5', '5'], 0],
    [['--strict', '$5', '5'], 1],
    [['--mode', 'response', 'Paris', 'The capital of France is Paris.'], 0],
    [['--', '-5', 'minus five'], 0],
  ])('%j exits %i', async (args, expected) => {
    expect((await turngate(...args)).exit).toBe(expected)
  })
  it('prints JSON with the claims of a reply', async () => {
    const { out } = await turngate('--json', '--mode', 'response', 'It costs $5. It is red.', 'It is red.')
    expect(JSON.parse(out)).toMatchObject({
      verdict: 'different',
      type: 'reply',
      complete: false,
      truthful: true,
      claims: [{ verdict: 'missing' }, { verdict: 'stated' }],
    })
  })
  it('prints a verdict a line for pairs', async () => {
    const pairs = file(
      'pairs.jsonl',
      '{"gold": "NYC", "predicted": "New York City"}\n\n{"gold": [1], "predicted": [2]}\n{"gold": "Paris", "predicted": "It is Paris.", "mode": "response"}\n',
    )
    const { exit, out } = await turngate('--pairs', pairs)
    expect(exit).toBe(0)
    const verdicts = out.trim().split('\n')
    expect(verdicts.map((line) => JSON.parse(line).verdict)).toEqual(['same', 'different', 'same'])
    expect(JSON.parse(verdicts[0] ?? '')).toMatchObject({ gold: 'NYC', predicted: 'New York City', tier: 'alias' })
  })
  it('takes from a line what the options say for all', async () => {
    const pairs = file(
      'own.jsonl',
      [
        '{"gold": 10, "predicted": 12, "tolerance": 2}',
        '{"gold": 10, "predicted": 12}',
        '{"gold": "05.03.2024", "predicted": "2024-05-03", "kind": "date", "locale": "en-US"}',
        '{"gold": "EMEA", "predicted": "the other half", "aliases": [["EMEA", "the other half"]]}',
        '{"gold": "Paris", "predicted": "Paris", "mode": "response", "must_mention": ["by train"]}',
        '{"gold": "red shirt size large", "predicted": "red shirt size big", "threshold": 1}',
        '{"gold": "$5", "predicted": "5", "strict": true}',
      ].join('\n'),
    )
    const { err, out } = await turngate('--pairs', pairs, '--tolerance', '1')
    expect(err).toBe('')
    const verdicts = out.trim().split('\n')
    expect(verdicts.map((line) => JSON.parse(line).verdict)).toEqual([
      ...['same', 'different', 'same', 'same', 'different', 'different', 'different'],
    ])
  })
  it('reads the pairs that docs/similarity.md shows', async () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../../docs/similarity.md'), 'utf8')
    const { err, out } = await turngate('--pairs', file('docs.jsonl', /```json\n(.*?)```/s.exec(page)?.[1] ?? ''))
    expect(err).toBe('')
    expect(out.match(/"verdict":"same"/g)).toHaveLength(2)
  })
  it.each([
    ['{"gold": 1}', ':1: predicted: The key `predicted` is missing. It takes any JSON value.'],
    ['not json', `: This line is not JSON. ${FORM}`],
    ['7', `: This line is \`7\`, not an object. ${FORM}`],
    ['null', `: This line is \`null\`, not an object. ${FORM}`],
    ['[1]', `: This line is a list, not an object. ${FORM}`],
    [pair({ mode: 'x' }), ':36: mode: `mode` must be one of `value`, `response`, not `x`.'],
    [pair({ kind: 'numbr' }), ':36: kind: `kind` must be one of'],
    [pair({ kind: 'numbr' }), 'not `numbr`. Did you mean `number`?'],
    [pair({ tolerence: 1 }), ':29: tolerence: The key `tolerence` is not known here. Did you mean `tolerance`?'],
    [
      pair({ extra: 1 }),
      ':29: extra: The key `extra` is not known here. Known here: `gold`, `predicted`, `mode`, `kind`, `tolerance`, `locale`, `threshold`, `aliases`, `must_mention`, `strict`.',
    ],
    [pair({ tolerance: -1 }), ': tolerance: `tolerance` must be at least 0, not `-1`.'],
    [pair({ threshold: 2 }), ': threshold: `threshold` must be at most 1, not `2`.'],
    [pair({ locale: '!' }), ': locale: `locale` must be a language tag such as en-US or de-DE; it is `!`.'],
    [pair({ must_mention: ['b'] }), ': must_mention: `must_mention` is for replies, and the mode is value.'],
    [pair({ mode: 'response', kind: 'date' }), ': kind: A reply has no kind: in mode response its facts'],
    ['{"gold": 1, "predicted": "b", "mode": "response"}', ': gold: `gold` must be a text in mode response; it is `1`.'],
    [
      '{"gold": "a", "predicted": ["b"], "mode": "response"}',
      ': predicted: `predicted` must be a text in mode response',
    ],
  ])('refuses the line %s', async (line, says) => {
    const { exit, out, err } = await turngate('--pairs', file('broken.jsonl', `${pair({})}\n${line}\n`))
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain('error: broken.jsonl:2')
    expect(err).toContain(says)
    expect(err).not.toMatch(/Invalid|expected|received/)
  })
  it('names every line that it cannot read', async () => {
    const { err } = await turngate('--pairs', file('lines.jsonl', `[1]\n\n${pair({})}\n{"gold": 1}`))
    expect(err).toMatch(/^error: lines\.jsonl:1: .*\nerror: lines\.jsonl:4:1: .*\n2 problems; nothing was run\n$/)
  })
  it('does not drop --kind where a line is a reply', async () => {
    const { exit, err } = await turngate('--kind', 'date', '--pairs', file('reply.jsonl', pair({ mode: 'response' })))
    expect(exit).toBe(2)
    expect(err).toContain('reply.jsonl:1:36: mode: A reply has no kind')
  })
  it.each(['', '\n \n'])('refuses a file with no pair: %j', async (text) => {
    const { exit, err } = await turngate('--pairs', file('empty.jsonl', text))
    expect([exit, err]).toEqual([2, `error: empty.jsonl: The file is empty. ${FORM}\n`])
  })
  it.each([
    [['a'], 'Two values are needed'],
    [['--pairs', 'none.jsonl'], 'none.jsonl: there is no such file.'],
    [['--pairs', 'none.jsonl', 'a', 'b'], 'not both'],
    [['--kind', 'numbr', 'a', 'b'], 'not `numbr`. Did you mean `number`?'],
    [
      ['--kind', 'date', '--mode', 'response', 'a', 'b'],
      'error: --kind: A reply has no kind: in mode response its facts and claims are compared. Leave out --kind, or use --mode value.',
    ],
    [['--locale', '!', 'a', 'b'], '--locale: `locale` must be a language tag'],
    [['--mode', 'x', 'a', 'b'], '--mode: `mode` must be one of `value`, `response`, not `x`.'],
    [['--threshold', '2', 'a', 'b'], 'It must be a number from 0 to 1.'],
  ])('%j exits 2', async (args, message) => {
    const { exit, err } = await turngate(...args)
    expect(exit).toBe(2)
    expect(err).toContain(message)
  })
})
