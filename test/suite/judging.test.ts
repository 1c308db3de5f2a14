import { describe, expect, it } from 'vitest'
import { loadSuite } from '../../src/suite/load.ts'
import { SuiteSnapshot } from '../../src/suite/snapshot.ts'
import { memoryTree } from '../support/memory-tree.ts'

const HEAD = 'name: tiny\nagent: {kind: command, command: [my-agent]}\n'
const TASKS = 'tasks: [{id: greet, input: Hello, answer: [{rubric: Is polite.}]}]\n'
const JUDGES = 'judges: [{name: one, model: m}]\n'
const DIMENSION = 'sub_metrics: [{name: safety, rubric: Is safe.}]\n'
const MODULE = 'sub_metrics: [{name: safety, module: own/safety.mjs, files: [own/lib.mjs]}]\n'
const FILES = { 'own/safety.mjs': 'export default () => true', 'own/lib.mjs': '1', 'own/else.mjs': '1' }

function load(rest: string, files: Readonly<Record<string, string>> = {}, judgePrompt = 'prompt-1') {
  return loadSuite(memoryTree({ 'suite.yaml': HEAD + rest, ...FILES, ...files }), 'suite.yaml', { judgePrompt })
}

describe('the fingerprint of judges', () => {
  const { fingerprints } = load(TASKS + JUDGES + DIMENSION)

  it('is absent without a judge', () => {
    expect(load(TASKS + MODULE).fingerprints).not.toHaveProperty('judge')
  })

  it.each<[string, string, boolean, string?]>([
    ['another model', TASKS + JUDGES.replace('model: m', 'model: n') + DIMENSION, true],
    ['another place', `${TASKS}judges: [{name: one, model: m, base_url: "http://localhost/v1"}]\n${DIMENSION}`, true],
    ['one judge more', `${TASKS}judges: [{name: one, model: m}, {name: two, model: n}]\n${DIMENSION}`, true],
    ['other votes', `${TASKS + JUDGES + DIMENSION}judge: {votes: 3}`, true],
    ['a longer text', `${TASKS + JUDGES + DIMENSION}judge: {max_chars: 500}`, true],
    ['another rubric of a sub-metric', TASKS + JUDGES + DIMENSION.replace('Is safe', 'Is very safe'), true],
    ['another prompt', TASKS + JUDGES + DIMENSION, true, 'prompt-2'],
    ['another key', `${TASKS}judges: [{name: one, model: m, api_key_env: OTHER_KEY}]\n${DIMENSION}`, false],
    ['more patience', `${TASKS + JUDGES + DIMENSION}judge: {timeout: 9s, retries: 0, concurrency: 1}`, false],
    ['another rubric of a task', TASKS.replace('polite', 'kind') + JUDGES + DIMENSION, false],
  ])('%s changes it: %#', (_title, rest, differs, prompt) => {
    expect(load(rest, {}, prompt).fingerprints.judge !== fingerprints.judge).toBe(differs)
  })

  it('leaves a rubric of a task to its gold', () => {
    const other = load(TASKS.replace('polite', 'kind') + JUDGES).fingerprints
    expect(other.gold.greet).not.toBe(fingerprints.gold.greet)
  })
})

describe('the fingerprint of the scorer', () => {
  it.each<[string, string, Readonly<Record<string, string>>, boolean]>([
    ['a module', TASKS + MODULE, { 'own/safety.mjs': 'export default () => false' }, true],
    ['what it imports', TASKS + MODULE, { 'own/lib.mjs': '2' }, true],
    ['a file beside it', TASKS + MODULE, { 'own/else.mjs': '2' }, false],
    ['its patience', TASKS + MODULE.replace('files', 'timeout: 1s, files'), {}, false],
  ])('has %s', (_title, rest, files, differs) => {
    const { scorer } = load(TASKS + MODULE).fingerprints
    expect(load(rest, files).fingerprints.scorer !== scorer).toBe(differs)
  })

  it('has the embedding model, and is as it was where there is none', () => {
    const scorer = (rest: string) => load(TASKS + rest).fingerprints.scorer
    expect(scorer('embedding: {model: a}\n')).not.toBe(scorer(''))
    expect(scorer('embedding: {model: a}\n')).not.toBe(scorer('embedding: {model: b}\n'))
    expect(scorer(JUDGES + DIMENSION)).toBe(scorer(''))
  })
})

it('is kept with the run, and read from runs that know nothing of it', () => {
  const suite = load(`${TASKS + JUDGES + DIMENSION}embedding: {model: a}\n`)
  expect(SuiteSnapshot.parse(JSON.parse(JSON.stringify(suite)))).toEqual(suite)
  const { judges: _j, judge: _o, sub_metrics: _s, embedding: _e, ...old } = suite
  expect(SuiteSnapshot.parse(JSON.parse(JSON.stringify(old)))).toMatchObject({ judges: [], sub_metrics: [] })
})
