import { z } from 'zod'
import { Duration } from './tools.ts'

export const Size = z
  .string({ error: 'must be a size such as 4MiB' })
  .regex(/^\d+(\.\d+)?\s*(B|KiB|MiB|GiB|KB|MB|GB)$/, { error: 'must be a size such as 4MiB' })

/** Keys of `sandbox.limits`. Absent ones have no default here, so that the fingerprint of a suite without them stays. */
export const ResourceLimits = {
  /** Time on processors, of all processes of one attempt together. */
  cpu: Duration.optional(),
  /** Memory of all processes of one attempt together. */
  memory: Size.optional(),
  /** The largest file that an agent may write. */
  file_size: Size.optional(),
  /** Processes of one attempt at the same time. */
  processes: z.number().int().min(1).optional(),
}

export const REQUIRABLE = ['network', 'processes', 'files', 'cpu', 'memory', 'file_size'] as const
export type Requirable = (typeof REQUIRABLE)[number]

/** Keys of `sandbox`. They say how a world is kept apart, not what is in it, and are no part of its fingerprint. */
export const Isolation = {
  /** `off`: agents are plain processes of this user, for those that need to be. */
  isolation: z.enum(['auto', 'off']).optional(),
  /** What has to be in force; the run is refused where the host cannot do it. */
  require_isolation: z.array(z.enum(REQUIRABLE)).optional(),
}
