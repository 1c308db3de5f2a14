import { afterEach, describe, expect, it } from 'vitest'
import { openApi } from '../../../../src/shell/github/api/client.ts'
import { type CheckRequest, publishCheckRun, scopeOf } from '../../../../src/shell/github/publish/check-run.ts'
import { readRunner } from '../../../../src/shell/github/runner.ts'
import { type GitHub, type GitHubOptions, startGitHub } from '../../../support/github/server.ts'

const HEAD = 'a'.repeat(40)

let github: GitHub
afterEach(() => github[Symbol.asyncDispose]())

async function start(options: GitHubOptions = {}): Promise<void> {
  github = await startGitHub({ permissions: { checks: 'write' }, ...options })
}

function publish(more: Partial<CheckRequest> = {}) {
  const runner = readRunner({ ...github.env, GITHUB_RUN_ID: '42' })
  if (runner === undefined) throw new Error('no runner')
  return publishCheckRun(openApi(runner, github.token, AbortSignal.timeout(30_000)), {
    ...{
      name: 'turngate / desk',
      head: HEAD,
      order: 42_001,
      scope: scopeOf({ suite: 'suite.yaml' }, {}),
      isPartial: false,
      title: 'Pass',
    },
    ...{ conclusion: 'success', status: more.conclusion === 'failure' ? 'regressed' : 'pass' },
    ...{
      detailsUrl: 'https://github.example/runs/42',
      summary: (limit: number) => 's'.repeat(Math.min(9, limit)),
      ...more,
    },
  })
}

const conclusions = () => github.state.checkRuns.map((run) => run.conclusion)

describe('the check run of a gate', { timeout: 60_000 }, () => {
  it('is made on the measured commit, and updated by a full rerun', async () => {
    await start()
    await expect(publish({ conclusion: 'failure' })).resolves.toMatchObject({ kind: 'published' })
    expect(github.state.checkRuns).toMatchObject([{ head_sha: HEAD, status: 'completed', conclusion: 'failure' }])
    await publish({ order: 43_001 })
    expect(conclusions()).toEqual(['success'])
  })

  it('is turned red by a partial run, never green', async () => {
    await start()
    await publish({ conclusion: 'failure' })
    await expect(publish({ order: 43_001, isPartial: true })).resolves.toMatchObject({ kind: 'skipped' })
    expect(conclusions()).toEqual(['failure'])
    await publish({ order: 44_001 })
    await publish({ order: 45_001, isPartial: true, conclusion: 'failure' })
    expect(conclusions()).toEqual(['failure'])
  })

  it('is not made green by a partial run where there is none', async () => {
    await start()
    await publish({ isPartial: true })
    expect(conclusions()).toEqual([])
  })

  it('keeps what a newer run said', async () => {
    await start()
    await publish({ order: 43_001, conclusion: 'failure' })
    await expect(publish({ order: 42_001 })).resolves.toMatchObject({ kind: 'skipped' })
    expect(conclusions()).toEqual(['failure'])
  })

  it.each([
    [
      'another suite',
      scopeOf({ suite: 'b/suite.yaml' }, {}),
      'the suite `suite.yaml` has the same check name as `b/suite.yaml`',
    ],
    [
      'another base',
      scopeOf({ suite: 'suite.yaml' }, { otherBase: 'lenient' }),
      'red as a change of the default branch',
    ],
  ])('that is red is not cleared by %s, only by its own', async (_, scope, why) => {
    await start()
    await publish({ conclusion: 'failure' })
    const other = await publish({ order: 43_001, scope })
    expect(other).toMatchObject({ kind: 'failed', why: expect.stringContaining(why) })
    expect(other).toMatchObject({ why: expect.stringContaining('`check-name`') })
    expect(conclusions()).toEqual(['failure'])
    await publish({ order: 44_001 })
    expect(conclusions()).toEqual(['success'])
  })

  it('that two gates turned red is cleared by neither', async () => {
    await start()
    const scope = scopeOf({ suite: 'b/suite.yaml' }, {})
    await publish({ conclusion: 'failure' })
    await publish({ order: 43_001, conclusion: 'failure', scope })
    await expect(publish({ order: 44_001 })).resolves.toMatchObject({ kind: 'failed' })
    await expect(publish({ order: 45_001, scope })).resolves.toMatchObject({ kind: 'failed' })
    expect(conclusions()).toEqual(['failure'])
  })

  it('leaves a check run of the same name that others made', async () => {
    await start()
    await publish()
    const [other] = github.state.checkRuns
    if (other !== undefined) other.external_id = 'theirs'
    await publish({ conclusion: 'failure' })
    expect(conclusions()).toEqual(['success', 'failure'])
  })

  it.each([
    [{ permissions: {} }, 'grant `checks: write`'],
    [{ permissions: { checks: 'read' } as const }, 'grant `checks: write`'],
  ])('needs its one permission %#', async (options, why) => {
    await start(options)
    await expect(publish()).resolves.toMatchObject({ kind: 'failed', why: expect.stringContaining(why) })
  })

  it.each([404, 422, 500])('of a server that answers %i fails alone', async (status) => {
    await start()
    github.fail({ operation: 'checks/create', status })
    await expect(publish()).resolves.toMatchObject({ kind: 'failed' })
  })
})
