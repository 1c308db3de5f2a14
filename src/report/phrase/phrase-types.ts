import type { Text } from '../text.ts'

/** A finding in English: what, how much, against which limit; and what to do next. */
export interface Phrase {
  readonly text: Text
  readonly next?: Text
}

/** What phrases may name of the place where the report is read. */
export interface Site {
  /** The suite as the user would type it: `examples/support-desk`. */
  readonly suite: string
  /** What is judged is a change of a commit: its baseline is refreshed on the default branch, and runs of it add up. */
  readonly isChange?: boolean
}
