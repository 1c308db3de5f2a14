import { validateHeaderValue } from 'node:http'
import { type Problem, UserError } from '../../../errors.ts'
import { fillHeader, variablesIn } from '../../../suite/header-template.ts'
import type { PlannedAttempt } from '../../plan.ts'
import { isWithheld } from '../../sandbox/environment.ts'
import type { AttemptWorld } from '../../world.ts'
import { commandProblems } from '../command/check.ts'
import { checkTurns } from '../dialog/check-turns.ts'
import type { AgentOf } from '../types.ts'

export async function checkHttp(
  agent: AgentOf<'http'>,
  plan: readonly PlannedAttempt[],
  world: AttemptWorld,
): Promise<void> {
  checkTurns(plan, world.suite.file)
  const problems = [
    ...(agent.start === undefined ? [] : await commandProblems(agent.start, 'agent.start', world)),
    ...Object.entries(agent.headers ?? {}).flatMap(([name, template]) => headerProblems(name, template, world)),
  ]
  if (problems.length > 0) throw new UserError(problems)
}

function headerProblems(name: string, template: string, { suite, hostEnv }: AttemptWorld): Problem[] {
  const place = { file: suite.file, key: `agent.headers.${name}` }
  const unset = variablesIn(template).filter((variable) => isWithheld(variable) || (hostEnv[variable] ?? '') === '')
  if (unset.length > 0) {
    return unset.map((variable) => {
      const message = isWithheld(variable)
        ? `The header \`${name}\` names ${variable}, which no agent is given.`
        : `The header \`${name}\` needs ${variable}, which is not set.`
      return { ...place, code: 'no-variable', message, hint: 'Set a variable that `sandbox.env` lists.' }
    })
  }
  try {
    validateHeaderValue(name, fillHeader(template, hostEnv))
    return []
  } catch {
    const message = `The value of the header \`${name}\` has a line end or another character that no header may have.`
    return [{ ...place, code: 'bad-header', message, hint: 'Look at the variables that it names.' }]
  }
}
