import { readdir, rm, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { type Problem, UserError } from '../../errors.ts'
import { attemptName, RunFile } from '../../trace/run-file.ts'
import { ATTEMPTS_FILE, RUN_FILE } from '../../trace/store/layout.ts'
import { readRunFile } from '../../trace/store/read.ts'
import { repairRun } from '../../trace/store/repair.ts'
import { isMeasured, reopenRun } from '../../trace/store/write.ts'
import { readKeptLock } from './licences.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import { problemText } from './problem-text.ts'
import { newRun, type ReadyRun, type RunPlace } from './ready-run.ts'
import { LOCK_FILE, lockRun } from './run-lock.ts'
import { planDifferences } from './same-plan.ts'
import { openStoredRun } from './stored.ts'
import type { LoadedSuite } from './suite.ts'

/**
 * A run that did not come to its end: what is missing, and what was not measured, can still be made.
 * @throws UserError when the suite is not what the run was made with, or a process is still at it
 */
export async function resumedRun(
  { suite, root }: LoadedSuite,
  request: LiveRequest,
  host: LiveHost,
  place: RunPlace,
): Promise<ReadyRun> {
  const { cwd } = host
  const dir = await directoryOf(request, suite.name, cwd)
  const label = relative(cwd, dir) || '.'
  if (await isCutStart(dir)) {
    host.onNote?.(`${label} was ended before its first attempt: the run starts from the beginning`)
    for (const name of await readdir(dir)) await rm(join(dir, name))
    return newRun({ suite, root }, { ...request, out: dir }, host, place)
  }
  const { stored, suite: kept } = await openStoredRun(dir, cwd)
  const { run } = stored
  if (run.agent.startsWith('import:')) throw new UserError(imported(label))
  const now: RunFile = {
    ...run,
    ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: host.version },
    ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
  }
  const problems = [
    ...planDifferences({ run, suite: kept }, { run: now, suite }).map(
      (what) => `${what} changed since it was started.`,
    ),
    ...optionDifferences(run, request),
  ]
  if (problems.length > 0) throw new UserError(problems.map((what) => refusal(what, label)))
  return {
    run,
    lock: await readKeptLock(dir),
    dir,
    async open() {
      // before anything is mended: a run that goes on has half-written files of its own
      const release = await lockRun(dir, place.scratch)
      const { records, repairs } = await repairRun(dir)
      for (const repair of repairs) host.onNote?.(`repaired: ${problemText(repair, cwd)}`)
      const measured = records.filter(isMeasured)
      host.onNote?.(`${measured.length} attempts of ${label} are kept`)
      return {
        writer: await reopenRun(dir, run, records),
        stored: new Map(measured.map((record) => [attemptName(record), record])),
        release,
      }
    },
  }
}

/** The one that is named, or the newest of this suite that did not come to its end, or the newest. */
async function directoryOf({ resume, out }: LiveRequest, suite: string, cwd: string): Promise<string> {
  if (typeof resume === 'string') return resolve(cwd, resume)
  if (out !== undefined) return resolve(cwd, out)
  const folder = join(cwd, '.turngate', 'runs')
  const names = await readdir(folder).catch(() => [])
  let newest: string | undefined
  for (const name of names.sort().reverse()) {
    const run = await readPlan(join(folder, name))
    if (run?.suite !== suite || run.agent.startsWith('import:')) continue
    if (run.finished_at === undefined || run.interrupted) return join(folder, name)
    newest ??= join(folder, name)
  }
  if (newest !== undefined) return newest
  throw new UserError({
    code: 'nothing-to-resume',
    message: `there is no run of suite \`${suite}\` to go on with.`,
    file: relative(cwd, folder),
    hint: 'Name its directory: --resume RUN_DIR.',
  })
}

async function readPlan(dir: string): Promise<RunFile | undefined> {
  try {
    return RunFile.parse(JSON.parse((await readRunFile(dir, 'run.json')) ?? ''))
  } catch {
    return undefined
  }
}

/** A run that was ended between its first file and `run.json`, which is written when all else is there. */
async function isCutStart(dir: string): Promise<boolean> {
  const names = await readdir(dir).catch(() => [])
  const isEmpty = await stat(join(dir, ATTEMPTS_FILE)).then(
    ({ size }) => size === 0,
    () => false,
  )
  return isEmpty && names.every((name) => STARTING.has(name.replace(/\.part$/, '')) && name !== RUN_FILE)
}

const STARTING: ReadonlySet<string> = new Set([ATTEMPTS_FILE, RUN_FILE, 'suite.json', 'licences.json', LOCK_FILE])

/** Options that say something else than the run. */
function optionDifferences(run: RunFile, { seed, attempts, tasks, shard }: LiveRequest): string[] {
  const only = run.only ?? run.tasks
  const isOther = tasks !== undefined && (tasks.length !== only.length || tasks.some((id) => !only.includes(id)))
  const isOtherShard = shard !== undefined && (shard.index !== run.shard?.index || shard.of !== run.shard?.of)
  const ownShard = run.shard === undefined ? 'no shard' : `shard ${run.shard.index}/${run.shard.of}`
  return [
    ...(seed === undefined || seed === run.seed ? [] : [`its run seed is ${run.seed}, not ${seed}.`]),
    ...(attempts === undefined || attempts === run.attempts
      ? []
      : [`it makes ${run.attempts} attempts per task, not ${attempts}.`]),
    ...(isOther ? [`its tasks are ${only.join(', ')}, not ${tasks.join(', ')}.`] : []),
    ...(isOtherShard ? [`it is ${ownShard}, not shard ${shard.index}/${shard.of}.`] : []),
  ]
}

function refusal(why: string, file: string): Problem {
  return {
    code: 'resume-changed',
    message: `this run cannot be resumed: ${why}`,
    file,
    hint: 'Undo that, or start a new run.',
  }
}

function imported(file: string): Problem {
  return {
    code: 'resume-import',
    message: 'this run was imported, so there is no agent to go on with.',
    file,
    hint: 'Name a directory that `turngate run` wrote.',
  }
}
