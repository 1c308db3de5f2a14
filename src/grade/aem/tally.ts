import type { Rate, Tally, TurnScore } from './types.ts'

/** Counts of some turns of a dialog, or of all of them. */
export function tally(turns: readonly TurnScore[], continuous: boolean): Tally {
  const failed = turns.filter((turn) => !turn.passed)
  return {
    num: turns.length - failed.length,
    den: turns.length,
    sub_metrics: subMetricRates(turns, continuous),
    reasons: countBy(failed, (turn) => turn.reason ?? 'failed'),
    root_cause_count: failed.filter((turn) => turn.attribution === 'root').length,
    cascading_count: failed.filter((turn) => turn.attribution === 'cascade').length,
  }
}

/** Over the turns to which a sub-metric applies and that it could judge; one without any is left out. */
function subMetricRates(turns: readonly TurnScore[], continuous: boolean): Readonly<Record<string, Rate>> {
  const names = [...new Set(turns.flatMap((turn) => Object.keys(turn.sub)))]
  const rates = names.flatMap((name) => {
    const results = turns.flatMap((turn) => turn.sub[name] ?? []).filter(({ status }) => status !== 'unscored')
    const num = results.filter(({ status }) => status === 'passed').length
    const den = results.length
    if (den === 0) return []
    const mean = results.reduce((sum, { score }) => sum + score, 0) / den
    const advisory = results.some((result) => result.advisory === true) && ({ advisory: true } as const)
    return [[name, { num, den, value: continuous ? mean : num / den, ...advisory }] as const]
  })
  return Object.fromEntries(rates)
}

function countBy(turns: readonly TurnScore[], keyOf: (turn: TurnScore) => string): Readonly<Record<string, number>> {
  const counts = new Map<string, number>()
  for (const turn of turns) counts.set(keyOf(turn), (counts.get(keyOf(turn)) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}
