import type { Random } from '../../../src/stats/random.ts'

/** Standard normal, by Box and Muller. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Beta variate as a quotient of gamma variates. */
export function beta(a: number, b: number, random: Random): number {
  const [x, y] = [gamma(a, random), gamma(b, random)]
  return x / (x + y)
}

/** Marsaglia and Tsang, ACM TOMS 26 (2000) 363, with the boost for shapes below 1. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / shape)
  const d = shape - 1 / 3
  for (;;) {
    const z = normal(random)
    const v = (1 + z / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * z * z + d - d * v + d * Math.log(v)) return d * v
  }
}
