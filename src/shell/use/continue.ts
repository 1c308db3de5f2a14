import { relative, resolve } from 'node:path'
import { type Problem, UserError } from '../../errors.ts'
import { attemptName, newRunId, type RunFile } from '../../trace/run-file.ts'
import { readAttempt, readRunFile } from '../../trace/store/read.ts'
import { isMeasured, openRun } from '../../trace/store/write.ts'
import { defaultDirectory, makeDefaultFolder } from './directory.ts'
import { keepLock, readKeptLock } from './licences.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import type { Commits, ReadyRun, RunPlace } from './ready-run.ts'
import { lockRun } from './run-lock.ts'
import { planDifferences } from './same-plan.ts'
import { openStoredRun } from './stored.ts'
import type { LoadedSuite } from './suite.ts'

/**
 * A rerun: it starts from the attempts of an earlier run of the same head, base and suite, makes as many again under
 * numbers of their own, and is judged over all of them.
 * @throws UserError when the earlier run is of anything else: its attempts would not be of one kind with the new ones
 */
export async function continuedRun(
  { suite, root: _, commits = {} }: LoadedSuite & { readonly commits?: Commits },
  request: LiveRequest,
  host: LiveHost,
  { scratch }: RunPlace,
): Promise<ReadyRun> {
  const { cwd, now } = host
  const label = request.earlier ?? ''
  const from = resolve(cwd, label)
  const { stored, suite: kept } = await openStoredRun(from, cwd)
  const earlier = stored.run
  const { finished_at: _f, base: _b, head: _h, ...plan } = earlier
  const time = now()
  const run: RunFile = {
    ...plan,
    ...commits,
    ...{ id: newRunId(time, Math.random), attempts: earlier.attempts + (request.attempts ?? suite.attempts) },
    ...{ look: (earlier.look ?? 1) + 1, started_at: time.toISOString(), interrupted: false },
    concurrency: request.concurrency ?? earlier.concurrency,
  }
  const facts = {
    ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: host.version },
    ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
  }
  const problems = [
    ...planDifferences({ run: earlier, suite: kept }, { run: { ...earlier, ...facts }, suite }),
    ...commitDifferences(earlier, commits),
    ...(earlier.only === undefined ? [] : ['the tasks: it made only some of them']),
    ...(earlier.shard === undefined ? [] : ['the tasks: it is a shard']),
    ...(request.seed === undefined || request.seed === earlier.seed ? [] : ['the run seed']),
  ]
  if (problems.length > 0) throw new UserError(problems.map((what) => refusal(what, label)))
  const lock = await readKeptLock(from)
  const dir = request.out === undefined ? defaultDirectory(cwd, run.id) : resolve(cwd, request.out)
  return {
    run,
    lock,
    dir,
    async open() {
      if (request.out === undefined) await makeDefaultFolder(cwd)
      const answers = await readRunFile(from, 'judgements.jsonl')
      const writer = await openRun(dir, run, async (write) => {
        await write('suite.json', `${JSON.stringify(suite, null, 1)}\n`)
        await keepLock(lock, write)
        if (answers !== undefined) await write('judgements.jsonl', answers)
      })
      const release = await lockRun(dir, scratch)
      const measured = stored.records.filter(isMeasured)
      for (const record of measured) await writer.append(await readAttempt(from, record))
      host.onNote?.(`${measured.length} attempts of ${relative(cwd, from) || '.'} are joined; this is look ${run.look}`)
      return { writer, release, stored: new Map(measured.map((record) => [attemptName(record), record])) }
    },
  }
}

/** Where neither run knows its commits, the fingerprints have to do. */
function commitDifferences(earlier: RunFile, { head, base }: Commits): string[] {
  return [
    ...(earlier.head === head ? [] : [`the commit of the change (${shown(earlier.head)}, ${shown(head)})`]),
    ...(earlier.base === base ? [] : [`the base (${shown(earlier.base)}, ${shown(base)})`]),
  ]
}

function shown(commit: string | undefined): string {
  return commit?.slice(0, 12) ?? 'none'
}

function refusal(what: string, file: string): Problem {
  return {
    code: 'continue-changed',
    message: `this run cannot be continued: it differs in ${what}.`,
    file,
    hint: 'Start a new run, without --continue.',
  }
}
