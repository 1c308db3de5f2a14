import { basename, join } from 'node:path'
import { lookupBaseline } from '../../../baseline/lookup.ts'
import type { BaselineLookup } from '../../../baseline/types.ts'
import { type Problem, UserError } from '../../../errors.ts'
import { JUDGE_PROMPT } from '../../../grade/judge/prompt.ts'
import { SCORER } from '../../../grade/scorer.ts'
import { ACCEPT, acceptsEdit, addedEntries, readAccept } from '../../../suite/accept.ts'
import { loadSuite } from '../../../suite/load.ts'
import type { AcceptEntry } from '../../../suite/schema/accept.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { Tree } from '../../../suite/tree.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import type { BaseCommit } from '../../git/find-base.ts'
import type { Git } from '../../git/git.ts'
import { openGitTree } from '../../git/git-tree.ts'
import { withReachableTiers } from '../advisers.ts'
import { replaySuite } from '../replay.ts'
import { type BrokenBase, brokenBase, partOf } from './broken-base.ts'
import { type Copies, materialise } from './materialise.ts'
import type { ChangeHost } from './open-change.ts'

export interface BaseRequest {
  readonly git: Git
  readonly base: BaseCommit
  /** The suite of the working tree, and its absolute folder. */
  readonly head: Suite
  readonly root: string
  /** Of the suite, from the root of the repository. */
  readonly folder: string
  /** Of the baseline, from the root of the repository, by the name of the suite. */
  readonly place: (name: string) => string
  readonly question: BaseQuestion
}

/** A suite and its baseline on both sides of a change. */
export interface Sides {
  /** Undefined where the base has none that can be read. */
  readonly own: BaseSuite | undefined
  readonly tree: Tree | undefined
  /** The folder of the baseline in the base, and in the working tree. */
  readonly kept: Tree | undefined
  readonly disk: Tree | undefined
  /** Entries that this very change adds. */
  readonly accepted: readonly AcceptEntry[]
  readonly here: BaselineLookup
  readonly there: BaselineLookup
  /** What is compared with, and where its traces are: `there`, unless that cannot be read and `here` was accepted. */
  readonly baseline: BaselineLookup
  readonly traces: Tree | undefined
  /** What of the base cannot be read, and was accepted to be mended by this change. */
  readonly broken: readonly Problem[]
}

export interface BaseSuite {
  readonly suite: Suite
  readonly copies: Copies
}

/**
 * Both sides of what judges a change. A base that cannot be read is an error, unless the change adds an entry to
 * `accept.yaml` that lets its own copy stand in that place.
 * @throws UserError that says what is wrong in the base, and how a fix gets out
 */
export async function readBase(request: BaseRequest, host: ChangeHost): Promise<Sides> {
  const { git, base, head, root, folder } = request
  const label = (path: string) => `${base.commit.slice(0, 12)}:${path}`
  const tree = openGitTree(git, base.commit, folder, label(folder))
  const suite = await partOf(() => readSuite(tree, basename(head.file), root, host))
  const own = 'value' in suite ? suite.value : undefined
  try {
    // the base's name of the suite is the one that its baseline has
    const name = own?.suite.name ?? head.name
    const place = request.place(name)
    const kept = openGitTree(git, base.commit, place, label(place))
    const disk = diskTree(join(git.root, place), place)
    const refuse = refusal(request, place)
    const accepted = await entriesOf(kept, disk, refuse)
    const takes = (edit: 'suite' | 'baseline') =>
      acceptsEdit(accepted, 'suite') !== undefined || acceptsEdit(accepted, edit) !== undefined
    if (!('value' in suite) && !takes('suite')) throw refuse(suite.problems, 'suite')
    const lookup = (side: Tree | undefined): BaselineLookup =>
      side === undefined ? { kind: 'absent', place } : { ...lookupBaseline(side, name), place }
    const [here, there] = [lookup(disk), lookup(kept)]
    const wrong = there.kind === 'unreadable' ? there.problems : []
    if (wrong.length > 0 && !takes('baseline')) throw refuse(wrong, 'baseline')
    if (wrong.length > 0 && here.kind === 'unreadable') throw new UserError(here.problems)
    return {
      ...{ own, tree, kept, disk, accepted, here, there },
      ...(wrong.length > 0 ? { baseline: here, traces: disk } : { baseline: there, traces: kept }),
      broken: [...('value' in suite ? [] : suite.problems), ...wrong],
    }
  } catch (error) {
    await own?.copies[Symbol.asyncDispose]()
    throw error
  }
}

type Refuse = (problems: readonly Problem[], edit?: BrokenBase['edit']) => UserError

function refusal({ base, question }: BaseRequest, place: string): Refuse {
  const branch = question.kind === 'pull_request' ? question.branch : undefined
  const about = { commit: base.commit, branch, accept: join(place, ACCEPT) }
  return (problems, edit) => brokenBase(problems, { ...about, ...(edit !== undefined && { edit }) })
}

/** What could not be read accepted nothing in the base. */
async function entriesOf(kept: Tree | undefined, disk: Tree | undefined, refuse: Refuse): Promise<AcceptEntry[]> {
  const entries = (tree: Tree | undefined) => partOf(() => (tree === undefined ? [] : readAccept(tree)))
  const [older, newer] = [await entries(kept), await entries(disk)]
  if ('value' in newer) return addedEntries('value' in older ? older.value : [], newer.value)
  throw 'value' in older ? new UserError(newer.problems) : refuse(older.problems)
}

/** Undefined where the base has no such file. @throws UserError where it is wrong */
async function readSuite(
  tree: Tree | undefined,
  file: string,
  root: string,
  host: ChangeHost,
): Promise<BaseSuite | undefined> {
  if (tree === undefined || tree.read(file, 0).kind === 'absent') return undefined
  const loaded = loadSuite(tree, file, { scorer: SCORER, judgePrompt: JUDGE_PROMPT })
  const copies = await materialise(tree, root, loaded.sandbox.workspace)
  try {
    const whole = await replaySuite({ suite: loaded, root: copies.folder }, host.cwd)
    return { suite: withReachableTiers(whole, host.env).suite, copies }
  } catch (error) {
    await copies[Symbol.asyncDispose]()
    throw error
  }
}

function diskTree(folder: string, label: string): Tree | undefined {
  try {
    return openDiskTree(folder, label)
  } catch {
    // no such folder: the change has none, or took it away
    return undefined
  }
}
