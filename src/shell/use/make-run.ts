import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { namesInForce } from '../../attempt/isolation/isolation.ts'
import { networkNote } from '../../attempt/isolation/require.ts'
import { type PlannedAttempt, planAttempts } from '../../attempt/plan.ts'
import { checkAttempts, runAttempts } from '../../attempt/run.ts'
import { removeFolder } from '../../attempt/sandbox/remove-folder.ts'
import type { AttemptWorld } from '../../attempt/world.ts'
import { type Evaluation, evaluate } from '../../evaluate.ts'
import { withReasons } from '../../gate/combine.ts'
import type { Reason } from '../../gate/types.ts'
import type { JudgeFact } from '../../grade/judge/lock.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { attemptName, type RunFile } from '../../trace/run-file.ts'
import { readAttempt } from '../../trace/store/read.ts'
import { openAdvisers } from './advisers.ts'
import { writeArtefacts } from './artefacts.ts'
import type { Comparison } from './baseline.ts'
import type { Budget } from './budget.ts'
import { gateFacts } from './change/gate-facts.ts'
import type { Change } from './change/open-change.ts'
import { comparableBaseline, judgeBothWays, type Remeasuring } from './change/remeasure.ts'
import { continuedOrNewRun, continuedRun } from './continue.ts'
import { explainFullDisk } from './disk-full.ts'
import { judgeFacts, licensedBy } from './licences.ts'
import type { LiveHost, LiveRequest, LiveResult } from './live.ts'
import { mcpBridge } from './mcp-bridge.ts'
import { newRun, type OpenedDirectory, type ReadyRun, type RunPlace } from './ready-run.ts'
import { resumedRun } from './resume.ts'
import { reusedOrNewRun } from './reuse.ts'
import { SCRATCH_PREFIX } from './run-lock.ts'
import { openScores, type Scores } from './scores.ts'
import { gradingOf, isoDate, NOTHING_TO_COMPARE, runInfo } from './world.ts'

/** Whether a run is new, goes on, or adds to an earlier one. */
export function startOf({ resume, earlier, orNew = false, reuse }: LiveRequest) {
  if (earlier !== undefined) return orNew ? continuedOrNewRun : continuedRun
  if (reuse !== undefined) return reusedOrNewRun
  return resume === undefined ? newRun : resumedRun
}

export function common(request: LiveRequest, run: RunFile, host: LiveHost) {
  return {
    concurrency: request.concurrency ?? run.concurrency,
    hostEnv: host.env,
    ...mcpBridge(host.home),
    onProgress: host.onProgress,
  }
}

/** What keeps the attempts of a run apart is known before its directory is opened. */
export async function placeOf(world: Pick<AttemptWorld, 'suite' | 'root' | 'scratch'>): Promise<RunPlace> {
  const isolation = world.suite.agent.kind === 'replay' ? [] : await namesInForce(world)
  return { scratch: world.scratch, isolation }
}

/** Gives a folder that is gone afterwards; where it cannot be removed, what was made in it still counts. */
export async function inScratch<T>(act: (scratch: string) => Promise<T>, onNote?: (note: string) => void): Promise<T> {
  const scratch = await mkdtemp(join(tmpdir(), SCRATCH_PREFIX))
  try {
    return await act(scratch)
  } finally {
    if (!(await removeFolder(scratch))) onNote?.(`${scratch} could not be removed; nothing needs it any more`)
  }
}

interface Judging {
  readonly comparison: Comparison | undefined
  /** The change that the run is judged as. */
  readonly judging?: Change
  readonly redactor: Redactor
  /** Of all that is made for one verdict. */
  readonly budget: Budget
}

export async function makeRun(
  ready: ReadyRun,
  world: AttemptWorld,
  judging: Judging,
  request: LiveRequest,
  host: LiveHost,
): Promise<LiveResult> {
  const { run, lock } = ready
  const { suite } = world
  // what cannot run is said before anything is written
  await checkAttempts(planAttempts({ tasks: suite.tasks, attempts: run.attempts, seed: run.seed }), world)
  const closing = suite.agent.kind === 'replay' ? undefined : await networkNote(suite)
  if (closing !== undefined) host.onNote?.(closing)
  const opened = await ready.open()
  try {
    const judges = judgeFacts(suite, lock)
    // earlier runs stand beside this one
    const { hidden = [request.out === undefined ? dirname(ready.dir) : ready.dir] } = world
    return await fill({ ...{ judges, world: { ...world, hidden }, run, opened, request, host }, ...judging })
  } catch (error) {
    const path = relative(host.cwd, ready.dir) || '.'
    throw explainFullDisk(error, path, `\`turngate run ${request.suite} --resume ${path}\``)
  } finally {
    opened.writer.abandon()
    opened.release()
  }
}

interface Filling extends Judging {
  readonly judges: readonly JudgeFact[]
  readonly world: AttemptWorld
  readonly run: RunFile
  readonly opened: OpenedDirectory
  readonly request: LiveRequest
  readonly host: LiveHost
}

async function fill(filling: Filling): Promise<LiveResult> {
  const { world, run, opened, judging, redactor, host } = filling
  const { writer } = opened
  const { suite } = world
  const { dir } = writer
  const scores = openScores(dir, suite)
  try {
    const about = judging === undefined || run.only !== undefined ? undefined : remeasuring(filling, judging)
    const against = about === undefined ? undefined : await comparableBaseline(about)
    const comparison = against?.comparison ?? filling.comparison
    const measured = await measure({ ...filling, comparison }, scores)
    const told = withNotes(measured, [...(against?.notes ?? []), ...filling.budget.notes(measured.verdict.status)])
    const evaluation =
      about === undefined ? told : await judgeBothWays({ ...about, left: about.left - (against?.made ?? 0) }, told)
    const interrupted = host.signal.aborted
    scores.finish()
    const report = await writeArtefacts({
      ...{ evaluation, suite, dir, cwd: host.cwd, scores, redactor },
      writeFile: (name, text) => writer.writeFile(name, text),
      ...(comparison !== undefined && { comparison }),
      ...(judging !== undefined && {
        change: { base: judging.base.commit, edits: judging.edits, accepted: judging.accepted },
      }),
    })
    await writer.close({ finished_at: host.now().toISOString(), interrupted })
    return { evaluation, report, suite, dir, redactor, isGated: comparison !== undefined }
  } finally {
    scores.close()
  }
}

function remeasuring({ world, run, opened, budget, redactor, request, host }: Filling, change: Change): Remeasuring {
  const { root } = world
  const { dir } = opened.writer
  return {
    ...{ change, root, dir, today: isoDate(host.now()), look: run.look ?? 1 },
    left: (request.mostAttempts ?? Number.POSITIVE_INFINITY) - world.suite.tasks.length * run.attempts,
    measure: measurer(change, { budget, redactor }, request, host),
  }
}

/** Measures one more agent with the same host, into a folder of the run. */
export function measurer(
  { commits }: Pick<Change, 'commits'>,
  { budget, redactor }: Pick<Judging, 'budget' | 'redactor'>,
  request: LiveRequest,
  host: LiveHost,
): Remeasuring['measure'] {
  return ({ suite, root, gateRoot, out }) =>
    inScratch(async (scratch) => {
      const { concurrency } = request
      const own: LiveRequest = {
        ...{ suite: request.suite, out, gate: false, attempts: suite.attempts },
        ...(request.seed !== undefined && { seed: request.seed + 1 }),
        ...(concurrency !== undefined && { concurrency }),
      }
      const before = request.earlier === undefined ? '' : resolve(host.cwd, request.earlier, basename(out))
      const again = existsSync(join(before, 'run.json')) ? { ...own, earlier: before, orNew: true } : own
      const place = await placeOf({ suite, root: gateRoot, scratch })
      const ready = await startOf(again)({ suite, root: gateRoot, commits }, again, host, place)
      const world = {
        // what the run measured so far stands around it
        ...{ suite, root, gateRoot, scratch, hidden: [dirname(out)] },
        ...common(own, ready.run, host),
        signal: budget.signal,
      }
      const { evaluation } = await makeRun(ready, world, { comparison: undefined, budget, redactor }, own, host)
      return evaluation.summary
    }, host.onNote)
}

function withNotes(evaluation: Evaluation, notes: readonly Reason[]): Evaluation {
  return notes.length === 0 ? evaluation : { ...evaluation, verdict: withReasons(evaluation.verdict, notes) }
}

async function measure(filling: Filling, scores: Scores): Promise<Evaluation> {
  const { judges, world, run, opened, comparison, judging, redactor, budget, host } = filling
  const { suite, root, gateRoot = root } = world
  const { cwd, env, signal } = host
  const { writer, stored } = opened
  const { dir } = writer
  const asked = await openAdvisers(suite, { dir, root: gateRoot, cwd, env, signal, isLicensed: licensedBy(judges) })
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
      change: {
        ...(judging !== undefined && gateFacts(judging)),
        ...(run.look !== undefined && { look: run.look }),
      },
      today: isoDate(host.now()),
      signal,
      onGrade: (grade) => {
        scores.add(grade)
        // what an earlier run paid for costs nothing now
        if (!stored.has(attemptName(grade))) budget.spend(grade)
      },
    })
  } finally {
    await asked.close()
  }
}
