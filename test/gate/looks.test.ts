import { describe, expect, it } from 'vitest'
import { afterPartialRun, alphaAt } from '../../src/gate/looks.ts'
import type { MadeTask } from '../support/run-summary.ts'
import { reasonsOf, verdictOn } from './support.ts'

describe('the level of a further look', () => {
  it.each([
    [1, 0.05],
    [2, 0.075],
    [3, 0.0875],
    [4, 0.09375],
  ])('look %i', (look, alpha) => {
    expect(alphaAt(0.05, look)).toBeCloseTo(alpha, 10)
  })

  it('never reaches twice the first', () => {
    expect(alphaAt(0.05, 60)).toBeLessThanOrEqual(0.1)
    expect(alphaAt(0.49, 60)).toBeLessThan(0.5)
  })

  it('is told, and decides', () => {
    const tasks = (passed: number): MadeTask[] =>
      Array.from({ length: 10 }, (_, index) => ({ id: `t${index}`, passed }))
    const sides = {
      baseline: { tasks: tasks(5) },
      candidate: { tasks: tasks(4) },
      policy: { metrics: { success_rate: { max_drop: 5 } } },
    }
    const again = verdictOn({ ...sides, look: 3 })
    expect(reasonsOf(again, 'looked_again')[0]?.args).toEqual({ look: 3, alpha: 0.0875, family_alpha: 0.0875 })
    expect(reasonsOf(verdictOn(sides), 'looked_again')).toEqual([])
  })
})

describe('a run of chosen tasks', () => {
  it.each([
    ['pass', 'regressed', 'regressed'],
    ['pass', 'pass', 'pass'],
    ['regressed', 'pass', 'regressed'],
    ['regressed', 'not_measured', 'regressed'],
    ['not_measured', 'pass', 'not_measured'],
    ['inconclusive', 'regressed', 'regressed'],
  ] as const)('%s, then %s: %s', (earlier, now, wanted) => {
    expect(afterPartialRun(earlier, now)).toBe(wanted)
  })
})

/** Seeded: the figures are the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const [TASKS, K, PAIRS] = [20, 5, 150]

/** Whether each of up to four looks is red: joined with the earlier attempts, or thrown away and made anew. */
function looks(drop: number, random: () => number): { joined: boolean[]; naive: boolean[] } {
  const rates = Array.from({ length: TASKS }, (_, index) => 0.6 + (0.4 * index) / TASKS)
  const draw = (rate: number) =>
    Array.from({ length: K }, () => (random() < rate ? 1 : 0)).reduce((a: number, b) => a + b, 0)
  const side = (passed: readonly number[], attempts: number) => ({
    attempts,
    tasks: passed.map((count, index) => ({ id: `t${index}`, passed: count })),
  })
  const baseline = side(rates.map(draw), K)
  const red = (passed: readonly number[], attempts: number, look: number) =>
    verdictOn({
      baseline,
      candidate: side(passed, attempts),
      policy: { metrics: { success_rate: { max_drop: 5 } } },
      look,
    }).status === 'regressed'
  const fresh = Array.from({ length: 4 }, () => rates.map((rate) => draw(Math.max(0, rate - drop))))
  const total = rates.map(() => 0)
  const joined = fresh.map((counts, index) => {
    for (const [task, count] of counts.entries()) total[task] = (total[task] ?? 0) + count
    return red(total, K * (index + 1), index + 1)
  })
  return { joined, naive: fresh.map((counts) => red(counts, K, 1)) }
}

/** Clicks "re-run" up to three times, as long as it is red. */
function staysRed(outcomes: readonly boolean[]): boolean {
  return outcomes.every((red) => red)
}

describe('clicking re-run', () => {
  const count = (drop: number, seed: number) => {
    const random = randomFrom(seed)
    const runs = Array.from({ length: PAIRS }, () => looks(drop, random))
    const firstRed = runs.filter(({ joined }) => joined[0] === true)
    return {
      red: firstRed.length / PAIRS,
      laundered: firstRed.filter(({ joined }) => !staysRed(joined)).length / firstRed.length,
      naive: firstRed.filter(({ naive }) => !staysRed(naive)).length / firstRed.length,
      ever: runs.filter(({ joined }) => joined.some((red) => red)).length / PAIRS,
    }
  }

  it('three times does not launder a red of a real drop, as runs of their own would', () => {
    const { red, laundered, naive } = count(0.12, 11)
    expect(red).toBeGreaterThan(0.5)
    expect(laundered).toBeLessThan(0.1)
    expect(naive).toBeGreaterThan(0.3)
  })

  it('turns no more than 2 alpha of unchanged agents red, however often it is clicked', () => {
    const { ever } = count(0, 5)
    expect(ever).toBeLessThan(0.1)
  })
})
