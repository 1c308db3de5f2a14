import { isAbsolute, relative, sep } from 'node:path'
import { redactorOf } from '../use/secrets.ts'
import { suiteFileOf } from '../use/suite.ts'
import { readVersion } from '../version.ts'
import { type Context, problemsOf } from './context.ts'
import { readEvent } from './event/event.ts'
import { modeOf } from './event/mode.ts'
import { type Inputs, readInputs, readPlace } from './inputs/inputs.ts'
import { badInput } from './inputs/readers.ts'
import { type Log, openLog } from './log.ts'
import { gate } from './modes/gate.ts'
import { merge } from './modes/merge.ts'
import { publish } from './modes/publish.ts'
import { publishProblems } from './modes/publish-run.ts'
import { refresh } from './modes/refresh.ts'
import { writeOutputs } from './outputs.ts'
import { problemPage } from './publish/page.ts'
import { publishSummary } from './publish/summary.ts'
import { readRunner } from './runner.ts'
import { type Subject, subjectOf } from './subject.ts'

export interface ActionHost {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** The folder that holds `action.yml`. */
  readonly home: string
  readonly signal: AbortSignal
  readonly readInput: (name: string) => string
}

/** Inputs and event → mode → exit code. Never throws. */
export async function runAction(host: ActionHost): Promise<number> {
  const { env, cwd, readInput } = host
  const log = openLog(redactorOf(env))
  try {
    return await runMode(contextOf(host, readInputs(readInput), log))
  } catch (error) {
    return await tell(host, log, error).catch(() => {
      for (const problem of problemsOf(error, cwd)) log.error(problem)
      writeOutputs({ verdict: 'could_not_run' }, env.GITHUB_OUTPUT, log)
      return 2
    })
  }
}

async function runMode(context: Context): Promise<number> {
  refuseOutside(context)
  switch (modeOf(context.event, context.inputs.mode)) {
    case 'gate':
    case 'advise':
      return await gate(context)
    case 'refresh':
      return await refresh(context)
    case 'merge':
      return await merge(context)
    case 'publish':
      return await publish(context)
  }
}

/** What lies elsewhere is in no commit: nothing of it could be judged. */
function refuseOutside({ inputs: { suite }, cwd }: Context): void {
  const path = relative(cwd, suiteFileOf(suite, cwd))
  if (!isAbsolute(path) && path.split(sep)[0] !== '..') return
  const hint = 'Name the suite by its path from the root of the checkout, such as `evals/suite.yaml`.'
  throw badInput('suite', `\`${suite}\` leads out of the repository`, hint)
}

function contextOf({ env, cwd, home, signal }: ActionHost, inputs: Inputs, log: Log): Context {
  const runner = readRunner(env)
  return {
    ...{ inputs, event: readEvent(env), env, cwd, home, signal, log },
    version: readVersion(home),
    ...(runner !== undefined && { runner }),
  }
}

/** Where the results would have been, as far as inputs and event can be read; always in the job summary. */
async function tell(host: ActionHost, log: Log, error: unknown): Promise<number> {
  const { env, cwd, readInput } = host
  let context: Context
  try {
    context = contextOf(host, readPlace(readInput), log)
  } catch {
    const page = problemPage(problemsOf(error, cwd), readInput('suite'))
    publishSummary(page, env.GITHUB_STEP_SUMMARY, redactorOf(env).text)
    throw error
  }
  return publishProblems(context, await subjectToTell(context), error)
}

/** A push to the default branch refreshes: it judges no commit. */
async function subjectToTell(context: Context): Promise<Subject> {
  const { event } = context
  if (event.kind === 'push' && event.isDefault) return { readOnly: false }
  return subjectOf(context).catch((): Subject => ({ readOnly: false }))
}
