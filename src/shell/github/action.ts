import { redactorOf } from '../use/secrets.ts'
import { readVersion } from '../version.ts'
import { type Context, problemsOf } from './context.ts'
import { readEvent } from './event/event.ts'
import { modeOf } from './event/mode.ts'
import { readInputs } from './inputs/inputs.ts'
import { openLog } from './log.ts'
import { gate } from './modes/gate.ts'
import { merge } from './modes/merge.ts'
import { publish } from './modes/publish.ts'
import { refresh } from './modes/refresh.ts'
import { writeOutputs } from './outputs.ts'
import { readRunner } from './runner.ts'

export interface ActionHost {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  /** The folder that holds `action.yml`. */
  readonly home: string
  readonly signal: AbortSignal
  readonly readInput: (name: string) => string
}

/** Inputs and event → mode → exit code. Never throws. */
export async function runAction({ env, cwd, home, signal, readInput }: ActionHost): Promise<number> {
  const log = openLog(redactorOf(env))
  try {
    const inputs = readInputs(readInput)
    const event = readEvent(env)
    const runner = readRunner(env)
    const context: Context = {
      ...{ inputs, event, env, cwd, signal, log },
      version: readVersion(home),
      ...(runner !== undefined && { runner }),
    }
    switch (modeOf(event, inputs.mode)) {
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
  } catch (error) {
    for (const problem of problemsOf(error, cwd)) log.error(problem)
    writeOutputs({ verdict: 'could_not_run' }, env.GITHUB_OUTPUT, log)
    return 2
  }
}
