import { beforeAll, describe, expect, it } from 'vitest'
import { turngateHere } from './support/here.ts'
import { type Files, newPlace } from './support/place.ts'
import { parseReport } from './support/report.ts'
import { TASK, tinySuite } from './support/tiny.ts'

const SLOW = { timeout: 120_000 }
const AGENT = '{kind: command, command: [node, agent.mjs]}'
const LIMITS = 'sandbox: {limits: {time: 10s, output: 64KiB, calls: 3}}\n'
const SUITE = tinySuite(LIMITS, { agent: AGENT, tasks: `\n  - ${TASK}\n  - ${TASK.replace('greet', 'greet-again')}` })

const answering = (statement: string) => `import { createInterface } from 'node:readline'
const say = (event) => process.stdout.write(JSON.stringify(event) + '\\n')
for await (const line of createInterface({ input: process.stdin })) { ${statement} }
`
const GOOD = answering("say({ event: 'response', text: 'hello' })")

/** Two tasks, five attempts each, all passed; the baseline is written. */
async function madeFiles(): Promise<Files> {
  using place = newPlace({ 'suite.yaml': SUITE, 'agent.mjs': GOOD })
  await turngateHere(place, 'run', 'suite.yaml', '--no-gate', '--out', 'base')
  await turngateHere(place, 'baseline', 'write', 'base')
  return place.files()
}

let made: Files
beforeAll(async () => {
  made = await madeFiles()
}, 60_000)

/** Agent, and how its attempts end. */
const MISBEHAVING: readonly (readonly [title: string, agent: string, outcome: Readonly<Record<string, string>>])[] = [
  [
    'prints garbage',
    answering("process.stdout.write('\\u001b[31mhello\\n{{{\\n'); process.exit(0)"),
    { reason: 'protocol' },
  ],
  ['hangs', answering('setInterval(() => {}, 1000)'), { status: 'timed_out', limit: '10s' }],
  ['exits with 3', answering('process.exit(3)'), { reason: 'exit' }],
  ['crashes with a stack', answering("throw new Error('no model')"), { reason: 'exit' }],
  ['is killed', answering("process.kill(process.pid, 'SIGKILL')"), { reason: 'exit' }],
  ['floods its output', answering("say({ event: 'note', text: 'x'.repeat(100000) })"), { reason: 'output' }],
  [
    'calls without end',
    answering("for (let n = 0; n < 10; n += 1) say({ event: 'executed', tool: 'a', args: { n }, ok: true })"),
    { reason: 'calls' },
  ],
  ['says nothing', answering('process.exit(0)'), { status: 'completed' }],
  [
    'claims that something outside failed',
    answering("say({ event: 'end', error: 'no network' }); process.exit(1)"),
    { reason: 'exit' },
  ],
]

describe('an agent that', SLOW, () => {
  it.concurrent.each(MISBEHAVING)('%s has failed, and is regressed', async (_, agent, outcome) => {
    using place = newPlace({ ...made, 'agent.mjs': agent })
    const { code, stdout, stderr } = await turngateHere(
      place,
      'run',
      'suite.yaml',
      '--out',
      'run',
      '--json',
      '--concurrency',
      '10',
    )
    const report = parseReport(stdout)
    expect({ code, status: report.status }).toEqual({ code: 1, status: 'regressed' })
    expect(report.totals).toMatchObject({ planned: 10, measured: 10, passed: 0 })
    const attempts = place
      .read('run/attempts.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).outcome)
    expect(attempts).toHaveLength(10)
    for (const one of attempts) expect(one).toMatchObject({ status: 'agent_failed', ...outcome })
    expect(`${stdout}${stderr}`).not.toMatch(/^\s+at /m)
    expect(stderr).not.toContain('no model')
    expect(place.leftovers()).toEqual([])
  })

  it('fails is measured all the same, and exits 0 where only that was asked', async () => {
    using place = newPlace({ 'suite.yaml': SUITE, 'agent.mjs': 'process.exit(3)\n' })
    const measured = await turngateHere(place, 'run', 'suite.yaml', '--no-gate', '--json')
    expect(measured.code).toBe(0)
    expect(parseReport(measured.stdout)).toMatchObject({ status: 'measured', totals: { measured: 10, passed: 0 } })
    const gated = await turngateHere(place, 'run', 'suite.yaml', '--json')
    expect({ code: gated.code, status: parseReport(gated.stdout).status }).toEqual({ code: 3, status: 'no_baseline' })
  })
})

/** What is changed since the baseline, and the verdict. */
const CHANGES: readonly (readonly [title: string, files: Files, code: number, status: string, reason: string])[] = [
  ['nothing', {}, 0, 'pass', 'within_limits'],
  ['the agent', { 'agent.mjs': `// new\n${GOOD}` }, 0, 'pass', 'within_limits'],
  ['the limits', { 'suite.yaml': SUITE.replace('10s', '11s') }, 3, 'not_comparable', 'sandbox_differs'],
  ['the threshold', { 'suite.yaml': `${SUITE}similarity: {threshold: 0.9}\n` }, 3, 'not_comparable', 'scorer_differs'],
  [
    'what is right',
    { 'suite.yaml': SUITE.replace('contains: hello', 'contains: hell') },
    3,
    'not_comparable',
    'gold_differs',
  ],
  ['a task left out', { 'suite.yaml': tinySuite(LIMITS, { agent: AGENT }) }, 3, 'not_measured', 'tasks_missing'],
  [
    'a new task that fails',
    { 'suite.yaml': SUITE.replace(`- ${TASK}`, `- {id: new, input: x, answer: [{contains: bye}]}\n  - ${TASK}`) },
    1,
    'regressed',
    'new_task_below_bar',
  ],
  [
    'a bar that is missed',
    { 'suite.yaml': `${SUITE}policy: {metrics: {wall_ms: {max: 0.001}}}\n` },
    1,
    'regressed',
    'metric_above_max',
  ],
  [
    'a bar of what is not measured',
    { 'suite.yaml': `${SUITE}policy: {metrics: {aem: {min: 0.5}}}\n` },
    3,
    'not_measured',
    'bar_not_measured',
  ],
  [
    'every task a draft',
    { 'suite.yaml': SUITE.replaceAll('input:', 'reviewed: false, input:') },
    0,
    'pass',
    'within_limits',
  ],
]

describe('a run after a change of', SLOW, () => {
  it.concurrent.each(CHANGES)('%s', async (_, files, code, status, reason) => {
    using place = newPlace({ ...made, ...files })
    const ended = await turngateHere(place, 'run', 'suite.yaml', '--out', 'run', '--json')
    const report = parseReport(ended.stdout)
    expect({ code: ended.code, status: report.status, exit: report.exit_code }).toEqual({ code, status, exit: code })
    expect(report.reasons[0]?.code).toBe(reason)
    const shown = await turngateHere(place, 'gate', 'run')
    expect(shown.code).toBe(code)
  })
})

describe('a stored run', SLOW, () => {
  /** One of ten attempts is ten points: passed or failed, it would decide. */
  function expectOneHole(code: number | null, stdout: string): void {
    const report = parseReport(stdout)
    expect(report).toMatchObject({ status: 'not_measured', totals: { planned: 10, measured: 9 } })
    expect(report.reasons[0]).toMatchObject({ code: 'holes_change_verdict', args: { holes: 1 } })
    expect(code).toBe(3)
  }

  it('whose last line was cut off is judged by what is whole', async () => {
    using place = newPlace(made)
    const lines = place.read('base/attempts.jsonl').trimEnd().split('\n')
    place.write({ 'base/attempts.jsonl': `${lines.slice(0, 9).join('\n')}\n${lines[9]?.slice(0, 20)}` })
    const { code, stdout, stderr } = await turngateHere(place, 'gate', 'base', '--json')
    expect(stderr).toBe('warning: base/attempts.jsonl:10: the last line was not written to its end; it is left out.\n')
    expectOneHole(code, stdout)
  })

  it.each([
    ['evidence', 'base/evidence/greet/1.json'],
    ['trace', 'base/traces/greet/1.jsonl'],
  ])('that lost a piece of %s takes that attempt for not measured', async (_, path) => {
    using place = newPlace(made)
    place.remove(path)
    const { code, stdout, stderr } = await turngateHere(place, 'gate', 'base', '--json')
    expect(stderr).toMatch(new RegExp(`^warning: ${path}: the (trace|evidence) cannot be read \\(.+\\)\\.\n$`))
    expectOneHole(code, stdout)
  })

  it('of which too little is left is not measured', async () => {
    using place = newPlace(made)
    place.write({ 'base/attempts.jsonl': `${place.read('base/attempts.jsonl').split('\n').slice(0, 6).join('\n')}\n` })
    const { code, stdout } = await turngateHere(place, 'gate', 'base', '--json')
    expect({ code, status: parseReport(stdout).status }).toEqual({ code: 3, status: 'not_measured' })
  })

  it('of which nothing is left is not measured', async () => {
    using place = newPlace(made)
    place.write({ 'base/attempts.jsonl': '' })
    const { code, stdout } = await turngateHere(place, 'gate', 'base', '--json')
    const report = parseReport(stdout)
    expect({ code, status: report.status, reason: report.reasons[0]?.code }).toEqual({
      code: 3,
      status: 'not_measured',
      reason: 'no_results',
    })
    expect((await turngateHere(place, 'score', 'base')).code).toBe(3)
  })
})
