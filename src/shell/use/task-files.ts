import { join } from 'node:path'
import { replaceIfChanged } from '../../baseline/store/replace-file.ts'
import type { Task } from '../../suite/schema/task.ts'
import { taskText } from './gold/task-text.ts'

/**
 * Writes the tasks of an imported file that can be run, each into a file of its own: those whose gold says what the user
 * writes.
 * @param dir absolute
 * @returns ids of the tasks that were written, and of those that were not
 */
export function writeTaskFiles(
  tasks: readonly Task[],
  dir: string,
): { readonly written: readonly string[]; readonly left: readonly string[] } {
  const runnable = tasks.flatMap((task) => {
    const turns = (task.gold ?? []).flatMap(({ turn, gold_turn: said }) =>
      turn === 'User' && 'response' in said ? [{ user: said.response }] : [],
    )
    return turns.length === 0 ? [] : [{ ...task, turns }]
  })
  for (const task of runnable) replaceIfChanged(join(dir, `${task.id}.yaml`), taskText(task))
  const written = runnable.map(({ id }) => id)
  return { written, left: tasks.flatMap(({ id }) => (written.includes(id) ? [] : [id])) }
}
