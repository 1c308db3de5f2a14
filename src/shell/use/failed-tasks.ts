import { type Problem, UserError } from '../../errors.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { LiveHost } from './live.ts'
import { evaluateStored, openStoredRun } from './stored.ts'

/**
 * Tasks of which an earlier run holds an attempt that failed; of `among`, where that is given.
 * @throws UserError when it is a run of another suite, or there are none
 */
export async function failedTasks(
  dir: string,
  suite: Suite,
  among: readonly string[] | undefined,
  { cwd, now, onNote }: Pick<LiveHost, 'cwd' | 'now' | 'onNote'>,
): Promise<string[]> {
  const { summary } = await evaluateStored(await openStoredRun(dir, cwd), { now: now() })
  if (summary.suite !== suite.name) throw new UserError(otherSuite(summary.suite, suite.name, dir))
  const failed = summary.tasks.filter((task) => task.passed < task.measured).map(({ id }) => id)
  const known = failed.filter((id) => suite.tasks.some((task) => task.id === id))
  const gone = failed.filter((id) => !known.includes(id))
  const chosen = known.filter((id) => among?.includes(id) ?? true)
  if (gone.length > 0) onNote?.(`tasks that failed and that the suite has no more: ${gone.join(', ')}`)
  if (chosen.length === 0) throw new UserError(nothingFailed(dir, among))
  onNote?.(`tasks that failed in ${dir}: ${chosen.join(', ')}`)
  return chosen
}

function otherSuite(found: string, wanted: string, file: string): Problem {
  return {
    code: 'other-suite',
    message: `this run is of suite \`${found}\`, not of \`${wanted}\`.`,
    file,
    hint: 'Name a run of the same suite with --only-failed.',
  }
}

function nothingFailed(file: string, among: readonly string[] | undefined): Problem {
  const which = among === undefined ? 'no task' : `none of ${among.join(', ')}`
  return {
    code: 'nothing-failed',
    message: `${which} failed in this run, so there is nothing to run.`,
    file,
    hint: 'Attempts that were not measured are made by --resume.',
  }
}
