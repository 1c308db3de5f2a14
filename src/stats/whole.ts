/** Greatest common divisor of whole numbers up to 2^53; of 0 and n it is n. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** Least common multiple, or undefined where it would be above `most` (at most 2^53 − 1). */
export function lcmUpTo(most: number, a: number, b: number): number | undefined {
  const common = (a / gcd(a, b)) * b
  return common <= most ? common : undefined
}

/** C(n,k); rounded to the nearest double above 2^53. */
export function choose(n: number, k: number): number {
  if (k > n) return 0
  let ways = 1
  for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step
  return Math.round(ways)
}

export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Arithmetic mean; NaN for no values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length
}

/** Sample variance (n − 1); NaN for fewer than two values. */
export function variance(values: readonly number[]): number {
  const centre = mean(values)
  return sum(values.map((value) => (value - centre) ** 2)) / (values.length - 1)
}
