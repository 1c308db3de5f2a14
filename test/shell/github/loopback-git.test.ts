import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Octokit } from '@octokit/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gitIn, gitOverNetwork, tryGit } from '../../support/github/git.ts'
import { type GitServer, startGitServer } from '../../support/github/git-server.ts'
import { startGitHub } from '../../support/github/server.ts'

const COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`

describe('the loopback git server', () => {
  let git: GitServer
  let dir: string
  beforeEach(async () => {
    git = await startGitServer({ 'a.txt': 'one\n' })
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-clone-')))
  })
  afterEach(async () => {
    await git[Symbol.asyncDispose]()
    rmSync(dir, { recursive: true, force: true })
  })

  it('gives shallow clones of a merge, whose parents are fetched by id', async () => {
    const base = gitIn(git.bare, 'rev-parse', 'main')
    const head = git.commit({ 'b.txt': 'two\n' }, { branch: 'topic' })
    git.commit({ 'c.txt': 'main moves on\n' })
    git.merge(base, head, 'refs/pull/5/merge')
    await git.clone(dir, 'refs/pull/5/merge')
    expect(gitIn(dir, 'cat-file', '-p', 'HEAD')).toContain(`parent ${base}\nparent ${head}`)
    expect(tryGit(dir, 'cat-file', '-e', base)).toBeUndefined()
    await gitOverNetwork(dir, 'fetch', '--quiet', '--depth=1', 'origin', base)
    expect(gitIn(dir, 'show', `${base}:a.txt`)).toBe('one')
  })

  it.each([
    ['a token that reads', 'read', (): void => undefined, '403'],
    ['a protected branch', 'write', (): void => git.protect('main'), 'GH006'],
    [
      'a push of somebody else',
      'write',
      (): void => git.beforePush(() => void git.commit({ 'c.txt': 'c\n' })),
      'rejected',
    ],
  ] as const)('refuses a push for %s', async (_, token, prepare, why) => {
    await git.clone(dir, 'refs/heads/main', { token })
    writeFileSync(join(dir, 'a.txt'), 'changed\n')
    gitIn(dir, 'commit', '--quiet', '--all', '-m', 'Change')
    prepare()
    await expect(gitOverNetwork(dir, 'push', 'origin', 'HEAD:refs/heads/main')).rejects.toThrow(why)
  })

  it('takes a commit by GraphQL only at the head that the caller saw', async () => {
    await using github = await startGitHub({ state: { git: git.bare }, permissions: { contents: 'write' } })
    const octokit = new Octokit({ auth: github.token, baseUrl: github.api })
    const seen = gitIn(git.bare, 'rev-parse', 'main')
    const input = {
      branch: { repositoryNameWithOwner: 'acme/desk', branchName: 'main' },
      expectedHeadOid: seen,
      message: { headline: 'Refresh the baseline' },
      fileChanges: { additions: [{ path: 'baselines/x.json', contents: Buffer.from('{}').toString('base64') }] },
    }
    const done = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(COMMIT, { input })
    expect(gitIn(git.bare, 'rev-parse', 'main')).toBe(done.createCommitOnBranch.commit.oid)
    expect(gitIn(git.bare, 'show', 'main:baselines/x.json')).toBe('{}')
    await expect(octokit.graphql(COMMIT, { input })).rejects.toThrow('Expected branch to point to')
    github.state.protectedBranches.push('main')
    await expect(octokit.graphql(COMMIT, { input })).rejects.toThrow('through a pull request')
  })
})
