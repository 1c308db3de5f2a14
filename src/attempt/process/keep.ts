import type { ResourceLimits } from '../limits.ts'
import type { ResourceStop } from '../outcome.ts'

/** What the processes of an attempt are kept in, and what they may take. */
export interface Keep {
  readonly resources: ResourceLimits
  /** Called for the first limit that is passed. */
  readonly onPassed: (limit: ResourceStop) => void
  readonly room?: Room
  readonly brand?: Brand
}

/** Namespaces that are there before the process is, and stay after it. */
export interface Room {
  /** Runs what follows inside. */
  readonly enter: readonly string[]
  /** Runs what follows without the rights of the user who made the room. */
  readonly drop: readonly string[]
  /** Inside, a shell is the first process and the agent its child: with it everything ends, whatever it did. */
  readonly hasInit: boolean
}

/**
 * A limit that means nothing to the kernel, and that every process inherits whatever it does to its parent, session,
 * environment or folder.
 */
export interface Brand {
  /** Absolute path of `prlimit`. */
  readonly program: string
  readonly limit: number
}
