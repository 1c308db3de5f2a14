import type { Finding } from '../../score.ts'

/** A text that is judged: one reply, or one file of the workspace. */
export interface Subject {
  readonly text: string
  /** The line of the task, `answer[0].contains`. */
  readonly check: string
  /** `reply`, or the file's path. */
  readonly where: string
  readonly ignoreCase: boolean
}

/** One kind of check on a text; `judge` answers with what is wrong, or undefined. */
export interface TextCheck<Expected> {
  /** Says what must not be there, so that every reply has to satisfy it. */
  readonly negated: boolean
  judge(subject: Subject, expected: Expected): Finding | undefined
}

/** Line ends and white space at both ends do not count; case only where the task says so. */
export function normalised(text: string, ignoreCase: boolean): string {
  const plain = text.replaceAll('\r\n', '\n').normalize('NFC').trim()
  return ignoreCase ? plain.toLowerCase() : plain
}
