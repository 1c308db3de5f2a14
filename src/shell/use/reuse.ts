import { UserError } from '../../errors.ts'
import { newRunId, type RunFile } from '../../trace/run-file.ts'
import { copiedRun } from './copied-run.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import { type Commits, newRun, type ReadyRun, type RunPlace } from './ready-run.ts'
import { planDifferences } from './same-plan.ts'
import { type OpenedRun, openStoredRun } from './stored.ts'
import type { LoadedSuite } from './suite.ts'

/**
 * A run whose attempts were all made before, of equal files, agent and suite: they are judged anew and not made again. Where
 * the earlier run is of anything else, a run of its own, and the reader is told why.
 */
export async function reusedOrNewRun(
  loaded: LoadedSuite & { readonly commits?: Commits },
  request: LiveRequest,
  host: LiveHost,
  place: RunPlace,
): Promise<ReadyRun> {
  const { suite, commits = {} } = loaded
  const { reuse = '', ...rest } = request
  try {
    const opened = await openStoredRun(reuse, host.cwd)
    const problems = differences(opened, loaded, request, host)
    if (problems.length === 0) {
      const { finished_at: _, base: _base, ...plan } = opened.stored.run
      const time = host.now()
      const run: RunFile = {
        ...{ ...plan, ...commits, id: newRunId(time, Math.random) },
        ...{ started_at: time.toISOString(), interrupted: false },
      }
      return await copiedRun(opened, { run, suite }, rest, host, place)
    }
    host.onNote?.(`what was measured before is not reused: it differs in ${problems.join(', ')}`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    host.onNote?.(`what was measured before is not reused: ${error.problems.map(({ message }) => message).join(' ')}`)
  }
  return newRun(loaded, rest, host, place)
}

function differences(
  { stored, suite: kept }: OpenedRun,
  { suite, commits = {} }: LoadedSuite & { readonly commits?: Commits },
  { attempts = suite.attempts }: LiveRequest,
  { version }: LiveHost,
): string[] {
  const { run } = stored
  const facts = {
    ...{ suite: suite.name, tasks: suite.tasks.map(({ id }) => id), turngate: version },
    ...{ agent: suite.agent.kind, fingerprints: suite.fingerprints },
  }
  const isWhole = run.only === undefined && run.shard === undefined && run.finished_at !== undefined && !run.interrupted
  return [
    ...(commits.tree !== undefined && commits.tree === run.tree ? [] : ['the files that were checked out']),
    ...(isWhole ? [] : ['its extent: it is not a whole run']),
    ...(run.attempts >= attempts ? [] : [`the number of attempts per task (${run.attempts}, ${attempts})`]),
    ...planDifferences({ run, suite: kept }, { run: { ...run, ...facts }, suite }),
  ]
}
