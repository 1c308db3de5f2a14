import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBaseline, readReferences } from '../../../src/baseline/store/read.ts'
import { type BaselineWrite, writeBaseline } from '../../../src/baseline/store/write.ts'
import { UserError } from '../../../src/errors.ts'
import { ratio } from '../../../src/grade/score.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import { type SampleRun, sampleRun } from '../../report/sample.ts'
import { runSummary } from '../../support/run-summary.ts'

let root: string
let dir: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'turngate-baseline-'))
  dir = join(root, 'baselines/refund-desk')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const first = sampleRun('first', (task, attempt) => (task === 7 && attempt === 2 ? 'wrong_amount' : 'right'))

describe('a baseline that is written', () => {
  it('is read back with the same figures', async () => {
    const { changed } = await write(first)
    expect(changed).toContain('main.json')
    const found = readBaseline(dir, 'refund-desk')
    if (found.kind !== 'found') throw new Error(JSON.stringify(found))
    expect(found.main.summary.metrics).toEqual(first.summary.metrics)
    expect(found.main.summary.pass_hat_k).toEqual(first.summary.pass_hat_k)
    expect(found.main.summary.failure_reasons).toEqual(first.summary.failure_reasons)
    expect(found.main.summary.fingerprints).toEqual(first.summary.fingerprints)
    expect(found.accepted).toBe(found.main)
  })

  it('has up to three distinct passing traces of each task, without times and call ids', async () => {
    await write(first)
    const { references, problems } = readReferences(dir, 'refund-1')
    expect(problems).toEqual([])
    expect(references).toHaveLength(3)
    expect(new Set(references.map((reference) => reference.trajectory)).size).toBe(3)
    expect(readFileSync(join(dir, 'references/refund-1/1.jsonl'), 'utf8')).not.toMatch(/"(?:ms|at|seq|call_id)"/)
    expect(references[0]?.events.map((event) => event.event)).toEqual(['user', 'executed', 'executed', 'response'])
  })

  it('changes nothing when it is written again', async () => {
    await write(first)
    const before = snapshot()
    expect(await write(first)).toEqual({ changed: [] })
    expect(snapshot()).toEqual(before)
  })

  it('puts one attempt on a line, so that a diff shows what changed', async () => {
    await write(first)
    const before = readFileSync(join(dir, 'main.json'), 'utf8').split('\n')
    const changedOnce = sampleRun('first', (task, attempt) =>
      attempt === 2 && (task === 7 || task === 3) ? 'wrong_amount' : 'right',
    )
    await write(changedOnce)
    const after = readFileSync(join(dir, 'main.json'), 'utf8').split('\n')
    const moved = after.filter((line) => !before.includes(line)).map((line) => line.trim())
    expect(after).toHaveLength(before.length)
    expect(moved.filter((line) => line.startsWith('{"run"'))).toHaveLength(1)
    expect(moved.filter((line) => !line.startsWith('{"run"'))).toEqual([
      '"incomplete_response": {"root": 2, "cascade": 0},',
      '"inconsistent_parameter_values": {"root": 2, "cascade": 0}',
      '"2": {"num": 116, "den": 120}',
    ])
  })

  it('leaves no temporary file', async () => {
    await write(first)
    expect(Object.keys(snapshot()).filter((path) => path.includes('.tmp'))).toEqual([])
  })

  it('stays small: 30 tasks × 5 attempts of 25 metrics, with references, below 300 kB', async () => {
    const metrics = () =>
      Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`some_metric_name_${index}`, ratio(3, 7)]))
    const summary = runSummary({
      suite: 'refund-desk',
      tasks: Array.from({ length: 30 }, (_, index) => ({
        id: `some-longer-task-name-${index + 10}`,
        passed: 5,
        metrics,
      })),
    })
    await writeBaseline(dir, { summary, minMeasured: 0.8, traceOf: () => longTrace() })
    const bytes = Object.values(snapshot()).reduce((sum, text) => sum + Buffer.byteLength(text), 0)
    expect(bytes).toBeLessThan(300_000)
  })
})

describe('the accepted entry', () => {
  const worse = sampleRun('worse', (task) => (task < 3 ? 'no_amount' : 'right'))

  it('stays where only the newest entry is written', async () => {
    await write(first)
    const { changed } = await write(worse, { entries: 'main' })
    expect(changed).toEqual(expect.arrayContaining(['accepted.json', 'main.json']))
    const found = readBaseline(dir, 'refund-desk')
    expect(found.kind === 'found' && [found.main.summary.run.id, found.accepted.summary.run.id]).toEqual([
      'worse',
      'first',
    ])
  })

  it('follows where both are written', async () => {
    await write(first)
    await write(worse, { entries: 'main' })
    await write(first)
    const found = readBaseline(dir, 'refund-desk')
    expect(found.kind === 'found' && found.accepted).toBe(found.kind === 'found' && found.main)
  })
})

describe('references', () => {
  it('stay as they are while the agent is the same', async () => {
    await write(first)
    const before = snapshot()
    const other = sampleRun('second', () => 'right')
    const { changed } = await write(other)
    expect(changed).toEqual(['main.json'])
    expect({ ...snapshot(), 'main.json': '' }).toEqual({ ...before, 'main.json': '' })
  })

  it('are of the tasks that the suite has', async () => {
    await write(first)
    const fewer = { ...first, summary: { ...first.summary, tasks: first.summary.tasks.slice(1) } }
    await write(fewer)
    expect(existsSync(join(dir, 'references/refund-1'))).toBe(false)
    expect(existsSync(join(dir, 'references/refund-2/1.jsonl'))).toBe(true)
  })

  it('that are broken are told and left out, then written anew', async () => {
    await write(first)
    writeFileSync(join(dir, 'references/refund-1/2.jsonl'), '{"event":"note"}\n')
    const found = readReferences(dir, 'refund-1')
    expect(found.references).toHaveLength(2)
    expect(found.problems[0]).toMatchObject({ code: 'reference-broken', line: 1 })
    await write(first)
    expect(readReferences(dir, 'refund-1').references).toHaveLength(3)
  })

  it('are missing where the traces were not kept', async () => {
    await writeBaseline(dir, { summary: first.summary, minMeasured: 0.8, traceOf: () => undefined })
    expect(readReferences(dir, 'refund-1')).toEqual({ references: [], problems: [] })
  })
})

describe('writing refuses, and changes nothing,', () => {
  it('in a folder that holds other things', async () => {
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'notes.txt'), 'mine')
    await expect(write(first)).rejects.toThrow('not empty, and holds no baseline')
    expect(readdirSync(dir)).toEqual(['notes.txt'])
  })

  it('but goes beside what was accepted by hand', async () => {
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, 'accept.yaml'), '')
    await write(first)
    expect(readBaseline(dir, 'refund-desk').kind).toBe('found')
  })

  it.each([
    [
      'an interrupted run',
      { ...first.summary, run: { ...first.summary.run, interrupted: true } },
      'it was interrupted',
    ],
    [
      'a run with holes',
      sampleRun('holes', (task, attempt) => (task === 1 && attempt < 3 ? 'hole' : 'right')).summary,
      'refund-2 (3 of 5)',
    ],
    ['a run without tasks', { ...first.summary, tasks: [] }, 'it holds no task'],
  ])('%s', async (_, summary, message) => {
    await write(first)
    const before = snapshot()
    await expect(write({ ...first, summary })).rejects.toThrow(message)
    expect(snapshot()).toEqual(before)
  })

  it.each([
    ['the baseline of another suite', (text: string) => text.replace('"refund-desk"', '"other"'), 'of suite `other`'],
    ['a corrupt baseline', (text: string) => text.slice(0, -40), 'not JSON'],
    ['a baseline of a later version', (text: string) => text.replace('"version": 1', '"version": 9'), 'version 9'],
  ])('over %s', async (_, change, message) => {
    await write(first)
    const file = join(dir, 'main.json')
    writeFileSync(file, change(readFileSync(file, 'utf8')))
    const before = snapshot()
    await expect(write(first)).rejects.toThrow(UserError)
    await expect(write(first)).rejects.toThrow(message)
    expect(snapshot()).toEqual(before)
  })

  it.each(['main.json', 'references', 'references/refund-1', 'references/refund-1/1.jsonl'])(
    'through a symbolic link: %s',
    async (path) => {
      await write(first)
      const outside = join(root, 'outside')
      mkdirSync(outside)
      rmSync(join(dir, path), { recursive: true })
      symlinkSync(path.includes('.') ? join(outside, 'file') : outside, join(dir, path))
      writeFileSync(join(outside, 'file'), 'theirs')
      await expect(write(sampleRun('second', () => 'right'))).rejects.toThrow('symbolic link')
      expect(readdirSync(outside)).toEqual(['file'])
      expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('theirs')
    },
  )
})

describe('reading the disk', () => {
  it.each([
    ['is absent where no folder is', () => undefined, 'absent'],
    ['is absent where the folder is empty', () => mkdirSync(dir, { recursive: true }), 'absent'],
    [
      'is unreadable where a file stands in its place',
      () => {
        mkdirSync(join(root, 'baselines'))
        writeFileSync(dir, '')
      },
      'unreadable',
    ],
    [
      'is unreadable where the folder is a link',
      () => {
        mkdirSync(join(root, 'baselines'))
        mkdirSync(join(root, 'elsewhere'))
        symlinkSync(join(root, 'elsewhere'), dir)
      },
      'unreadable',
    ],
    [
      'is unreadable where a link leads nowhere',
      () => {
        mkdirSync(dir, { recursive: true })
        symlinkSync(join(root, 'nowhere'), join(dir, 'main.json'))
      },
      'unreadable',
    ],
  ])('%s', (_, prepare, kind) => {
    prepare()
    expect(readBaseline(dir, 'refund-desk').kind).toBe(kind)
  })

  it.skipIf(process.getuid?.() === 0)('is unreadable where permission is missing', async () => {
    await write(first)
    chmodSync(join(dir, 'main.json'), 0o000)
    expect(readBaseline(dir, 'refund-desk').kind).toBe('unreadable')
  })
})

function write(run: SampleRun, request: Partial<BaselineWrite> = {}) {
  return writeBaseline(dir, {
    summary: run.summary,
    minMeasured: 0.8,
    traceOf: (task, number) => run.attempts.find((one) => one.task === task && one.attempt === number)?.events,
    ...request,
  })
}

function snapshot(): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    paths
      .filter((path) => statSync(join(dir, path)).isFile())
      .map((path) => [path, readFileSync(join(dir, path), 'utf8')]),
  )
}

function longTrace(): TraceEvent[] {
  const call = (index: number): TraceEvent => ({
    event: 'executed',
    tool: 'orders_Get',
    args: { id: String(index) },
    ok: true,
    result: { id: String(index), status: 'paid', total: 40, items: [{ sku: 'A-1', price: 40 }] },
  })
  return [
    { event: 'user', text: 'Hello' },
    ...Array.from({ length: 6 }, (_, index) => call(index)),
    { event: 'response', text: 'Done.' },
  ]
}
