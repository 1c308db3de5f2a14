import type { Problem } from '../errors.ts'
import type { RunInfo, RunSummary } from '../summary/types.ts'
import type { TraceEvent } from '../trace/events.ts'

/**
 * What was found where a suite's baseline belongs. `unreadable` is never `absent`: something is there, and it could not
 * be trusted whole.
 */
export type BaselineLookup =
  | { readonly kind: 'found'; readonly place: string; readonly main: BaselineEntry; readonly accepted: BaselineEntry }
  | { readonly kind: 'absent'; readonly place: string }
  | { readonly kind: 'unreadable'; readonly place: string; readonly problems: readonly Problem[] }

/**
 * `main` is the newest measured entry, the one that candidates are compared with; `accepted` the last one that was no
 * regression or whose regression somebody accepted.
 */
export interface BaselineEntry {
  /** Its attempts carry their run's id; their `failures` are empty, since a baseline keeps no words of the agent. */
  readonly summary: RunSummary
  /** The runs that its attempts were made in, newest first; `summary.run` is the first. */
  readonly runs: readonly RunInfo[]
}

/** A passing trace that diffs have on their left side. */
export interface Reference {
  readonly task: string
  /** Trajectory hash of the attempt it was taken from. */
  readonly trajectory: string
  readonly events: readonly TraceEvent[]
}
