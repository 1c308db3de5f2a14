import type { GoldTurn } from '../../suite/schema/gold.ts'
import type { AnswerCheck, Layer, Task } from '../../suite/schema/task.ts'

const LONGEST_DESCRIPTION = 2000

export interface ImportedTask {
  readonly id: string
  /** The source's own id. */
  readonly name: string
  readonly about?: string
  readonly file: string
  readonly passWhen: Layer
  readonly answer?: readonly AnswerCheck[]
  readonly gold?: readonly GoldTurn[]
}

/** A task whose user was not scripted: it can be graded, not run. */
export function importedTask(task: ImportedTask): Task {
  const name = task.name === task.id ? '' : task.name
  const description = [name, task.about ?? ''].filter((part) => part !== '').join(': ')
  return {
    id: task.id,
    ...(description !== '' && { description: description.slice(0, LONGEST_DESCRIPTION) }),
    turns: [],
    ordered: true,
    pass_when: [task.passWhen],
    extra_calls: 'fail_writes',
    answer: task.answer ?? [],
    state: [],
    files: [],
    ...(task.gold !== undefined && { gold: task.gold }),
    critical: false,
    reviewed: true,
    source: { file: task.file, line: 1 },
  }
}

/**
 * The agent has to tell the user this, as τ-bench and τ²-bench look for it: in any reply, without case, and commas in
 * the reply do not count.
 */
export function mentioned(fact: string): AnswerCheck {
  const characters = [...fact.replaceAll(',', '')].map((character) =>
    /[A-Za-z0-9\s]/.test(character) ? character : `\\${character}`,
  )
  return { matches: characters.join(',*'), reply: 'any', ignore_case: true }
}
