import { realpathSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { changesOnlyBaselines } from '../../git/checked-out.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import { isZero } from '../../git/choose-base.ts'
import { fetchCommit } from '../../git/find-base.ts'
import { type Git, openGit } from '../../git/git.ts'
import { type LiveResult, runSuite } from '../../use/live.ts'
import { problemText } from '../../use/problem-text.ts'
import { type Refreshed, refreshBaseline } from '../../use/refresh.ts'
import { refreshWords } from '../../use/refresh-words.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { apiOf, type Context, problemsOf } from '../context.ts'
import type { Fetched } from '../earlier.ts'
import type { GitHubEvent } from '../event/event.ts'
import { outputsOf, writeOutputs } from '../outputs.ts'
import { publishArtifact } from '../publish/artifact.ts'
import { runArtifact } from '../publish/artifact-names.ts'
import { publishBaseline } from '../refresh/publish-baseline.ts'
import { fetchReusable } from '../reusable.ts'

/** Measures the default branch and lets the run enter the baseline. Gives the exit code. */
export async function refresh(context: Context): Promise<number> {
  const { env, cwd, log, inputs, signal } = context
  try {
    const git = openGit(cwd, env)
    const before = await beforeOf(context.event, git, context)
    if (before !== undefined && changesOnlyBaselines(git, before, 'HEAD')) {
      log.line('only baselines changed: there is nothing to measure')
      writeOutputs({ verdict: 'pass', 'exit-code': '0' }, env.GITHUB_OUTPUT, log)
      return 0
    }
    const { attempts, concurrency, seed, budget } = inputs
    await using equal = await equalOf(context)
    const result = await runSuite(
      {
        ...{ suite: inputs.suite, gate: false, recordCommit: true },
        ...(equal !== undefined && { reuse: equal.dir }),
        ...(attempts !== undefined && { attempts }),
        ...(concurrency !== undefined && { concurrency }),
        ...(seed !== undefined && { seed }),
        ...(budget !== undefined && { budget }),
      },
      {
        ...{ cwd, env, signal, version: context.version, now: () => new Date() },
        onNote: (note) => log.line(`note: ${note}`),
        onPlan: (planned) => log.line(`${planned} attempts planned`),
        onProgress: () => undefined,
      },
    )
    writeOutputs(outputsOf(result.report, result.evaluation.summary, result.dir, cwd), env.GITHUB_OUTPUT, log)
    const base: BaseQuestion | undefined = before === undefined ? undefined : { kind: 'push', before }
    return await enter(context, git, result, base)
  } catch (error) {
    for (const problem of problemsOf(error, cwd)) log.error(problem)
    writeOutputs({ verdict: 'could_not_run' }, env.GITHUB_OUTPUT, log)
    return 2
  }
}

/** What a pull request or its merge queue measured of the files that were merged. */
async function equalOf(context: Context): Promise<Fetched | undefined> {
  const { event, inputs, cwd } = context
  const { suite } = loadSuiteFile(inputs.suite, cwd)
  return event.kind === 'push' && suite.policy.reuse ? fetchReusable(context, event.after, suite.name) : undefined
}

/** The commit before the push; undefined for a first one, and where a forced push left none. */
async function beforeOf(event: GitHubEvent, git: Git, { log, signal }: Context): Promise<string | undefined> {
  if (event.kind !== 'push' || isZero(event.before)) return undefined
  try {
    return await fetchCommit(git, event.before, signal)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    log.line('the commit before this push is gone: everything counts as changed')
    return undefined
  }
}

async function enter(
  context: Context,
  git: Git,
  { dir, suite }: LiveResult,
  base: BaseQuestion | undefined,
): Promise<number> {
  const { env, cwd, log, inputs } = context
  const folder = relative(git.root, resolve(realpathSync(cwd), inputs.baseline ?? join('baselines', suite.name)))
  const host = { cwd, env, now: () => new Date() }
  const write = (at: string) =>
    refreshBaseline({ run: dir, dir: at, place: folder, ...(base !== undefined && { base }) }, host)
  const api = apiOf(context, REFRESHING)
  const branch = branchOf(context.event, env)
  if (inputs.refresh === 'artifact' || api === undefined || branch === undefined) {
    const refreshed = await write(join(git.root, folder))
    await keep(context, dir)
    log.line(refreshWords(refreshed, folder))
    return exitOf(refreshed)
  }
  const target = { api, git, branch, folder, way: inputs.refresh, refresh: write }
  const done = await publishBaseline(target).catch(async (error: unknown) => {
    await keep(context, dir)
    throw error
  })
  log.line(refreshWords(done.refreshed, folder))
  switch (done.kind) {
    case 'nothing':
      if (done.refreshed.plan.kind === 'refuse') {
        for (const problem of done.refreshed.plan.problems) log.error(problemText(problem, cwd))
      }
      return exitOf(done.refreshed)
    case 'committed':
    case 'proposed':
      log.line(`${done.kind}: ${done.url}`)
      return exitOf(done.refreshed)
    case 'failed': {
      // nothing that was measured is lost: the run is kept, and can be written by hand
      await keep(context, dir)
      log.error(
        `the baseline could not be written: ${done.why}. The run is kept as an artifact; \`turngate baseline refresh RUN_DIR\` writes it.`,
      )
      return 2
    }
  }
}

const REFRESHING = 300_000

async function keep({ inputs, runner, log }: Context, dir: string): Promise<void> {
  if (runner === undefined || !inputs.artifact) return
  const done = await publishArtifact({ name: runArtifact(inputs, {}, runner.attempt), dir }, runner)
  if (done.kind === 'failed') log.warning(`the run could not be kept as an artifact: ${done.why}.`)
}

function branchOf(event: GitHubEvent, env: Context['env']): string | undefined {
  const ref = event.kind === 'push' ? event.ref : env.GITHUB_REF
  return ref?.startsWith('refs/heads/') === true ? ref.slice('refs/heads/'.length) : undefined
}

/** Red while the default branch is regressed; 3 where nothing could be said. */
function exitOf({ plan }: Refreshed): number {
  if (plan.kind === 'refuse') return 3
  return plan.kind === 'write' && plan.why === 'regressed' ? 1 : 0
}
