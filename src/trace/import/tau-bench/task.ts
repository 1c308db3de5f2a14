import { isJsonObject } from '../../../json.ts'
import type { GoldTurn } from '../../../suite/schema/gold.ts'
import type { Task } from '../../../suite/schema/task.ts'
import { importedTask, mentioned } from '../task.ts'
import type { TauTask } from './schema.ts'

/**
 * A τ-bench task. Its actions are one flat list over the whole dialog (mostly the writes), so the gold has no `User`
 * rows and the dialog is one segment; its outputs are what the agent has to tell the user.
 */
export function tauTask(id: string, name: string, task: TauTask | undefined, file: string): Task {
  return importedTask({
    id,
    name,
    file,
    passWhen: 'recorded',
    ...(task?.instruction != null && { about: task.instruction }),
    answer: (task?.outputs ?? []).map((output) => mentioned(String(output))),
    ...(task?.actions != null && { gold: goldOf(task.actions) }),
  })
}

function goldOf(actions: NonNullable<TauTask['actions']>): GoldTurn[] {
  return actions.map((action, index) => ({
    turn_no: index + 1,
    turn: 'Tool',
    gold_turn: { tool_id: action.name, args: isJsonObject(action.kwargs) ? { ...action.kwargs } : {} },
  }))
}
