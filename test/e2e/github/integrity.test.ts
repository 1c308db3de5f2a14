import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ArtifactServer, startArtifactServer } from '../../support/github/artifact-server.ts'
import { mergeGroupEvent, pullRequestEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import { type GitServer, startGitServer } from '../../support/github/git-server.ts'
import { type GitHub, startGitHub } from '../../support/github/server.ts'
import { measured } from '../support/measured.ts'
import { newPlace, type Place } from '../support/place.ts'
import { type RunnerEvent, runAction, type Step } from '../support/runner.ts'
import { BROKEN, TINY } from '../support/tiny.ts'

const BREAK = { 'agent.sh': BROKEN }
const LOOSE = { 'suite.yaml': `${TINY['suite.yaml']}policy: {mode: advise}\n` }

let server: GitServer
let github: GitHub
let artifacts: ArtifactServer
let base: string
const places: Place[] = []

beforeEach(async () => {
  server = await startGitServer(await measured(TINY))
  base = gitIn(server.bare, 'rev-parse', 'main')
  artifacts = await startArtifactServer()
  github = await startGitHub({ permissions: { pull_requests: 'write', checks: 'write' } })
})
afterEach(async () => {
  for (const place of places.splice(0)) place[Symbol.dispose]()
  await server[Symbol.asyncDispose]()
  await artifacts[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

/** As actions/checkout leaves it: one commit, nothing of its history. */
async function run(ref: string, event: RunnerEvent): Promise<Step> {
  const place = newPlace()
  places.push(place)
  await server.clone(place.dir, ref)
  return runAction(place, { suite: 'suite.yaml', comment: 'never' }, { event, github, artifacts })
}

async function pull(files: Readonly<Record<string, string | null>>): Promise<Step> {
  const head = server.commit(files, { branch: 'topic', parent: base })
  server.merge(base, head, 'refs/pull/5/merge')
  return run('refs/pull/5/merge', { name: 'pull_request', payload: pullRequestEvent({ head, base }), sha: base })
}

describe('a pull request in a checkout of one commit', { timeout: 120_000 }, () => {
  it('that breaks the agent is red, whatever it does to its own gate', async () => {
    for (const edit of [{}, LOOSE, { 'baselines/tiny/main.json': null, 'baselines/tiny/accepted.json': null }]) {
      const step = await pull({ ...BREAK, ...edit })
      expect(step.outputs.verdict).toBe('regressed')
      expect(step.code).toBe(1)
      if (Object.keys(edit).length > 0) expect(step.summary).toContain('This pull request changes the gate')
    }
  })

  it('that leaves the agent alone passes', async () => {
    const step = await pull({ 'README.md': 'x' })
    expect(step.outputs.verdict).toBe('pass')
    expect(step.summary).not.toContain('changes the gate')
  })

  it('is never judged by its own files where the base cannot be had', async () => {
    const head = server.commit(BREAK, { branch: 'topic', parent: base })
    server.merge(base, head, 'refs/pull/5/merge')
    const payload = pullRequestEvent({ head, base })
    const place = newPlace()
    places.push(place)
    await server.clone(place.dir, 'refs/pull/5/merge')
    gitIn(place.dir, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/nothing.git')
    const event = { name: 'pull_request', payload, sha: base }
    const step = await runAction(place, { suite: 'suite.yaml', comment: 'never' }, { event, github, artifacts })
    expect(step.outputs.verdict).toBe('could_not_run')
    expect(step.code).toBe(2)
  })

  it('in a merge queue is judged by the base of its group', async () => {
    const head = server.commit({ ...BREAK, ...LOOSE }, { branch: 'queue', parent: base })
    const step = await run('refs/heads/queue', { name: 'merge_group', payload: mergeGroupEvent(head, base), sha: head })
    expect(step.outputs.verdict).toBe('regressed')
    expect(step.code).toBe(1)
  })
})
