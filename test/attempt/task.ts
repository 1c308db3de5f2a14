import type { Task } from '../../src/suite/schema/task.ts'

/** A task with one user turn, unless told otherwise. */
export function taskOf(id: string, parts: Partial<Task> = {}): Task {
  return {
    id,
    turns: [{ user: `Do ${id}.` }],
    ordered: false,
    pass_when: ['answer'],
    extra_calls: 'allow',
    answer: [],
    state: [],
    files: [],
    critical: false,
    reviewed: true,
    source: { file: `tasks/${id}.yaml`, line: 1 },
    ...parts,
  }
}
