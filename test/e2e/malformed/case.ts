import type { Files, Place } from '../support/place.ts'

/** Files beside those of the tiny suite, a command line, and all that it prints on stderr, line by line. */
export interface Case {
  readonly title: string
  readonly files?: Files
  readonly prepare?: (place: Place) => void
  /** Default: `run suite.yaml`. */
  readonly args?: readonly string[]
  readonly says: readonly (string | RegExp)[]
}
