import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type PlannedAttempt, planAttempts } from '../../attempt/plan.ts'
import { checkAttempts, runAttempts } from '../../attempt/run.ts'
import type { Progress as AttemptProgress, AttemptWorld } from '../../attempt/world.ts'
import { type Evaluation, evaluate } from '../../evaluate.ts'
import type { JudgeFact } from '../../grade/judge/lock.ts'
import type { Report } from '../../report/types.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { attemptName, type RunFile, type Shard } from '../../trace/run-file.ts'
import { readAttempt } from '../../trace/store/read.ts'
import { openAdvisers, withReachableTiers } from './advisers.ts'
import { writeArtefacts } from './artefacts.ts'
import { type Comparison, findBaseline } from './baseline.ts'
import { type Budget, openBudget } from './budget.ts'
import { explainFullDisk } from './disk-full.ts'
import { judgeFacts, licensedBy } from './licences.ts'
import { newRun, type OpenedDirectory } from './ready-run.ts'
import { replaySuite } from './replay.ts'
import { resumedRun } from './resume.ts'
import { SCRATCH_PREFIX } from './run-lock.ts'
import { openScores, type Scores } from './scores.ts'
import { redactorFor } from './secrets.ts'
import { checkTaskNames, loadSuiteFile } from './suite.ts'
import { gradingOf, isoDate, NOTHING_TO_COMPARE, runInfo } from './world.ts'

export interface LiveRequest {
  /** Path of the suite, relative to `cwd`. */
  readonly suite: string
  readonly attempts?: number
  readonly tasks?: readonly string[]
  readonly seed?: number
  readonly concurrency?: number
  readonly baseline?: string
  readonly out?: string
  /** Goes on with the run in that directory; true: in `out`, else the newest one of the suite. */
  readonly resume?: string | true
  /** Only tasks that failed in the run of that directory. */
  readonly onlyFailed?: string
  /** Only this part of the plan; nothing is judged. */
  readonly shard?: Shard
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
  const adjust = request.adjust ?? ((suite: Suite) => suite)
  const { suite, note } = withReachableTiers(adjust(await replaySuite(loaded, cwd)), host.env)
  if (note !== undefined) host.onNote?.(note)
  checkTaskNames(suite, request.tasks)
  const ready = await (request.resume === undefined ? newRun : resumedRun)({ suite, root }, request, host)
  const { run, lock } = ready
  // a part of a run is not judged: `merge` joins it with the others first
  const isGated = request.gate && run.shard === undefined
  const comparison = isGated ? await findBaseline(suite.name, request.baseline, { cwd, now: host.now() }) : undefined
  const scratch = await mkdtemp(join(tmpdir(), SCRATCH_PREFIX))
  const budget = openBudget(request.budget, host)
  const redactor = redactorFor(suite, host.env)
  try {
    const world = {
      ...{ suite, root, scratch },
      concurrency: request.concurrency ?? run.concurrency,
      hostEnv: host.env,
      signal: budget.signal,
      onProgress: host.onProgress,
    }
    // what cannot run is said before anything is written
    await checkAttempts(planAttempts({ tasks: suite.tasks, attempts: run.attempts, seed: run.seed }), world)
    const opened = await ready.open(scratch)
    const { dir } = opened.writer
    try {
      const judges = judgeFacts(suite, lock)
      return await fill({ ...{ judges, world, run, opened, comparison, redactor, budget, host } })
    } catch (error) {
      const path = relative(cwd, dir) || '.'
      throw explainFullDisk(error, path, `\`turngate run ${request.suite} --resume ${path}\``)
    } finally {
      await opened.writer.abandon()
      opened.release()
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

interface Filling {
  readonly judges: readonly JudgeFact[]
  readonly world: AttemptWorld
  readonly run: RunFile
  readonly opened: OpenedDirectory
  readonly comparison: Comparison | undefined
  readonly redactor: Redactor
  readonly budget: Budget
  readonly host: LiveHost
}

async function fill(filling: Filling): Promise<LiveResult> {
  const { world, opened, comparison, redactor, host } = filling
  const { writer } = opened
  const { suite } = world
  const { dir } = writer
  const scores = openScores(dir, suite)
  try {
    const evaluation = await measure(filling, scores)
    const interrupted = host.signal.aborted
    scores.finish()
    const report = await writeArtefacts({
      ...{ evaluation, suite, dir, cwd: host.cwd, scores, redactor },
      writeFile: (name, text) => writer.writeFile(name, text),
      ...(comparison !== undefined && { comparison }),
    })
    await writer.close({ finished_at: host.now().toISOString(), interrupted })
    return { evaluation, report, suite, dir, redactor, isGated: comparison !== undefined }
  } finally {
    scores.close()
  }
}

async function measure(filling: Filling, scores: Scores): Promise<Evaluation> {
  const { judges, world, run, opened, comparison, redactor, budget, host } = filling
  const { suite, root } = world
  const { cwd, env, signal } = host
  const { writer, stored } = opened
  const { dir } = writer
  const asked = await openAdvisers(suite, { dir, root, cwd, env, signal, isLicensed: licensedBy(judges) })
  async function* made(plan: readonly PlannedAttempt[]): AsyncGenerator<Attempt> {
    const records = plan.map((planned) => stored.get(attemptName({ task: planned.task.id, attempt: planned.attempt })))
    const missing = plan.filter((_, index) => records[index] === undefined)
    for (const record of records) if (record !== undefined) yield readAttempt(dir, record)
    if (missing.length === 0) return
    host.onPlan(missing.length)
    for await (const raw of runAttempts(missing, world)) {
      // before anything is graded, so that stored attempts are graded again as they were
      const attempt = redactor.deep(raw)
      await writer.append(attempt)
      yield attempt
    }
  }
  try {
    return await evaluate({
      suite,
      run: runInfo({ ...run, interrupted: false }, judges),
      ...(run.only !== undefined && { only: run.only }),
      ...(run.shard !== undefined && { shard: run.shard }),
      attempts: made,
      canRunMore: comparison !== undefined && suite.agent.kind !== 'replay',
      grading: gradingOf(suite),
      ...(asked.advisers !== undefined && { advisers: asked.advisers }),
      baseline: comparison?.baseline ?? NOTHING_TO_COMPARE,
      today: isoDate(host.now()),
      signal,
      onGrade: (grade) => {
        scores.add(grade)
        budget.spend(grade)
      },
    })
  } finally {
    await asked.close()
  }
}
