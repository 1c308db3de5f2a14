import { UserError } from '../../errors.ts'
import { type BaseChoice, type BaseQuestion, chooseBase, type HeadCommit } from './choose-base.ts'
import type { Git } from './git.ts'

/** A commit that is there, whole, to be read. */
export interface BaseCommit {
  readonly commit: string
  /** `head`: what was checked out is not merged with the base. */
  readonly tested: 'merge' | 'head'
}

/**
 * The commit that a change is judged by, fetched by its id where a shallow clone lacks it. Undefined only for the first
 * push of a branch.
 * @throws UserError when it cannot be had: nothing else is taken in its place
 */
export async function findBase(
  git: Git,
  question: BaseQuestion,
  signal?: AbortSignal,
): Promise<BaseCommit | undefined> {
  const head = readHead(git)
  const choice = chooseBase(question, head)
  const base = await resolve(git, choice, signal)
  return base
}

async function resolve(git: Git, choice: BaseChoice, signal?: AbortSignal): Promise<BaseCommit | undefined> {
  switch (choice.from) {
    case 'nothing':
      return undefined
    case 'commit':
      return { commit: await fetchCommit(git, choice.commit, signal), tested: 'merge' }
    case 'ref':
      return { commit: localCommit(git, choice.ref), tested: 'head' }
    case 'branch_tip':
      return { commit: await fetchCommit(git, await tipOf(git, choice.branch, signal), signal), tested: 'head' }
    case 'merge_parent': {
      const tip = await tipOf(git, choice.branch, signal)
      const isOnBranch =
        choice.commit === tip || choice.commit === choice.seen || (await isBelow(git, choice.commit, tip, signal))
      // a merge that somebody else made: its first parent may be anything
      if (!isOnBranch) return { commit: await fetchCommit(git, tip, signal), tested: 'head' }
      return { commit: await fetchCommit(git, choice.commit, signal), tested: 'merge' }
    }
  }
}

/** The checked-out commit by its object, since a shallow clone shows no parents. */
export function readHead(git: Git): HeadCommit {
  const id = git.text(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  const text = id === undefined ? undefined : git.text(['cat-file', 'commit', id])
  if (id === undefined || text === undefined) throw new UserError(unborn(git.root))
  const [head = ''] = text.split('\n\n', 1)
  return { id, parents: [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = '']) => parent) }
}

/** Makes sure that a commit and all its files are there. */
export async function fetchCommit(git: Git, commit: string, signal?: AbortSignal): Promise<string> {
  if (!isId(commit)) throw new UserError(noCommit(commit, 'it is no id of a commit'))
  if (isThere(git, commit)) return commit
  await git.away(['fetch', ...QUIETLY, ...shallow(git, 1), '--', remoteOf(git), commit], signal)
  if (isThere(git, commit)) return commit
  throw new UserError(noCommit(commit, 'the remote did not send it'))
}

const QUIETLY = ['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'] as const

/** A whole clone stays whole. */
function shallow(git: Git, depth: number): string[] {
  return git.text(['rev-parse', '--is-shallow-repository']) === 'true' ? [`--depth=${depth}`] : []
}

async function tipOf(git: Git, branch: string, signal?: AbortSignal): Promise<string> {
  const ref = `refs/heads/${branch}`
  const lines = (await git.away(['ls-remote', '--', remoteOf(git), ref], signal)).split('\n')
  const found = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0]
  if (found !== undefined && isId(found)) return found
  throw new UserError(noCommit(ref, 'the remote has no such branch'))
}

/** Merges are made with what was the tip a little earlier; further back than this nobody looks. */
const LOOK_BACK = 100

async function isBelow(git: Git, commit: string, tip: string, signal?: AbortSignal): Promise<boolean> {
  await git.away(['fetch', ...QUIETLY, ...shallow(git, LOOK_BACK), '--', remoteOf(git), tip], signal)
  const below = git.text(['rev-list', `--max-count=${10 * LOOK_BACK}`, tip, '--'])
  return below?.split('\n').includes(commit) ?? false
}

function remoteOf(git: Git): string {
  const remotes = git.text(['remote'])?.split('\n') ?? []
  const [first = ''] = remotes
  if (first !== '') return remotes.includes('origin') ? 'origin' : first
  const hint = 'Check out by actions/checkout, which leaves `origin` there.'
  throw new UserError({ code: 'no-remote', message: 'The repository has no remote to fetch the base from.', hint })
}

function localCommit(git: Git, ref: string): string {
  const isName = ref !== '' && !ref.startsWith('-')
  const commit = isName ? git.text(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) : undefined
  if (commit !== undefined && isId(commit) && isThere(git, commit)) return commit
  throw new UserError({
    code: 'no-base',
    message: `there is no commit \`${ref}\` here to be judged by.`,
    hint: 'Name a branch, tag or commit, such as `--base origin/main`; `git fetch` gets what is missing.',
  })
}

function isThere(git: Git, commit: string): boolean {
  return (
    git.text(['cat-file', '-t', `${commit}^{tree}`]) === 'tree' && git.text(['cat-file', '-t', commit]) === 'commit'
  )
}

function isId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}

function noCommit(commit: string, why: string) {
  return {
    code: 'base-unreadable',
    message: `The base ${commit.slice(0, 80)} cannot be read: ${why}.`,
    hint: 'Nothing was judged. Let actions/checkout keep its credentials, or give it `fetch-depth: 0`.',
  }
}

function unborn(file: string) {
  return { code: 'no-commit', message: 'The repository has no commit yet.', file, hint: 'Commit first.' }
}
