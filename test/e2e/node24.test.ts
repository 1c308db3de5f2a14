import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startArtifactServer } from '../support/github/artifact-server.ts'
import { pullRequestEvent } from '../support/github/events.ts'
import { startGitHub } from '../support/github/server.ts'
import { EVENT_ROWS } from './github/rows.ts'
import { moodySite } from './github/support.ts'
import { CLI, REPOSITORY, start } from './support/cli.ts'
import { newPlace, type Place } from './support/place.ts'
import { commitPlace } from './support/repository.ts'
import { runAction } from './support/runner.ts'
import { TINY } from './support/tiny.ts'

/** The Node that runs actions. */
const VERSION = '24.21.0'

// it is a download of 50 MB: not for every run on a developer's machine
describe.skipIf(process.env.TURNGATE_REQUIRE_ALL !== '1')(`under Node ${VERSION}`, { timeout: 300_000 }, () => {
  let place: Place
  let node: string

  beforeAll(() => {
    place = newPlace(TINY)
    const folder = join(place.dir, 'node24')
    // not a devDependency: its node_modules/.bin/node would be the Node of every npm script
    execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `node@${VERSION}`], {
      stdio: 'pipe',
    })
    node = join(folder, 'node_modules/node/bin/node')
  }, 300_000)
  afterAll(() => place[Symbol.dispose]())

  function turngate(...args: readonly string[]) {
    return start(CLI, args, { cwd: place.dir, env: place.env, node }).ended
  }

  it('the command line runs', async () => {
    expect(execFileSync(node, ['--version'], { encoding: 'utf8' })).toBe(`v${VERSION}\n`)
    const { stdout, stderr } = await turngate('--version')
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(stderr).toBe('')
  })

  it('the example runs, by the same Node, with its tools', async () => {
    const example = join(REPOSITORY, 'examples/support-desk')
    const tasks = ['refund-damaged-full', 'complaint-ticket'].join()
    const { code, stdout } = await turngate('run', example, '--attempts', '2', '--tasks', tasks, '--no-gate')
    expect(code).toBe(0)
    expect(stdout).toContain('4 of 60 attempts measured')
  })

  it('runs become baselines, and the action gates by them', async () => {
    expect((await turngate('run', 'suite.yaml', '--no-gate', '--out', 'base')).code).toBe(0)
    expect((await turngate('baseline', 'write', 'base')).code).toBe(0)
    const step = await runAction(place, { suite: 'suite.yaml' }, { node })
    expect(step.code).toBe(0)
    expect(step.outputs.verdict).toBe('pass')
    expect(step.stderr).toBe('')
    expect(step.commands).toEqual([])
  })

  it('the action publishes', async () => {
    place.write({ '.gitignore': 'node24/\n' })
    commitPlace(place)
    const [head, base] = ['a'.repeat(40), 'b'.repeat(40)]
    const pull = { number: 5, title: 'x', body: '', state: 'open' as const, locked: false }
    await using github = await startGitHub({
      permissions: { pull_requests: 'write', checks: 'write' },
      state: { pulls: [{ ...pull, head: { sha: head, ref: 'topic', fork: false }, base: { sha: base, ref: 'main' } }] },
    })
    await using artifacts = await startArtifactServer()
    const event = { name: 'pull_request', payload: pullRequestEvent({ head, base }), sha: base }
    const step = await runAction(place, { suite: 'suite.yaml' }, { node, github, artifacts, event })
    expect(step.code).toBe(0)
    expect(step.stderr).toBe('')
    expect(step.commands.filter(({ name }) => name === 'warning')).toEqual([])
    expect(github.state.comments[0]?.body).toContain('## ✅ Pass')
    expect(artifacts.uploads.size).toBe(1)
  })

  it.each(EVENT_ROWS)('the action: $title', { timeout: 120_000 }, async ({ run }) => {
    await using site = await moodySite()
    await run(site, { node })
  })
})
