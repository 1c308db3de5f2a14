import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gitIn, removeFromIndex, run, tryGit } from './git.ts'
import type { GitHubState } from './state.ts'

/** Input of GitHub's `createCommitOnBranch`. */
export interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string }
  readonly expectedHeadOid: string
  readonly message: { readonly headline: string; readonly body?: string }
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[]
    readonly deletions?: readonly { readonly path: string }[]
  }
}

/** As GitHub reports a mutation that it refuses. */
export class MutationRefused extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

/** Makes the commit in the bare repository, if the branch still is where the caller saw it. */
export function commitOnBranch(state: GitHubState, input: CommitInput): string {
  const { git: dir } = state
  if (dir === undefined) throw new Error('this loopback GitHub has no repository: give `git` to startGitHub')
  const { branch, expectedHeadOid, message, fileChanges } = input
  const name = branch.branchName.replace(/^refs\/heads\//, '')
  const ref = `refs/heads/${name}`
  const head = tryGit(dir, 'rev-parse', '--verify', '--quiet', ref)
  if (head === undefined) throw new MutationRefused('NOT_FOUND', `Could not resolve to a Ref with the name '${name}'.`)
  if (state.protectedBranches.includes(name)) {
    throw new MutationRefused(
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made through a pull request.',
    )
  }
  if (head !== expectedHeadOid) {
    throw new MutationRefused(
      'STALE_DATA',
      `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
    )
  }
  const folder = mkdtempSync(join(tmpdir(), 'turngate-index-'))
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    run(dir, ['read-tree', head], { env })
    for (const { path } of fileChanges?.deletions ?? []) removeFromIndex(dir, path, env)
    for (const { path, contents } of fileChanges?.additions ?? []) {
      const blob = run(dir, ['hash-object', '-w', '--stdin'], { input: Buffer.from(contents, 'base64') })
      run(dir, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env })
    }
    const tree = run(dir, ['write-tree'], { env })
    const text = [message.headline, message.body ?? ''].filter((part) => part !== '').join('\n\n')
    const commit = run(dir, ['commit-tree', tree, '-p', head, '-F', '-'], { input: text })
    gitIn(dir, 'update-ref', ref, commit, head)
    return commit
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
