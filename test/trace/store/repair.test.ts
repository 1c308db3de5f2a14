import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { attemptName, type RunFile } from '../../../src/trace/run-file.ts'
import { readRun } from '../../../src/trace/store/read.ts'
import { repairRun } from '../../../src/trace/store/repair.ts'
import { openRun, reopenRun } from '../../../src/trace/store/write.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'turngate-repair-'))
  const writer = await openRun(dir, info)
  for (const name of ['a', 'b']) for (const number of [1, 2]) await writer.append(attempt(name, number))
  writer.abandon()
})

afterEach(async () => {
  await rm(dir, { recursive: true, force: true })
})

const info: RunFile = {
  version: 1,
  id: '20250301T090000Z-000000',
  suite: 'repairs',
  suite_file: 'suite.yaml',
  seed: 7,
  attempts: 2,
  tasks: ['a', 'b'],
  turngate: '0.1.0',
  fingerprints: { agent: {}, sandbox: {}, scorer: 's', gold: {} },
  agent: 'command',
  isolation: [],
  concurrency: 1,
  started_at: '2025-03-01T09:00:00.000Z',
  interrupted: false,
}

function attempt(task: string, number: number, outcome: Attempt['outcome'] = { status: 'completed' }): Attempt {
  return {
    ...{ task, attempt: number, seed: number, outcome, started_at: '2025-03-01T09:00:00.000Z', wall_ms: 5 },
    events: [{ event: 'user', text: 'hi', seq: 1 }],
    evidence: { files: {}, calls_recorded_by: 'sandbox', isolation: [] },
  }
}

const ALL = ['a/1', 'a/2', 'b/1', 'b/2']

const path = (...names: string[]) => join(dir, ...names)
const cut = async (file: string, by: number) => truncate(file, (await readFile(file)).length - by)

interface Case {
  readonly title: string
  readonly damage: () => Promise<void>
  readonly kept: readonly string[]
  readonly repairs: readonly string[]
}

const CASES: readonly Case[] = [
  { title: 'nothing', damage: async () => undefined, kept: ALL, repairs: [] },
  {
    title: 'a last line that was not written to its end',
    damage: () => cut(path('attempts.jsonl'), 20),
    kept: ['a/1', 'a/2', 'b/1'],
    repairs: [
      'attempts.jsonl:4: the last line was not written to its end; it is left out.',
      'traces/b/2.jsonl: attempts.jsonl has no line of this attempt; the file is removed.',
      'evidence/b/2.json: attempts.jsonl has no line of this attempt; the file is removed.',
    ],
  },
  {
    title: 'a last line that lacks its line end only',
    damage: () => cut(path('attempts.jsonl'), 1),
    kept: ALL,
    repairs: [],
  },
  {
    title: 'a line without its trace',
    damage: () => rm(path('traces/a/2.jsonl')),
    kept: ['a/1', 'b/1', 'b/2'],
    repairs: [
      'traces/a/2.jsonl: a/2 is made again: the trace cannot be read',
      'evidence/a/2.json: attempts.jsonl has no line of this attempt; the file is removed.',
    ],
  },
  {
    title: 'a line without its evidence',
    damage: () => rm(path('evidence/a/2.json')),
    kept: ['a/1', 'b/1', 'b/2'],
    repairs: [
      'evidence/a/2.json: a/2 is made again: the evidence cannot be read',
      'traces/a/2.jsonl: attempts.jsonl has no line of this attempt; the file is removed.',
    ],
  },
  {
    title: 'a trace that was cut',
    damage: () => cut(path('traces/b/1.jsonl'), 5),
    kept: ['a/1', 'a/2', 'b/2'],
    repairs: [
      'traces/b/1.jsonl:1: b/1 is made again: not JSON',
      'traces/b/1.jsonl: attempts.jsonl has no line of this attempt; the file is removed.',
      'evidence/b/1.json: attempts.jsonl has no line of this attempt; the file is removed.',
    ],
  },
  {
    title: 'files without a line, and half-written ones',
    damage: async () => {
      await mkdir(path('traces/c'))
      await writeFile(path('traces/c/1.jsonl'), '')
      await writeFile(path('evidence/a/3.json.part'), '{')
      await writeFile(path('scores.json.part'), '[')
    },
    kept: ALL,
    repairs: [
      'traces/c/1.jsonl: attempts.jsonl has no line of this attempt; the file is removed.',
      'evidence/a/3.json.part: this file was not written to its end; it is removed.',
    ],
  },
  {
    title: 'attempts.jsonl that is gone',
    damage: () => rm(path('attempts.jsonl')),
    kept: [],
    repairs: ALL.flatMap((name) => [
      `traces/${name}.jsonl: attempts.jsonl has no line of this attempt; the file is removed.`,
      `evidence/${name}.json: attempts.jsonl has no line of this attempt; the file is removed.`,
    ]),
  },
  {
    title: 'lines that are no attempts',
    damage: () => appendFile(path('attempts.jsonl'), 'oops\n'),
    kept: ALL,
    repairs: ['attempts.jsonl:5: not JSON; the line is left out.'],
  },
]

describe('repairRun', () => {
  it.each(CASES)('$title', async ({ damage, kept, repairs }) => {
    await damage()
    const repaired = await repairRun(dir)
    expect(repaired.records.map(attemptName)).toEqual(kept)
    const told = repaired.repairs.map(
      ({ file = '', line, message }) =>
        `${file.slice(dir.length + 1)}${line === undefined ? '' : `:${line}`}: ${message}${/[.!?]$/.test(message) ? '' : '.'}`,
    )
    expect(told).toHaveLength(repairs.length)
    for (const text of repairs) expect(told.some((one) => one.startsWith(text))).toBe(true)
    // now it is whole, and a second look finds nothing
    expect((await repairRun(dir)).repairs).toEqual([])
    const writer = await reopenRun(dir, info, repaired.records)
    for (const name of ALL.filter((one) => !kept.includes(one))) {
      await writer.append(attempt(name.slice(0, 1), Number(name.slice(2))))
    }
    await writer.close({ finished_at: 'x', interrupted: false })
    const stored = await readRun(dir)
    expect(stored.records.map(attemptName).sort()).toEqual(ALL)
    for await (const one of stored.attempts) expect(one.outcome.status).toBe('completed')
    expect(stored.problems).toEqual([])
    expect(await readFile(path('attempts.jsonl'), 'utf8')).toMatch(/^(\{[^\n]+\}\n){4}$/)
    expect((await readdir(dir)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('keeps what was not measured, to be made again', async () => {
    const failed = { status: 'infra_failed' as const, reason: 'interrupted' as const, message: 'x' }
    const more = await reopenRun(dir, { ...info, finished_at: 'x', interrupted: true }, [])
    await more.append(attempt('c', 1, failed))
    more.abandon()
    expect((await readRun(dir)).run).toEqual(info)
    const { records, repairs } = await repairRun(dir)
    expect(repairs).toEqual([])
    expect(records.map(attemptName)).toContain('c/1')
    const writer = await reopenRun(dir, info, records)
    await expect(writer.append(attempt('a', 1))).rejects.toThrow('stored already')
    await writer.append(attempt('c', 1))
    await writer.close({ finished_at: 'x', interrupted: false })
    const { records: now } = await readRun(dir)
    expect(now.filter(({ task }) => task === 'c').map(({ outcome }) => outcome.status)).toEqual(['completed'])
  })
})
