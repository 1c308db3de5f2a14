import { lookupBaseline } from '../lookup.ts'
import { type FoundReferences, lookupReferences } from '../references.ts'
import type { BaselineLookup } from '../types.ts'
import { baselineTree } from './disk.ts'

/** The baseline of `suite` in `dir`, such as `baselines/support-desk`. Never throws. */
export function readBaseline(dir: string, suite: string): BaselineLookup {
  return lookupBaseline(baselineTree(dir), suite)
}

/** The reference traces of one task in `dir`; a file that cannot be used is a problem, and is left out. */
export function readReferences(dir: string, task: string): FoundReferences {
  return lookupReferences(baselineTree(dir), task)
}
