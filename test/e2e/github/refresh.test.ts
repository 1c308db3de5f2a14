import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ArtifactServer, startArtifactServer } from '../../support/github/artifact-server.ts'
import { pushEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import { type GitHub, type GitHubOptions, startGitHub } from '../../support/github/server.ts'
import { newPlace, type Place } from '../support/place.ts'
import { commitPlace } from '../support/repository.ts'
import { runAction, type Step } from '../support/runner.ts'
import { BROKEN, GREETER, TINY } from '../support/tiny.ts'

const ZERO = '0'.repeat(40)

let place: Place
let github: GitHub
let artifacts: ArtifactServer
let bare: string

beforeEach(async () => {
  place = newPlace({ ...TINY, '.gitignore': '.turngate/\n' })
  commitPlace(place)
  bare = join(place.dir, '../origin.git')
  artifacts = await startArtifactServer()
})
afterEach(async () => {
  place[Symbol.dispose]()
  await artifacts[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
})

async function start(options: GitHubOptions = {}): Promise<void> {
  github = await startGitHub({ permissions: { contents: 'write' }, ...options, state: { git: bare, ...options.state } })
}

/** What is pushed, as the runner checks it out. */
async function push(files: Readonly<Record<string, string>>, before?: string): Promise<Step> {
  const old = gitIn(place.dir, 'rev-parse', 'HEAD')
  place.write(files)
  const after = commitPlace(place)
  const payload = pushEvent(before ?? old, after)
  const event = { name: 'push', payload, sha: after }
  return runAction(place, { suite: 'suite.yaml' }, { event, github, artifacts })
}

/** Brings the commit of the baseline here, as the next checkout does. */
function pull(): void {
  gitIn(place.dir, 'pull', '--quiet', '--ff-only', 'origin', 'main')
}

const inMain = (path: string) => JSON.parse(gitIn(bare, 'show', `main:baselines/tiny/${path}`))

describe('a push to the default branch', { timeout: 120_000 }, () => {
  it('writes the first baseline; only baselines are no news; a regression is recorded and red', async () => {
    await start()
    expect((await push({ 'agent.sh': GREETER }, ZERO)).code).toBe(0)
    expect(gitIn(bare, 'log', '-1', '--format=%s', 'main')).toBe('Refresh baselines/tiny')
    expect(inMain('accepted.json').same_as).toBe('main')
    const seen = gitIn(place.dir, 'rev-parse', 'HEAD')
    pull()

    const quiet = await push({}, seen)
    expect(quiet.code).toBe(0)
    expect(quiet.stdout).toContain('only baselines changed')
    expect(place.has('.turngate/runs')).toBe(true)

    const red = await push({ 'agent.sh': BROKEN })
    expect(red.code).toBe(1)
    expect(red.stdout).toContain('regressed against the accepted entry')
    expect(inMain('accepted.json').same_as).toBeUndefined()
    expect(inMain('main.json').tasks[0].passed).toBe(0)
    expect(github.refused).toEqual([])
  })

  it('keeps the run, and says what to grant, where the token only reads', async () => {
    await start({ permissions: { contents: 'read' } })
    const step = await push({ 'agent.sh': GREETER })
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain('contents: write')
    expect(artifacts.uploads.size).toBe(1)
  })

  it('measures all the same where a forced push left no commit before it', async () => {
    await start()
    const step = await push({ 'agent.sh': GREETER }, 'f'.repeat(40))
    expect(step.code).toBe(0)
    expect(step.stdout).toContain('the commit before this push is gone')
  })
})
