import { admitRun } from '../baseline/admit.ts'
import type { BaselineLookup } from '../baseline/types.ts'
import type { Problem } from '../errors.ts'
import type { AcceptEntry } from '../suite/schema/accept.ts'
import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary } from '../summary/types.ts'
import { decide } from './decide.ts'
import type { Reason } from './types.ts'

/** Why a run enters a baseline as it does. */
export type RefreshWhy =
  /** There was none. */
  | 'first'
  /** No worse than the accepted entry. */
  | 'as_good'
  /** Worse, and somebody accepted that for the change that made it so. */
  | 'accepted'
  /** The world that attempts are made in, the scorer, a judge or gold changed: there is nothing to hold it against. */
  | 'measured_anew'
  /** Past a limit, and that may be chance: the accepted entry stays. */
  | 'unproven'
  /** A regression that was merged anyway: recorded, told in each report, and not absorbed. */
  | 'regressed'

export type RefreshPlan =
  | {
      readonly kind: 'write'
      /** `main`: the accepted entry stays as it is. */
      readonly entries: 'both' | 'main'
      readonly why: RefreshWhy
      readonly reasons: readonly Reason[]
    }
  | { readonly kind: 'refuse'; readonly problems: readonly Problem[] }
  /** `superseded`: a later run is there already. */
  | { readonly kind: 'skip'; readonly why: 'same_run' | 'superseded' }

export interface RefreshInput {
  readonly candidate: RunSummary
  readonly lookup: Exclude<BaselineLookup, { readonly kind: 'unreadable' }>
  readonly policy: Policy
  /** What was accepted by the changes since the last refresh. */
  readonly accepted: readonly AcceptEntry[]
  /** ISO date. */
  readonly today: string
}

/** What a measured run of the default branch does to its baseline. Pure. */
export function planRefresh(input: RefreshInput): RefreshPlan {
  const { candidate, lookup, policy } = input
  const problems = admitRun(candidate, policy.min_measured)
  if (problems.length > 0) return { kind: 'refuse', problems }
  if (lookup.kind === 'absent') return { kind: 'write', entries: 'both', why: 'first', reasons: [] }
  const [newest] = lookup.main.runs
  if (newest?.id === candidate.run.id) return { kind: 'skip', why: 'same_run' }
  if (newest !== undefined && newest.started_at > candidate.run.started_at) return { kind: 'skip', why: 'superseded' }
  const strict = againstAccepted(input, lookup, [])
  const regressed = strict.filter(({ status }) => status === 'regressed')
  if (regressed.length > 0) {
    const left = againstAccepted(input, lookup, input.accepted).filter(({ status }) => status === 'regressed')
    const told = input.accepted.length > 0 && left.length === 0
    return told
      ? { kind: 'write', entries: 'both', why: 'accepted', reasons: regressed }
      : { kind: 'write', entries: 'main', why: 'regressed', reasons: regressed }
  }
  const anew = strict.filter(({ status }) => status === 'not_comparable')
  if (anew.length > 0) {
    // what was merged regressed before stays open: another world must not absorb it
    const isOpen = lookup.main !== lookup.accepted && input.accepted.length === 0
    return isOpen
      ? { kind: 'write', entries: 'main', why: 'regressed', reasons: anew }
      : { kind: 'write', entries: 'both', why: 'measured_anew', reasons: anew }
  }
  const unproven = strict.filter(({ status }) => status === 'inconclusive')
  return unproven.length > 0
    ? { kind: 'write', entries: 'main', why: 'unproven', reasons: unproven }
    : { kind: 'write', entries: 'both', why: 'as_good', reasons: [] }
}

/** Tasks that the suite has no more were let go by what was merged. */
function againstAccepted(
  { candidate, policy, today }: RefreshInput,
  lookup: Extract<BaselineLookup, { readonly kind: 'found' }>,
  accepted: readonly AcceptEntry[],
): readonly Reason[] {
  const baseline = { ...lookup, main: lookup.accepted }
  const gone = lookup.accepted.summary.tasks.filter(({ id }) => !candidate.tasks.some((task) => task.id === id))
  const letGo = gone.map(({ id }) => ({ task: id, min_passed: 0, reason: 'it is gone' }))
  return decide({ ...{ candidate, baseline, policy, today }, accepted: [...accepted, ...letGo], canRunMore: false })
    .reasons
}
