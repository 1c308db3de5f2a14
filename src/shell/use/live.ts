import type { Progress as AttemptProgress } from '../../attempt/world.ts'
import type { Evaluation } from '../../evaluate.ts'
import type { Report } from '../../report/types.ts'
import type { ModelMode } from '../../suite/schema/model-mode.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import type { Shard } from '../../trace/run-file.ts'
import { checkedOut } from '../git/checked-out.ts'
import type { BaseQuestion } from '../git/choose-base.ts'
import { openGit } from '../git/git.ts'
import { withReachableTiers } from './advisers.ts'
import { findBaseline } from './baseline.ts'
import { openBudget } from './budget.ts'
import { adjusted, withModels } from './change/adjust.ts'
import { type Change, openChange } from './change/open-change.ts'
import { common, inScratch, makeRun, placeOf, startOf } from './make-run.ts'
import { replaySuite } from './replay.ts'
import { redactorFor } from './secrets.ts'
import { checkTaskNames, type LoadedSuite, loadSuiteFile } from './suite.ts'

export interface LiveRequest {
  /** Path of the suite, relative to `cwd`. */
  readonly suite: string
  readonly attempts?: number
  readonly tasks?: readonly string[]
  readonly seed?: number
  readonly concurrency?: number
  /** In place of the suite's own mode; a suite without a `models` block gets one. */
  readonly models?: ModelMode
  readonly baseline?: string
  readonly out?: string
  /** Goes on with the run in that directory; true: in `out`, else the newest one of the suite. */
  readonly resume?: string | true
  /** Only tasks that failed in the run of that directory. */
  readonly onlyFailed?: string
  /** Only this part of the plan; nothing is judged. */
  readonly shard?: Shard
  /** Judges the working tree as a change of that commit, by its copies of everything but the agent. */
  readonly base?: BaseQuestion
  /** Keeps in run.json which commit is checked out. */
  readonly recordCommit?: boolean
  /** Joins the attempts of that earlier run of the same head, base and suite, and makes as many again. */
  readonly earlier?: string
  /** Whether a run of its own is made where the earlier one cannot be joined; else that is refused. */
  readonly orNew?: boolean
  /** Run directory whose attempts are judged and not made again, where files, agent and suite are equal. */
  readonly reuse?: string
  /** The most attempts that may be made, those of the base agent included. Default: as many as it takes. */
  readonly mostAttempts?: number
  /** US dollars: once the attempts cost more, no others are made. */
  readonly budget?: number
  /** What a shell may still change of a suite that was read, such as making its policy stricter. */
  readonly adjust?: (suite: Suite) => Suite
  /** False: only measure. */
  readonly gate: boolean
}

/** The process around a run. */
export interface LiveHost {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly version: string
  /** The folder that Turngate is installed in. */
  readonly home?: string
  readonly signal: AbortSignal
  readonly now: () => Date
  /** What a user should know before the run. */
  readonly onNote?: (note: string) => void
  readonly onPlan: (attempts: number) => void
  readonly onProgress: (progress: AttemptProgress) => void
}

export interface LiveResult {
  readonly evaluation: Evaluation
  readonly report: Report
  readonly suite: Suite
  /** Absolute run directory. */
  readonly dir: string
  /** For whatever else is shown of the run. */
  readonly redactor: Redactor
  /** Whether it was judged: it was asked for, and this is no shard. */
  readonly isGated: boolean
}

/** Makes the attempts of a suite in a run directory, grades and judges them, and writes what was found. */
export async function runSuite(request: LiveRequest, host: LiveHost): Promise<LiveResult> {
  const { cwd } = host
  const loaded = loadSuiteFile(request.suite, cwd)
  const { root } = loaded
  const { suite, note } = withReachableTiers(await replaySuite(loaded, cwd), host.env)
  if (note !== undefined) host.onNote?.(note)
  const { base, baseline } = request
  const adjust = (read: Suite) => withModels(request.adjust?.(read) ?? read, request.models)
  if (base === undefined) return runJudged({ suite: adjust(suite), root }, undefined, request, host)
  const change = await openChange({ suite, root }, { base, baseline }, host)
  try {
    return await runJudged({ suite: adjust(suite), root }, adjusted(change, adjust), request, host)
  } finally {
    await change[Symbol.asyncDispose]()
  }
}

async function runJudged(
  loaded: LoadedSuite,
  change: Change | undefined,
  request: LiveRequest,
  host: LiveHost,
): Promise<LiveResult> {
  const { cwd } = host
  const { root } = loaded
  const { suite, copies } = change?.judged ?? { suite: loaded.suite, copies: 'head' }
  const gateRoot = copies === 'base' ? (change?.copies?.folder ?? root) : root
  checkTaskNames(suite, request.tasks)
  const commits = change?.commits ?? (request.recordCommit === true ? checkedOut(openGit(root, host.env)) : {})
  return inScratch(async (scratch) => {
    const place = await placeOf({ suite, root: gateRoot, scratch })
    const ready = await startOf(request)({ suite, root: gateRoot, commits }, request, host, place)
    const { run } = ready
    // a part of a run is not judged: `merge` joins it with the others first
    const isGated = request.gate && run.shard === undefined
    const comparison = isGated
      ? (change?.comparison ?? (await findBaseline(suite.name, request.baseline, { cwd, now: host.now() })))
      : undefined
    const judging = {
      ...{ comparison, budget: openBudget(request.budget, host), redactor: redactorFor(suite, host.env) },
      ...(isGated && change !== undefined && { judging: change }),
    }
    const world = {
      ...{ suite, root, gateRoot, scratch },
      ...common(request, run, host),
      signal: judging.budget.signal,
    }
    return makeRun(ready, world, judging, request, host)
  }, host.onNote)
}
