import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  it('names file and line of what it cannot read', async () => {
    const pairs = file(
      'broken.jsonl',
      '{"gold": 1, "predicted": 2}\n{"gold": 1}\nnot json\n{"gold":1,"predicted":1,"mode":"x"}\n7\n',
    )
    const { exit, out, err } = await turngate('--pairs', pairs)
    expect([exit, out]).toEqual([2, ''])
    expect(err).toContain('broken.jsonl:2: `predicted` is missing.')
    expect(err).toContain('broken.jsonl:3: This line is not JSON.')
    expect(err).toContain('broken.jsonl:4: mode: ')
    expect(err).toContain('broken.jsonl:5: `gold` is missing.')
  })
  it.each([
    [['a'], 'Two values are needed'],
    [['--pairs', 'none.jsonl'], 'none.jsonl: there is no such file.'],
    [['--pairs', 'none.jsonl', 'a', 'b'], 'not both'],
    [['--kind', 'colour', 'a', 'b'], '--kind: '],
    [['--locale', '!', 'a', 'b'], '--locale: must be a language tag'],
    [['--mode', 'x', 'a', 'b'], '--mode is value or response'],
    [['--threshold', '2', 'a', 'b'], 'It must be a number from 0 to 1.'],
  ])('%j exits 2', async (args, message) => {
    const { exit, err } = await turngate(...args)
    expect(exit).toBe(2)
    expect(err).toContain(message)
  })
})
