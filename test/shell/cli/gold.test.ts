import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseArguments } from '../../../src/shell/cli/arguments.ts'
import { reportError } from '../../../src/shell/cli/failure.ts'
import type { Io } from '../../../src/shell/cli/io.ts'

const folder = mkdtempSync(join(tmpdir(), 'turngate-gold-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function turngate(...args: string[]) {
  let [out, err] = ['', '']
  const io: Io = {
    env: { PATH: process.env.PATH },
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
  const exit = await parseArguments(args, io).catch((error: unknown) => reportError(error, io))
  return { exit, out, err }
}

const write = (files: Record<string, string>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

/** Refunds; its note and the time differ from attempt to attempt, and every third attempt forgets to refund. */
const AGENT = `import { createInterface } from 'node:readline'
const n = Number(process.env.TURNGATE_ATTEMPT)
const say = (event) => process.stdout.write(JSON.stringify(event) + '\\n')
for await (const line of createInterface({ input: process.stdin })) {
  const { text } = JSON.parse(line)
  if (text.startsWith('I want')) {
    say({ event: 'executed', tool: 'orders.Get', args: { id: '1001' }, result: { total: 40.5, customer: 'CUS-0007' } })
    say({ event: 'response', text: 'I can refund 40.50 EUR. Shall I?' })
  } else if (n === 3) say({ event: 'response', text: 'Never mind.' })
  else {
    const args = { order: '1001', note: ['', 'apple pie', 'zebra crossing'][n], key: crypto.randomUUID() }
    say({ event: 'executed', tool: 'refunds.Create', args, result: { refund: 'RF-88' } })
    say({ event: 'response', text: 'Refund RF-88 is made.' })
  }
}
`
const REFUND = `# Refunds, the plain way
id: refund
turns:
  - user: I want a refund for order 1001.   # the number is in the state
  - user: "Yes."
answer: [{contains: RF-88}]   # what matters
`
const SUITE = `name: desk
attempts: 3
tasks: tasks/*.yaml
agent: {kind: command, command: [node, agent.mjs]}
`
const HELLO = 'id: hello\ninput: I want a refund for order 1001.\nexpected_tools: [orders.Get]\n'

const DRAFTED = `${REFUND}# drafted from run/1: look it over
expected_tools: [ orders.Get, refunds.Create ]
# drafted from run/1: look it over
gold:
  - turn_no: 1
    turn: User
    gold_turn: { response: I want a refund for order 1001. }
  - turn_no: 2
    turn: Tool
    gold_turn: { tool_id: orders, action: Get, args: { id: "1001" } }
  - turn_no: 3
    turn: Agent
    gold_turn: { response: I can refund 40.50 EUR. Shall I? }
    must_mention: [ 40.50 EUR ]
  - turn_no: 4
    turn: User
    gold_turn: { response: Yes. }
  # \`key\` differs between passing attempts (…).
  # \`note\` differs between passing attempts ("apple pie", "zebra crossing").
  - turn_no: 5
    turn: Tool
    gold_turn: { tool_id: refunds, action: Create, args: { key: …, note: apple pie, order: "1001" } }
    compare: { key: { ignore: true }, note: { ignore: true } }
  - turn_no: 6
    turn: Agent
    gold_turn: { response: Refund RF-88 is made. }
    must_mention: [ RF-88 ]
reviewed: false
`

/** What is drawn anew in each run. */
const stable = (text: string) =>
  text
    .replaceAll(/\("?[0-9a-f-]{36}"?, "?[0-9a-f-]{36}"?\)/g, '(…)')
    .replaceAll(/"?[0-9a-f]{8}-[0-9a-f-]{27}"?/g, '…')
    .replace(
      /gold_turn:\s+\{\s+tool_id: refunds,\s+action: Create,\s+args: \{([^}]*)\}\s*,?\s*\}/,
      (_, args: string) => {
        return `gold_turn: { tool_id: refunds, action: Create, args: {${args.replaceAll(/\s+/g, ' ')}} }`
      },
    )

describe('turngate gold draft', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    write({ 'suite.yaml': SUITE, 'agent.mjs': AGENT, 'tasks/refund.yaml': REFUND, 'tasks/hello.yaml': HELLO })
    expect((await turngate('run', 'suite.yaml', '--out', 'run', '--no-gate')).exit).toBe(0)
  }, 60_000)

  it('writes gold and expectations into the file of the task, and leaves the rest of it as it is', async () => {
    const { exit, out } = await turngate('gold', 'draft', 'refund', '--from', 'run/1')
    expect(exit).toBe(0)
    expect(stable(read('tasks/refund.yaml'))).toBe(DRAFTED)
    expect(stable(out)).toBe(`tasks/refund.yaml: expected_tools, gold of refund drafted from attempt 1 (6 gold turns)
  kept as you wrote it: answer
  look at gold[4]: \`key\` differs between passing attempts (…).
  look at gold[4]: \`note\` differs between passing attempts ("apple pie", "zebra crossing").
  this task counted before: its new gold cannot be compared with an older baseline
Drafts are advisory: measured and reported, not gated. Look them over, then set \`reviewed: true\`.
`)
  })

  it('is passed by the attempts that it was made from, and not by the one that failed', async () => {
    const { exit, out } = await turngate('score', 'run', '--suite', 'suite.yaml', '--json')
    expect(exit).toBe(0)
    expect(JSON.parse(out).totals).toMatchObject({ tasks: 2, measured: 6, passed: 5 })
    const grades = JSON.parse(read('run/scores.json'))
    const aem = grades
      .filter((grade: { task: string }) => grade.task === 'refund')
      .map((grade: { aem: { status: string } }) => grade.aem.status)
    expect(aem).toEqual(['passed', 'passed', 'failed'])
  })

  it('stays advisory, and the gate says so', async () => {
    await turngate('run', 'suite.yaml', '--out', 'base', '--no-gate')
    const { exit, out } = await turngate('run', 'suite.yaml', '--out', 'now', '--baseline', 'base', '--json')
    expect(exit).toBe(0)
    const reasons: { code: string; text: string }[] = JSON.parse(out).reasons
    expect(reasons.find(({ code }) => code === 'tasks_advisory')?.text).toBe(
      '1 draft measured but not gated until reviewed: refund.',
    )
    const verdict = JSON.parse(read('now/verdict.json'))
    expect(verdict.reasons.map(({ code }: { code: string }) => code)).toContain('tasks_advisory')
    expect(read('now/report.md')).toContain('not gated until reviewed')
  })

  it('writes over its own draft, and not over what a person reviewed', async () => {
    const before = read('tasks/refund.yaml')
    expect((await turngate('gold', 'draft', 'refund', '--from', 'run/2')).exit).toBe(0)
    expect(read('tasks/refund.yaml')).toContain('# drafted from run/2: look it over')
    expect(read('tasks/refund.yaml')).not.toContain('run/1')
    write({ 'tasks/refund.yaml': before.replace('reviewed: false', 'reviewed: true') })
    const { exit, err } = await turngate('gold', 'draft', 'refund', '--from', 'run/2')
    expect(exit).toBe(2)
    expect(err).toBe(
      'error: tasks/refund.yaml: The gold of `refund` was reviewed by a person. Write the draft elsewhere with --out FILE, or over it with --force.\n',
    )
    expect((await turngate('gold', 'draft', 'refund', '--from', 'run/2', '--out', 'drafts/refund.yaml')).exit).toBe(0)
    expect(read('drafts/refund.yaml').startsWith(REFUND)).toBe(true)
    expect(read('drafts/refund.yaml')).toContain('reviewed: false')
    expect((await turngate('gold', 'draft', 'refund', '--from', 'run/2', '--force')).exit).toBe(0)
    expect(read('tasks/refund.yaml')).toContain('reviewed: false')
    expect(read('tasks/refund.yaml')).toContain('# Refunds, the plain way\n')
  })

  it.each<[string, string[], string]>([
    [
      'a failed attempt',
      ['refund', '--from', 'run/3'],
      'error: run: Attempt 3 of `refund` did not pass: answer[0].contains: the reply does not contain RF-88; it is `Never mind.`. These passed: 1, 2. --force takes it for right all the same.\n',
    ],
    [
      'an attempt that is not there',
      ['refund', '--from', 'run/9'],
      'error: run: The run has no attempt 9 of `refund`. It has 1, 2, 3.\n',
    ],
    [
      'a task that is not there',
      ['refnd', '--from', 'run/1'],
      'error: suite.yaml: the suite has no task `refnd`. Its tasks: hello, refund.\n',
    ],
    [
      'a folder that is no run',
      ['refund', '--from', 'tasks/1'],
      'error: tasks: this is not a run directory: it has no run.json. Name a directory that `turngate run` or `turngate import` wrote.\n',
    ],
    [
      'a file of another task',
      ['refund', '--from', 'run/1', '--out', 'tasks/hello.yaml'],
      'error: tasks/hello.yaml: The file does not hold the task `refund`. Name a new file, or the one that holds the task.\n',
    ],
    [
      'a file of another kind',
      ['refund', '--from', 'run/1', '--out', 'refund.txt'],
      'error: refund.txt: A task is written as YAML or JSON. End the name in .yaml, .yml or .json.\n',
    ],
    [
      'no task',
      ['--from', 'run/1'],
      'error: Name one task, or all of them with --all. turngate gold draft --help shows examples.\n',
    ],
    [
      'a file for all',
      ['--all', '--from', 'run', '--out', 'x.yaml'],
      'error: --out names a file for one task, and --all takes every one. turngate gold draft --help shows examples.\n',
    ],
  ])('refuses %s', async (_, args, message) => {
    write({ 'tasks/refund.yaml': REFUND })
    expect(await turngate('gold', 'draft', ...args)).toEqual({ exit: 2, out: '', err: message })
    expect(read('tasks/refund.yaml')).toBe(REFUND)
  })

  it('refuses a run at other words of the user', async () => {
    write({ 'tasks/refund.yaml': REFUND.replace('"Yes."', '"No."') })
    const { exit, err } = await turngate('gold', 'draft', 'refund', '--from', 'run/1')
    expect(exit).toBe(2)
    expect(err).toContain('What the user writes in `refund` was changed after the run.')
  })

  it('drafts every task of which an attempt passed', async () => {
    write({ 'tasks/refund.yaml': REFUND, 'tasks/hello.yaml': HELLO })
    const { exit, out } = await turngate('gold', 'draft', '--all', '--from', 'run', '--json')
    expect(exit).toBe(0)
    const { drafted, skipped } = JSON.parse(out)
    expect(drafted.map((one: { task: string; attempt: number }) => [one.task, one.attempt])).toEqual([
      ['hello', 1],
      ['refund', 1],
    ])
    expect(skipped).toEqual([])
    expect((await turngate('run', 'suite.yaml', '--out', 'again', '--no-gate')).exit).toBe(0)
  })

  it('makes a task of an imported conversation, once somebody says that it is right', async () => {
    const messages = [
      { role: 'user', content: 'Where is order 1001?' },
      { role: 'assistant', tool_calls: [{ id: 'c', function: { name: 'orders.Get', arguments: '{"id":"1001"}' } }] },
      { role: 'tool', tool_call_id: 'c', content: '{"status":"shipped on 2025-03-10"}' },
      { role: 'assistant', content: 'It was shipped on 2025-03-10.' },
    ]
    write({ 'log.jsonl': JSON.stringify({ task_id: 'where', messages }) })
    expect((await turngate('import', 'openai-chat', 'log.jsonl', '--out', 'log')).exit).toBe(0)
    const refused = await turngate('gold', 'draft', 'where', '--from', 'log/1', '--out', 'tasks/where.yaml')
    expect(refused).toMatchObject({ exit: 2, out: '' })
    expect(refused.err).toContain('Attempt 1 of `where` is not known to have passed')
    const drafted = await turngate('gold', 'draft', 'where', '--from', 'log/1', '--out', 'tasks/where.yaml', '--force')
    expect(drafted.exit).toBe(0)
    expect(read('tasks/where.yaml')).toBe(`id: where
# drafted from log/1: look it over
turns:
  - { user: Where is order 1001? }
# drafted from log/1: look it over
expected_tools: [ orders.Get ]
# drafted from log/1: look it over
# drafted: The facts that the last reply has from the world: take out what does not matter, add what is missing.
answer:
  - { contains: 2025-03-10 }
# drafted from log/1: look it over
gold:
  - turn_no: 1
    turn: Tool
    gold_turn: { tool_id: orders, action: Get, args: { id: "1001" } }
  - turn_no: 2
    turn: Agent
    gold_turn: { response: It was shipped on 2025-03-10. }
    must_mention: [ 2025-03-10 ]
reviewed: false
`)
    expect(existsSync(join(folder, 'log.jsonl'))).toBe(true)
    const { exit, out } = await turngate('gold', 'draft', 'where', '--from', 'log/1')
    expect([exit, out]).toEqual([2, ''])
  })
})

describe('turngate import', () => {
  it('writes the tasks of an eval set, which a suite can run', async () => {
    const said = (text: string) => ({ parts: [{ text }] })
    const conversation = [
      {
        user_content: said('Turn it off.'),
        final_response: said('It is off.'),
        intermediate_data: { tool_uses: [{ name: 'set', args: { on: false } }] },
      },
    ]
    const cases = [
      { eval_id: 'off', conversation },
      { eval_id: 'sim', conversation_scenario: { starting_prompt: 'Hi' } },
    ]
    write({ 'lights.evalset.json': JSON.stringify({ eval_set_id: 'lights', eval_cases: cases }) })
    const { exit, out, err } = await turngate(
      'import',
      'adk',
      'lights.evalset.json',
      '--out',
      'lights',
      '--tasks',
      'adk/tasks',
    )
    expect([exit, out.split('\n')[1]]).toEqual([0, '1 task files written to adk/tasks'])
    expect(err).toContain('warning: not written as tasks, since no gold says what the user writes: sim\n')
    expect(read('adk/tasks/off.yaml')).toBe(`id: off
turns:
  - { user: Turn it off. }
pass_when: [ aem ]
gold:
  - turn_no: 1
    turn: User
    gold_turn: { response: Turn it off. }
  - turn_no: 2
    turn: Tool
    gold_turn: { tool_id: set, args: { on: false } }
  - turn_no: 3
    turn: Agent
    gold_turn: { response: It is off. }
`)
    write({ 'adk/suite.yaml': SUITE, 'adk/agent.mjs': AGENT })
    expect((await turngate('run', 'adk/suite.yaml', '--out', 'adk-run', '--no-gate')).exit).toBe(0)
  })
})

describe('turngate schema', () => {
  it('prints one, or writes all of them', async () => {
    const one = await turngate('schema', 'task')
    expect([one.exit, JSON.parse(one.out).title]).toEqual([0, 'Turngate tasks: one, or a list of them'])
    const all = await turngate('schema', '--out', 'schemas')
    expect(
      all.out,
    ).toBe(`schemas: suite.schema.json, task.schema.json, tools.schema.json, policy.schema.json, trace.schema.json, dialogs.schema.json, run.schema.json, attempt.schema.json, evidence.schema.json
In a YAML file beside that folder: # yaml-language-server: $schema=schemas/suite.schema.json
`)
    expect(read('schemas/task.schema.json')).toBe(one.out)
    expect(await turngate('schema', 'tsk')).toEqual({
      exit: 2,
      out: '',
      err: 'error: There is no schema `tsk`. Did you mean `task`?\n',
    })
  })
})
