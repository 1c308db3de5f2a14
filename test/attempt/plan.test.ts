import { describe, expect, it } from 'vitest'
import { attemptSeed, planAttempts } from '../../src/attempt/plan.ts'
import { taskOf } from './task.ts'

const tasks = ['a', 'b', 'c'].map((id) => taskOf(id))

describe('planAttempts', () => {
  it('makes attempt 1 of every task before attempt 2 of any', () => {
    const plan = planAttempts({ tasks, attempts: 2, seed: 1 })
    expect(plan.map(({ task, attempt }) => `${task.id}${attempt}`)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2'])
  })

  it('takes only the tasks that were asked for, with the seeds that they have in a whole run', () => {
    const whole = planAttempts({ tasks, attempts: 2, seed: 1 })
    const part = planAttempts({ tasks, attempts: 2, seed: 1, only: ['b'] })
    expect(part).toEqual(whole.filter(({ task }) => task.id === 'b'))
  })

  it.each([1, 2, 3, 4, 7, 15, 20])('splits a plan into %d shards that differ by one attempt at most', (of) => {
    const whole = planAttempts({ tasks, attempts: 5, seed: 1 })
    const shards = Array.from({ length: of }, (_, index) =>
      planAttempts({ tasks, attempts: 5, seed: 1, shard: { index: index + 1, of } }),
    )
    const sizes = shards.map((shard) => shard.length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    expect(new Set(shards.flat().map(({ seed }) => seed)).size).toBe(15)
    expect(
      shards
        .flat()
        .sort((a, b) => whole.findIndex((one) => one.seed === a.seed) - whole.findIndex((one) => one.seed === b.seed)),
    ).toEqual(whole)
  })

  it('splits what was chosen', () => {
    const plan = planAttempts({ tasks, attempts: 2, seed: 1, only: ['a', 'c'], shard: { index: 2, of: 2 } })
    expect(plan.map(({ task, attempt }) => `${task.id}${attempt}`)).toEqual(['c1', 'c2'])
  })

  it('gives each attempt a 32-bit seed of its own', () => {
    const seeds = planAttempts({ tasks, attempts: 100, seed: 1 }).map(({ seed }) => seed)
    expect(new Set(seeds).size).toBe(300)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true)
  })

  // the values are part of the format: baselines are compared seed by seed
  it.each([
    [1, 'a', 1, 358329029],
    [1, 'a', 2, 213028522],
    [2, 'a', 1, 2500560078],
  ])('run seed %d, task %s, attempt %d', (seed, task, attempt, expected) => {
    expect(attemptSeed(seed, task, attempt)).toBe(expected)
  })
})
