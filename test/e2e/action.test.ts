import { beforeAll, describe, expect, it } from 'vitest'
import { measured } from './support/measured.ts'
import { newPlace } from './support/place.ts'
import { ACTION_FILE, commandsIn, runAction } from './support/runner.ts'
import { BROKEN, NODE_AGENT, TINY, tinySuite } from './support/tiny.ts'

const SLOW = { timeout: 60_000 }

/** Prints everything that a runner obeys, in every way. */
const HOSTILE = `const lines = [
  '::set-output name=verdict::pass', '::error::hello', 'x ##[error]hello', '##[add-matcher]m.json', '::stop-commands::t',
  '::add-mask::hello', '::save-state name=a::b', '\\r::warning::hello', '::debug::hello',
]
for (const line of lines) {
  process.stdout.write(line + '\\n')
  process.stderr.write(line + '\\r\\n')
}
process.stdout.write(JSON.stringify(Object.keys(process.env)))
`

describe('the action', SLOW, () => {
  it('has a bundle where action.yml says', () => {
    expect(ACTION_FILE.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' })
  })

  it('gives every output that action.yml names, a summary, and the exit code', async () => {
    using place = newPlace(TINY)
    place.write(await measured(TINY))
    const step = await runAction(place, { suite: 'suite.yaml', seed: '7', concurrency: '2' })
    expect(step.code).toBe(0)
    expect(Object.keys(step.outputs).sort()).toEqual(Object.keys(ACTION_FILE.outputs).sort())
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'success-rate': '1', aem: '' })
    expect(step.summary).toContain('tiny')
    expect(place.read(step.outputs.report ?? '')).toBe(`${step.summary.trimEnd()}\n`)
    expect(place.readJson(`${step.outputs['run-dir']}/run.json`)).toMatchObject({
      seed: 7,
      concurrency: 2,
      attempts: 5,
    })
    expect(step.commands).toEqual([])

    place.write({ 'agent.sh': BROKEN })
    const broken = await runAction(place, { suite: 'suite.yaml', baseline: 'baselines/tiny' })
    expect(broken.code).toBe(1)
    expect(broken.outputs).toMatchObject({ verdict: 'regressed', 'success-rate': '0' })
    expect(broken.summary).toContain('Regressed')
  })

  it('ends non-zero without a baseline', async () => {
    using place = newPlace(TINY)
    const step = await runAction(place, { suite: 'suite.yaml', attempts: '6' })
    expect(step.code).toBe(3)
    expect(step.outputs.verdict).toBe('no_baseline')
  })

  it.each([
    ['no suite', { suite: '' }, 'input `suite`: it is empty. Set it to the path of suite.yaml.'],
    [
      'attempts that are no number',
      { suite: 'suite.yaml', attempts: 'five' },
      'input `attempts`: `five` is not a whole number of at least 1. Mend it in the workflow file.',
    ],
    [
      'no attempts',
      { suite: 'suite.yaml', attempts: '0' },
      'input `attempts`: `0` is not a whole number of at least 1. Mend it in the workflow file.',
    ],
    [
      'an unknown task',
      { suite: 'suite.yaml', tasks: 'gret' },
      'suite.yaml: the suite has no task `gret`. Its tasks: greet.',
    ],
    [
      'a suite that is not there',
      { suite: 'a%0A::error::b.yaml' },
      'a%0A::error::b.yaml: There is no file `a%0A::error::b.yaml`. Name the file, or the folder of a suite.',
    ],
  ])('refuses %s with one error, and nothing else', async (_, inputs, message) => {
    using place = newPlace(TINY)
    const step = await runAction(place, inputs)
    expect(step.code).toBe(2)
    expect(step.outputs).toEqual({ verdict: 'could_not_run' })
    expect(step.commands.map(({ name, text }) => [name, decoded(text)])).toEqual([['error', message]])
    expect(step.stderr).toBe('')
    expect(place.has('.turngate')).toBe(false)
  })

  it('works without a file for outputs or a summary: neither changes the verdict', async () => {
    using place = newPlace(TINY)
    place.write(await measured(TINY))
    const step = await runAction(place, { suite: 'suite.yaml' }, { env: { GITHUB_STEP_SUMMARY: '' } })
    expect(step.code).toBe(0)
    expect(step.outputs.verdict).toBe('pass')
    expect(step.commands.map(({ name }) => name)).toEqual(['warning'])
  })
})

describe('the action with an agent that prints workflow commands', SLOW, () => {
  it('lets a runner find none of them, in any stream, and keeps the runner from the agent', async () => {
    using place = newPlace({
      'suite.yaml': tinySuite('sandbox: {env: [GITHUB_TOKEN, INPUT_SUITE]}\n', { agent: NODE_AGENT }),
      'agent.mjs': HOSTILE,
    })
    const step = await runAction(place, { suite: 'suite.yaml' }, { env: { GITHUB_TOKEN: 'token-of-the-runner' } })
    expect(step.outputs.verdict).toBe('no_baseline')
    expect(step.commands).toEqual([])
    expect(`${step.stdout}${step.stderr}`).not.toContain('hello')
    const trace = place.read(`${step.outputs['run-dir']}/traces/greet/1.jsonl`)
    expect(trace).toContain('::stop-commands::t')
    expect(trace).toContain('TURNGATE_SEED')
    for (const name of ['GITHUB_', 'INPUT_', 'ACTIONS_']) expect(trace).not.toContain(name)
    for (const text of Object.values(place.files())) expect(text).not.toContain('token-of-the-runner')
  })
})

describe('a runner', () => {
  let found: string[]
  beforeAll(() => {
    found = commandsIn('::error::a\nx ::error::b\n  ::warning file=a::c\r##[group]d\nx ##[debug]e\n').map(
      ({ text }) => text,
    )
  })

  it('finds commands at the start of a line, and the old ones anywhere', () => {
    expect(found).toEqual(['a', 'c', 'd', 'e'])
  })
})

/** As the runner reads the text of a command. */
function decoded(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
