import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { openDiskTree } from '../../src/shell/files/disk-tree.ts'
import { loadSuite } from '../../src/suite/load.ts'
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts'

const AGENT = 'agent: {kind: command, command: [my-agent]}\n'

function load(files: Readonly<Record<string, MemoryFile>>) {
  return loadSuite(memoryTree(files), 'suite.yaml')
}

describe('a suite', () => {
  it('is three lines at the least', () => {
    const suite = load({ 'suite.yaml': `name: tiny\n${AGENT}tasks: [{id: greet, input: Hello, max_turns: 1}]` })
    expect(suite).toMatchObject({
      file: 'suite.yaml',
      attempts: 5,
      tools: [],
      state: undefined,
      similarity: { threshold: 0.5 },
      policy: { mode: 'gate', alpha: 0.05, metrics: { success_rate: { max_drop: 5 }, cost: { max_rise: 1.25 } } },
      sandbox: { limits: { time: '120s', calls: 50, output: '4MiB' } },
    })
    expect(suite.tasks).toEqual([
      {
        id: 'greet',
        turns: [{ user: 'Hello' }],
        ordered: true,
        max_turns: 1,
        pass_when: ['trajectory'],
        extra_calls: 'fail_writes',
        answer: [],
        state: [],
        files: [],
        critical: false,
        reviewed: true,
        source: { file: 'suite.yaml', line: 3 },
      },
    ])
  })

  it('may use every key there is', () => {
    const suite = loadSuite(
      openDiskTree(join(import.meta.dirname, '../fixtures/suite/complete'), 'demo/'),
      'suite.yaml',
    )
    expect(suite.file).toBe('demo/suite.yaml')
    expect(suite.tasks.map(({ id, source, pass_when }) => [id, source, pass_when])).toEqual([
      ['refund-over-limit', { file: 'tasks/a-refund.yaml', line: 1 }, ['answer', 'aem']],
      ['greet', { file: 'tasks/b-more.yaml', line: 1 }, ['aem']],
      ['no-deletes', { file: 'tasks/b-more.yaml', line: 4 }, ['trajectory']],
      ['inline', { file: 'suite.yaml', line: 7 }, ['answer']],
    ])
    expect(suite.state).toEqual({ orders: { '1001': { status: 'delivered', total: 40 } } })
    expect(suite.tools).toHaveLength(4)
    expect(suite.policy).toMatchObject({ on_inconclusive: 'fail', metrics: { 'pass^3': { max_drop: 10 } } })
    expect(Object.keys(suite.fingerprints.agent).sort()).toEqual(['command', 'harness', 'interface', 'model', 'prompt'])
    expect(Object.keys(suite.fingerprints.sandbox).sort()).toEqual(['behaviour', 'fixture', 'settings', 'state'])
  })

  it('may be JSON, indented by tabs', () => {
    const suite = {
      version: 1,
      name: 'tiny',
      agent: { kind: 'command', command: ['my-agent'], protocol: 'text' },
      tasks: [{ id: 'greet', input: 'Hello', answer: [{ contains: 'hello' }] }],
    }
    expect(load({ 'suite.yaml': JSON.stringify(suite, null, '\t') }).tasks[0]?.source.line).toBe(12)
  })

  it('may repeat values by aliases', () => {
    const tasks = [
      'tasks:',
      '  - {id: a, input: x, answer: &right [{contains: y}]}',
      '  - {id: b, input: x, answer: *right}',
    ].join('\n')
    expect(load({ 'suite.yaml': `name: tiny\n${AGENT}${tasks}` }).tasks[1]?.answer).toEqual([{ contains: 'y' }])
  })

  it('leaves its tasks to the source of a replay', () => {
    const files = {
      'suite.yaml': 'name: old\nagent: {kind: replay, source: results.json, format: tau-bench}',
      'results.json': '[]',
    }
    expect(load(files)).toMatchObject({ tasks: [], agent: { kind: 'replay', format: 'tau-bench' } })
  })

  it('does not take its other files for tasks', () => {
    const files = {
      'suite.yaml': `name: tiny\n${AGENT}tasks: '**/*.yaml'\npolicy: ./policy.yaml\nsandbox: {tools: tools.yaml}`,
      'policy.yaml': 'mode: advise',
      'tools.yaml': 'tools: [{name: look}]',
      'deep/er/task.yaml': '{id: a, input: x, expected_tools: [look]}',
      '.hidden/task.yaml': 'not: a task',
    }
    expect(load(files).tasks.map(({ id }) => id)).toEqual(['a'])
  })

  it.each([
    ['answer: [{contains: x}]', 'answer'],
    ['state_unchanged_except: []', 'answer'],
    ['files: [{path: a}]', 'answer'],
    ['command: [make]', 'answer'],
    ['answer: [{contains: x}], gold: [{turn_no: 1, turn: Agent, gold_turn: {response: x}}], max_turns: 1', 'answer'],
    ['gold: [{turn_no: 1, turn: Agent, gold_turn: {response: x}}], max_turns: 1', 'aem'],
    ['expected_tools: [a]', 'trajectory'],
    ['forbidden_tools: [a]', 'trajectory'],
    ['max_turns: 0', 'trajectory'],
  ])('with a task that states %s passes by %s', (stated, layer) => {
    const files = {
      'suite.yaml': `name: tiny\n${AGENT}sandbox: {state: s.json}\ntasks: [{id: a, input: x, ${stated}}]`,
      's.json': '{}',
    }
    expect(load(files).tasks[0]?.pass_when).toEqual([layer])
  })
})

describe('any text as suite.yaml', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom(
      'version: 1',
      'name: x',
      'tasks:',
      '- id: a',
      '\t',
      '  ',
      '&a',
      '*a',
      '[',
      '}',
      '? ',
      '<<: ',
      '---',
      '|',
    ),
    fc.constantFrom('agent: {kind: command}', '!!binary', '"', 'policy: {metrics: {cost: 1}}', '__proto__: 1', '- - -'),
  )
  const text = fc
    .array(fragment, { maxLength: 12 })
    .chain((parts) => fc.constantFrom('\n', '', ': ').map((by) => parts.join(by)))

  it('loads, or is refused with problems that name the file', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.uint8Array()), (content) => {
        expect(problemsOf({ 'suite.yaml': content }).every(({ file }) => file === 'suite.yaml')).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('loads, or is refused, when a right suite is damaged', () => {
    const right = `name: tiny\n${AGENT}tasks: [{id: greet, input: Hello, answer: [{contains: hello}], max_turns: 1}]`
    fc.assert(
      fc.property(fc.nat(right.length), fc.nat(8), fragment, (at, gone, put) => {
        problemsOf({ 'suite.yaml': right.slice(0, at) + put + right.slice(at + gone) })
      }),
      { numRuns: 1000 },
    )
  })
})

function problemsOf(files: Readonly<Record<string, MemoryFile>>) {
  try {
    load(files)
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    expect(error.problems.length).toBeGreaterThan(0)
    return error.problems
  }
}
