import { describe, expect, it } from 'vitest'
import { startArtifactServer } from '../../support/github/artifact-server.ts'
import { pullRequestEvent } from '../../support/github/events.ts'
import { startGitHub } from '../../support/github/server.ts'
import { measured } from '../support/measured.ts'
import { newPlace } from '../support/place.ts'
import { commitPlace } from '../support/repository.ts'
import { type RunnerEvent, runAction } from '../support/runner.ts'
import { BROKEN, TINY } from '../support/tiny.ts'

const HEAD = 'a'.repeat(40)
const BASE = 'b'.repeat(40)
const PULL: RunnerEvent = { name: 'pull_request', payload: pullRequestEvent({ head: HEAD, base: BASE }), sha: BASE }

describe('a publication that fails changes no verdict and hides none', { timeout: 240_000 }, () => {
  // most of each is waiting
  it.concurrent.each([
    [403, {}],
    [404, {}],
    [422, {}],
    [429, { 'retry-after': '1' }],
    [429, { 'retry-after': '600' }],
    [500, {}],
    ['hang', {}],
  ] as const)('%s %o', async (how, headers) => {
    using place = newPlace(await measured(TINY))
    commitPlace(place)
    place.write({ 'agent.sh': BROKEN })
    await using artifacts = await startArtifactServer()
    await using github = await startGitHub({
      permissions: { actions: 'read', pull_requests: 'write', checks: 'write' },
      state: {
        pulls: [
          {
            ...{ number: 5, title: 'x', body: '', state: 'open' as const, locked: false },
            ...{ head: { sha: HEAD, ref: 'topic', fork: false }, base: { sha: BASE, ref: 'main' } },
          },
        ],
      },
    })
    github.fail({ operation: '*', headers, ...(how !== 'hang' && { status: how }) })
    artifacts.break(how === 'hang' ? 403 : how)
    const env = { GITHUB_STEP_SUMMARY: '/nowhere/summary' }
    const step = await runAction(place, { suite: 'suite.yaml' }, { event: PULL, github, artifacts, env })
    expect(step.code).toBe(1)
    expect(step.outputs).toMatchObject({ verdict: 'regressed', 'success-rate': '0', 'comment-url': '' })
    // one more for an earlier run that was looked for; who may read no check runs has none
    expect(step.commands.filter(({ name }) => name === 'warning')).toHaveLength(how === 403 ? 4 : 5)
    expect(step.stdout.trimEnd().split('\n').at(-1)).toBe('verdict: regressed, exit code 1')
  })
})
