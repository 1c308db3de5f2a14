import { realpathSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { lookupBaseline } from '../../../baseline/lookup.ts'
import { lookupReferences } from '../../../baseline/references.ts'
import type { BaselineLookup } from '../../../baseline/types.ts'
import { describeProblem, type Problem, UserError } from '../../../errors.ts'
import { reason } from '../../../gate/codes.ts'
import type { Reason } from '../../../gate/types.ts'
import { JUDGE_PROMPT } from '../../../grade/judge/prompt.ts'
import { SCORER } from '../../../grade/scorer.ts'
import { ACCEPT, acceptsEdit, addedEntries, readAccept } from '../../../suite/accept.ts'
import type { GateEdit } from '../../../suite/change/edit.ts'
import { suiteEdits } from '../../../suite/change/edits.ts'
import { type Judged, judgeBy } from '../../../suite/change/judged.ts'
import { loadSuite } from '../../../suite/load.ts'
import type { AcceptEntry } from '../../../suite/schema/accept.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { Tree } from '../../../suite/tree.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { checkedOut } from '../../git/checked-out.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import { type BaseCommit, findBase } from '../../git/find-base.ts'
import { type Git, openGit } from '../../git/git.ts'
import { openGitTree } from '../../git/git-tree.ts'
import { withReachableTiers } from '../advisers.ts'
import type { Comparison } from '../baseline.ts'
import type { Commits } from '../ready-run.ts'
import { replaySuite } from '../replay.ts'
import type { LoadedSuite } from '../suite.ts'
import { type BrokenBase, brokenBase, partOf } from './broken-base.ts'
import { baselineEdits, fileEdits, newGateEdits } from './file-edits.ts'
import { type Copies, materialise } from './materialise.ts'

export interface ChangeHost {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
}

/** A suite as a change of a commit: what it is judged by, and what it does to that. */
export interface Change extends AsyncDisposable {
  readonly base: BaseCommit
  readonly commits: Commits
  /** Absent where the base does not have the suite: then the change's own is all there is. */
  readonly judged?: Judged
  readonly edits: readonly GateEdit[]
  readonly accepted: readonly AcceptEntry[]
  readonly comparison: Comparison
  /** Neither the suite nor a baseline of it is in the base. */
  readonly newSuite: boolean
  /** There is a baseline in the working tree that can be read. */
  readonly bringsBaseline: boolean
  /** The baseline of the working tree cannot be read, so that a merge would leave the base with none. */
  readonly breaksBaseline?: { readonly place: string; readonly messages: string[] }
  /** The base's suite folder as files: its agent, its fixture, its checks. Absent where it has none. */
  readonly copies?: Copies
  readonly notes: readonly Reason[]
}

/**
 * Reads the base of a change from git's objects and says how the change is judged by it.
 * @throws UserError when the base cannot be read: the working tree is never taken in its place
 */
export async function openChange(
  { suite: head, root }: LoadedSuite,
  request: { readonly base: BaseQuestion; readonly baseline?: string | undefined },
  host: ChangeHost,
): Promise<Change> {
  const git = openGit(root, host.env)
  const base = await findBase(git, request.base, host.signal)
  if (base === undefined) throw new UserError(nothingBefore())
  const label = (path: string) => `${base.commit.slice(0, 12)}:${path}`
  const folder = git.prefix.replace(/\/$/, '')
  const tree = openGitTree(git, base.commit, folder, label(folder))
  const stored = baselinePlace(git, head.name, request.baseline, host.cwd)
  const file = basename(head.file)
  const suiteThere = await partOf(() => readBase(tree, file, root, host))
  const own = 'value' in suiteThere ? suiteThere.value : undefined
  try {
    // the base's name of the suite is the one that its baseline has
    const name = own?.suite.name ?? head.name
    const place = stored(name)
    const kept = openGitTree(git, base.commit, place.path, label(place.path))
    const disk = diskTree(join(git.root, place.path), place.path)
    const refuse = (problems: readonly Problem[], edit?: BrokenBase['edit']) => {
      const branch = request.base.kind === 'pull_request' ? request.base.branch : undefined
      const accept = join(place.path, ACCEPT)
      return brokenBase(problems, { ...{ commit: base.commit, branch, accept }, ...(edit !== undefined && { edit }) })
    }
    const acceptThere = await partOf(() => (kept === undefined ? [] : readAccept(kept)))
    const acceptHere = await partOf(() => (disk === undefined ? [] : readAccept(disk)))
    if (!('value' in acceptHere)) {
      throw 'value' in acceptThere ? new UserError(acceptHere.problems) : refuse(acceptThere.problems)
    }
    // what could not be read accepted nothing there
    const accepted = addedEntries('value' in acceptThere ? acceptThere.value : [], acceptHere.value)
    const takes = (edit: 'suite' | 'baseline') =>
      acceptsEdit(accepted, 'suite') !== undefined || acceptsEdit(accepted, edit) !== undefined
    if (!('value' in suiteThere) && !takes('suite')) throw refuse(suiteThere.problems, 'suite')
    const here: BaselineLookup = disk === undefined ? ABSENT : lookupBaseline(disk, name)
    const there: BaselineLookup = kept === undefined ? ABSENT : lookupBaseline(kept, name)
    if (there.kind === 'unreadable' && !takes('baseline')) throw refuse(there.problems, 'baseline')
    if (there.kind === 'unreadable' && here.kind === 'unreadable') throw new UserError(here.problems)
    // a baseline that cannot be read judges nothing: what was accepted in its place does
    const [against, traces] = there.kind === 'unreadable' ? [here, disk] : [there, kept]
    const baseline: BaselineLookup = { ...against, place: place.path }
    const broken = [
      ...('value' in suiteThere ? [] : suiteThere.problems),
      ...(there.kind === 'unreadable' ? there.problems : []),
    ]
    const takesAll = acceptsEdit(accepted, 'suite') !== undefined
    if (own === undefined && there.kind === 'found' && !takesAll) throw new UserError(moved(head, label(folder)))
    const newSuite = own === undefined && there.kind === 'absent'
    const baseSuite = takesAll ? undefined : own?.suite
    if (baseSuite !== undefined) {
      refuseOtherKind(baseSuite, head, accepted)
      const tasks = [...new Set([...baseSuite.tasks, ...head.tasks].map(({ id }) => id))]
      const subMetrics = [...new Set([...baseSuite.sub_metrics, ...head.sub_metrics].map(({ name }) => name))]
      if (disk !== undefined && accepted.length > 0) readAccept(disk, { tasks, subMetrics })
    }
    return {
      base,
      commits: { ...checkedOut(git), base: base.commit },
      ...(baseSuite !== undefined && { judged: judgeBy(baseSuite, head, accepted) }),
      accepted,
      edits: [
        ...(baseSuite === undefined || tree === undefined
          ? []
          : [
              ...suiteEdits(baseSuite, head),
              ...fileEdits(tree, openDiskTree(root, folder), { base: baseSuite, head }),
            ]),
        ...(newSuite ? newGateEdits(head.file, here, place.path) : baselineEdits(kept, disk)),
      ],
      comparison: {
        baseline,
        references: async (task) =>
          traces === undefined ? [] : lookupReferences(traces, task).references.map(({ events }) => events),
      },
      ...{ newSuite, bringsBaseline: here.kind === 'found' },
      ...(here.kind === 'unreadable' && { breaksBaseline: { place: place.path, messages: messagesOf(here.problems) } }),
      ...(own !== undefined && { copies: own.copies }),
      notes: [
        ...(broken.length === 0
          ? []
          : [reason('pass', 'base_broken', { base: base.commit, messages: messagesOf(broken) })]),
        ...(base.tested === 'head' && request.base.kind === 'pull_request'
          ? [reason('pass', 'head_tested', { base: base.commit })]
          : []),
      ],
      [Symbol.asyncDispose]: async () => own?.copies[Symbol.asyncDispose](),
    }
  } catch (error) {
    await own?.copies[Symbol.asyncDispose]()
    throw error
  }
}

const ABSENT: BaselineLookup = { kind: 'absent', place: '' }

/** Without their hints, which are for whoever broke it. */
function messagesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ hint: _, ...problem }) => describeProblem(problem))
}

interface BaseSuite {
  readonly suite: Suite
  readonly copies: Copies
}

/** Undefined where the base has no such file; one that is wrong is an error. */
async function readBase(
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

/** Where the baseline of a suite is in the repository. @throws UserError where it is outside */
function baselinePlace(git: Git, suite: string, given: string | undefined, cwd: string) {
  return (name: string) => {
    const path = relative(git.root, resolve(realpathSync(cwd), given ?? join('baselines', name)))
    if (path === '..' || path.startsWith('../')) {
      const hint = 'Name a folder in it by --baseline, or stand in it.'
      const message = `The baseline of \`${suite}\` is not in the repository, so the base holds none.`
      throw new UserError({ code: 'baseline-outside', message, file: path, hint })
    }
    return { path }
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

/** A recording in the place of an agent would measure nothing. */
function refuseOtherKind(base: Suite, head: Suite, accepted: readonly AcceptEntry[]): void {
  if (base.agent.kind === head.agent.kind || acceptsEdit(accepted, 'agent.kind') !== undefined) return
  throw new UserError({
    code: 'agent-kind',
    message: `The change makes the agent of kind \`${base.agent.kind}\` one of kind \`${head.agent.kind}\`; how an agent is run is the base's to say.`,
    file: head.file,
    key: 'agent.kind',
    hint: 'If it is meant, add `{edit: agent.kind, reason: …}` to `accept` in accept.yaml beside the baseline.',
  })
}

function moved(head: Suite, place: string) {
  return {
    code: 'suite-moved',
    message: `The base has a baseline of \`${head.name}\`, and no such suite in ${place}: the change moved or renamed it.`,
    file: head.file,
    hint: 'If it is meant, add `{edit: suite, reason: …}` to `accept` in accept.yaml beside the baseline.',
  }
}

function nothingBefore() {
  return {
    code: 'no-base',
    message: 'There is no commit before this one to be judged by.',
    hint: 'A first push is measured by a refresh, not by the gate.',
  }
}
