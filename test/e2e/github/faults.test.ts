import { afterEach, describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import { ACTIONS_BOT, PERSON } from '../../support/github/state.ts'
import type { Step } from '../support/runner.ts'
import { tinySuite } from '../support/tiny.ts'
import { type MoodySite, moodySite } from './support.ts'

/** Faults that other gates had, each played against the built action. */

const SLOW = { timeout: 120_000 }

let site: MoodySite
afterEach(() => site[Symbol.asyncDispose]())

const comments = () => site.github.state.comments.map(({ body }) => body)
const warnings = ({ commands }: Step) => commands.filter(({ name }) => name === 'warning').map(({ text }) => text)

/** Every file of the baseline, taken away. */
function withoutBaseline(): Record<string, null> {
  const paths = gitIn(site.git.bare, 'ls-tree', '-r', '--name-only', 'main', 'baselines/').split('\n')
  return Object.fromEntries(paths.map((path) => [path, null]))
}

describe('the comment', SLOW, () => {
  it.each([30, 100])('is found behind %i others, over every page, and stays one', async (others) => {
    site = await moodySite()
    const event = site.pull()
    const at = '2026-01-05T09:00:00Z'
    for (let id = 1; id <= others; id += 1) {
      site.github.state.comments.push({ id, issue: 5, user: PERSON, body: `${id}`, created_at: at, updated_at: at })
    }
    await site.run(event)
    await site.run({ ...event, run: 43 })
    expect(site.github.state.comments.filter(({ user }) => user.login === ACTIONS_BOT.login)).toHaveLength(1)
    expect(site.github.state.comments).toHaveLength(others + 1)
  })

  it.each(['created', 'updated'])('that GitHub finds too long is shortened where it is %s', async (how) => {
    site = await moodySite('', {}, { state: { commentLimit: 65_536 } })
    const event = site.pull()
    if (how === 'updated') await site.run(event)
    site.github.state.commentLimit = 3500
    site.say('bye '.repeat(20_000))
    const step = await site.run({ ...event, run: 43 })
    expect(step.code).toBe(1)
    expect(warnings(step)).toEqual([])
    expect(comments()).toHaveLength(1)
    expect([...(comments()[0] ?? '')].length).toBeLessThanOrEqual(3500)
    expect(comments()[0]).toMatch(/^<!-- turngate:1 \{.*\} -->\n## ❌ Regressed/)
    expect(comments()[0]).toContain('[Full report](')
  })

  it('is one for each of two gates and of two matrix legs', async () => {
    site = await moodySite('', { 'other/suite.yaml': tinySuite('', { name: 'other' }), 'other/agent.sh': '' })
    const event = site.pull()
    const legs = [
      {},
      { 'check-name': 'gate (node 20)' },
      { 'check-name': 'gate (node 24)' },
      { suite: 'other/suite.yaml' },
    ]
    for (const leg of legs) await site.run(event, leg)
    for (const leg of legs) await site.run({ ...event, run: 43 }, leg)
    expect(comments()).toHaveLength(4)
    expect(site.github.state.checkRuns.map(({ name }) => name)).toEqual([
      'turngate / tiny',
      'gate (node 20)',
      'gate (node 24)',
      'turngate / other',
    ])
  })

  it('and the check run are left to the newer of two runs, where the older one ends last', async () => {
    site = await moodySite()
    const event = site.pull()
    await site.run({ ...event, run: 50 })
    site.say('bye')
    // as if it had begun before the other one
    const late = await site.run({ ...event, run: 42 })
    expect(late.code).toBe(1)
    expect(comments()[0]).toContain('## ✅ Pass')
    expect(site.github.state.checkRuns).toMatchObject([{ conclusion: 'success' }])
  })

  it('on a locked pull request is told in a warning, and the verdict stands', async () => {
    site = await moodySite()
    const event = site.pull()
    site.say('bye')
    const [pull] = site.github.state.pulls
    if (pull !== undefined) pull.locked = true
    const step = await site.run(event)
    expect(step.code).toBe(1)
    expect(warnings(step)).toEqual([expect.stringContaining('the conversation is locked')])
    expect(site.github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }])
  })

  it('says nothing of a commit that is no longer the head when a long run ends', async () => {
    site = await moodySite()
    const old = site.pull({ 'a.txt': '1' })
    const fresh = site.pull({ 'a.txt': '2' })
    await site.run({ ...fresh, run: 43 })
    site.say('bye')
    const step = await site.run(old, {}, { ref: old.sha ?? '' })
    expect(step.stdout).toContain('the pull request has moved on')
    expect(comments()).toHaveLength(1)
    expect(comments()[0]).toContain('## ✅ Pass')
    expect(site.github.state.checkRuns.map(({ head_sha, conclusion }) => [head_sha, conclusion])).toEqual([
      [fresh.head, 'success'],
      [old.head, 'failure'],
    ])
  })
})

describe('each way of publishing fails alone', SLOW, () => {
  it.each([
    ['the comment', 'issues/create-comment', { status: 403 }],
    ['the check run', 'checks/create', { status: 403 }],
    ['the comment', 'pulls/get', { status: 200, answer: '<!doctype html><title>Sign in</title>' }],
  ])('%s, at %s', async (what, operation, failure) => {
    site = await moodySite()
    const event = site.pull()
    site.github.fail({ operation, ...failure })
    site.say('bye')
    const step = await site.run(event)
    expect(step.code).toBe(1)
    expect(step.outputs.verdict).toBe('regressed')
    expect(warnings(step)).toEqual([expect.stringContaining(`${what} could not be published`)])
    expect(comments().length + site.github.state.checkRuns.length).toBe(1)
    expect(step.stdout.trimEnd().split('\n').at(-1)).toBe('verdict: regressed, exit code 1')
  })
})

describe('an enterprise server', SLOW, () => {
  it('is reached by `GITHUB_API_URL` alone', async () => {
    site = await moodySite('', {}, { prefix: '/api/v3' })
    const step = await site.run(site.pull())
    expect(step.code).toBe(0)
    expect(warnings(step)).toEqual([])
    expect(comments()).toHaveLength(1)
    expect(site.github.state.checkRuns).toHaveLength(1)
  })
})

describe('baselines', SLOW, () => {
  it('of 0 and 0 of 5 now are no regression, and no figure that is none is shown', async () => {
    site = await moodySite('', { 'agent.sh': 'printf "never right"\n' })
    const step = await site.run(site.pull())
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'success-rate': '0', 'success-rate-change': '0' })
    expect(comments()[0]).toContain('0.0% → 0.0%')
    expect(`${comments()}${step.summary}${JSON.stringify(step.outputs)}`).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('that are not there: the first pull request with the suite is measured, passes, and says so', async () => {
    site = await moodySite()
    const onto = site.git.commit({ 'suite.yaml': null, ...withoutBaseline() })
    const head = site.git.commit({ 'suite.yaml': tinySuite() }, { branch: 'topic', parent: onto })
    site.git.merge(onto, head, 'refs/pull/6/merge')
    const step = await site.run(
      { name: 'pull_request', payload: pullRequestEvent({ head, base: onto, number: 6 }), ref: 'refs/pull/6/merge' },
      { comment: 'never' },
    )
    expect(step.code).toBe(0)
    expect(step.outputs).toMatchObject({ verdict: 'no_baseline', 'success-rate': '1' })
    expect(step.summary).toContain('## 🆕 First gate: `tiny`')
    expect(step.summary).toContain('nothing to compare with yet')
    expect(step.summary).not.toMatch(/weakens|RUN_DIR| – /)
    expect(site.github.state.checkRuns.map(({ output }) => output.title)).toEqual([
      'First gate: Success rate 100.0%; 5 of 5 attempts of 1 task passed',
    ])
  })

  it('two merges at once rewrite one after the other: none is lost, the later run is the newest', async () => {
    site = await moodySite()
    const permissions = { contents: 'write' } as const
    const events = [site.push({ 'a.txt': '1' }), site.push({ 'b.txt': '2' })]
    const steps = await Promise.all(
      events.map((event, index) => site.run({ ...event, run: 42 + index, attempt: index + 1 }, {}, { permissions })),
    )
    expect(steps.map(({ code }) => code)).toEqual([0, 0])
    const history = gitIn(site.git.bare, 'show', 'main:baselines/tiny/history.jsonl').trim().split('\n')
    const runs = steps.map(({ kept }) => JSON.parse(kept['run.json'] ?? '{}') as { id: string; started_at: string })
    const [newest] = runs.sort((a, b) => b.started_at.localeCompare(a.started_at))
    const written = history.map((line) => JSON.parse(line).run as string)
    // the older one finds the later run there already, or is written before it
    expect(written.at(-1)).toBe(newest?.id)
  })

  it('with a regression that was merged anyway: recorded, announced, and held against nobody else', async () => {
    site = await moodySite()
    const permissions = { contents: 'write' } as const
    site.say('bye')
    const red = await site.run(site.push({ 'a.txt': '1' }), {}, { permissions })
    expect(red.code).toBe(1)
    const onto = gitIn(site.git.bare, 'rev-parse', 'main')
    const head = site.git.commit({ 'b.txt': '2' }, { branch: 'topic', parent: onto })
    const sha = site.git.merge(onto, head, 'refs/pull/6/merge')
    const payload = pullRequestEvent({ head, base: onto, number: 6 })
    const step = await site.run(
      { name: 'pull_request', payload, sha, ref: 'refs/pull/6/merge', run: 43 },
      { comment: 'never' },
    )
    expect(step.outputs.verdict).toBe('pass')
    expect(step.summary).toContain('A regression was merged before this change')
    const still = await site.run({ ...site.push({ 'c.txt': '3' }), run: 44 }, {}, { permissions })
    expect(still.code).toBe(1)
    site.say('hello')
    const mended = await site.run({ ...site.push({ 'd.txt': '4' }), run: 45 }, {}, { permissions })
    expect(mended.code).toBe(0)
    expect(gitIn(site.git.bare, 'show', 'main:baselines/tiny/accepted.json')).toContain('same_as')
  })

  it.each<[string, Readonly<Record<string, string>> | 'no baseline', number, string]>([
    ['an empty baseline', { 'baselines/tiny/main.json': '' }, 2, 'main.json'],
    ['a corrupt baseline', { 'baselines/tiny/main.json': '{"version": 1, "tasks": NaN}' }, 2, 'main.json'],
    ['a baseline that was taken away', 'no baseline', 3, 'baseline'],
    ['no task at all', { 'suite.yaml': tinySuite('', { tasks: '[]' }) }, 2, 'tasks'],
    [
      'a limit that is no number',
      { 'suite.yaml': tinySuite('policy: {metrics: {success_rate: {max_drop: .nan}}}\n') },
      2,
      '.nan cannot be kept',
    ],
    [
      'a metric that is nowhere measured',
      { 'suite.yaml': tinySuite('policy: {metrics: {aem: {max_drop: 5}}}\n') },
      3,
      'AEM',
    ],
  ])('where nothing can be measured or compared never pass: %s in the base', async (_, files, code, named) => {
    site = await moodySite()
    const onto = site.git.commit(files === 'no baseline' ? withoutBaseline() : files)
    const head = site.git.commit({ 'b.txt': '2' }, { branch: 'topic', parent: onto })
    const sha = site.git.merge(onto, head, 'refs/pull/6/merge')
    const event = { name: 'pull_request', payload: pullRequestEvent({ head, base: onto, number: 6 }), sha }
    const step = await site.run({ ...event, ref: 'refs/pull/6/merge' }, { comment: 'never' })
    expect(step.code).toBe(code)
    expect(`${step.stdout}${step.summary}`).toContain(named)
    expect(site.github.state.checkRuns.every(({ conclusion }) => conclusion === 'failure')).toBe(true)
  })
})

describe('names reach no shell', SLOW, () => {
  it.each(['--upload-pack=touch pwned', '$(touch pwned)', ';touch pwned', '-x'])('a base branch %s', async (branch) => {
    site = await moodySite()
    const { head, ref, sha } = site.pull()
    const payload = pullRequestEvent({ head, base: site.base, baseRef: branch, headRef: branch, title: branch })
    const step = await site.run({ name: 'pull_request', payload, ...(sha && { sha }), ...(ref && { ref }) })
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain('the remote has no such branch')
    expect(step.stdout).not.toContain('pwned\n')
  })
})
