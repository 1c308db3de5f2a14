import type { JudgeFact } from '../grade/judge/lock.ts'
import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import type { Reason } from './types.ts'

/**
 * Why judges keep two runs from being compared: they decide on one side only, or are not the same ones. Judges vote
 * together, so they decide where each of them is licensed; where they decide on neither side they may differ.
 */
export function judgesDiffer(candidate: RunSummary, baseline: RunSummary): Reason[] {
  const [now, before] = [judgesOf(candidate), judgesOf(baseline)]
  const unequal =
    candidate.fingerprints.judge === baseline.fingerprints.judge ? [] : [reason('not_comparable', 'judge_differs', {})]
  if (now === undefined || before === undefined) return unequal
  if (decide(now) === decide(before)) return decide(now) ? unequal : []
  const names = [...new Set([...now, ...before].map((judge) => judge.name))].sort()
  return names.flatMap((name) => {
    const [own, old] = [now, before].map((side) => side.find((judge) => judge.name === name))
    const standing = { candidate: own?.licence ?? 'none', baseline: old?.licence ?? 'none' } as const
    const decides = decide(now) ? 'candidate' : 'baseline'
    const other = decides === 'candidate' ? old : own
    // told of the ones that keep their side from deciding, not of those that would have let it
    if (other?.licence === 'licensed') return []
    const changed = [...(other?.changed ?? [])]
    return [reason('not_comparable', 'judge_licence_differs', { judge: name, decides, ...standing, changed })]
  })
}

/** A policy without the limits of what judges without a licence said, and what a reader should know of them. */
export function withoutAdvisory(policy: Policy, candidate: RunSummary): { policy: Policy; reasons: Reason[] } {
  const isAdvisory = (metric: string) =>
    Object.hasOwn(candidate.metrics, metric) && candidate.metrics[metric]?.advisory === true
  const limits = Object.entries(policy.metrics)
  const unlicensed = (judgesOf(candidate) ?? []).filter((judge) => judge.licence !== 'licensed')
  return {
    policy: { ...policy, metrics: Object.fromEntries(limits.filter(([metric]) => !isAdvisory(metric))) },
    reasons: [
      ...unlicensed.map(unlicensedNote),
      ...limits.flatMap(([metric]) =>
        isAdvisory(metric) ? [reason('pass', 'judge_metric_advisory', { metric })] : [],
      ),
    ],
  }
}

/** Also told where nothing is gated. */
export function unlicensedNote({ name, model, licence, changed = [] }: JudgeFact): Reason {
  return licence === 'void'
    ? reason('pass', 'judge_lock_void', { judge: name, model, changed: [...changed] })
    : reason('pass', 'judge_unlicensed', { judge: name, model })
}

function decide(judges: readonly JudgeFact[]): boolean {
  return judges.length > 0 && judges.every((judge) => judge.licence === 'licensed')
}

/** Undefined: the run had judges and does not say which. */
function judgesOf({ run, fingerprints }: RunSummary): readonly JudgeFact[] | undefined {
  return run.judges ?? (fingerprints.judge === undefined ? [] : undefined)
}
