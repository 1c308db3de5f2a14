import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { JUDGE_PROMPT } from '../../../src/grade/judge/prompt.ts'
import {
  judgeFacts,
  judgeIdentities,
  keepLock,
  licensedBy,
  readKeptLock,
  readLockBeside,
} from '../../../src/shell/use/licences.ts'
import { loadSuite } from '../../../src/suite/load.ts'
import { lockOf, validateJudges } from '../../../src/summary/judge-labels/validate.ts'
import { labelsText, syntheticRows } from '../../summary/labels.ts'
import { memoryTree } from '../../support/memory-tree.ts'

const SUITE = `
name: desk
agent: {kind: command, command: [my-agent]}
judges: [{name: tone, model: model-a, temperature: 0}]
judge: {votes: 1, max_chars: 20000}
sub_metrics: [{name: kindness, applies_to: [response], rubric: Is kind.}]
tasks: [{id: greet, input: Hello, answer: [{rubric: Is polite.}]}]
`

const load = (text: string) =>
  loadSuite(memoryTree({ 'suite.yaml': text }), 'suite.yaml', { judgePrompt: JUDGE_PROMPT })

/** The lock of a judge that was right on 9 of 10 of these lines, held against the suite as it stands. */
function lockFor(suite: ReturnType<typeof load>, lines: readonly string[], wrongEvery = 10) {
  const rows = lines.flatMap((rubric) => syntheticRows(60, wrongEvery).map((row) => ({ ...row, rubric })))
  const text = labelsText(rows.map((row) => ({ ...row, model: undefined, prompt_hash: undefined })))
  return lockOf(validateJudges(text, 'labels.jsonl', suite.policy.judge, '2025-06-01', judgeIdentities(suite)))
}

const suite = load(SUITE)
const lock = lockFor(suite, ['Is polite.', 'Is kind.'])

describe('a judge that was held against people', () => {
  it('has a licence while the suite stays as it was', () => {
    const facts = judgeFacts(suite, lock)
    expect(facts).toEqual([{ name: 'tone', model: 'model-a', licence: 'licensed' }])
    expect(suite.judges.map(licensedBy(facts))).toEqual([true])
  })

  it.each([
    { title: 'another model', from: 'model-a', to: 'model-b', changed: ['model'] },
    { title: 'another temperature', from: 'temperature: 0', to: 'temperature: 1', changed: ['prompt'] },
    { title: 'another length of text', from: '20000', to: '500', changed: ['prompt'] },
    { title: 'another line of a task', from: 'Is polite.', to: 'Is very polite.', changed: ['rubric'] },
    { title: 'another rubric of a sub-metric', from: 'Is kind.', to: 'Is very kind.', changed: ['rubric'] },
    { title: 'a comparison with the gold', from: 'Is kind.', to: 'Is kind., against: gold', changed: ['rubric'] },
    {
      title: 'a line more',
      from: '{rubric: Is polite.}',
      to: '{rubric: Is polite.}, {rubric: Is short.}',
      changed: ['rubric'],
    },
    {
      title: 'a bar that was raised',
      from: 'tasks:',
      to: 'policy: {judge: {min_kappa: 0.95}}\ntasks:',
      changed: ['figures'],
    },
  ])('loses it by $title', ({ from, to, changed }) => {
    const after = load(SUITE.replace(from, to))
    const facts = judgeFacts(after, lock)
    expect(facts).toMatchObject([{ licence: 'void', changed }])
    expect(after.judges.map(licensedBy(facts))).toEqual([false])
  })

  it.each([
    { title: 'more votes', from: 'votes: 1', to: 'votes: 3' },
    { title: 'another key', from: 'temperature: 0', to: 'temperature: 0, api_key_env: MINE' },
    { title: 'a line fewer', from: 'answer: [{rubric: Is polite.}]', to: 'answer: [{contains: hi}]' },
  ])('keeps it with $title', ({ from, to }) => {
    expect(judgeFacts(load(SUITE.replace(from, to)), lock)).toMatchObject([{ licence: 'licensed' }])
  })

  it('has none without a lock, nor for figures below the bar', () => {
    expect(judgeFacts(suite, undefined)).toMatchObject([{ licence: 'absent' }])
    const bad = lockFor(suite, ['Is polite.', 'Is kind.'], 2)
    expect(judgeFacts(suite, bad)).toMatchObject([{ licence: 'void', changed: ['figures'] }])
  })
})

describe('the lock file', () => {
  function folder() {
    const path = mkdtempSync(join(tmpdir(), 'turngate-licences-'))
    onTestFinished(() => rmSync(path, { recursive: true, force: true }))
    return path
  }

  it('is read beside the suite, and kept with the run', async () => {
    const place = folder()
    expect(readLockBeside(place)).toBeUndefined()
    expect(await readKeptLock(place)).toBeUndefined()
    writeFileSync(join(place, 'judge.lock.json'), JSON.stringify(lock))
    expect(readLockBeside(place)).toEqual(lock)
    await keepLock(lock, async (name, text) => writeFileSync(join(place, name), text))
    expect(await readKeptLock(place)).toEqual(lock)
  })

  it.each<[string, (path: string) => void]>([
    ['no JSON', (path) => writeFileSync(path, '{')],
    ['another form', (path) => writeFileSync(path, '{"version": 1}')],
    ['a folder', (path) => mkdirSync(path)],
  ])('that cannot be read is not an absent one: %s', (_title, make) => {
    const place = folder()
    make(join(place, 'judge.lock.json'))
    expect(() => readLockBeside(place)).toThrow(UserError)
  })
})
