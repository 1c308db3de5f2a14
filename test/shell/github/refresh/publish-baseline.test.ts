import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openGit } from '../../../../src/shell/git/git.ts'
import { openApi } from '../../../../src/shell/github/api/client.ts'
import { type BaselineTarget, publishBaseline } from '../../../../src/shell/github/refresh/publish-baseline.ts'
import type { Refreshed } from '../../../../src/shell/use/refresh.ts'
import { GIT_ENV, gitIn } from '../../../support/github/git.ts'
import { type GitServer, startGitServer } from '../../../support/github/git-server.ts'
import { type GitHub, type GitHubOptions, startGitHub } from '../../../support/github/server.ts'
import { runSummary } from '../../../support/run-summary.ts'

const GRANTED = { contents: 'write', pull_requests: 'write' } as const

let git: GitServer
let github: GitHub
let dir: string
beforeEach(async () => {
  git = await startGitServer({
    'a.txt': 'one\n',
    'baselines/desk/main.json': 'old\n',
    'baselines/desk/references/gone/1.jsonl': 'x',
  })
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-clone-')))
  await git.clone(dir, 'refs/heads/main')
})
afterEach(async () => {
  await git[Symbol.asyncDispose]()
  await github[Symbol.asyncDispose]()
  rmSync(dir, { recursive: true, force: true })
})

async function start(options: GitHubOptions = {}): Promise<void> {
  const state = { git: git.bare, ...options.state }
  github = await startGitHub({ permissions: GRANTED, ...options, state })
}

const summary = runSummary({ suite: 'desk', tasks: [{ id: 'a', passed: 5 }] })
const written = (at: string): Refreshed => ({
  ...{ suite: 'desk', summary, dir: at, changed: ['main.json'] },
  plan: { kind: 'write', entries: 'both', why: 'as_good', reasons: [] },
})

/** Puts one file into the baseline, and takes one away. */
async function refresh(at: string): Promise<Refreshed> {
  writeFileSync(join(at, 'main.json'), 'new\n')
  rmSync(join(at, 'references'), { recursive: true })
  return written(at)
}

function publish(more: Partial<BaselineTarget> = {}) {
  const runner = {
    owner: 'acme',
    repo: 'desk',
    apiUrl: github.api,
    serverUrl: '',
    run: 1,
    attempt: 1,
    order: 1,
    job: 'x',
  }
  return publishBaseline({
    api: openApi(runner, github.token, AbortSignal.timeout(30_000)),
    git: openGit(dir, { ...GIT_ENV, PATH: process.env.PATH }),
    ...{ branch: 'main', folder: 'baselines/desk', way: 'commit', refresh, ...more },
  })
}

const show = (what: string) => gitIn(git.bare, 'show', what)

describe('a baseline that is written on GitHub', { timeout: 60_000 }, () => {
  it('is one commit of what changed, at the head that was seen', async () => {
    await start()
    const before = gitIn(git.bare, 'rev-parse', 'main')
    expect(await publish()).toMatchObject({ kind: 'committed' })
    expect(gitIn(git.bare, 'rev-parse', 'main~1')).toBe(before)
    expect(gitIn(git.bare, 'diff', '--name-status', before, 'main')).toBe(
      'M\tbaselines/desk/main.json\nD\tbaselines/desk/references/gone/1.jsonl',
    )
    expect(show('main:baselines/desk/main.json')).toBe('new')
    expect(gitIn(git.bare, 'log', '-1', '--format=%s', 'main')).toBe('Refresh baselines/desk')
    expect(github.refused).toEqual([])
  })

  it('is worked out anew where the branch moved, so that nobody is overwritten', async () => {
    await start()
    const seen: string[] = []
    const done = await publish({
      refresh: async (at) => {
        const { readFileSync } = await import('node:fs')
        seen.push(readFileSync(join(at, 'main.json'), 'utf8'))
        // another refresh is faster, twice
        if (seen.length <= 2) git.commit({ 'baselines/desk/main.json': `other ${seen.length}\n` })
        return refresh(at)
      },
    })
    expect(done.kind).toBe('committed')
    expect(seen).toEqual(['old\n', 'other 1\n', 'other 2\n'])
    expect(show('main~1:baselines/desk/main.json')).toBe('other 2')
  })

  it('is left to a later run that is there by then', async () => {
    await start()
    let tries = 0
    const done = await publish({
      refresh: async (at) => {
        tries += 1
        if (tries > 1) return { ...written(at), plan: { kind: 'skip', why: 'superseded' }, changed: [] }
        git.commit({ 'baselines/desk/main.json': 'later\n' })
        return refresh(at)
      },
    })
    expect(done.kind).toBe('nothing')
    expect(show('main:baselines/desk/main.json')).toBe('later')
  })

  it('is one pull request where the branch is protected, opened and then brought up to date', async () => {
    await start({ state: { protectedBranches: ['main'] } })
    const before = gitIn(git.bare, 'rev-parse', 'main')
    expect(await publish()).toMatchObject({ kind: 'proposed' })
    expect(gitIn(git.bare, 'rev-parse', 'main')).toBe(before)
    expect(show('turngate/baseline-desk:baselines/desk/main.json')).toBe('new')
    expect(github.state.pulls).toMatchObject([{ head: { ref: 'turngate/baseline-desk' }, base: { ref: 'main' } }])
    git.commit({ 'a.txt': 'two\n' })
    expect(await publish()).toMatchObject({ kind: 'proposed' })
    expect(github.state.pulls).toHaveLength(1)
    expect(gitIn(git.bare, 'rev-parse', 'turngate/baseline-desk~1')).toBe(gitIn(git.bare, 'rev-parse', 'main'))
    expect(github.refused).toEqual([])
  })

  it('is a pull request where that is asked for', async () => {
    await start()
    expect(await publish({ way: 'pull-request' })).toMatchObject({ kind: 'proposed' })
    expect(show('main:baselines/desk/main.json')).toBe('old')
  })

  it.each([
    ['contents', { contents: 'read' }, 'commit', 'contents: write'],
    ['pull requests', { contents: 'write' }, 'pull-request', 'pull-requests: write'],
  ] as const)('says what to grant where the token may not write %s', async (_, permissions, way, grant) => {
    await start({ permissions })
    const done = await publish({ way })
    expect(done).toMatchObject({ kind: 'failed', why: expect.stringContaining(grant) })
    expect(show('main:baselines/desk/main.json')).toBe('old')
  })

  it('is not written where nothing changes', async () => {
    await start()
    expect(await publish({ refresh: async (at) => written(at) })).toMatchObject({ kind: 'nothing' })
  })
})
