import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Tree } from '../../../suite/tree.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { fetchCommit } from '../../git/find-base.ts'
import type { Git } from '../../git/git.ts'
import { openGitTree } from '../../git/git-tree.ts'
import type { Refreshed } from '../../use/refresh.ts'
import { refreshWords } from '../../use/refresh-words.ts'
import type { Api } from '../api/client.ts'
import type { RefreshWay } from '../inputs/inputs.ts'
import { commitFiles, type FileChanges } from './commit.ts'
import { proposeFiles } from './pull.ts'

export interface BaselineTarget {
  readonly api: Api
  readonly git: Git
  readonly branch: string
  /** Of the baseline, below the root of the repository. */
  readonly folder: string
  readonly way: Exclude<RefreshWay, 'artifact'>
  /** Refreshes the baseline in an absolute folder. */
  readonly refresh: (dir: string) => Promise<Refreshed>
}

export type Published =
  | { readonly kind: 'committed' | 'proposed'; readonly url: string; readonly refreshed: Refreshed }
  /** The run was not measured, is there already, or changes nothing. */
  | { readonly kind: 'nothing'; readonly refreshed: Refreshed }
  | { readonly kind: 'failed'; readonly why: string; readonly refreshed: Refreshed }

const MOST_TRIES = 6

/**
 * Refreshes the baseline as the branch has it at that very moment, and writes it only if the branch is there still; else
 * all of it again. So two refreshes at once never overwrite each other, and the later run wins.
 */
export async function publishBaseline(target: BaselineTarget): Promise<Published> {
  const { api, git, branch, folder, way, refresh } = target
  for (let tries = 1; ; tries += 1) {
    const head = await headOf(api, branch)
    const before = openGitTree(git, await fetchCommit(git, head), folder, folder)
    const dir = await mkdtemp(join(tmpdir(), 'turngate-baseline-'))
    try {
      if (before !== undefined) await copyTo(dir, before)
      const refreshed = await refresh(dir)
      const files = changesOf(before, openDiskTree(dir, folder), folder)
      if (files.size === 0) return { kind: 'nothing', refreshed }
      const [headline = '', ...lines] = refreshWords(refreshed, folder).split('\n')
      const request = {
        branch,
        expectedHead: head,
        files,
        headline: `Refresh ${folder}`,
        body: [headline, ...lines].join('\n'),
      }
      const proposal = `turngate/baseline-${refreshed.suite}`
      const direct = way === 'commit' ? await commitFiles(api, request) : undefined
      if (direct?.kind === 'committed') return { kind: 'committed', url: direct.url, refreshed }
      const done =
        direct === undefined || direct.kind === 'protected' ? await proposeFiles(api, proposal, request) : direct
      if (done.kind === 'proposed') return { kind: 'proposed', url: done.url, refreshed }
      if (done.kind !== 'moved') return { kind: 'failed', why: done.why, refreshed }
      if (tries === MOST_TRIES) return { kind: 'failed', why: `the branch moved ${tries} times meanwhile`, refreshed }
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }
}

async function headOf({ client, at }: Api, branch: string): Promise<string> {
  const { data } = await client.request('GET /repos/{owner}/{repo}/git/ref/{ref}', { ...at, ref: `heads/${branch}` })
  return data.object.sha
}

const MAX_BYTES = 256 * 1024 * 1024

async function copyTo(dir: string, tree: Tree): Promise<void> {
  for (const path of tree.list()) {
    const file = tree.read(path, MAX_BYTES)
    if (file.kind !== 'file') continue
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), file.bytes)
  }
}

function changesOf(before: Tree | undefined, after: Tree, folder: string): FileChanges {
  const paths = [...new Set([...(before?.list() ?? []), ...after.list()])].sort()
  const contents = (tree: Tree | undefined, path: string) => {
    const file = tree?.read(path, MAX_BYTES)
    return file?.kind === 'file' ? file.bytes : undefined
  }
  return new Map(
    paths.flatMap((path) => {
      const [old, now] = [contents(before, path), contents(after, path)]
      const isSame = old !== undefined && now !== undefined && Buffer.from(old).equals(Buffer.from(now))
      return isSame || (old === undefined && now === undefined) ? [] : [[`${folder}/${path}`, now] as const]
    }),
  )
}
