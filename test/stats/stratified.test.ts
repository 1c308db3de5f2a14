import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { passAtK, passHatK } from '../../src/stats/pass-k.ts'
import {
  countStratum,
  fractionStratum,
  passAtKStratum,
  passHatKStratum,
  type Ratio,
  type Stratum,
} from '../../src/stats/strata.ts'
import { stratifiedTest } from '../../src/stats/stratified.ts'

const one = (passed: boolean) => ({ passed: passed ? 1 : 0, measured: 1 })
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)

describe('right values', () => {
  it('twelve tasks down and none up, one attempt each: mid-p .00012, plain tail .00024', () => {
    const strata = [
      ...times(12, countStratum(one(true), one(false))),
      ...times(18, countStratum(one(true), one(true))),
      ...times(10, countStratum(one(false), one(false))),
    ]
    const test = stratifiedTest(strata)
    expect(test.difference).toBeCloseTo(-0.3, 12)
    expect(test.lower).toBeCloseTo(2 ** -12, 15)
    expect(test.midLower).toBeCloseTo(2 ** -13, 15)
    expect(test.exact).toBe(true)
  })

  it('six down and six up: mid-p .5', () => {
    const strata = [
      ...times(6, countStratum(one(true), one(false))),
      ...times(6, countStratum(one(false), one(true))),
      ...times(28, countStratum(one(true), one(true))),
    ]
    expect(stratifiedTest(strata).midLower).toBeCloseTo(0.5, 12)
    expect(stratifiedTest(strata).twoSided).toBeCloseTo(1, 12)
  })

  it.each([
    { after: 0, midLower: 1 / 252 / 2 },
    { after: 4, midLower: 0.25 },
    { after: 5, midLower: 0.5 },
  ])('5 of 5 before, $after of 5 after: $midLower', ({ after, midLower }) => {
    const test = stratifiedTest([countStratum({ passed: 5, measured: 5 }, { passed: after, measured: 5 })])
    expect(test.midLower).toBeCloseTo(midLower, 12)
  })

  it('says that a test without strata, or with constant ones only, can never reject', () => {
    expect(stratifiedTest([])).toMatchObject({ midLower: 0.5, lower: 1, floor: 0.5, difference: 0 })
    const constant = countStratum({ passed: 5, measured: 5 }, { passed: 5, measured: 5 })
    expect(stratifiedTest([constant])).toMatchObject({ midLower: 0.5, floor: 0.5 })
  })
})

describe('against enumeration of every way to share out the attempts', () => {
  const values = (most: number) => fc.array(fc.integer({ min: 0, max: most }), { minLength: 1, maxLength: 4 })
  const sides = (most: number) => fc.record({ baseline: values(most), candidate: values(most) })

  it('pass/fail, unequal numbers of attempts', () => {
    fc.assert(
      fc.property(fc.array(sides(1), { minLength: 1, maxLength: 3 }), (tasks) => {
        const strata = tasks.map(({ baseline, candidate }) => countStratum(countOf(baseline), countOf(candidate)))
        expectSameTails(
          strata,
          tasks.map(({ baseline, candidate }) => ({ baseline, candidate, of: meanOf })),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('fractions, each task with its own denominator', () => {
    const task = fc
      .record({ den: fc.integer({ min: 1, max: 7 }) })
      .chain(({ den }) => sides(den).map(({ baseline, candidate }) => ({ den, baseline, candidate })))
    fc.assert(
      fc.property(fc.array(task, { minLength: 1, maxLength: 3 }), (tasks) => {
        const ratios = (nums: number[], den: number): Ratio[] => nums.map((num) => ({ num, den }))
        const strata = tasks.map(({ den, baseline, candidate }) =>
          fractionStratum(ratios(baseline, den), ratios(candidate, den)),
        )
        expectSameTails(
          strata,
          tasks.map(({ den, baseline, candidate }) => ({ baseline, candidate, of: (it) => meanOf(it) / den })),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('fractions whose denominators differ within a task', () => {
    const ratio = fc.record({ num: fc.integer({ min: 0, max: 3 }), den: fc.integer({ min: 3, max: 5 }) })
    const side = fc.array(ratio, { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(fc.record({ baseline: side, candidate: side }), { minLength: 1, maxLength: 2 }), (tasks) => {
        const strata = tasks.map(({ baseline, candidate }) => fractionStratum(baseline, candidate))
        const sixtieths = (side: Ratio[]) => side.map(({ num, den }) => (num * 60) / den)
        expectSameTails(
          strata,
          tasks.map((task) => ({
            baseline: sixtieths(task.baseline),
            candidate: sixtieths(task.candidate),
            of: (it) => meanOf(it) / 60,
          })),
        )
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    { name: 'pass^2', stratum: passHatKStratum, ofTask: passHatK },
    { name: 'pass@2', stratum: passAtKStratum, ofTask: passAtK },
  ])('$name', ({ stratum, ofTask }) => {
    const side = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 2, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(fc.record({ baseline: side, candidate: side }), { minLength: 1, maxLength: 2 }), (tasks) => {
        const strata = tasks.map((task) => stratum(countOf(task.baseline), countOf(task.candidate), 2))
        const of = (it: readonly number[]) => ofTask(countOf(it).passed, it.length, 2) ?? Number.NaN
        expectSameTails(
          strata,
          tasks.map((task) => ({ ...task, of })),
        )
      }),
      { numRuns: 200 },
    )
  })
})

describe('where the common lattice is too fine', () => {
  // numbers of attempts whose least common multiple is far above the lattice's size
  const counts = [13, 16, 17, 19, 9, 5]
  const strata = counts.map((n, index) =>
    countStratum(
      { passed: n - (index % 3), measured: n },
      { passed: Math.max(0, n - 1 - 2 * (index % 2)), measured: n + 1 },
    ),
  )

  it('differences are rounded, and p stays within a thousandth of the unrounded one', () => {
    const rounded = stratifiedTest(strata)
    expect(rounded.exact).toBe(false)
    const real = tailsByReals(strata)
    expect(Math.abs(rounded.lower - real.lower)).toBeLessThan(1e-3)
    expect(Math.abs(rounded.midLower - real.mid)).toBeLessThan(1e-3)
  })

  it('the rounded test keeps its error rate: mid-p is at most alpha no more often than alpha allows', () => {
    // over every outcome of the null distribution itself, by chance-weighted enumeration of three strata
    const few = strata.slice(0, 3)
    for (const alpha of [0.01, 0.05, 0.1]) {
      let [plain, mid] = [0, 0]
      for (const [chance, observed] of outcomes(few)) {
        const test = stratifiedTest(few.map((stratum, index) => ({ ...stratum, observed: observed[index] ?? 0 })))
        if (test.lower <= alpha) plain += chance
        if (test.midLower < alpha) mid += chance
      }
      expect(plain).toBeLessThanOrEqual(alpha + 1e-12)
      expect(mid).toBeLessThanOrEqual(alpha * 1.3)
    }
  })

  it('scores without fractions are rounded to a thousandth', () => {
    const test = stratifiedTest([
      fractionStratum(
        [
          { num: 0.731_234_1, den: 1 },
          { num: 0.9, den: 1 },
        ],
        [
          { num: 0.1, den: 1 },
          { num: 0.2, den: 1 },
        ],
      ),
    ])
    expect(test.midLower).toBeCloseTo(1 / 12, 12)
    expect(test.difference).toBeCloseTo(0.15 - 0.8155, 3)
  })
})

describe('size', () => {
  const tasks = Array.from({ length: 1000 }, (_, index) => index)

  it('1,000 tasks, 20 and 10 attempts, pass/fail', () => {
    const strata = tasks.map((i) =>
      countStratum({ passed: 20 - (i % 5), measured: 20 }, { passed: 10 - (i % 4), measured: 10 }),
    )
    const test = stratifiedTest(strata)
    expect(test.exact).toBe(true)
    expect(test.midLower + test.midUpper).toBeCloseTo(1, 9)
  })

  it('1,000 tasks, 20 and 10 attempts, fractions', () => {
    const strata = tasks.map((i) => {
      const den = 3 + (i % 9)
      const side = (n: number, seed: number) =>
        Array.from({ length: n }, (_, j) => ({ num: (i * 7 + j * seed) % (den + 1), den }))
      return fractionStratum(side(20, 3), side(10, 5))
    })
    const test = stratifiedTest(strata)
    expect(test.midLower + test.midUpper).toBeCloseTo(1, 9)
  })

  it('1,000 attempts on each side neither overflow nor vanish', () => {
    const test = stratifiedTest([countStratum({ passed: 900, measured: 1000 }, { passed: 850, measured: 1000 })])
    expect(test.midLower).toBeGreaterThan(1e-4)
    expect(test.midLower).toBeLessThan(1e-3)
    const power = stratifiedTest([
      passHatKStratum({ passed: 990, measured: 1000 }, { passed: 990, measured: 1000 }, 500),
    ])
    expect(power.midLower).toBeCloseTo(0.5, 6)
  })

  it('everything broken: p is not 0 by cutting off', () => {
    const strata = tasks.map(() => countStratum({ passed: 10, measured: 10 }, { passed: 0, measured: 10 }))
    const test = stratifiedTest(strata)
    expect(test.midLower).toBeGreaterThan(0)
    expect(test.midLower).toBeLessThan(1e-10)
    expect(test.midUpper).toBeCloseTo(1, 12)
  })
})

interface Enumerable {
  readonly baseline: readonly number[]
  readonly candidate: readonly number[]
  readonly of: (values: readonly number[]) => number
}

/** Tails by going through every assignment of the pooled values to the two sides. */
function expectSameTails(strata: readonly Stratum[], tasks: readonly Enumerable[]): void {
  const observed = tasks.reduce((total, { baseline, candidate, of }) => total + of(candidate) - of(baseline), 0)
  let sums = [0]
  for (const task of tasks) {
    const differences = splits([...task.baseline, ...task.candidate], task.candidate.length).map(
      ([own, other]) => task.of(own) - task.of(other),
    )
    sums = sums.flatMap((sum) => differences.map((difference) => sum + difference))
  }
  const share = (test: (sum: number) => boolean) => sums.filter(test).length / sums.length
  const at = share((sum) => Math.abs(sum - observed) < 1e-9)
  const below = share((sum) => sum < observed - 1e-9)
  const test = stratifiedTest(strata)
  expect(test.difference).toBeCloseTo(observed / tasks.length, 9)
  expect(test.lower).toBeCloseTo(below + at, 9)
  expect(test.midLower).toBeCloseTo(below + at / 2, 9)
  expect(test.upper).toBeCloseTo(1 - below, 9)
  expect(test.midUpper).toBeCloseTo(1 - below - at / 2, 9)
  const least = sums.reduce((low, sum) => Math.min(low, sum))
  expect(test.floor).toBeCloseTo(share((sum) => sum < least + 1e-9) / 2, 9)
}

function splits(values: readonly number[], size: number): [number[], number[]][] {
  const [first, ...rest] = values
  if (first === undefined) return size === 0 ? [[[], []]] : []
  const taken = splits(rest, size - 1).map(([own, other]): [number[], number[]] => [[first, ...own], other])
  const left = splits(rest, size).map(([own, other]): [number[], number[]] => [own, [first, ...other]])
  return size > 0 ? [...taken, ...left] : left
}

function* outcomes(strata: readonly Stratum[]): Generator<[number, number[]]> {
  const [first, ...rest] = strata
  if (first === undefined) return yield [1, []]
  for (const [index, chance] of first.chances.entries()) {
    for (const [other, indices] of outcomes(rest)) yield [chance * other, [index, ...indices]]
  }
}

/** Tails without any lattice: differences are real numbers, merged when equal to nine digits. */
function tailsByReals(strata: readonly Stratum[]): { lower: number; mid: number } {
  const observed = strata.reduce((total, { nums, den, observed: at }) => total + (nums[at] ?? 0) / den, 0)
  let sums = new Map<number, number>([[0, 1]])
  for (const { nums, den, chances } of strata) {
    const next = new Map<number, number>()
    for (const [sum, chance] of sums) {
      nums.forEach((num, index) => {
        const key = Math.round((sum + num / den) * 1e9) / 1e9
        next.set(key, (next.get(key) ?? 0) + chance * (chances[index] ?? 0))
      })
    }
    sums = next
  }
  let [below, at] = [0, 0]
  for (const [sum, chance] of sums) {
    if (sum < observed - 1e-7) below += chance
    else if (sum < observed + 1e-7) at += chance
  }
  return { lower: below + at, mid: below + at / 2 }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length
}

function countOf(values: readonly number[]): { passed: number; measured: number } {
  return { passed: values.filter((value) => value === 1).length, measured: values.length }
}
