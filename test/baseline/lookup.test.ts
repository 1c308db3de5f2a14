import { describe, expect, it } from 'vitest'
import { encodeEntry } from '../../src/baseline/entry-file.ts'
import { lookupBaseline } from '../../src/baseline/lookup.ts'
import { describeProblem } from '../../src/errors.ts'
import { readableJson } from '../../src/trace/readable-json.ts'
import { memoryTree } from '../support/memory-tree.ts'
import { runSummary } from '../support/run-summary.ts'

const summary = runSummary({
  suite: 'desk',
  tasks: [
    { id: 'a', passed: 4 },
    { id: 'b', passed: 5 },
  ],
})
const entry = { summary, runs: [summary.run] }
const MAIN = readableJson(encodeEntry(entry), (path) => path.length === 4)
const SAME = '{"version": 1, "suite": "desk", "same_as": "main"}'

describe('a baseline', () => {
  it('is found, its figures computed again from its attempts', () => {
    const found = look({ 'main.json': MAIN, 'accepted.json': SAME })
    expect(found.kind).toBe('found')
    if (found.kind !== 'found') return
    expect(found.main.summary.metrics).toEqual(summary.metrics)
    expect(found.main.summary.pass_hat_k).toEqual(summary.pass_hat_k)
    expect(found.accepted).toBe(found.main)
  })

  it('has an accepted entry of its own where the newest is not accepted', () => {
    const older = runSummary({ suite: 'desk', run: { id: 'older' }, tasks: [{ id: 'a', passed: 5 }] })
    const accepted = JSON.stringify(encodeEntry({ summary: older, runs: [older.run] }))
    const found = look({ 'main.json': MAIN, 'accepted.json': accepted })
    expect(found.kind === 'found' && found.accepted.summary.run.id).toBe('older')
    expect(found.kind === 'found' && found.main.summary.run.id).toBe('made')
  })

  it.each([
    ['nothing is there', {}],
    ['only files of others are there', { 'README.md': 'x' }],
  ])('is absent where %s', (_, files) => {
    expect(look(files)).toEqual({ kind: 'absent', place: 'baselines/desk' })
  })
})

describe('is unreadable, never absent, where', () => {
  it.each([
    ['a file is empty', { 'main.json': '' }, 'baselines/desk/main.json: The file is empty.'],
    ['a file is cut off', { 'main.json': MAIN.slice(0, 400) }, /main\.json:\d+: This is not JSON\./],
    [
      'a merge conflict is left',
      { 'main.json': `{\n<<<<<<< ours\n` },
      'main.json:2: A merge conflict is not resolved.',
    ],
    [
      'it is of another suite',
      { 'main.json': MAIN.replace('"desk"', '"other"') },
      'the baseline of suite `other`, not of `desk`',
    ],
    ['it has another version', { 'main.json': MAIN.replace('"version": 1', '"version": 2') }, 'has version 2'],
    [
      'the accepted entry is of another suite',
      { 'accepted.json': SAME.replace('desk', 'other') },
      'accepted.json: suite: This is the baseline of suite `other`',
    ],
    ['there is no accepted entry', { 'accepted.json': undefined }, 'there is main.json, but no accepted.json'],
    ['there is no main entry', { 'main.json': undefined }, 'there is accepted.json, but no main.json'],
    [
      'only reference traces are left',
      { 'main.json': undefined, 'accepted.json': undefined, 'references/a/1.jsonl': 'x' },
      'there is references, but no main.json',
    ],
    ['a key is not known', { 'main.json': MAIN.replace('"critical"', '"criticl"') }, 'criticl'],
    ['a count does not fit', { 'main.json': MAIN.replace('"passed": 4', '"passed": 5') }, 'tasks[0].passed'],
    [
      'an attempt is of no run',
      { 'main.json': MAIN.replace('"run": "made"', '"run": "made-up"') },
      'The run must be one of `runs`',
    ],
    [
      'an attempt stands there twice',
      { 'main.json': MAIN.replace('"attempt": 2', '"attempt": 1') },
      'stands there twice',
    ],
    ['tasks are out of order', { 'main.json': MAIN.replace('"id": "a"', '"id": "z"') }, 'sorted by id'],
    ['a fraction is none', { 'main.json': MAIN.replace('"passed": true,', '"passed": true, "seed": "1/0",') }, 'seed'],
    ['bytes are no UTF-8', { 'main.json': new Uint8Array([0x7b, 0xff]) }, 'main.json: Cannot be read'],
    ['a list stands in its place', { 'main.json': '[]' }, 'main.json'],
    ['a folder stands in its place', { 'main.json': undefined, 'main.json/x': '' }, 'This is a folder'],
  ])('%s', (_, files, message) => {
    const found = look({ 'main.json': MAIN, 'accepted.json': SAME, ...files })
    expect(found.kind).toBe('unreadable')
    const said = found.kind === 'unreadable' ? found.problems.map(describeProblem).join('\n') : ''
    expect(said).toMatch(
      typeof message === 'string' ? new RegExp(message.replaceAll(/[.[\]`]/g, String.raw`\$&`)) : message,
    )
    expect(said).toContain('baselines/desk')
  })

  it('names the line', () => {
    const broken = MAIN.replace('"critical": false', '"critical": "no"')
    const found = look({ 'main.json': broken, 'accepted.json': SAME })
    const line = broken.split('\n').findIndex((text) => text.includes('"critical": "no"')) + 1
    expect(found.kind === 'unreadable' && found.problems[0]).toMatchObject({ line, key: 'tasks[0].critical' })
  })
})

function look(files: Readonly<Record<string, string | Uint8Array | undefined>>) {
  const present = Object.entries(files).flatMap(([path, text]) => (text === undefined ? [] : [[path, text] as const]))
  return lookupBaseline(memoryTree(Object.fromEntries(present), 'baselines/desk'), 'desk')
}
