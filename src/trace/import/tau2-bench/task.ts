import { isJsonObject } from '../../../json.ts'
import type { GoldTurn } from '../../../suite/schema/gold.ts'
import type { Task } from '../../../suite/schema/task.ts'
import { importedTask, mentioned } from '../task.ts'
import type { Tau2Task } from './schema.ts'

/**
 * A τ²-bench task. Its actions are one flat list over the whole dialog, so the gold has no `User` rows and the dialog is
 * one segment; actions that the simulated user has to do are rows `by: user`.
 */
export function tau2Task(id: string, name: string, task: Tau2Task | undefined, file: string): Task {
  const criteria = task?.evaluation_criteria
  const about = task?.description?.purpose ?? task?.ticket
  return importedTask({
    id,
    name,
    file,
    passWhen: 'recorded',
    ...(about != null && { about }),
    answer: (criteria?.communicate_info ?? []).map(mentioned),
    ...(criteria?.actions != null && { gold: criteria.actions.map(goldTurn) }),
  })
}

type Action = NonNullable<NonNullable<Tau2Task['evaluation_criteria']>['actions']>[number]

function goldTurn(action: Action, index: number): GoldTurn {
  return {
    turn_no: index + 1,
    turn: 'Tool',
    gold_turn: { tool_id: action.name, args: isJsonObject(action.arguments) ? { ...action.arguments } : {} },
    ...(action.requestor === 'user' && { by: 'user' as const }),
    ...(action.compare_args !== undefined && { compare_args: action.compare_args }),
  }
}
