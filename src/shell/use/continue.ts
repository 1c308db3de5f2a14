import { type Problem, UserError } from '../../errors.ts'
import { newRunId, type RunFile } from '../../trace/run-file.ts'
import { isMeasured } from '../../trace/store/write.ts'
import { copiedRun } from './copied-run.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import { type Commits, newRun, type ReadyRun, type RunPlace } from './ready-run.ts'
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
  place: RunPlace,
): Promise<ReadyRun> {
  const { cwd, now } = host
  const label = request.earlier ?? ''
  const opened = await openStoredRun(label, cwd)
  const { stored, suite: kept } = opened
  const earlier = stored.run
  const { finished_at: _f, base: _b, head: _h, ...plan } = earlier
  const time = now()
  const run: RunFile = {
    ...plan,
    ...commits,
    ...{ id: newRunId(time, Math.random), attempts: earlier.attempts + (request.attempts ?? suite.attempts) },
    ...{ look: (earlier.look ?? 1) + 1, started_at: time.toISOString(), interrupted: false },
    concurrency: request.concurrency ?? earlier.concurrency,
    // what holds for every attempt
    isolation: earlier.isolation.filter((name) => place.isolation.includes(name)),
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
  return copiedRun(opened, { run, suite }, request, host, place)
}

/**
 * The same where the earlier run can be joined; else a run of its own, and the reader is told why. For runs that nobody
 * named: whatever was measured of the commit before.
 */
export async function continuedOrNewRun(
  loaded: LoadedSuite & { readonly commits?: Commits },
  request: LiveRequest,
  host: LiveHost,
  place: RunPlace,
): Promise<ReadyRun> {
  const { earlier: label = '', seed: _, ...rest } = request
  try {
    const { stored } = await openStoredRun(label, host.cwd)
    if (!stored.records.some(isMeasured)) throw new UserError(refusal('what it measured: nothing', label))
    // its run seed is kept: the new attempts have numbers of their own
    return await continuedRun(loaded, { ...rest, earlier: label }, host, place)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    host.onNote?.(`earlier attempts are not joined: ${error.problems.map(({ message }) => message).join(' ')}`)
    const { seed } = request
    return newRun(loaded, { ...rest, ...(seed !== undefined && { seed }) }, host, place)
  }
}

/** Where neither run knows its commits, the fingerprints have to do. */
export function commitDifferences(earlier: Commits, { head, base, tree }: Commits): string[] {
  return [
    // equal files are equal, whichever commit holds them: a merge is made anew for the same two parents
    ...(earlier.head === head || (tree !== undefined && earlier.tree === tree)
      ? []
      : [`the commit of the change (${shown(earlier.head)}, ${shown(head)})`]),
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
