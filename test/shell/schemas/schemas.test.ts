import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json.ts'
import { keysIn } from '../../../src/shell/schemas/describe.ts'
import { KEYS } from '../../../src/shell/schemas/keys/index.ts'
import { jsonSchemaOf, SCHEMA_NAMES } from '../../../src/shell/schemas/schemas.ts'
import { Dialog } from '../../../src/suite/schema/gold.ts'
import { Policy } from '../../../src/suite/schema/policy.ts'
import { SuiteFile } from '../../../src/suite/schema/suite.ts'
import { TaskFile } from '../../../src/suite/schema/task.ts'
import { ToolsFile } from '../../../src/suite/schema/tools.ts'
import { readYaml } from '../../../src/suite/yaml.ts'
import { AttemptRecord } from '../../../src/trace/attempt.ts'
import { TraceEvent } from '../../../src/trace/events.ts'
import { RunFile } from '../../../src/trace/run-file.ts'

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
addFormats.default(ajv)
const schemaOf = (name: string) => {
  const schema = jsonSchemaOf(name)
  if (schema === undefined) throw new Error(`no schema ${name}`)
  return schema
}
const validators = new Map(SCHEMA_NAMES.map((name) => [name, ajv.compile(schemaOf(name))]))

/** What an editor would underline. */
function complaints(name: string, value: unknown): string[] {
  const validate = validators.get(name)
  if (validate === undefined) throw new Error(`no schema ${name}`)
  validate(value)
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`)
}

function read(path: string): Json {
  const found = readYaml(readFileSync(path), path)
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  return found.source.value
}

const SUITES = ['examples', 'test/fixtures/suite'].flatMap((root) =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [join(root, entry.name)] : [])),
)

describe('the JSON Schemas', () => {
  it.each(SUITES)('accept every file of %s', (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const checked = files.flatMap((file) => {
      const name =
        /^(suite|tools|policy)\.ya?ml$/.exec(file)?.[1] ?? (/^tasks\/.*\.ya?ml$/.test(file) ? 'task' : undefined)
      if (name === undefined) return []
      expect([file, complaints(name, read(join(folder, file)))]).toEqual([file, []])
      return [name]
    })
    expect(new Set(checked)).toEqual(new Set(['suite', 'task', 'tools', 'policy']))
  })

  it('accept dialogs and traces', () => {
    for (const file of readdirSync('test/fixtures/dialogs')) {
      const path = join('test/fixtures/dialogs', file)
      const lines = readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
      if (file.endsWith('.jsonl')) for (const line of lines) expect(complaints('trace', JSON.parse(line))).toEqual([])
      else expect([file, complaints('dialogs', read(path))]).toEqual([file, []])
    }
  })

  const task = { id: 'a', input: 'Hi', answer: [{ contains: 'x' }] }
  const suite = { name: 's', agent: { kind: 'command', command: ['a'] }, tasks: [task] }
  const turn = { turn_no: 1, turn: 'Agent', gold_turn: { response: 'a' } }
  const tool = { name: 'f' }
  const run = {
    ...{ version: 1, id: 'r', suite: 's', suite_file: 'f', seed: 1, attempts: 1, tasks: ['a'], turngate: '0' },
    ...{ agent: 'command', isolation: [], concurrency: 1, started_at: '' },
    fingerprints: { agent: {}, sandbox: {}, scorer: '', gold: {} },
  }
  const attempt = { task: 'a', attempt: 1, seed: 0, outcome: { status: 'completed' }, started_at: '' }
  const formats = {
    suite: SuiteFile,
    task: TaskFile,
    tools: ToolsFile,
    policy: Policy,
    trace: TraceEvent,
    dialogs: Dialog,
    run: RunFile,
    attempt: AttemptRecord,
  } as const

  it.each<[keyof typeof formats, string, unknown]>([
    ['suite', 'an unknown key', { ...suite, atempts: 5 }],
    ['suite', 'no name', { ...suite, name: undefined }],
    ['suite', 'a name with a slash', { ...suite, name: 'a/b' }],
    ['suite', 'too many attempts', { ...suite, attempts: 1001 }],
    ['suite', 'half an attempt', { ...suite, attempts: 1.5 }],
    ['suite', 'an agent of no kind', { ...suite, agent: { kind: 'robot' } }],
    ['suite', 'a command that is a text', { ...suite, agent: { kind: 'command', command: 'node a.js' } }],
    ['suite', 'a format that is none', { ...suite, agent: { kind: 'replay', source: 'x', format: 'tau' } }],
    ['suite', 'a time without a zone', { ...suite, sandbox: { now: '2025-03-01 09:00' } }],
    ['suite', 'a limit that is a number', { ...suite, sandbox: { limits: { time: 120 } } }],
    ['suite', 'a size of no unit', { ...suite, sandbox: { limits: { output: '4' } } }],
    ['suite', 'a network that is none', { ...suite, sandbox: { network: 'closed' } }],
    ['suite', 'a key in place of its name', { ...suite, judges: [{ name: 'j', model: 'm', api_key_env: 'sk-1' }] }],
    ['suite', 'a wrong inline task', { ...suite, tasks: [{ ...task, answr: [] }] }],
    ['suite', 'a wrong inline policy', { ...suite, policy: { mode: 'on' } }],
    ['task', 'both input and turns', { ...task, turns: [{ user: 'Hi' }] }],
    ['task', 'neither input nor turns', { ...task, input: undefined }],
    ['task', 'no turn', { id: 'a', turns: [] }],
    ['task', 'two kinds in one check', { ...task, answer: [{ contains: 'x', equals: 'x' }] }],
    ['task', 'a check of no kind', { ...task, answer: [{ reply: 'any' }] }],
    ['task', 'a state check that states nothing', { ...task, state: [{ path: '/a' }] }],
    ['task', 'a pointer that is none', { ...task, state: [{ path: 'a', exists: true }] }],
    ['task', 'a layer that is none', { ...task, pass_when: ['answers'] }],
    ['task', 'a gold turn without words', { ...task, gold: [{ turn_no: 1, turn: 'Agent', gold_turn: {} }] }],
    ['task', 'a gold turn of no kind', { ...task, gold: [{ ...turn, turn: 'Bot' }] }],
    ['task', 'an argument of no kind', { ...task, gold: [{ ...turn, compare: { a: { kind: 'amount' } } }] }],
    ['tools', 'no tool', { tools: [] }],
    ['tools', 'a name with a dot', { tools: [{ name: 'orders.Get' }] }],
    ['tools', 'a result and an error', { tools: [{ ...tool, rules: [{ return: 1, error: { message: 'no' } }] }] }],
    ['tools', 'a delay of no unit', { tools: [{ ...tool, delay: '20' }] }],
    ['tools', 'a share over 1', { tools: [{ ...tool, failure_rate: 2 }] }],
    ['policy', 'an alpha of 0', { alpha: 0 }],
    ['policy', 'a rise below 1', { metrics: { cost: { max_rise: 0.9 } } }],
    ['policy', 'a day that is none', { quarantine: [{ task: 'a', owner: 'b', reason: 'c', expires: 'soon' }] }],
    ['trace', 'an event of no kind', { event: 'said', text: 'x' }],
    ['trace', 'arguments that are a list', { event: 'proposed', tool: 'f', args: [] }],
    ['trace', 'words that are missing', { event: 'user' }],
    ['dialogs', 'an unknown key', [{ ...turn, golden: 1 }]],
    ['dialogs', 'a turn number of 0', [{ ...turn, turn_no: 0 }]],
    ['run', 'another version', { ...run, version: 2 }],
    ['attempt', 'an end of no kind', { ...attempt, outcome: { status: 'crashed' } }],
  ])('refuse in a %s what Turngate refuses: %s', (name, _, value) => {
    const plain: unknown = JSON.parse(JSON.stringify(value))
    expect(formats[name].safeParse(plain).success).toBe(false)
    expect(complaints(name, plain)).not.toEqual([])
  })

  it.each<[keyof typeof formats, unknown]>([
    ['suite', suite],
    ['task', task],
    ['tools', { tools: [{ ...tool, input_schema: { type: 'object' }, rules: [{ return: { a: [null, 1] } }] }] }],
    ['policy', {}],
    ['policy', { metrics: { my_own: { max_drop: 5 }, 'pass^3': { max_drop: 10 } } }],
    ['trace', { event: 'executed', tool: 'f', args: { a: { b: [] } }, new_key: 1 }],
    ['dialogs', [{ ...turn, predict_turn: null }]],
    ['run', run],
    ['attempt', attempt],
  ])('accept in a %s what Turngate accepts', (name, value) => {
    expect(formats[name].safeParse(value).success).toBe(true)
    expect(complaints(name, value)).toEqual([])
  })

  it('accept a list of tasks', () => {
    expect(complaints('task', [task, { ...task, id: 'b' }])).toEqual([])
    expect(complaints('task', [task, { id: 'b' }])).not.toEqual([])
  })

  it.each(SCHEMA_NAMES)('say of %s what every key means', (name) => {
    const schema = schemaOf(name)
    expect(keysIn(schema, name).filter((key) => KEYS[key] === undefined)).toEqual([])
    expect(schema.title).toMatch(/\w/)
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#')
  })

  it('say nothing of keys that are not there', () => {
    const there = new Set(SCHEMA_NAMES.flatMap((name) => keysIn(schemaOf(name), name)))
    expect(Object.keys(KEYS).filter((key) => !there.has(key))).toEqual([])
  })

  it('show titles, texts and defaults', () => {
    const { definitions } = schemaOf('suite')
    expect(definitions).toMatchObject({
      Suite: {
        title: 'Suite',
        properties: { attempts: { default: 5, description: 'How often each task is run (k).' } },
      },
      Task: {
        properties: {
          ordered: { default: true },
          extra_calls: { default: 'fail_writes' },
          reviewed: { default: true },
        },
      },
      Limits: { properties: { time: { default: '120s' } } },
      Policy: { properties: { metrics: { default: { success_rate: { max_drop: 5 } } } } },
    })
    expect(jsonSchemaOf('nothing')).toBeUndefined()
  })
})
