import { normalQuantile, tQuantile } from './distributions.ts'
import { mean, sum, variance } from './whole.ts'

export interface Interval {
  readonly low: number
  readonly high: number
}

/** One task: the mean of its attempts and how many yes/no trials stand behind it (attempts, or the turns of all of them). */
export interface Cluster {
  readonly mean: number
  readonly trials: number
}

/**
 * Interval of a share, the unweighted mean of the clusters' means in 0..1: Wilson's score interval with the effective
 * number of trials that the spread between clusters shows, and Student's t for few clusters (Korn and Graubard, Survey
 * Methodology 24 (1998) 193; Dean and Pagano, J. Surv. Stat. Methodol. 3 (2015) 484). The effective number is at most
 * the trials of the clusters that show both outcomes plus one for each that shows one only: a task that always passes
 * says nothing about how its attempts hang together. So it never has zero width: 30 of 30 tasks at 1 give 0.88 to 1.
 * Undefined for fewer than two clusters.
 */
export function shareInterval(clusters: readonly Cluster[], level = 0.95): Interval | undefined {
  if (clusters.length < 2) return undefined
  const means = clusters.map((cluster) => cluster.mean)
  const share = Math.min(1, Math.max(0, mean(means)))
  const most = sum(clusters.map(({ mean: at, trials }) => (at > 0 && at < 1 ? trials : 1)))
  const between = variance(means) / clusters.length
  const effective = between > 0 ? Math.min(most, (share * (1 - share)) / between) : most
  return wilson(share, effective, tQuantile((1 + level) / 2, clusters.length - 1))
}

/** Interval of a mean without bounds (cost, latency, differences): Student's t over clusters. Undefined for fewer than two, or where all are equal and nothing shows their spread. */
export function meanInterval(means: readonly number[], level = 0.95): Interval | undefined {
  if (means.length < 2) return undefined
  const spread = variance(means)
  if (spread === 0) return undefined
  const half = tQuantile((1 + level) / 2, means.length - 1) * Math.sqrt(spread / means.length)
  return { low: mean(means) - half, high: mean(means) + half }
}

/** Wilson's score interval of a share of independent items (J. Am. Stat. Assoc. 22 (1927) 209). Undefined for none. */
export function proportionInterval(num: number, den: number, level = 0.95): Interval | undefined {
  return den > 0 ? wilson(num / den, den, normalQuantile((1 + level) / 2)) : undefined
}

function wilson(share: number, trials: number, t: number): Interval {
  const shrink = 1 + t ** 2 / trials
  const centre = (share + t ** 2 / (2 * trials)) / shrink
  const half = (t / shrink) * Math.sqrt((share * (1 - share)) / trials + t ** 2 / (4 * trials ** 2))
  return { low: Math.max(0, Math.min(share, centre - half)), high: Math.min(1, Math.max(share, centre + half)) }
}
