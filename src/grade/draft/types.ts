import type { TaskFile } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'

/** What a draft is made from. */
export interface DraftSource {
  /** The attempt whose trace is taken for right. */
  readonly attempt: Attempt
  /** Other passing attempts of the task: what differs between them decides nothing. */
  readonly others: readonly Attempt[]
}

/** Keys of a task that can be drafted, in the order in which they are written. */
export const DRAFTED_KEYS = [
  'turns',
  'expected_tools',
  'forbidden_tools',
  'answer',
  'state',
  'state_unchanged_except',
  'files',
  'gold',
] as const
export type DraftedKey = (typeof DRAFTED_KEYS)[number]

/** Something that a person should know of a drafted place, as a sentence; the path begins with the key. */
export interface DraftNote {
  readonly path: readonly [DraftedKey, ...number[]]
  readonly text: string
}

export interface Draft {
  /** Only what could be drafted. */
  readonly fields: Readonly<Partial<Pick<TaskFile, DraftedKey>>>
  readonly notes: readonly DraftNote[]
}
