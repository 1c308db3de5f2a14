import { realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type HistoryLine, readHistory } from '../../baseline/history.ts'
import { baselineTree } from '../../baseline/store/disk.ts'
import { readBaseline } from '../../baseline/store/read.ts'
import { writeBaseline } from '../../baseline/store/write.ts'
import { UserError } from '../../errors.ts'
import { planRefresh, type RefreshPlan } from '../../gate/refresh.ts'
import { addedEntries, entryText, readAccept } from '../../suite/accept.ts'
import type { AcceptEntry } from '../../suite/schema/accept.ts'
import type { RunSummary } from '../../summary/types.ts'
import { readTraceOf } from '../../trace/store/read.ts'
import type { BaseQuestion } from '../git/choose-base.ts'
import { findBase } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { openGitTree } from '../git/git-tree.ts'
import { refuseShard } from './merge.ts'
import { evaluateStored, openStoredRun } from './stored.ts'
import { isoDate } from './world.ts'

export interface RefreshRequest {
  /** Run directory of the default branch. */
  readonly run: string
  /** Default: `baselines/<suite>`. */
  readonly dir?: string
  /** Where the folder stands in the repository, if it is a copy of that. */
  readonly place?: string
  /** The commit before the push: entries of `accept.yaml` that it has already do not count. */
  readonly base?: BaseQuestion
}

export interface RefreshHost {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: () => Date
}

export interface Refreshed {
  readonly suite: string
  readonly plan: RefreshPlan
  readonly summary: RunSummary
  /** Absolute folder of the baseline. */
  readonly dir: string
  /** Relative to it; empty where nothing was written. */
  readonly changed: readonly string[]
}

/**
 * Makes a run the newest entry of its suite's baseline in the working tree, and the accepted one where it is no worse.
 * @throws UserError when there is a baseline that cannot be read, or the run is a part of one
 */
export async function refreshBaseline(request: RefreshRequest, host: RefreshHost): Promise<Refreshed> {
  const { cwd, now } = host
  const opened = await openStoredRun(request.run, cwd)
  refuseShard(opened, cwd)
  const time = now()
  const { summary } = await evaluateStored(opened, { now: time })
  const { suite } = summary
  const dir = resolve(cwd, request.dir ?? join('baselines', suite))
  const lookup = readBaseline(dir, suite)
  if (lookup.kind === 'unreadable') throw new UserError(lookup.problems)
  const tree = { ...baselineTree(dir), label: relative(cwd, dir) }
  const { lines, problems } = readHistory(tree)
  if (problems.length > 0) throw new UserError(problems)
  const present = readAccept(tree)
  const accepted = unseen(await sinceBase(present, dir, request, host), lines)
  const { policy } = opened.suite
  const plan = planRefresh({ candidate: summary, lookup, policy, accepted, today: isoDate(time) })
  if (plan.kind !== 'write') return { suite, plan, summary, dir, changed: [] }
  const { changed } = await writeBaseline(dir, {
    ...{ summary, minMeasured: policy.min_measured, entries: plan.entries },
    history: historyLine(plan, summary, opened.stored.run.head, present),
    traceOf: (task, attempt) => readTraceOf(opened.dir, { task, attempt }),
  })
  return { suite, plan, summary, dir, changed }
}

async function sinceBase(
  present: readonly AcceptEntry[],
  dir: string,
  { base: question, place }: RefreshRequest,
  { cwd, env }: RefreshHost,
): Promise<readonly AcceptEntry[]> {
  if (question === undefined || present.length === 0) return present
  const git = openGit(cwd, env)
  const base = await findBase(git, question)
  if (base === undefined) return present
  const path = place ?? relative(git.root, join(realpathSync(cwd), relative(cwd, dir)))
  const tree = openGitTree(git, base.commit, path, `${base.commit.slice(0, 12)}:${path}`)
  return tree === undefined ? present : addedEntries(readAccept(tree), present)
}

/** An entry that an earlier refresh met has done its work, whether it was needed or not. */
function unseen(entries: readonly AcceptEntry[], history: readonly HistoryLine[]): AcceptEntry[] {
  const seen = new Set(history.flatMap(({ accept }) => accept ?? []))
  return entries.filter((entry) => !seen.has(entryText(entry)))
}

const MOST_WORSE = 20

function historyLine(
  { entries, why, reasons }: RefreshPlan & { readonly kind: 'write' },
  { run, tasks }: RunSummary,
  commit: string | undefined,
  present: readonly AcceptEntry[],
): HistoryLine {
  const sum = (of: 'passed' | 'measured') => tasks.reduce((all, task) => all + task[of], 0)
  const worse = reasons.map(({ code, args }) => [code, args.metric ?? args.task].filter(isText).join(' '))
  return {
    ...{ at: run.started_at, run: run.id, entries, why, passed: sum('passed'), measured: sum('measured') },
    ...(commit !== undefined && { commit }),
    ...(worse.length > 0 && { worse: worse.slice(0, MOST_WORSE) }),
    ...(present.length > 0 && { accept: present.map(entryText) }),
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
