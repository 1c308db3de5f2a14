import { describe, expect, it } from 'vitest'
import { comparable } from './support/comparable.ts'
import { turngateHere } from './support/here.ts'
import { newPlace, type Place } from './support/place.ts'
import { parseReport } from './support/report.ts'

const TEXT_AGENT = `case $((TURNGATE_SEED % 3)) in 0) echo no ;; *) echo done ;; esac
`
const JSONL_AGENT = `read -r line
case $((TURNGATE_SEED % 3)) in 0) answer=no ;; *) answer=done ;; esac
printf '{"event":"response","text":"%s"}\\n' $answer
`
const AGENTS = {
  text: '{kind: command, command: [sh, agent.sh], protocol: text}',
  jsonl: '{kind: command, command: [sh, jsonl.sh], protocol: jsonl}',
  replay: '{kind: replay, source: recorded, format: run}',
}
type Kind = keyof typeof AGENTS

function suite(kind: Kind, more = ''): string {
  const tasks = ['a', 'b', 'c', 'd'].map((id) => `  - {id: ${id}, input: hello ${id}, answer: [{contains: done}]}`)
  return `name: parts\nattempts: 3\nagent: ${AGENTS[kind]}\n${more}tasks:\n${tasks.join('\n')}\n`
}

const FILES = { 'agent.sh': TEXT_AGENT, 'jsonl.sh': JSONL_AGENT }
const run = (place: Place, out: string, ...more: string[]) =>
  turngateHere(place, 'run', 'suite.yaml', '--seed', '5', '--out', out, ...more)

/** A replay suite replays what the text agent did. */
async function newSuite(kind: Kind): Promise<Place> {
  const place = newPlace({ ...FILES, 'suite.yaml': suite('text') })
  if (kind === 'replay') await run(place, 'recorded', '--no-gate')
  place.write({ 'suite.yaml': suite(kind) })
  return place
}

describe('run --shard and merge', { timeout: 240_000 }, () => {
  it.each(['text', 'jsonl', 'replay'] as const)('of a %s agent give the verdict of a run in one', async (kind) => {
    using place = await newSuite(kind)
    await turngateHere(place, 'run', 'suite.yaml', '--seed', '4', '--out', 'base', '--no-gate')
    const whole = await run(place, 'whole', '--baseline', 'base', '--no-gate')
    expect(whole.code).toBe(0)
    const ones = [1, 2, 3, 4, 5].map((index) => `shard-${index}`)
    for (const [index, out] of ones.entries()) {
      const { code, stdout } = await run(place, out, '--shard', `${index + 1}/5`, '--json')
      expect(code).toBe(0)
      const planned = index < 2 ? 3 : 2
      expect(parseReport(stdout)).toMatchObject({ totals: { planned, measured: planned } })
      expect(place.has(`${out}/verdict.json`)).toBe(false)
    }
    const merged = await turngateHere(place, 'merge', ...ones, '--out', 'merged')
    expect(merged).toMatchObject({ code: 0, stderr: '' })
    expect(merged.stdout).toBe('parts: 12 of 12 attempts of 5 shards, in merged\nNext: turngate gate merged\n')
    const gates = [
      await turngateHere(place, 'gate', 'whole', '--baseline', 'base', '--json'),
      await turngateHere(place, 'gate', 'merged', '--baseline', 'base', '--json'),
    ]
    expect(gates[1]?.code).toBe(gates[0]?.code)
    expect(comparable(place, 'merged')).toEqual(comparable(place, 'whole'))
    // the whole is a run like any other
    expect(await turngateHere(place, 'run', 'suite.yaml', '--resume', 'merged', '--no-gate')).toMatchObject({ code: 0 })
  })

  it('of chosen tasks, and of a shard that was resumed', async () => {
    using place = await newSuite('text')
    await run(place, 'whole', '--tasks', 'd,b', '--no-gate')
    await run(place, 'one', '--tasks', 'b,d', '--shard', '1/2')
    await run(place, 'two', '--tasks', 'd,b', '--shard', '2/2')
    place.remove('two/attempts.jsonl')
    const early = await turngateHere(place, 'merge', 'one', 'two', '--out', 'early')
    expect(early.code).toBe(0)
    expect(early.stderr).toBe('note: two lacks 3 of its attempts; `turngate run SUITE --resume two` makes them\n')
    expect(early.stdout).toContain('3 of 6 attempts')
    const resumed = await turngateHere(place, 'run', 'suite.yaml', '--resume', 'two')
    expect(resumed.code).toBe(0)
    await turngateHere(place, 'merge', 'two', 'one', '--out', 'merged')
    for (const dir of ['whole', 'merged']) await turngateHere(place, 'gate', dir)
    expect(comparable(place, 'merged')).toEqual(comparable(place, 'whole'))
  })

  it('are refused where a verdict needs the whole', async () => {
    using place = await newSuite('text')
    await run(place, 'one', '--shard', '1/2')
    for (const args of [
      ['gate', 'one'],
      ['baseline', 'write', 'one'],
      ['run', 'suite.yaml', '--baseline', 'one'],
    ]) {
      const { code, stderr } = await turngateHere(place, ...args)
      expect([args, code]).toEqual([args, 2])
      expect(stderr).toContain('one: this is shard 1 of 2 of a run. Join all shards first')
    }
    expect(await turngateHere(place, 'score', 'one')).toMatchObject({ code: 0 })
  })

  it.each([
    [['--shard', '1/2'], '--shard needs --seed'],
    [['--shard', '3/2', '--seed', '1'], 'It must be a part and the number of parts'],
    [['--shard', '0/2', '--seed', '1'], 'It must be a part and the number of parts'],
    [['--shard', 'x', '--seed', '1'], 'It must be a part and the number of parts'],
    [['--resume', 'x', '--out', 'y'], '--resume DIR and --out name two run directories'],
    [['--resume', 'x', '--only-failed', 'y'], '--resume goes on with one run'],
  ])('run %j is refused', async (options, message) => {
    using place = newPlace({ ...FILES, 'suite.yaml': suite('text') })
    const { code, stderr } = await turngateHere(place, 'run', 'suite.yaml', ...options)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
    expect(place.has('.turngate')).toBe(false)
  })
})

type Edit = (place: Place) => unknown

const MISMATCHES: readonly (readonly [
  what: string,
  edit: Edit,
  dirs: readonly string[],
  messages: readonly string[],
])[] = [
  [
    'another seed',
    (place) => turngateHere(place, 'run', 'suite.yaml', '--seed', '6', '--shard', '2/2', '--out', 'other'),
    ['one', 'other'],
    ['other: it is no shard of the same run as one: they differ in the run seed (5, 6). Nothing was written.'],
  ],
  [
    'another k',
    (place) => run(place, 'other', '--shard', '2/2', '--attempts', '4'),
    ['one', 'other'],
    ['other: it is no shard of the same run as one: they differ in the number of attempts per task (3, 4).'],
  ],
  [
    'other chosen tasks',
    (place) => run(place, 'other', '--shard', '2/2', '--tasks', 'a,b'),
    ['one', 'other'],
    ['other: it is no shard of the same run as one: they differ in the chosen tasks (c, d).'],
  ],
  [
    'another agent',
    async (place) => {
      place.write({ 'suite.yaml': suite('jsonl') })
      await run(place, 'other', '--shard', '2/2')
    },
    ['one', 'other'],
    [
      "other: it is no shard of the same run as one: they differ in the agent's command.",
      "other: it is no shard of the same run as one: they differ in the agent's harness.",
    ],
  ],
  [
    'another sandbox and other gold',
    async (place) => {
      place.write({ 'suite.yaml': suite('text', 'sandbox: {now: 2024-01-01T00:00:00Z}\n').replace('done', 'made') })
      await run(place, 'other', '--shard', '2/2')
    },
    ['one', 'other'],
    [
      "other: it is no shard of the same run as one: they differ in the sandbox's settings.",
      'other: it is no shard of the same run as one: they differ in what is right in a.',
    ],
  ],
  [
    'the same shard twice',
    (place) => run(place, 'other', '--shard', '1/2'),
    ['one', 'two', 'other'],
    ['other: it is shard 1/2, and so is one.'],
  ],
  [
    'one that is missing',
    () => undefined,
    ['one'],
    ['error: shard 2/2 is missing. Name the directories of all shards.'],
  ],
  [
    'another number of parts',
    (place) => run(place, 'other', '--shard', '2/3'),
    ['one', 'other'],
    ['other: it is one of 3 shards, and one is one of 2.'],
  ],
  [
    'a run that is no shard',
    (place) => run(place, 'other', '--no-gate'),
    ['one', 'other'],
    ['other: this run is no shard. Each directory has to come from `turngate run SUITE --seed N --shard i/n`.'],
  ],
  [
    'attempts of another shard',
    (place) => {
      const lines = place.read('one/attempts.jsonl') + place.read('two/attempts.jsonl')
      place.write({ 'one/attempts.jsonl': lines })
    },
    ['one', 'two'],
    ['one: it holds attempts of other shards: '],
  ],
  ['what is no run', () => undefined, ['one', 'nowhere'], ['nowhere: this is not a run directory']],
]

describe('merge refuses', { timeout: 120_000 }, () => {
  it.each(MISMATCHES)('%s, and writes nothing', async (_, edit, dirs, messages) => {
    using place = await newSuite('text')
    await run(place, 'one', '--shard', '1/2')
    await run(place, 'two', '--shard', '2/2')
    await edit(place)
    const before = place.contents()
    const { code, stdout, stderr } = await turngateHere(place, 'merge', ...dirs, '--out', 'merged')
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    for (const message of messages) expect(stderr).toContain(message)
    expect(stderr.match(/^error: /gm)).toHaveLength(messages.length)
    expect(place.contents()).toEqual(before)
  })
})

describe('run --only-failed', { timeout: 120_000 }, () => {
  const files = {
    'agent.sh': `case $TURNGATE_TASK in a|c) echo no ;; *) echo done ;; esac\n`,
    'suite.yaml': suite('text'),
  }

  it('makes the attempts of tasks that failed', async () => {
    using place = newPlace(files)
    await run(place, 'first', '--no-gate')
    const again = await run(place, 'again', '--only-failed', 'first', '--no-gate', '--json')
    expect(again).toMatchObject({ code: 0 })
    expect(again.stderr).toContain('note: tasks that failed in first: a, c\n')
    expect(place.readJson('again/run.json')).toMatchObject({ only: ['a', 'c'] })
    expect(parseReport(again.stdout)).toMatchObject({ totals: { planned: 12, measured: 6 } })
    // diagnostic: what was left out is not measured
    const gated = await turngateHere(place, 'gate', 'again', '--json')
    expect(parseReport(gated.stdout)).toMatchObject({ status: 'not_measured' })
  })

  it('of these tasks', async () => {
    using place = newPlace(files)
    await run(place, 'first', '--no-gate')
    const again = await run(place, 'again', '--only-failed', 'first', '--tasks', 'b,c', '--no-gate')
    expect(again.stderr).toContain('note: tasks that failed in first: c\n')
    expect(place.readJson('again/run.json')).toMatchObject({ only: ['c'] })
  })

  it('says where nothing failed, and which tasks are gone', async () => {
    using place = newPlace(files)
    await run(place, 'first', '--no-gate')
    const none = await run(place, 'again', '--only-failed', 'first', '--tasks', 'b,d')
    expect(none).toMatchObject({ code: 2, stdout: '' })
    expect(none.stderr).toContain('first: none of b, d failed in this run, so there is nothing to run.')
    place.write({ 'suite.yaml': suite('text').replace('id: a,', 'id: z,') })
    const gone = await run(place, 'again', '--only-failed', 'first', '--no-gate')
    expect(gone.stderr).toContain('note: tasks that failed and that the suite has no more: a\n')
    expect(gone.stderr).toContain('note: tasks that failed in first: c\n')
    place.write({ 'suite.yaml': suite('text').replace('name: parts', 'name: other') })
    const other = await run(place, 'more', '--only-failed', 'first')
    expect(other.code).toBe(2)
    expect(other.stderr).toContain('first: this run is of suite `parts`, not of `other`.')
  })
})
