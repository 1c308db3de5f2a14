import { dirname, join } from 'node:path'
import { type Problem, UserError } from '../../../errors.ts'
import type { Task } from '../../../suite/schema/task.ts'
import type { PlannedAttempt } from '../../plan.ts'

/** @throws UserError when a planned task has nothing to ask the agent */
export function checkTurns(plan: readonly PlannedAttempt[], suiteFile: string): void {
  const problems = [...new Set(plan.map(({ task }) => task))].flatMap((task) => noTurnProblems(task, suiteFile))
  if (problems.length > 0) throw new UserError(problems)
}

export function noTurnProblems(task: Task, suiteFile: string): Problem[] {
  if (task.turns.length > 0) return []
  const place = { file: join(dirname(suiteFile), task.source.file), line: task.source.line }
  const message = `Task \`${task.id}\` has no user turn, so there is nothing to ask the agent.`
  return [{ ...place, code: 'no-user-turn', message, hint: 'Give it `input` or `turns`.' }]
}
