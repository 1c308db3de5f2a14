import { realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { lookupReferences } from '../../../baseline/references.ts'
import { describeProblem, type Problem, UserError } from '../../../errors.ts'
import { reason } from '../../../gate/codes.ts'
import type { Reason } from '../../../gate/types.ts'
import { acceptsEdit, readAccept } from '../../../suite/accept.ts'
import type { GateEdit } from '../../../suite/change/edit.ts'
import { suiteEdits } from '../../../suite/change/edits.ts'
import { type Judged, judgeBy } from '../../../suite/change/judged.ts'
import type { AcceptEntry } from '../../../suite/schema/accept.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { checkedOut } from '../../git/checked-out.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import { type BaseCommit, findBase } from '../../git/find-base.ts'
import { type Git, openGit } from '../../git/git.ts'
import type { Comparison } from '../baseline.ts'
import type { Commits } from '../ready-run.ts'
import type { LoadedSuite } from '../suite.ts'
import { baselineEdits, fileEdits, newGateEdits } from './file-edits.ts'
import type { Copies } from './materialise.ts'
import { readBase } from './read-base.ts'

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
  const folder = git.prefix.replace(/\/$/, '')
  const place = baselinePlace(git, head.name, request.baseline, host.cwd)
  const read = await readBase({ git, base, head, root, folder, place, question: request.base }, host)
  const { own, tree, kept, disk, accepted, here, there, broken } = read
  try {
    const takesAll = acceptsEdit(accepted, 'suite') !== undefined
    if (own === undefined && there.kind === 'found' && !takesAll) {
      throw new UserError(moved(head, `${base.commit.slice(0, 12)}:${folder}`))
    }
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
        ...(newSuite ? newGateEdits(head.file, here) : baselineEdits(kept, disk)),
      ],
      comparison: {
        baseline: read.baseline,
        references: async (task) =>
          read.traces === undefined ? [] : lookupReferences(read.traces, task).references.map(({ events }) => events),
      },
      ...{ newSuite, bringsBaseline: here.kind === 'found' },
      ...(here.kind === 'unreadable' && { breaksBaseline: { place: here.place, messages: messagesOf(here.problems) } }),
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

/** Without their hints, which are for whoever broke it. */
function messagesOf(problems: readonly Problem[]): string[] {
  return problems.map(({ hint: _, ...problem }) => describeProblem(problem))
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
    return path
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
