import { sampleCorrelation, sampleRankCorrelation } from 'simple-statistics'
import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'

export interface Correlation {
  /** −1..1 */
  readonly value: number
  /** Pairs. */
  readonly count: number
  /** By Fisher's z; absent for fewer than four pairs and for a perfect correlation, where z has no bound. */
  readonly interval?: Interval
}

/** Pearson's r of pairs. Undefined for fewer than two pairs, or where one side never changes. */
export function pearson(x: readonly number[], y: readonly number[], level = 0.95): Correlation | undefined {
  return described(correlate(sampleCorrelation, x, y), x.length, 1 / Math.sqrt(x.length - 3), level)
}

/**
 * Spearman's rho, ties having the mean of their ranks; interval with the standard error of Bonett and Wright
 * (Psychometrika 65 (2000) 23–28), √((1 + ρ²/2) / (n − 3)). Undefined as Pearson's.
 */
export function spearman(x: readonly number[], y: readonly number[], level = 0.95): Correlation | undefined {
  const value = correlate(sampleRankCorrelation, x, y)
  return described(value, x.length, Math.sqrt((1 + (value ?? 0) ** 2 / 2) / (x.length - 3)), level)
}

/**
 * What is left of the rank correlation of x and y when the part that `given` explains is taken away. Undefined where a
 * side never changes, or where `given` explains one wholly.
 */
export function partialSpearman(
  x: readonly number[],
  y: readonly number[],
  given: readonly number[],
  level = 0.95,
): Correlation | undefined {
  const xy = correlate(sampleRankCorrelation, x, y)
  const xz = correlate(sampleRankCorrelation, x, given)
  const yz = correlate(sampleRankCorrelation, y, given)
  if (xy === undefined || xz === undefined || yz === undefined) return undefined
  const left = (1 - xz ** 2) * (1 - yz ** 2)
  if (left < 1e-12) return undefined
  const value = within((xy - xz * yz) / Math.sqrt(left))
  return described(value, x.length, Math.sqrt((1 + value ** 2 / 2) / (x.length - 4)), level)
}

function correlate(
  of: (x: number[], y: number[]) => number,
  x: readonly number[],
  y: readonly number[],
): number | undefined {
  if (x.length < 2 || isConstant(x) || isConstant(y)) return undefined
  const value = of([...x], [...y])
  return Number.isFinite(value) ? within(value) : undefined
}

function described(
  value: number | undefined,
  count: number,
  standardError: number,
  level: number,
): Correlation | undefined {
  if (value === undefined) return undefined
  const half = normalQuantile((1 + level) / 2) * standardError
  if (!Number.isFinite(half) || Math.abs(value) > 1 - 1e-12) return { value, count }
  const centre = Math.atanh(value)
  return { value, count, interval: { low: Math.tanh(centre - half), high: Math.tanh(centre + half) } }
}

function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

/** Rounding may carry a perfect correlation past 1. */
function within(value: number): number {
  return Math.min(1, Math.max(-1, value))
}
