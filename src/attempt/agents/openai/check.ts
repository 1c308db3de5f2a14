import { resolve } from 'node:path'
import { type Problem, UserError } from '../../../errors.ts'
import { traceName } from '../../../suite/tool-names.ts'
import { isFile } from '../../command-line.ts'
import { reachOf } from '../../models/reach.ts'
import type { PlannedAttempt } from '../../plan.ts'
import type { AttemptWorld } from '../../world.ts'
import { checkTurns } from '../dialog/check-turns.ts'
import type { AgentOf } from '../types.ts'
import { modelsOf } from './models.ts'

export async function checkOpenai(
  agent: AgentOf<'openai'>,
  plan: readonly PlannedAttempt[],
  { suite, root, hostEnv }: AttemptWorld,
): Promise<void> {
  checkTurns(plan, suite.file)
  const problems: Problem[] = []
  if (agent.system !== undefined && !(await isFile(resolve(root, agent.system)))) {
    const message = `The system prompt was not found: there is no file \`${agent.system}\` in the suite's folder.`
    const hint = "Name it relative to the suite's folder."
    problems.push({ code: 'agent-not-found', file: suite.file, key: 'agent.system', message, hint })
  }
  const models = modelsOf(agent, suite)
  const { missing } = reachOf('openai', models, hostEnv)
  if (missing !== undefined && models.mode !== 'replay') {
    const message = `The agent's model needs a key, and ${missing} is not set.`
    const hint = 'Set it, name another variable with `key`, or give a `base_url` that wants none.'
    problems.push({ code: 'no-key', file: suite.file, key: 'agent.key', message, hint })
  }
  problems.push(...longNames(suite))
  if (problems.length > 0) throw new UserError(problems)
}

/** What providers accept as the name of a function. */
const MOST_NAME = 64

function longNames({ tools, file }: AttemptWorld['suite']): Problem[] {
  return tools.map(traceName).flatMap((name) => {
    if (name.length <= MOST_NAME) return []
    const message = `The model would be shown the tool \`${name}\`, and providers accept ${MOST_NAME} characters.`
    const hint = 'Give the tool or its server a shorter name.'
    return [{ code: 'tool-name-too-long', file, key: 'sandbox.tools', message, hint }]
  })
}
