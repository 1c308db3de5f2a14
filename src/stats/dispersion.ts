import { mean, sum, variance } from './whole.ts'

/**
 * Variance within groups of values in 0..1 as a part of what pass/fail values with the same means would have, in 0..1.
 * Undefined where no group of two or more shows a spread: then nothing is known of it.
 */
export function dispersionOf(groups: readonly (readonly number[])[]): number | undefined {
  const several = groups.filter((values) => values.length > 1)
  const within = sum(several.map(variance))
  if (within <= 0) return undefined
  // n / (n − 1): what the sample variance of 0s and 1s with this mean is
  const binary = sum(several.map((values) => (mean(values) * (1 - mean(values)) * values.length) / (values.length - 1)))
  return binary > 0 ? Math.min(1, within / binary) : undefined
}
