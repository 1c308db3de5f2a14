import { sha256 } from '../../json.ts'
import { readHead } from './find-base.ts'
import type { Git } from './git.ts'

export interface CheckedOut {
  readonly head?: string
  readonly tree?: string
}

/** The commit that is tested; nothing where the working tree differs from it. */
export function checkedOut(git: Git): CheckedOut {
  if (git.text(['status', '--porcelain', '--untracked-files=no']) !== '') return {}
  const { id } = readHead(git)
  return { head: id, tree: treeFingerprint(git, id) }
}

/** Hash of every path, mode and content of a commit, but for baselines: what does not change when they are refreshed. */
function treeFingerprint(git: Git, commit: string): string {
  const lines = git.run(['ls-tree', '-r', '-z', '--full-tree', commit]).toString('latin1').split('\0')
  return sha256(lines.filter((line) => !isBaseline(line.slice(line.indexOf('\t') + 1))).join('\0'))
}

/** Whether everything that differs between two commits is a baseline: then there is nothing to measure. */
export function changesOnlyBaselines(git: Git, before: string, after: string): boolean {
  const names = git
    .run(['diff-tree', '-r', '-z', '--name-only', '--no-renames', before, after, '--'])
    .toString('latin1')
  const paths = names.split('\0').filter((path) => path !== '')
  return paths.length > 0 && paths.every(isBaseline)
}

/** `accept.yaml` is written by people and decides what a refresh may take: it is no refresh. */
function isBaseline(path: string): boolean {
  return /^(?:.*\/)?baselines\//.test(path) && !path.endsWith('/accept.yaml')
}
