import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLock } from '../../src/grade/judge/lock.ts'
import { labelsText, syntheticRows } from '../summary/labels.ts'
import { CLI } from './support/cli.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'turngate-judging-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

interface Ended {
  readonly exit: number
  readonly out: string
  readonly err: string
}

function turngate(...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1' }
  return new Promise((done) => {
    const child = execFile(process.execPath, [CLI, ...args], { cwd: dir, env }, (_error, out, err) => {
      done({ exit: child.exitCode ?? -1, out, err })
    })
  })
}

const write = (name: string, text: string) => writeFile(join(dir, name), text)
const lock = async (name = 'judge.lock.json') => readLock(await readFile(join(dir, name), 'utf8'), name)

describe('turngate judge validate', () => {
  it('licenses a judge that reaches the bars', async () => {
    await write('labels.jsonl', labelsText(syntheticRows(100, 10)))
    const { exit, out, err } = await turngate('judge', 'validate', 'labels.jsonl')
    expect(err).toBe('')
    expect(exit).toBe(0)
    expect(out).toContain('tone (model-a): licensed')
    expect(out).toContain('90.0% (83% to 94%)')
    expect(out).toContain('0.80 (0.68 to 0.92)')
    expect((await lock()).judges[0]).toMatchObject({ name: 'tone', labels: 100, licensed: true })
  })

  it('exits 1 below the bar, says by what, and takes the older licence away', async () => {
    await write('good.jsonl', labelsText(syntheticRows(100, 10)))
    await write('bad.jsonl', labelsText(syntheticRows(40, 3)))
    expect((await turngate('judge', 'validate', 'good.jsonl', '--out', 'locks/judge.lock.json')).exit).toBe(0)
    const { exit, out, err } = await turngate('judge', 'validate', 'bad.jsonl', '--out', 'locks/judge.lock.json')
    expect(exit).toBe(1)
    expect(out).toContain('tone (model-a): no licence')
    expect(out).toContain('below min_kappa 0.6')
    expect(out).toContain('40 items were judged by the first human and the judge, fewer than min_labels 50')
    expect(err).toContain('judge tone is below the bar')
    expect((await lock('locks/judge.lock.json')).judges.map((judge) => judge.licensed)).toEqual([false])
  })

  it('takes the bars from the policy of a suite, and keeps the lock beside it', async () => {
    await write('labels.jsonl', labelsText(syntheticRows(100, 10)))
    await write(
      'suite.yaml',
      [
        'name: desk',
        'agent: {kind: command, command: [node, -e, "0"]}',
        'tasks: [{id: a, input: hi, answer: [{contains: hi}]}]',
        'policy: {judge: {min_kappa: 0.85}}',
      ].join('\n'),
    )
    const { exit, out } = await turngate('judge', 'validate', 'labels.jsonl', '--suite', 'suite.yaml', '--json')
    expect(exit).toBe(1)
    const printed = JSON.parse(out)
    expect(printed.bar).toEqual({ min_kappa: 0.85, min_agreement: 0.8, min_labels: 50 })
    expect(printed.judges[0].missed).toHaveLength(2)
    expect(printed.lock).toBe('judge.lock.json')
    expect((await lock()).judges[0]?.licensed).toBe(false)
  })

  it.each([
    {
      title: 'labels that are none',
      labels: '{"id": 1}',
      locked: undefined,
      says: 'labels.jsonl:1:8: id: `id` must be text, not `1`.',
    },
    {
      title: 'an earlier lock that cannot be read',
      labels: labelsText(syntheticRows(100, 10)),
      locked: '{',
      says: 'judge.lock.json: not a judge lock: not JSON',
    },
  ])('exits 2 on $title, and writes nothing', async ({ labels, locked, says }) => {
    await write('labels.jsonl', labels)
    if (locked !== undefined) await write('judge.lock.json', locked)
    const { exit, err } = await turngate('judge', 'validate', 'labels.jsonl')
    expect(exit).toBe(2)
    expect(err).toContain(says)
    expect(existsSync(join(dir, 'judge.lock.json'))).toBe(locked !== undefined)
  })
})

describe('turngate calibrate', () => {
  const pairs = [
    { id: 'same', gold: 'arrives on Monday morning', predicted: 'arrives on Monday morning', label: true },
    { id: 'near', gold: 'arrives on Monday morning', predicted: 'Monday morning it arrives', label: true },
    { id: 'far', gold: 'arrives on Monday morning', predicted: 'was cancelled', label: false },
    { id: 'other', gold: 'arrives on Monday morning', predicted: 'nothing was found', label: false },
  ]

  it('prints figures and draws them', async () => {
    await write('pairs.jsonl', pairs.map((pair) => JSON.stringify(pair)).join('\n'))
    const { exit, out, err } = await turngate('calibrate', 'pairs.jsonl', '--html', 'out/page.html', '--fpr', '0.1')
    expect(exit).toBe(0)
    expect(out).toContain('1.000')
    expect(out).toContain('at most 10.0%')
    expect(err).toBe('written: out/page.html\n')
    expect((await readFile(join(dir, 'out/page.html'), 'utf8')).match(/<svg/g)).toHaveLength(2)
  })

  it('gives all figures as JSON', async () => {
    await write('pairs.jsonl', pairs.map((pair) => JSON.stringify(pair)).join('\n'))
    const { exit, out } = await turngate('calibrate', 'pairs.jsonl', '--json')
    expect(exit).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ version: 1, wished_fpr: 0.05, groups: [{ name: 'all', items: 4, auc: 1 }] })
  })

  it.each([
    { title: 'only right pairs', text: JSON.stringify(pairs[0]), args: [], exit: 3, says: '' },
    {
      title: 'a first line without gold',
      text: '{"godl": 1, "predicted": 2, "label": 1}',
      args: [],
      exit: 2,
      says: 'godl: ',
    },
    {
      title: 'a first line that is cut',
      text: '{"gold": 1, "pre',
      args: [],
      exit: 2,
      says: 'pairs.jsonl:1: This line',
    },
    { title: 'an empty file', text: '', args: [], exit: 2, says: 'pairs.jsonl: the file is empty' },
    {
      title: 'a place under a file',
      text: JSON.stringify(pairs[0]),
      args: ['--html', 'pairs.jsonl/x.html'],
      exit: 2,
      says: 'pairs.jsonl/x.html: This file cannot be written',
    },
    { title: 'a broken line', text: '{"gold": 1}', args: [], exit: 2, says: 'pairs.jsonl:1:1: predicted: ' },
    { title: 'a rate above 1', text: '', args: ['--fpr', '5'], exit: 2, says: 'a number from 0 to 1' },
  ])('exits $exit on $title', async ({ text, args, exit, says }) => {
    await write('pairs.jsonl', text)
    const ended = await turngate('calibrate', 'pairs.jsonl', ...args)
    expect(ended.exit).toBe(exit)
    expect(ended.err).toContain(says)
  })

  it('says which file is missing', async () => {
    const { exit, err } = await turngate('calibrate', 'none.jsonl')
    expect(exit).toBe(2)
    expect(err).toContain('none.jsonl: there is no such file')
  })
})
