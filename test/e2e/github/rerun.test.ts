import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GRANTED, type MoodySite, moodySite } from './support.ts'

const SLOW = { timeout: 120_000 }

let site: MoodySite
beforeEach(async () => {
  site = await moodySite()
}, 60_000)
afterEach(() => site[Symbol.asyncDispose]())

const comments = () => site.github.state.comments.map(({ body }) => body)
const checks = () => site.github.state.checkRuns.map(({ head_sha, conclusion }) => [head_sha, conclusion])

/** A red run of pull request 5; from then on every attempt would pass. */
async function red() {
  const event = site.pull()
  site.say('bye')
  const step = await site.run(event)
  expect(step.outputs.verdict).toBe('regressed')
  site.say('hello')
  return event
}

describe('running again launders nothing', SLOW, () => {
  it('by "Re-run all jobs": the attempts of the attempt before are joined, and a second look is taken', async () => {
    const event = await red()
    const step = await site.run({ ...event, attempt: 2 })
    expect(step.outputs).toMatchObject({ verdict: 'regressed', 'success-rate': '0.5' })
    expect(step.plan).toMatchObject({ attempts: 10, look: 2 })
    expect(step.summary).toContain('this is look 2')
    expect(checks()).toEqual([[event.head, 'failure']])
    const third = await site.run({ ...event, attempt: 3 })
    expect(third.plan).toMatchObject({ attempts: 15, look: 3 })
    expect(site.github.refused).toEqual([])
  })

  it('by closing and opening: the run is found by the check run of the commit', async () => {
    const event = await red()
    const step = await site.run({ ...event, run: 43 })
    expect(step.outputs.verdict).toBe('regressed')
    expect(step.plan).toMatchObject({ attempts: 10, look: 2 })
    expect(comments()).toHaveLength(1)
  })

  it('by a dispatch for the pull request, with more attempts, on its head and in its comment', async () => {
    const event = await red()
    const step = await site.run(
      { ...site.dispatch({}), run: 50 },
      { 'pull-request': '5', attempts: '6' },
      { ref: 'refs/pull/5/merge' },
    )
    expect(step.plan).toMatchObject({ attempts: 11, look: 2 })
    expect(checks()).toEqual([[event.head, step.code === 0 ? 'success' : 'failure']])
    expect(comments()).toHaveLength(1)
    expect(comments()[0]).toContain('11 of 11 attempts measured')
  })

  it('where a token reads no check runs: by a run of the same workflow, and of no other', async () => {
    const event = site.pull()
    const permissions = { pull_requests: 'write', actions: 'read' } as const
    site.say('bye')
    await site.run(event, {}, { permissions })
    site.say('hello')
    const about = { id: 42, event: 'pull_request', head_sha: event.head, conclusion: 'failure', fork: false }
    const env = { GITHUB_WORKFLOW_REF: 'acme/desk/.github/workflows/gate.yml@refs/pull/5/merge' }
    site.github.state.runs.push({ ...about, path: '.github/workflows/other.yml' })
    const other = await site.run({ ...event, run: 43 }, {}, { permissions, env })
    expect(other.plan.look).toBeUndefined()
    site.github.state.runs.splice(0, 1, { ...about, path: '.github/workflows/gate.yml' })
    const again = site.github.state.artifacts.filter(({ run }) => run !== 43)
    site.github.state.artifacts.splice(0, site.github.state.artifacts.length, ...again)
    const same = await site.run({ ...event, run: 44 }, {}, { permissions, env })
    expect(same.plan.look).toBe(2)
  })

  it('and what is of another base is not joined, as the log says', async () => {
    await red()
    const onto = site.git.commit({ 'other.txt': 'main moves on\n' })
    const event = site.pull({ 'README.md': 'x' }, onto)
    const step = await site.run({ ...event, attempt: 2 })
    expect(step.outputs.verdict).toBe('pass')
    expect(step.plan.look).toBeUndefined()
    expect(step.stdout).toContain('earlier attempts are not joined')
    expect(step.stdout).toContain('differs in the base')
  })

  it('without `actions: read` a warning says what to grant', async () => {
    const event = await red()
    const { actions: _, ...permissions } = GRANTED
    const step = await site.run({ ...event, attempt: 2 }, {}, { permissions })
    const said = step.commands.filter(({ name }) => name === 'warning').map(({ text }) => text)
    expect(said).toEqual([expect.stringContaining('grant `actions: read`')])
    expect(step.plan.look).toBeUndefined()
  })

  it.each<[string, Record<string, Uint8Array>]>([
    ['a path out of its folder', { '../../evil.txt': strToU8('x'), 'run.json': strToU8('{}') }],
    ['an absolute path', { '/tmp/evil.txt': strToU8('x') }],
    ['no run', { 'run.json': strToU8('{"version":9}') }],
    ['a bomb', { 'run.json': strToU8('{}'), 'attempts.jsonl': new Uint8Array(30_000_000) }],
  ])('an artifact with %s is refused, and the run is one of its own', async (_, files) => {
    const event = await red()
    for (const [index, artifact] of site.github.state.artifacts.entries()) {
      site.github.state.artifacts[index] = { ...artifact, zip: zipSync(files) }
    }
    const step = await site.run({ ...event, attempt: 2 })
    expect(step.outputs.verdict).toBe('pass')
    expect(step.stdout).toMatch(/could not be joined|are not joined/)
  })
})

describe('a diagnosis', SLOW, () => {
  it('`failed-of: latest` runs what failed on this commit, in a comment of its own, and turns nothing green', async () => {
    const event = await red()
    const dispatch = { ...site.dispatch({}), run: 50 }
    const inputs = { 'pull-request': '5', 'failed-of': 'latest' }
    const step = await site.run(dispatch, inputs, { ref: 'refs/pull/5/merge' })
    expect(step.code).toBe(0)
    expect(step.plan).toMatchObject({ only: ['greet'] })
    expect(step.plan.look).toBeUndefined()
    expect(checks()).toEqual([[event.head, 'failure']])
    expect(comments()).toHaveLength(2)
    expect(comments()[0]).toContain('## ❌ Regressed')
    expect(comments()[1]).toContain('Only chosen tasks were run')
  })

  it('that could not run leaves the check as it was; one that regressed turns it red', async () => {
    const event = site.pull()
    await site.run(event)
    const dispatch = { ...site.dispatch({}), run: 50 }
    const checkout = { ref: 'refs/pull/5/merge' }
    const typo = await site.run(dispatch, { 'pull-request': '5', tasks: 'gret' }, checkout)
    expect(typo.code).toBe(2)
    expect(checks()).toEqual([[event.head, 'success']])
    site.say('bye')
    const bad = await site.run({ ...dispatch, run: 51 }, { 'pull-request': '5', tasks: 'greet' }, checkout)
    expect(bad.outputs.verdict).toBe('regressed')
    expect(checks()).toEqual([[event.head, 'failure']])
  })

  it('of a commit that nothing measured is refused', async () => {
    site.pull()
    const inputs = { 'pull-request': '5', 'failed-of': 'latest' }
    const step = await site.run({ ...site.dispatch({}), run: 50 }, inputs, { ref: 'refs/pull/5/merge' })
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain('this commit has no earlier run of this gate')
  })
})

const LOOSE = {
  'suite.yaml':
    'name: tiny\nagent: {kind: command, command: [sh, agent.sh], protocol: text}\ntasks: [{id: greet, input: Say hello., answer: [{contains: hello}]}]\npolicy: {mode: advise}\n',
}

describe('a branch is judged by the true base, whatever started the run', SLOW, () => {
  it('a push to it, and a dispatch of it without a pull request: the default branch is its base', async () => {
    site.say('bye')
    const push = site.push(LOOSE, 'topic')
    const pushed = await site.run(push)
    expect(pushed.outputs.verdict).toBe('regressed')
    expect(pushed.code).toBe(1)
    expect(pushed.summary).toContain('changes the gate')
    const step = await site.run({ ...site.dispatch({}, 'refs/heads/topic'), run: 50 })
    expect(step.code).toBe(1)
    expect(step.summary).toContain('changes the gate')
    expect(checks()).toEqual([[push.after, 'failure']])
  })

  it('a dispatch of it finds its open pull request', async () => {
    const event = site.pull()
    const step = await site.run({ ...site.dispatch({}, 'refs/heads/topic'), run: 50 })
    expect(step.outputs.verdict).toBe('pass')
    expect(checks()).toEqual([[event.head, 'success']])
    expect(comments()).toHaveLength(1)
    expect(step.summary).toContain('The head of the change was tested')
  })
})
