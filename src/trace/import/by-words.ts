import type { Task } from '../../suite/schema/task.ts'
import { legalId, legalIds } from './ids.ts'
import { importedTask } from './task.ts'

/** A recorded conversation, as far as its task goes. */
export interface Recorded {
  /** As the source names its task; absent where it does not. */
  readonly name?: string
  /** What the user wrote, message by message. */
  readonly words: readonly string[]
}

/**
 * The tasks of conversations of which most sources do not say what task they are: those in which the user wrote the
 * same are attempts of one task, so that two files of the same questions have the same tasks.
 */
export function tasksByWords(
  recorded: readonly Recorded[],
  file: string,
): { readonly tasks: readonly Task[]; readonly idOf: (index: number) => string } {
  const names = recorded.map((one) => one.name ?? wordsOf(one))
  const ids = legalIds(names)
  const idOf = (index: number) => ids.get(names[index] ?? '') ?? legalId(names[index] ?? '')
  const tasks = [...ids].map(([name, id]) => importedTask({ id, name, file, passWhen: 'recorded' }))
  return { tasks, idOf }
}

/** A name for a suite that its source does not name. */
export function nameOfFile(file: string): string {
  const base = file.split(/[\\/]/).pop() ?? file
  return legalId(base.replace(/\.(jsonl?|ndjson)$/i, ''))
}

export const NO_OUTCOME =
  'the source does not say what passed: grade these attempts with tasks of your own (`turngate score RUN --suite SUITE`)'

function wordsOf({ words }: Recorded): string {
  const text = words.join(' / ').trim()
  return text === '' ? 'no words of a user' : text
}
