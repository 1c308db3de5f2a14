import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { UserError } from '../../errors.ts'
import type { JudgeLock } from '../../grade/judge/lock.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { AttemptRecord } from '../../trace/attempt.ts'
import { newRunId, type RunFile } from '../../trace/run-file.ts'
import { openRun, type RunWriter } from '../../trace/store/write.ts'
import { defaultDirectory, makeDefaultFolder } from './directory.ts'
import { failedTasks } from './failed-tasks.ts'
import { keepLock, readLockBeside } from './licences.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import { lockRun } from './run-lock.ts'
import type { LoadedSuite } from './suite.ts'

/** A run that can be started: nothing of it is written yet. */
export interface ReadyRun {
  readonly run: RunFile
  readonly lock: JudgeLock | undefined
  /** Absolute run directory. */
  readonly dir: string
  open(): Promise<OpenedDirectory>
}

export interface OpenedDirectory {
  readonly writer: RunWriter
  /** Attempts that need not be made, by their names. */
  readonly stored: ReadonlyMap<string, AttemptRecord>
  /** Gives the directory free for another process. */
  release(): void
}

/** What was checked out, and what it is judged by. */
export type Commits = Pick<RunFile, 'head' | 'base' | 'tree'>

/** What a run stands in. */
export interface RunPlace {
  /** Folder for what the run needs only while it goes on. */
  readonly scratch: string
  /** Names of what keeps its attempts apart. */
  readonly isolation: readonly string[]
}

/** A run of its own, in a new directory. */
export async function newRun(
  { suite, root, commits = {} }: LoadedSuite & { readonly commits?: Commits },
  request: LiveRequest,
  host: LiveHost,
  { isolation, scratch }: RunPlace,
): Promise<ReadyRun> {
  const only = await chosenTasks(suite, request, host)
  const run = { ...describeRun(suite, request, host, { only, isolation }), ...commits }
  const dir = request.out === undefined ? defaultDirectory(host.cwd, run.id) : resolve(host.cwd, request.out)
  const lock = readLockBeside(root)
  return {
    run,
    lock,
    dir,
    async open() {
      if (request.out === undefined) await makeDefaultFolder(host.cwd)
      const writer = await openRun(dir, run, async (write) => {
        await write('suite.json', `${JSON.stringify(suite, null, 1)}\n`)
        await keepLock(lock, write)
      }).catch(orResume)
      return { writer, stored: new Map(), release: await lockRun(dir, scratch) }
    },
  }
}

/** In the order of the suite; undefined: all. */
async function chosenTasks(suite: Suite, request: LiveRequest, host: LiveHost): Promise<readonly string[] | undefined> {
  const { tasks, onlyFailed } = request
  const failed = onlyFailed === undefined ? undefined : await failedTasks(onlyFailed, suite, tasks, host)
  const chosen = failed ?? tasks
  return chosen === undefined ? undefined : suite.tasks.map(({ id }) => id).filter((id) => chosen.includes(id))
}

function describeRun(
  suite: Suite,
  { seed, attempts, concurrency, shard }: LiveRequest,
  host: LiveHost,
  { only, isolation }: { readonly only: readonly string[] | undefined; readonly isolation: readonly string[] },
): RunFile {
  const now = host.now()
  return {
    version: 1,
    id: newRunId(now, Math.random),
    suite: suite.name,
    suite_file: suite.file,
    seed: seed ?? Math.floor(Math.random() * 2 ** 32),
    attempts: attempts ?? suite.attempts,
    tasks: suite.tasks.map((task) => task.id),
    ...(only !== undefined && { only: [...only] }),
    ...(shard !== undefined && { shard }),
    turngate: host.version,
    fingerprints: suite.fingerprints,
    agent: suite.agent.kind,
    isolation: [...isolation],
    concurrency: concurrency ?? availableParallelism(),
    started_at: now.toISOString(),
    interrupted: false,
  }
}

/** @throws what it is given; of a run that is there already it also says that one can go on with it */
function orResume(error: unknown): never {
  if (!(error instanceof UserError) || error.problems[0]?.code !== 'run-exists') throw error
  const hint = 'Name a new directory, or go on with that run by --resume; nothing was written.'
  throw new UserError({ ...error.problems[0], hint })
}
