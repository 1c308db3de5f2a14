import { UserError } from '../../../errors.ts'
import { RunSummaryFile } from '../../../summary/schema.ts'
import { apiOf, type Context } from '../context.ts'
import { badInput } from '../inputs/readers.ts'
import { gateArtifact } from '../publish/artifact-names.ts'
import { readArtifactFile } from './artifacts.ts'

/** Milliseconds to fetch an artifact in. */
const FETCHING = 120_000

/**
 * Tasks with a failed attempt in an earlier workflow run of this gate; of `among`, where that is given.
 * @throws UserError where that run left no results, or nothing failed in it
 */
export async function failedTasksOf(
  context: Context,
  run: number,
  among?: readonly string[],
): Promise<readonly string[]> {
  const api = apiOf(context, FETCHING)
  if (api === undefined) throw badInput('failed-of', 'without a token the earlier run cannot be read')
  const text = await readArtifactFile(api, run, gateArtifact(context.inputs), 'summary.json')
  const failed = failedIn(text).filter((id) => among?.includes(id) ?? true)
  if (failed.length > 0) return failed
  throw new UserError({
    code: 'nothing-failed',
    message: `no task failed in run ${run}, so there is nothing to run.`,
    hint: 'Leave `failed-of` out.',
  })
}

function failedIn(text: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  const summary = RunSummaryFile.safeParse(value)
  if (!summary.success) throw badInput('failed-of', 'the summary of that run cannot be read')
  return summary.data.tasks.filter((task) => task.passed < task.measured).map((task) => task.id)
}
