import { appendFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { missingAttempts, type RunFile } from '../../../src/trace/run-file.ts'
import { readRun, readRunFile, type StoredRun } from '../../../src/trace/store/read.ts'
import { openRun, writeRunFile } from '../../../src/trace/store/write.ts'
import { anyAttempt } from '../arbitrary.ts'

let root: string
let dir: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'turngate-run-'))
  dir = join(root, 'runs', 'one')
})

afterEach(async () => {
  await rm(root, { recursive: true, force: true })
})

const info: RunFile = {
  version: 1,
  id: '20250301T090000Z-000000',
  suite: 'support-desk',
  suite_file: 'examples/support-desk/suite.yaml',
  seed: 7,
  attempts: 2,
  tasks: ['a-task', 'b-task'],
  turngate: '0.1.0',
  fingerprints: { agent: { prompt: 'x' }, sandbox: {}, scorer: 's', gold: { 'a-task': 'g' } },
  agent: 'command',
  isolation: ['workspace'],
  concurrency: 2,
  started_at: '2025-03-01T09:00:00.000Z',
  interrupted: false,
}

function attempt(task: string, number: number, more: Partial<Attempt> = {}): Attempt {
  return {
    task,
    attempt: number,
    seed: number,
    outcome: { status: 'completed' },
    started_at: '2025-03-01T09:00:00.000Z',
    wall_ms: 12.5,
    events: [
      { event: 'user', text: 'hi', seq: 1 },
      { event: 'executed', tool: 'orders_Get', args: { id: '1001' }, ok: true, seq: 2 },
      { event: 'end', seq: 3 },
    ],
    evidence: { state: { orders: {} }, files: {}, calls_recorded_by: 'sandbox', isolation: [] },
    ...more,
  }
}

async function storeRun(attempts: readonly Attempt[]): Promise<void> {
  const writer = await openRun(dir, info)
  await Promise.all(attempts.map((one) => writer.append(one)))
  await writer.close({ finished_at: '2025-03-01T09:01:00.000Z', interrupted: false })
}

async function allOf(run: StoredRun): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for await (const one of run.attempts) attempts.push(one)
  return attempts
}

describe('a run directory', () => {
  it('gives back what was stored', async () => {
    const attempts = [attempt('b-task', 1), attempt('a-task', 2), attempt('a-task', 1)]
    await storeRun(attempts)
    const stored = await readRun(dir)
    expect(stored.run).toEqual({ ...info, finished_at: '2025-03-01T09:01:00.000Z' })
    expect(stored.records.map(({ task, attempt: number }) => `${task}/${number}`)).toEqual([
      'b-task/1',
      'a-task/2',
      'a-task/1',
    ])
    // read task by task, in whichever order they ended
    expect(await allOf(stored)).toEqual([attempt('a-task', 1), attempt('a-task', 2), attempt('b-task', 1)])
    expect(stored.problems).toEqual([])
    expect(missingAttempts(stored.run, stored.records)).toEqual([{ task: 'b-task', attempt: 2 }])
    expect((await readdir(dir)).sort()).toEqual(['attempts.jsonl', 'evidence', 'run.json', 'traces'])
    expect(await readdir(join(dir, 'traces', 'a-task'))).toEqual(['1.jsonl', '2.jsonl'])
    expect(await readdir(join(dir, 'evidence', 'b-task'))).toEqual(['1.json'])
  })

  it('gives back any attempt', async () => {
    await fc.assert(
      fc.asyncProperty(anyAttempt, async (one) => {
        dir = await mkdtemp(join(root, 'any-'))
        await storeRun([one])
        const stored = await readRun(dir)
        expect(await allOf(stored)).toEqual([one])
        expect(stored.problems).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('writes the same bytes for the same run', async () => {
    await storeRun([attempt('a-task', 1)])
    const first = await readFile(join(dir, 'run.json'), 'utf8')
    dir = join(root, 'two')
    await storeRun([attempt('a-task', 1)])
    expect(await readFile(join(dir, 'run.json'), 'utf8')).toBe(first)
    expect(await readFile(join(dir, 'traces', 'a-task', '1.jsonl'), 'utf8')).toBe(
      '{"event":"user","seq":1,"text":"hi"}\n' +
        '{"event":"executed","seq":2,"tool":"orders_Get","args":{"id":"1001"},"ok":true}\n' +
        '{"event":"end","seq":3}\n',
    )
  })

  it('reads traces larger than a chunk', async () => {
    const text = 'é'.repeat(30_000)
    const events = Array.from({ length: 20 }, (_, seq) => ({ event: 'note' as const, text: `${seq} ${text}`, seq }))
    await storeRun([attempt('a-task', 1, { events })])
    expect(await allOf(await readRun(dir))).toEqual([attempt('a-task', 1, { events })])
  })

  it('keeps derived files and writes over them', async () => {
    await storeRun([])
    await writeRunFile(dir, 'report.md', 'one')
    await writeRunFile(dir, 'report.md', 'two')
    expect(await readRunFile(dir, 'report.md')).toBe('two')
    expect(await readRunFile(dir, 'scores.json')).toBeUndefined()
  })

  it.each(['run.json', 'attempts.jsonl', '../x.json', 'traces/x.json', '.x.json', ''])(
    'refuses %j as one',
    async (name) => {
      await storeRun([])
      await expect(writeRunFile(dir, name, 'x')).rejects.toThrow('not the name of a derived file')
    },
  )
})

describe('openRun', () => {
  it('refuses a directory that holds a run, and touches nothing', async () => {
    await storeRun([attempt('a-task', 1)])
    const before = await readFile(join(dir, 'run.json'), 'utf8')
    await expect(openRun(dir, { ...info, id: 'other' })).rejects.toThrow('this directory holds a run already')
    expect(await readFile(join(dir, 'run.json'), 'utf8')).toBe(before)
    expect(await allOf(await readRun(dir))).toHaveLength(1)
  })

  it('refuses a directory with other files', async () => {
    await writeFile(join(root, 'thesis.txt'), 'mine')
    await expect(openRun(root, info)).rejects.toThrow('this directory is not empty')
    expect(await readdir(root)).toEqual(['thesis.txt'])
  })

  it('refuses a path that is a file', async () => {
    await writeFile(join(root, 'file'), 'mine')
    await expect(openRun(join(root, 'file'), info)).rejects.toThrow(UserError)
  })

  it('lets one of two runs have the directory', async () => {
    const opened = await Promise.allSettled([openRun(dir, info), openRun(dir, { ...info, id: 'other' })])
    const writers = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(writers).toHaveLength(1)
    await writers[0]?.close({ finished_at: 'x', interrupted: true })
    expect((await readRun(dir)).run.interrupted).toBe(true)
  })

  it('stores an attempt once, and again where it was not measured', async () => {
    const writer = await openRun(dir, info)
    const outcome = { status: 'infra_failed' as const, reason: 'sandbox' as const, message: 'no port' }
    await writer.append(attempt('a-task', 1, { outcome, events: [] }))
    await writer.append(attempt('a-task', 1))
    await expect(writer.append(attempt('a-task', 1))).rejects.toThrow('stored already')
    await writer.close({ finished_at: 'x', interrupted: false })
    const stored = await readRun(dir)
    expect(await allOf(stored)).toEqual([attempt('a-task', 1)])
    expect(stored.problems).toEqual([])
  })
})

describe('readRun', () => {
  it('skips and reports a last line that was not written to its end', async () => {
    await storeRun([attempt('a-task', 1), attempt('a-task', 2)])
    const file = join(dir, 'attempts.jsonl')
    await truncate(file, (await readFile(file)).length - 20)
    const stored = await readRun(dir)
    expect(stored.records.map((record) => record.attempt)).toEqual([1])
    expect(stored.problems).toEqual([
      { code: 'attempt-line', message: 'the last line was not written to its end; it is left out', file, line: 2 },
    ])
    expect(missingAttempts(stored.run, stored.records)).toContainEqual({ task: 'a-task', attempt: 2 })
  })

  it('reports what is no attempt, with its line', async () => {
    await storeRun([attempt('a-task', 1)])
    const file = join(dir, 'attempts.jsonl')
    await appendFile(file, `oops\n{"task":"../x","attempt":1}\n${await readFile(file, 'utf8')}`)
    const stored = await readRun(dir)
    expect(stored.records).toHaveLength(1)
    expect(stored.problems.map((problem) => [problem.code, problem.line])).toEqual([
      ['attempt-line', 2],
      ['attempt-line', 3],
      ['attempt-twice', 4],
    ])
  })

  it('reports broken lines of a trace once, and keeps the rest', async () => {
    await storeRun([attempt('a-task', 1)])
    const file = join(dir, 'traces', 'a-task', '1.jsonl')
    const [first, , last] = (await readFile(file, 'utf8')).split('\n')
    await writeFile(file, `${first}\n{"event":\n${last}\n${'x'.repeat(2_000_000)}\n`)
    const stored = await readRun(dir)
    const [read] = await allOf(stored)
    await allOf(stored)
    expect(read?.events.map((event) => event.event)).toEqual(['user', 'end'])
    expect(read?.outcome.status).toBe('completed')
    expect(stored.problems).toEqual([
      { code: 'trace-line', message: 'not JSON: {"event":', file, line: 2 },
      { code: 'trace-line', message: 'line is longer than 1048576 bytes', file, line: 4 },
    ])
  })

  it.each([
    ['traces/a-task/1.jsonl', 'trace-unreadable'],
    ['evidence/a-task/1.json', 'evidence-unreadable'],
  ])('takes an attempt without its %s as not measured', async (name, code) => {
    await storeRun([attempt('a-task', 1), attempt('a-task', 2)])
    await rm(join(dir, name))
    const stored = await readRun(dir)
    const [first, second] = await allOf(stored)
    expect(first?.outcome).toMatchObject({ status: 'infra_failed', reason: 'missing' })
    expect(second).toEqual(attempt('a-task', 2))
    expect(stored.problems.map((problem) => problem.code)).toEqual([code])
  })

  it('reads a run that crashed before its first attempt', async () => {
    await storeRun([])
    await rm(join(dir, 'attempts.jsonl'))
    const stored = await readRun(dir)
    expect(await allOf(stored)).toEqual([])
    expect(missingAttempts(stored.run, stored.records)).toHaveLength(4)
  })

  it.each([
    [undefined, 'this is not a run directory: it has no run.json'],
    ['', 'not JSON'],
    ['{"version":1', 'not JSON'],
    ['{"version":2}', 'run format 2 is unknown'],
    ['[]', 'run format undefined is unknown'],
    ['{"version":1,"id":"x"}', 'suite'],
  ])('refuses run.json holding %j', async (text, message) => {
    if (text === undefined) await writeFile(join(root, 'other.txt'), '')
    else await writeFile(join(root, 'run.json'), text)
    await expect(readRun(root)).rejects.toThrow(message)
    await expect(readRun(root)).rejects.toBeInstanceOf(UserError)
  })
})
