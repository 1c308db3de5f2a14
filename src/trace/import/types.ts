import type { Json } from '../../json.ts'
import type { Dialog } from '../../suite/schema/gold.ts'
import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../attempt.ts'

/** One foreign format: a folder of this one shape. */
export interface Importer {
  /** Name on the command line and in `agent.format`. */
  readonly format: string
  /** Name in messages. */
  readonly title: string
  /** Whether a document, or the first of several, looks like this format; only as much as tells the formats apart. */
  matches(document: Json): boolean
  /**
   * Reads a whole file.
   * @param file as the user named it; shown in messages, and used for names that the content does not give.
   * @throws UserError that says what is wrong and where.
   */
  read(text: string, file: string): Imported
}

/** What a foreign file holds, as ours: pure data, the same for the same text. */
export interface Imported {
  readonly format: string
  /** A name for the suite, a legal id. */
  readonly suite: string
  readonly tasks: readonly Task[]
  /** Task by task in the order of the file. */
  readonly attempts: readonly Attempt[]
  /** The dialogs as they stand, where the format pairs gold and predicted turns itself; else empty. */
  readonly dialogs: readonly ImportedDialog[]
  /** What had to be guessed or left out, for the user to read. */
  readonly warnings: readonly string[]
}

export interface ImportedDialog {
  /** Id of the task made of it. */
  readonly task: string
  readonly dialog: Dialog
}
