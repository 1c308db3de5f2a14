import type { JudgeFact } from '../grade/judge/lock.ts'
import type { Policy } from '../suite/schema/policy.ts'
import type { RunSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import type { Reason } from './types.ts'

/**
 * Why judges keep two runs from being compared: a licence on one side only, since the judge's lines then decide on that
 * side alone, or licensed judges that are not the same ones. Judges without a licence on either side decide nothing and
 * may differ.
 */
export function judgesDiffer(candidate: RunSummary, baseline: RunSummary): Reason[] {
  const [now, before] = [judgesOf(candidate), judgesOf(baseline)]
  const hashesDiffer = candidate.fingerprints.judge !== baseline.fingerprints.judge
  const unequal = reason('not_comparable', 'judge_differs', {})
  if (now === undefined || before === undefined) return hashesDiffer ? [unequal] : []
  const names = [...new Set([...now, ...before].map((judge) => judge.name))].sort()
  const oneSided = names.flatMap((name) => {
    const [own, old] = [now, before].map((side) => side.find((judge) => judge.name === name))
    if ((own?.licence === 'licensed') === (old?.licence === 'licensed')) return []
    return [
      reason('not_comparable', 'judge_licence_differs', {
        judge: name,
        candidate: own?.licence ?? 'none',
        baseline: old?.licence ?? 'none',
        changed: [...(own?.changed ?? old?.changed ?? [])],
      }),
    ]
  })
  if (oneSided.length > 0) return oneSided
  return hashesDiffer && now.some((judge) => judge.licence === 'licensed') ? [unequal] : []
}

/** A policy without the limits of metrics in which a judge without a licence has a vote, and what to tell about it. */
export function withoutAdvisory(policy: Policy, candidate: RunSummary): { policy: Policy; reasons: Reason[] } {
  const unlicensed = (judgesOf(candidate) ?? []).filter((judge) => judge.licence !== 'licensed')
  const judgeOf = new Map(unlicensed.flatMap(({ name, metrics = [] }) => metrics.map((metric) => [metric, name])))
  const limits = Object.entries(policy.metrics)
  const advisory = limits.flatMap(([metric]) => {
    const judge = judgeOf.get(metric)
    return judge === undefined ? [] : [reason('pass', 'judge_metric_advisory', { metric, judge })]
  })
  return {
    policy: { ...policy, metrics: Object.fromEntries(limits.filter(([metric]) => !judgeOf.has(metric))) },
    reasons: [...unlicensed.map(unlicensedNote), ...advisory],
  }
}

/** Also told where nothing is gated. */
export function unlicensedNote({ name, model, licence, changed = [] }: JudgeFact): Reason {
  return licence === 'void'
    ? reason('pass', 'judge_lock_void', { judge: name, model, changed: [...changed] })
    : reason('pass', 'judge_unlicensed', { judge: name, model })
}

/** Undefined: the run had judges and does not say which. */
function judgesOf({ run, fingerprints }: RunSummary): readonly JudgeFact[] | undefined {
  return run.judges ?? (fingerprints.judge === undefined ? [] : undefined)
}
