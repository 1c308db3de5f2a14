import type { Suite } from '../suite/schema/suite.ts'
import type { Outcome } from '../trace/attempt.ts'

/** Everything that attempts are made with. */
export interface AttemptWorld {
  readonly suite: Suite
  /** Absolute folder of the suite. */
  readonly root: string
  /** Absolute folder that fixture and check commands are taken from, where they are not the suite's own. */
  readonly gateRoot?: string
  /** Absolute folder that the run may fill; what it made there is removed at its end. */
  readonly scratch: string
  /** Absolute folders that attempts must not see into, where the host can hide them: what other attempts left. */
  readonly hidden?: readonly string[]
  /** Attempts at the same time. Default: one for each processor. */
  readonly concurrency?: number
  /** The environment that the allow-list picks from. */
  readonly hostEnv: HostEnv
  /** Ends the run: running attempts are ended, and each planned one is still given, as interrupted. */
  readonly signal: AbortSignal
  readonly onProgress?: (progress: Progress) => void
}

export type HostEnv = Readonly<Record<string, string | undefined>>

export type Progress =
  | { readonly type: 'start'; readonly task: string; readonly attempt: number }
  | {
      readonly type: 'end'
      readonly task: string
      readonly attempt: number
      readonly outcome: Outcome
      readonly wall_ms?: number
    }
