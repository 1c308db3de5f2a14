import { relative } from 'node:path'
import { UserError } from '../../../errors.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { blameBase } from '../../use/change/blame-base.ts'
import { type LiveRequest, type LiveResult, runSuite } from '../../use/live.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { isAffected } from '../affected.ts'
import { failedTasksOf } from '../api/earlier-run.ts'
import type { Context } from '../context.ts'
import { type Fetched, fetchEarlier } from '../earlier.ts'
import { badInput } from '../inputs/readers.ts'
import { openLog } from '../log.ts'
import { writeOutputs } from '../outputs.ts'
import { publishArtifact } from '../publish/artifact.ts'
import { runArtifact } from '../publish/artifact-names.ts'
import { fetchReusable } from '../reusable.ts'
import { type Subject, subjectOf } from '../subject.ts'
import { tightened } from '../tighten.ts'
import { publishProblems, publishRun, publishUnaffected } from './publish-run.ts'

/** Runs the suite, judges it, publishes what was found. Gives the exit code, which no publication changes. */
export async function gate(context: Context): Promise<number> {
  const { log } = context
  const subject = await subjectOf(context)
  try {
    if (!(await isAffected(context))) return await publishUnaffected(context, subject)
    await using earlier = await earlierOf(context, subject)
    await using equal = earlier === undefined ? await equalOf(context, subject) : undefined
    const before = {
      ...(earlier !== undefined && { earlier: earlier.dir, orNew: true }),
      ...(equal !== undefined && { reuse: equal.dir }),
    }
    const result = await runSuite(
      { ...(await liveRequest(context, subject)), ...before },
      {
        ...context,
        now: () => new Date(),
        onNote: (note) => log.line(`note: ${note}`),
        onPlan: (attempts) => log.line(`${attempts} attempts planned`),
        onProgress: () => {},
      },
    )
    if (!result.isGated) return await keepShard(context, subject, result)
    return await publishRun(context, subject, { ...result, summary: result.evaluation.summary })
  } catch (error) {
    const told = subject.base === undefined ? error : await blameBase(error, subject.base, context)
    return publishProblems(context, subject, told)
  }
}

/** A whole run of a change adds to what was measured of it before: running again must not clear a red. */
async function earlierOf(context: Context, subject: Subject): Promise<Fetched | undefined> {
  const { tasks, failedOf, shard, suite } = context.inputs
  if (subject.base === undefined || tasks !== undefined || failedOf !== undefined || shard !== undefined)
    return undefined
  return fetchEarlier(context, subject, loadSuiteFile(suite, context.cwd).suite.name)
}

/** A merge group often holds just the files that its pull request was measured with. */
async function equalOf({ event, inputs, cwd, ...rest }: Context, subject: Subject): Promise<Fetched | undefined> {
  const { tasks, failedOf, shard } = inputs
  if (event.kind !== 'merge_group' || tasks !== undefined || failedOf !== undefined || shard !== undefined)
    return undefined
  const { suite } = loadSuiteFile(inputs.suite, cwd)
  const context = { event, inputs, cwd, ...rest }
  return suite.policy.reuse ? fetchReusable(context, event.head, suite.name, subject) : undefined
}

async function liveRequest(context: Context, subject: Subject): Promise<LiveRequest> {
  const { inputs, cwd } = context
  const { base } = subject
  const { suite, attempts, tasks, failedOf, concurrency, seed, baseline, models, budget, shard } = inputs
  if (shard !== undefined && seed === undefined) {
    throw badInput(
      'shard',
      'all shards of a run have the same seed, and `seed` is empty',
      'Give `seed`, such as the id of the workflow run.',
    )
  }
  const chosen =
    failedOf === undefined
      ? tasks
      : await failedTasksOf(context, failedOf, subject, loadSuiteFile(suite, cwd).suite.name)
  return {
    suite,
    gate: true,
    adjust: (read: Suite) => tightened(read, inputs),
    ...(base !== undefined && { base }),
    ...(attempts !== undefined && { attempts }),
    ...(chosen !== undefined && { tasks: chosen }),
    ...(concurrency !== undefined && { concurrency }),
    ...(seed !== undefined && { seed }),
    ...(baseline !== undefined && { baseline }),
    ...(models !== undefined && { models }),
    ...(budget !== undefined && { budget }),
    ...(shard !== undefined && { shard }),
  }
}

/** One part of a run is kept for the job that merges all of them, and judges nothing. */
async function keepShard(
  context: Context,
  subject: Subject,
  { dir, redactor, evaluation }: LiveResult,
): Promise<number> {
  const { cwd, env, runner, inputs } = context
  const log = openLog(redactor)
  writeOutputs({ verdict: 'measured', 'run-dir': relative(cwd, dir) || '.' }, env.GITHUB_OUTPUT, log)
  log.line(`shard ${inputs.shard?.index}/${inputs.shard?.of} is measured: mode merge judges all of them`)
  if (runner !== undefined && inputs.artifact) {
    const done = await publishArtifact({ name: runArtifact(inputs, subject, runner.attempt), dir }, runner)
    if (done.kind === 'failed') {
      // without its part, the merging job has no verdict: this is no mere publication
      throw new UserError({
        code: 'shard-lost',
        message: `the shard could not be uploaded: ${done.why}.`,
        hint: 'Run this job again.',
      })
    }
    writeOutputs({ 'artifact-url': done.kind === 'published' ? done.url : '' }, env.GITHUB_OUTPUT, log)
  }
  return evaluation.summary.tasks.some((task) => task.measured > 0) ? 0 : 3
}
