import { UserError } from '../../../errors.ts'
import { RunSummaryFile } from '../../../summary/schema.ts'
import { apiOf, type Context } from '../context.ts'
import { badInput } from '../inputs/readers.ts'
import { gateArtifact } from '../publish/artifact-names.ts'
import { checkNameOf } from '../publish/check-name.ts'
import { ownCheckRun, scopeOf } from '../publish/check-run.ts'
import type { Subject } from '../subject.ts'
import { type KeptRun, keptRuns, readArtifactFile } from './artifacts.ts'
import type { Api } from './client.ts'
import { statusOf } from './failure.ts'

/** Milliseconds to find an earlier run in: a server that hangs must not hold up what is to be measured. */
const LOOKING = 20_000

/** Milliseconds to fetch an artifact in. */
export const FETCHING = 120_000

/**
 * The newest run before this one that measured the same commit for the same gate: an earlier attempt of this workflow run,
 * or the run that wrote the check run on the commit; where check runs cannot be read, a run of the same workflow.
 * Undefined where there was none, or none that kept what it measured.
 * @throws UserError where there was one and its artifacts cannot be read
 */
export async function earlierRun(context: Context, subject: Subject, suiteName: string): Promise<KeptRun | undefined> {
  const { inputs, runner } = context
  const { head, readOnly } = subject
  const api = apiOf(context, LOOKING)
  if (api === undefined || runner === undefined || head === undefined) return undefined
  const prefix = gateArtifact(inputs, subject)
  const own = runner.attempt > 1 ? await keptRuns(api, runner.run, prefix) : []
  const before = own.filter(({ attempt }) => attempt < runner.attempt)
  // what was measured since of this commit joined it, or was of another base
  if (before[0] !== undefined) return before[0]
  const checkName = checkNameOf(inputs, subject, suiteName)
  const wanted = { head, checkName, prefix, scope: scopeOf(inputs, subject) }
  // a token that only reads wrote no check run
  const other = readOnly ? undefined : await otherRun(api, wanted, context)
  return other?.run === runner.run ? undefined : other
}

interface Wanted {
  readonly head: string
  readonly checkName: string
  readonly prefix: string
  /** Base and suite that the check run must be of. */
  readonly scope: string
}

async function otherRun(api: Api, wanted: Wanted, context: Context): Promise<KeptRun | undefined> {
  const { head, checkName, prefix, scope } = wanted
  try {
    const check = await ownCheckRun(api, checkName, head)
    // another gate has written over the check run: what this one kept is there still
    if (check !== undefined && check.scope !== scope) return await sameWorkflow(api, wanted, context)
    if (check === undefined || check.run === context.runner?.run) return undefined
    const kept = await keptRuns(api, check.run, prefix)
    return kept.find(({ attempt }) => attempt <= check.attempt)
  } catch (error) {
    // whoever may not read check runs writes none
    if (error instanceof UserError || statusOf(error) !== 403) throw error
    return await sameWorkflow(api, wanted, context)
  }
}

/** Runs of one commit that are looked at. */
const MOST = 20

/** Only of this very workflow, since another could be one that a change adds to upload what it likes. */
async function sameWorkflow(
  api: Api,
  { head, prefix }: Wanted,
  { env, runner }: Context,
): Promise<KeptRun | undefined> {
  const own = /^[^/]+\/[^/]+\/(.+?)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')?.[1]
  try {
    const { data } = await api.client.request('GET /repos/{owner}/{repo}/actions/artifacts', {
      ...{ ...api.at, name: `${prefix}-1`, per_page: 100 },
    })
    const runs = data.artifacts.flatMap(({ workflow_run: run }) =>
      run?.head_sha === head && run.id !== undefined && run.id !== runner?.run ? [run.id] : [],
    )
    if (own === undefined) return undefined
    for (const run_id of [...new Set(runs)].sort((a, b) => b - a).slice(0, MOST)) {
      const { data: run } = await api.client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        ...{ ...api.at, run_id },
      })
      if (run.path.split('@')[0] === own) return (await keptRuns(api, run_id, prefix))[0]
    }
    return undefined
  } catch (error) {
    if (statusOf(error) === 403) return undefined
    throw error
  }
}

/**
 * Tasks with a failed attempt in an earlier workflow run of this gate; of `among`, where that is given.
 * @throws UserError where that run left no results, or nothing failed in it
 */
export async function failedTasksOf(
  context: Context,
  of: number | 'latest',
  subject: Subject,
  suiteName: string,
): Promise<readonly string[]> {
  const api = apiOf(context, FETCHING)
  const { inputs } = context
  if (api === undefined) throw badInput('failed-of', 'without a token the earlier run cannot be read')
  const run = of === 'latest' ? (await earlierRun(context, subject, suiteName))?.run : of
  if (run === undefined) {
    throw badInput('failed-of', 'this commit has no earlier run of this gate', 'Give the id of a workflow run.')
  }
  const text = await readArtifactFile(api, run, gateArtifact(inputs, subject), 'summary.json')
  const failed = failedIn(text).filter((id) => inputs.tasks?.includes(id) ?? true)
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
