import { describe, expect, it } from 'vitest'
import { type Cluster, meanInterval, shareInterval } from '../../src/stats/interval.ts'
import { seededRandom } from '../../src/stats/random.ts'

const clusters = (tasks: number, mean: number, trials = 5): Cluster[] =>
  Array.from({ length: tasks }, () => ({ mean, trials }))

describe('shareInterval', () => {
  it.each([
    { title: '30 of 30 tasks always pass', of: clusters(30, 1), low: 0.8776, high: 1 },
    { title: '30 of 30 tasks never pass', of: clusters(30, 0), low: 0, high: 0.1224 },
    { title: 'two tasks that pass say next to nothing', of: clusters(2, 1), low: 0.0122, high: 1 },
    {
      title: 'one failed attempt of 150 narrows nothing',
      of: [...clusters(29, 1), ...clusters(1, 0.8)],
      low: 0.877,
      high: 1,
    },
    { title: 'all alike at 4 of 5: as 150 attempts', of: clusters(30, 0.8), low: 0.7241, high: 0.8589 },
    {
      title: 'half always, half never: as 30 tasks',
      of: [...clusters(15, 1), ...clusters(15, 0)],
      low: 0.3234,
      high: 0.6766,
    },
  ])('$title', ({ of, low, high }) => {
    const interval = shareInterval(of)
    expect(interval?.low).toBeCloseTo(low, 2)
    expect(interval?.high).toBeCloseTo(high, 2)
  })

  it('is absent for fewer than two clusters', () => {
    expect(shareInterval([])).toBeUndefined()
    expect(shareInterval(clusters(1, 0.5))).toBeUndefined()
  })

  it('narrows for fractions that lie close together', () => {
    const near = Array.from({ length: 30 }, (_, index) => ({ mean: 0.78 + 0.04 * (index % 2), trials: 50 }))
    const { low, high } = shareInterval(near) ?? { low: 0, high: 1 }
    expect(high - low).toBeLessThan(0.05)
  })

  // tasks whose chance of passing is drawn from Beta(a, b), five attempts each
  it.each([
    { a: 2, b: 0.5, tasks: 30 },
    { a: 4.5, b: 0.5, tasks: 30 },
    { a: 0.5, b: 0.5, tasks: 30 },
    { a: 20, b: 1, tasks: 30 },
    { a: 4, b: 1, tasks: 10 },
  ])('covers the true mean about 95% of the time: Beta($a, $b), $tasks tasks', ({ a, b, tasks }) => {
    const random = seededRandom(11)
    const runs = 1000
    let covered = 0
    for (let run = 0; run < runs; run += 1) {
      const sample = Array.from({ length: tasks }, () => {
        const chance = beta(a, b, random)
        const passed = Array.from({ length: 5 }, () => (random() < chance ? 1 : 0)).reduce<number>(
          (sum, it) => sum + it,
          0,
        )
        return { mean: passed / 5, trials: 5 }
      })
      const { low, high } = shareInterval(sample) ?? { low: 1, high: 0 }
      if (low <= a / (a + b) && a / (a + b) <= high) covered += 1
    }
    expect(covered / runs).toBeGreaterThan(0.93)
  })
})

describe('meanInterval', () => {
  it('is Student’s t over clusters', () => {
    const { low, high } = meanInterval([1, 2, 3, 4, 5]) ?? { low: 0, high: 0 }
    expect(low).toBeCloseTo(3 - 2.7764451 * Math.sqrt(0.5), 6)
    expect(high).toBeCloseTo(3 + 2.7764451 * Math.sqrt(0.5), 6)
  })

  it.each([{ means: [] }, { means: [1] }, { means: [2, 2, 2] }])('is absent for $means', ({ means }) => {
    expect(meanInterval(means)).toBeUndefined()
  })
})

/** Beta variate as a quotient of gamma variates (Marsaglia and Tsang, with the boost for shapes below 1). */
function beta(a: number, b: number, random: () => number): number {
  const [x, y] = [gamma(a, random), gamma(b, random)]
  return x / (x + y)
}

function gamma(shape: number, random: () => number): number {
  if (shape < 1) return gamma(shape + 1, random) * random() ** (1 / shape)
  const d = shape - 1 / 3
  for (;;) {
    const z = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const v = (1 + z / Math.sqrt(9 * d)) ** 3
    if (v > 0 && Math.log(1 - random()) < 0.5 * z * z + d - d * v + d * Math.log(v)) return d * v
  }
}
