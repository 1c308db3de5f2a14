import { describe, expect, it } from 'vitest'
import { detectableDrop } from '../../src/stats/detectable.ts'
import { seededRandom } from '../../src/stats/random.ts'
import { countStratum } from '../../src/stats/strata.ts'
import { stratifiedTest } from '../../src/stats/stratified.ts'

const suite = (tasks: number, attempts: number, share: number) =>
  Array.from({ length: tasks }, () => ({ share, baseline: attempts, candidate: attempts }))
const usual = { alpha: 0.05, tolerance: 0.05 }

describe('detectableDrop', () => {
  it('falls with attempts and tasks', () => {
    const drops = [suite(10, 5, 0.9), suite(30, 5, 0.9), suite(30, 10, 0.9), suite(100, 10, 0.9)].map(
      (tasks) => detectableDrop(tasks, usual) ?? Number.NaN,
    )
    expect(drops).toEqual([...drops].sort((a, b) => b - a))
    expect(new Set(drops).size).toBe(drops.length)
  })

  it('is never below what the limit lets pass', () => {
    expect(detectableDrop(suite(1000, 20, 0.9), usual)).toBeGreaterThan(0.05)
  })

  it('a perfect baseline is not taken for certainty', () => {
    expect(detectableDrop(suite(30, 5, 1), usual)).toBeGreaterThan(0.05)
  })

  it.each([
    { title: 'no task', tasks: [] },
    { title: 'one attempt of two tasks', tasks: suite(2, 1, 1) },
  ])('is undefined where no drop is seen: $title', ({ tasks }) => {
    expect(detectableDrop(tasks, usual)).toBeUndefined()
  })

  // power of the rule itself (drop above the limit and mid-p below alpha) at the drop that is said to be seen
  it.each([
    { tasks: 30, attempts: 5, share: 0.8 },
    { tasks: 30, attempts: 5, share: 0.95 },
    { tasks: 60, attempts: 3, share: 0.6 },
    { tasks: 12, attempts: 10, share: 0.9 },
  ])('about 80% of such drops are reported: $tasks × $attempts at $share', ({ tasks, attempts, share }) => {
    const drop = detectableDrop(suite(tasks, attempts, share), usual) ?? Number.NaN
    const random = seededRandom(5)
    const passes = (chance: number) => {
      let passed = 0
      for (let attempt = 0; attempt < attempts; attempt += 1) if (random() < chance) passed += 1
      return { passed, measured: attempts }
    }
    let seen = 0
    for (let run = 0; run < 400; run += 1) {
      const strata = Array.from({ length: tasks }, () => countStratum(passes(share), passes(share - drop)))
      const { difference, midLower } = stratifiedTest(strata)
      if (difference < -0.05 - 1e-9 && midLower < 0.05) seen += 1
    }
    expect(seen / 400).toBeGreaterThan(0.7)
    expect(seen / 400).toBeLessThan(0.9)
  })
})
