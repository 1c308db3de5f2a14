import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { judgesDiffer } from './judges.ts'
import type { Reason } from './types.ts'

export interface Comparability {
  /** Why nothing, or not every task, can be compared. */
  readonly reasons: readonly Reason[]
  /** The world, the scorer or the judge differ: no figure of one side can be held against the other. */
  readonly nothing: boolean
  /** Tasks of both sides whose gold differs. */
  readonly tasks: ReadonlySet<string>
}

/** The agent may differ, that is what is measured; what it was measured with may not. */
export function comparability(candidateRun: RunSummary, baselineRun: RunSummary): Comparability {
  const [candidate, baseline] = [candidateRun.fingerprints, baselineRun.fingerprints]
  const sandbox = differing(candidate.sandbox, baseline.sandbox)
  const world: Reason[] = []
  if (sandbox.length > 0) world.push(reason('not_comparable', 'sandbox_differs', { parts: sandbox }))
  if (candidate.scorer !== baseline.scorer) world.push(reason('not_comparable', 'scorer_differs', {}))
  world.push(...judgesDiffer(candidateRun, baselineRun))
  const tasks = differing(candidate.gold, baseline.gold).filter(
    (task) => Object.hasOwn(candidate.gold, task) && Object.hasOwn(baseline.gold, task),
  )
  const gold = tasks.length === 0 ? [] : [reason('not_comparable', 'gold_differs', { tasks })]
  return { reasons: [...world, ...gold], nothing: world.length > 0, tasks: new Set(tasks) }
}

/** Keys whose hashes differ, or that only one side has; sorted. */
export function differing(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): string[] {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].filter((key) => one[key] !== other[key]).sort()
}
