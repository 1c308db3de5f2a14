import type { Interval } from './interval.ts'
import { quantile } from './quantile.ts'
import { seededRandom } from './random.ts'
import { mean } from './whole.ts'

/** One task's mean on each side. */
export interface Pair {
  readonly baseline: number
  readonly candidate: number
}

export interface RatioTest {
  /** Mean of the candidate over mean of the baseline. */
  readonly ratio: number
  /** One-sided, for a rise: (1 + resamples with ratio ≤ 1) / (B + 1), but never below 2^−tasks. */
  readonly p: number
  /** Lowest p that this many tasks can give. */
  readonly floor: number
  /** 95%, by percentiles of the resamples; absent for fewer than two tasks. */
  readonly interval?: Interval
}

const RESAMPLES = 9999

/**
 * Ratio of means, tasks resampled with both sides together. Undefined where the baseline's mean is not above 0. With
 * few tasks resampling alone feigns certainty (one task always gives the same ratio), so p is held above 2^−tasks, the
 * chance that unchanged tasks all rise.
 */
export function ratioBootstrap(pairs: readonly Pair[], seed = 1): RatioTest | undefined {
  const base = mean(pairs.map((pair) => pair.baseline))
  if (!(base > 0)) return undefined
  const ratios = resampledRatios(pairs, seed)
  const notRisen = ratios.filter((ratio) => ratio <= 1).length
  const floor = Math.max(2 ** -pairs.length, 1 / (RESAMPLES + 1))
  const [low, high] = [quantile(ratios, 0.025), quantile(ratios, 0.975)]
  return {
    ratio: mean(pairs.map((pair) => pair.candidate)) / base,
    p: Math.max(floor, (1 + notRisen) / (RESAMPLES + 1)),
    floor,
    ...(pairs.length < 2 || low === undefined || high === undefined ? {} : { interval: { low, high } }),
  }
}

function resampledRatios(pairs: readonly Pair[], seed: number): Float64Array {
  const random = seededRandom(seed)
  const candidate = Float64Array.from(pairs, (pair) => pair.candidate)
  const baseline = Float64Array.from(pairs, (pair) => pair.baseline)
  return new Float64Array(RESAMPLES).map(() => {
    let [above, below] = [0, 0]
    for (let drawn = 0; drawn < pairs.length; drawn += 1) {
      const at = Math.floor(random() * pairs.length)
      above += candidate[at] ?? 0
      below += baseline[at] ?? 0
    }
    // a resample of tasks that all cost nothing shows no rise
    return below > 0 ? above / below : 1
  })
}
