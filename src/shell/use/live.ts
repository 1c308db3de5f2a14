import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { namesInForce } from '../../attempt/isolation/isolation.ts'
import { networkNote } from '../../attempt/isolation/require.ts'
import { type PlannedAttempt, planAttempts } from '../../attempt/plan.ts'
import { checkAttempts, runAttempts } from '../../attempt/run.ts'
import type { Progress as AttemptProgress, AttemptWorld } from '../../attempt/world.ts'
import { type Evaluation, evaluate } from '../../evaluate.ts'
import type { JudgeFact } from '../../grade/judge/lock.ts'
import type { Report } from '../../report/types.ts'
import { type ModelMode, Models } from '../../suite/schema/models.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { newRunId, type RunFile } from '../../trace/run-file.ts'
import { openRun, type RunWriter } from '../../trace/store/write.ts'
import { openAdvisers, withReachableTiers } from './advisers.ts'
import { writeArtefacts } from './artefacts.ts'
import { type Comparison, findBaseline } from './baseline.ts'
import { defaultDirectory } from './directory.ts'
import { judgeFacts, keepLock, licensedBy, readLockBeside } from './licences.ts'
import { mcpBridge } from './mcp-bridge.ts'
import { replaySuite } from './replay.ts'
import { checkTaskNames, loadSuiteFile } from './suite.ts'
import { gradingOf, isoDate, NOTHING_TO_COMPARE, runInfo } from './world.ts'

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
}

/** Makes the attempts of a suite in a new run directory, grades and judges them, and writes what was found. */
export async function runSuite(request: LiveRequest, host: LiveHost): Promise<LiveResult> {
  const { cwd } = host
  const loaded = loadSuiteFile(request.suite, cwd)
  const { suite, note } = withReachableTiers(withModels(await replaySuite(loaded, cwd), request.models), host.env)
  if (note !== undefined) host.onNote?.(note)
  checkTaskNames(suite, request.tasks)
  const now = host.now()
  const comparison = request.gate ? await findBaseline(suite.name, request.baseline, { cwd, now }) : undefined
  const bridge = mcpBridge(host.home)
  const scratch = await mkdtemp(join(tmpdir(), 'turngate-'))
  try {
    const isLive = suite.agent.kind !== 'replay'
    const isolation = isLive ? await namesInForce({ suite, root: loaded.root, scratch }) : []
    const run = describeRun(suite, request, host, { now, isolation })
    const dir = request.out === undefined ? await defaultDirectory(cwd, run.id) : resolve(cwd, request.out)
    const world = {
      suite,
      root: loaded.root,
      scratch,
      // earlier runs stand beside this one
      hidden: [request.out === undefined ? dirname(dir) : dir],
      concurrency: run.concurrency,
      hostEnv: host.env,
      signal: host.signal,
      onProgress: host.onProgress,
      ...(bridge !== undefined && { mcpBridge: bridge }),
    }
    // what cannot run is said before anything is written
    await checkAttempts(planAttempts({ tasks: suite.tasks, attempts: run.attempts, seed: run.seed }), world)
    const closing = isLive ? await networkNote(suite) : undefined
    if (closing !== undefined) host.onNote?.(closing)
    const writer = await openRun(dir, run)
    await writer.writeFile('suite.json', `${JSON.stringify(suite, null, 1)}\n`)
    const lock = readLockBeside(loaded.root)
    await keepLock(lock, (name, text) => writer.writeFile(name, text))
    const evaluation = await measure({
      judges: judgeFacts(suite, lock),
      world,
      dir,
      run,
      writer,
      comparison,
      request,
      host,
    })
    await writer.close({ finished_at: host.now().toISOString(), interrupted: host.signal.aborted })
    const report = await writeArtefacts({
      evaluation,
      suite,
      dir,
      cwd,
      writeFile: (name, text) => writer.writeFile(name, text),
      ...(comparison !== undefined && { comparison }),
    })
    return { evaluation, report, suite, dir }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function withModels(suite: Suite, mode: ModelMode | undefined): Suite {
  if (mode === undefined) return suite
  const models = { ...(suite.sandbox.models ?? Models.parse({})), mode }
  return { ...suite, sandbox: { ...suite.sandbox, models } }
}

interface Measurement {
  readonly judges: readonly JudgeFact[]
  readonly world: AttemptWorld
  readonly dir: string
  readonly run: RunFile
  readonly writer: RunWriter
  readonly comparison: Comparison | undefined
  readonly request: LiveRequest
  readonly host: LiveHost
}

async function measure({
  judges,
  world,
  dir,
  run,
  writer,
  comparison,
  request,
  host,
}: Measurement): Promise<Evaluation> {
  const { suite, root } = world
  const { cwd, env, signal } = host
  const asked = await openAdvisers(suite, { dir, root, cwd, env, signal, isLicensed: licensedBy(judges) })
  async function* made(plan: readonly PlannedAttempt[]): AsyncGenerator<Attempt> {
    host.onPlan(plan.length)
    for await (const attempt of runAttempts(plan, world)) {
      await writer.append(attempt)
      yield attempt
    }
  }
  try {
    return await evaluate({
      suite,
      run: runInfo(run, judges),
      ...(request.tasks !== undefined && { only: request.tasks }),
      attempts: made,
      canRunMore: request.gate && suite.agent.kind !== 'replay',
      grading: gradingOf(suite),
      ...(asked.advisers !== undefined && { advisers: asked.advisers }),
      baseline: comparison?.baseline ?? NOTHING_TO_COMPARE,
      today: isoDate(host.now()),
      signal,
    })
  } finally {
    await asked.close()
  }
}

interface Circumstances {
  readonly now: Date
  readonly isolation: readonly string[]
}

function describeRun(suite: Suite, request: LiveRequest, host: LiveHost, { now, isolation }: Circumstances): RunFile {
  return {
    version: 1,
    id: newRunId(now, Math.random),
    suite: suite.name,
    suite_file: suite.file,
    seed: request.seed ?? Math.floor(Math.random() * 2 ** 32),
    attempts: request.attempts ?? suite.attempts,
    tasks: suite.tasks.map((task) => task.id),
    turngate: host.version,
    fingerprints: suite.fingerprints,
    agent: suite.agent.kind,
    isolation: [...isolation],
    concurrency: request.concurrency ?? availableParallelism(),
    started_at: now.toISOString(),
    interrupted: false,
  }
}
