import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ArtifactServer, startArtifactServer } from '../../support/github/artifact-server.ts'
import { dependabotEvent, dispatchEvent, mergeGroupEvent, pullRequestEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import type { Permissions } from '../../support/github/permissions.ts'
import { type GitHub, type GitHubOptions, startGitHub } from '../../support/github/server.ts'
import { measured } from '../support/measured.ts'
import { newPlace, type Place } from '../support/place.ts'
import { commitPlace } from '../support/repository.ts'
import { ACTION_FILE, type RunnerEvent, runActionHere, type Step, type StepOptions } from '../support/runner.ts'
import { BROKEN, GREETER, TINY } from '../support/tiny.ts'

const HEAD = 'a'.repeat(40)
const BASE = 'b'.repeat(40)
const PERMISSIONS = { actions: 'read', pull_requests: 'write', checks: 'write' } as const

let place: Place
let github: GitHub
let artifacts: ArtifactServer

beforeEach(async () => {
  place = newPlace(TINY)
  commitPlace(place)
  artifacts = await startArtifactServer()
})
afterEach(async () => {
  place[Symbol.dispose]()
  await artifacts[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

async function start(options: GitHubOptions = {}): Promise<void> {
  const pull = {
    number: 5,
    title: 'x',
    body: '',
    state: 'open' as const,
    locked: false,
    head: { sha: HEAD, ref: 'topic', fork: false },
    base: { sha: BASE, ref: 'main' },
  }
  github = await startGitHub({ permissions: PERMISSIONS, ...options, state: { pulls: [pull], ...options.state } })
}

/** The commit that holds it, which is the base. */
async function withBaseline(): Promise<string> {
  place.write(await measured({ ...TINY, 'suite.yaml': place.read('suite.yaml') }))
  return commitPlace(place)
}

const PULL: RunnerEvent = { name: 'pull_request', payload: pullRequestEvent({ head: HEAD, base: BASE }), sha: BASE }

function run(inputs: Record<string, string> = {}, options: StepOptions = {}): Promise<Step> {
  return runActionHere(place, { suite: 'suite.yaml', ...inputs }, { event: PULL, github, artifacts, ...options })
}

const comments = () => github.state.comments.map((comment) => comment.body)
const warnings = ({ commands }: Step) => commands.filter(({ name }) => name === 'warning').map(({ text }) => text)

describe('a pull request', { timeout: 120_000 }, () => {
  it('gets comment, check run, summary, annotations and artifact; red, then green in place', async () => {
    await start()
    await withBaseline()
    place.write({ 'agent.sh': BROKEN })
    const red = await run()
    expect(red.code).toBe(1)
    expect(Object.keys(red.outputs).sort()).toEqual(Object.keys(ACTION_FILE.outputs).sort())
    expect(warnings(red)).toEqual([])
    const [body = ''] = comments()
    expect(body).toMatch(/^<!-- turngate:1 \{.*\} -->\n## ❌ Regressed: `tiny`\n/)
    expect(body).toContain('[Full report](')
    expect(body).toContain(`/actions/runs/42/artifacts/77)`)
    expect(red.summary).toContain('## ❌ Regressed: `tiny`')
    expect(github.state.checkRuns).toMatchObject([
      {
        name: 'turngate / tiny',
        head_sha: HEAD,
        conclusion: 'failure',
        output: { title: expect.stringContaining('Regressed') },
      },
    ])
    expect(red.commands.filter(({ name }) => name !== 'debug' && name !== 'add-mask')).toMatchObject([
      { name: 'error', text: expect.stringContaining('greet 5/5 → 0/5 passed') },
    ])
    expect(red.stdout).toMatch(/::error title=Task greet,file=suite\.yaml,line=3::/)
    const [[name = '', files] = []] = [...artifacts.uploads]
    expect(name).toBe('turngate-suite.yaml-1')
    expect(Object.keys(files ?? {})).toEqual(expect.arrayContaining(['run.json', 'report.md', 'traces/greet/1.jsonl']))
    expect(red.outputs['comment-url']).toContain('#issuecomment-')
    expect(red.changed).toBe('')

    place.write({ 'agent.sh': GREETER })
    const green = await run({}, { event: { ...PULL, run: 43 } })
    expect(green.code).toBe(0)
    expect(comments()).toHaveLength(1)
    expect(comments()[0]).toContain('## ✅ Pass: `tiny`')
    expect(github.state.checkRuns).toMatchObject([{ conclusion: 'success' }])
    expect(github.refused).toEqual([])
  })

  it.each([
    ['always', 1],
    ['changes', 0],
    ['failure', 0],
    ['never', 0],
  ])('that passes quietly is commented under `comment: %s` %i times', async (comment, count) => {
    await start()
    await withBaseline()
    const step = await run({ comment, artifact: 'false' })
    expect(step.code).toBe(0)
    expect(comments()).toHaveLength(count)
    if (comment === 'never') {
      expect(github.requests.map(({ operation }) => operation)).toEqual([
        ...['checks/list-for-ref', 'checks/list-for-ref', 'checks/create'],
      ])
    }
  })

  it('of a fork or by Dependabot is judged with nothing but a summary and an artifact', async () => {
    await start({ permissions: { actions: 'read' } })
    await withBaseline()
    for (const payload of [
      pullRequestEvent({ head: HEAD, base: BASE, fork: true }),
      dependabotEvent({ head: HEAD, base: BASE }),
    ]) {
      const step = await run({}, { event: { name: 'pull_request', payload, attempt: artifacts.uploads.size + 1 } })
      expect(step.code).toBe(0)
      expect(step.stdout).toContain('the token of this event only reads')
      expect(warnings(step)).toEqual([])
      expect(step.summary).toContain('## ✅ Pass: `tiny`')
    }
    // nothing but what an earlier attempt of the run measured
    expect(github.requests.filter(({ operation }) => !operation.startsWith('actions/'))).toEqual([])
    expect([...artifacts.uploads.values()].every((files) => 'publish.json' in files)).toBe(true)
  })

  it('whose head moves during the run keeps its comment for the newer one', async () => {
    await start()
    await withBaseline()
    github.before('graphql/viewer', () => {
      const [pull] = github.state.pulls
      if (pull !== undefined) pull.head.sha = 'c'.repeat(40)
    })
    const step = await run()
    expect(step.code).toBe(0)
    expect(step.stdout).toContain('the comment: left as it is, because the pull request has moved on to ccccccc')
    expect(comments()).toEqual([])
    expect(github.state.checkRuns).toMatchObject([{ head_sha: HEAD }])
  })

  it('with a suite that cannot be read is told so', async () => {
    await start()
    place.write({ 'suite.yaml': 'name: tiny\nagent: {kind: telepathy}\n' })
    const step = await run({ 'check-name': 'gate' })
    expect(step.code).toBe(2)
    expect(step.outputs.verdict).toBe('could_not_run')
    expect(comments()[0]).toContain('## 🛑 Could not run: `suite.yaml`')
    expect(github.state.checkRuns).toMatchObject([{ name: 'gate', conclusion: 'failure' }])
  })
})

describe('other events', { timeout: 120_000 }, () => {
  it('a merge queue gets summary and check run, and no comment', async () => {
    await start({ permissions: { checks: 'write' } })
    const base = await withBaseline()
    const step = await run({}, { event: { name: 'merge_group', payload: mergeGroupEvent(HEAD, base) } })
    expect(step.code).toBe(0)
    expect(warnings(step)).toEqual([])
    expect(comments()).toEqual([])
    expect(github.state.checkRuns).toMatchObject([{ head_sha: HEAD, conclusion: 'success' }])
  })

  /** What a dispatch finds: a pull request whose head is checked out. */
  async function pullCheckedOut(permissions: Permissions): Promise<string> {
    await start({ permissions })
    await withBaseline()
    gitIn(place.dir, 'checkout', '--quiet', '-b', 'topic')
    place.write({ 'agent.sh': BROKEN })
    gitIn(place.dir, 'commit', '--quiet', '--all', '-m', 'Break it')
    const head = gitIn(place.dir, 'rev-parse', 'HEAD')
    const [pull] = github.state.pulls
    if (pull !== undefined) pull.head.sha = head
    return head
  }

  it('a dispatch for a pull request reruns tasks that failed before, as a diagnosis on its head', async () => {
    const head = await pullCheckedOut(PERMISSIONS)
    const payload = pullRequestEvent({ head, base: BASE })
    await run({}, { event: { name: 'pull_request', payload, sha: head } })
    const [[name = '', zip] = []] = [...artifacts.archives]
    if (zip === undefined) throw new Error('no archive')
    github.state.artifacts.push({ id: 3, run: 42, name, zip, expired: false })
    place.write({ 'agent.sh': GREETER })
    const event = { name: 'workflow_dispatch', payload: dispatchEvent(), sha: BASE, run: 50 }
    const step = await run({ 'pull-request': '5', 'failed-of': '42', attempts: '2' }, { event })
    expect(step.code).toBe(0)
    expect(github.state.checkRuns).toMatchObject([{ head_sha: head, conclusion: 'failure' }])
    expect(step.stdout).toContain('does not turn a check green')
    expect(place.readJson(`${step.outputs['run-dir']}/run.json`)).toMatchObject({ only: ['greet'] })
    const none = await run({ 'failed-of': '41' }, { event })
    expect(none.commands.map(({ text }) => text)).toEqual([
      'run 41 has no artifact `turngate-suite.yaml-…`. Check the id of the run; artifacts expire.',
    ])
  })

  it('a dispatch for a pull request is judged by its base, whatever that pull request does to its gate', async () => {
    const head = await pullCheckedOut(PERMISSIONS)
    place.write({ 'suite.yaml': `${TINY['suite.yaml']}policy: {mode: advise}\n` })
    place.remove('baselines')
    const event = { name: 'workflow_dispatch', payload: dispatchEvent(), sha: BASE, run: 50 }
    const step = await run({ 'pull-request': '5' }, { event })
    expect(step.outputs.verdict).toBe('regressed')
    expect(step.summary).toContain('This pull request changes the gate')
    expect(github.state.checkRuns).toMatchObject([{ head_sha: head, conclusion: 'failure' }])
  })

  it('a dispatch that has something else checked out publishes nothing on the pull request', async () => {
    await pullCheckedOut(PERMISSIONS)
    gitIn(place.dir, 'checkout', '--quiet', 'main')
    const event = { name: 'workflow_dispatch', payload: dispatchEvent(), sha: BASE, run: 50 }
    const step = await run({ 'pull-request': '5' }, { event })
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain('is neither the head of pull request 5')
    expect(github.state.checkRuns).toEqual([])
    expect(comments()).toEqual([])
  })

  it('shards upload their part, and a merging job judges the whole', async () => {
    await start()
    await withBaseline()
    for (const shard of ['1/2', '2/2']) {
      const part = await run({ shard, seed: '7' })
      expect(part.code).toBe(0)
      expect(part.outputs.verdict).toBe('measured')
    }
    expect(comments()).toEqual([])
    for (const [name, files] of artifacts.uploads) {
      place.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`parts/${name}/${path}`, text])))
    }
    // the same job, run again: the later upload counts
    const again = 'parts/turngate-suite.yaml-shard1'
    for (const [path, text] of Object.entries(place.files()))
      if (path.startsWith(`${again}-1/`)) place.write({ [path.replace(`${again}-1/`, `${again}-2/`)]: text })
    const step = await run({ mode: 'merge', shards: 'parts' })
    expect([...artifacts.uploads.keys()].sort()).toEqual([
      'turngate-suite.yaml-1',
      'turngate-suite.yaml-shard1-1',
      'turngate-suite.yaml-shard2-1',
    ])
    expect(step.code).toBe(0)
    expect(comments()[0]).toContain('5 of 5 attempts measured')
  })
})

describe('an input may only tighten', { timeout: 60_000 }, () => {
  it.each([
    ['mode', { mode: 'advise' }, 'would loosen the policy'],
    ['attempts', { attempts: '2' }, '2 is fewer than the 5 of the suite'],
  ])('`%s` does not loosen', async (_, inputs, why) => {
    await start()
    const step = await run({ ...inputs, comment: 'never' })
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain(why)
  })

  it('`mode: gate` makes a policy that only advises block', async () => {
    await start()
    place.write({ 'suite.yaml': `${TINY['suite.yaml']}policy: {mode: advise}\n`, 'agent.sh': GREETER })
    await withBaseline()
    place.write({ 'agent.sh': BROKEN })
    expect((await run({ artifact: 'false' })).code).toBe(0)
    expect((await run({ artifact: 'false', mode: 'gate' })).code).toBe(1)
  })
})
