import { expect, it } from 'vitest'
import { DIFFICULTIES } from './simulation/agent.ts'
import { simulate } from './simulation/rates.ts'

const pairs = 80

/** Most alarms of `pairs` with a true chance of alpha, but for one in a thousand. */
function mostAlarms(alpha: number): number {
  let [chance, below] = [(1 - alpha) ** pairs, 0]
  for (let count = 0; ; count += 1) {
    below += chance
    if (below >= 0.999) return count
    chance *= ((pairs - count) / (count + 1)) * (alpha / (1 - alpha))
  }
}

it.each(DIFFICULTIES.slice(0, 2))(
  'an agent that did not change, $name: red at most as often as each alpha says',
  (difficulty) => {
    const rates = simulate({ difficulty, pairs, tasks: 30, attempts: 5, seed: 20 })
    expect(rates.byPrimary * pairs).toBeLessThanOrEqual(mostAlarms(0.05))
    expect(rates.byFamily * pairs).toBeLessThanOrEqual(mostAlarms(0.05))
    expect(rates.byTask * pairs).toBeLessThanOrEqual(mostAlarms(0.01))
    expect(rates.nonZero * pairs).toBeLessThanOrEqual(mostAlarms(0.1))
    expect(rates.nonZero).toBeLessThan(rates.naiveAny)
  },
  120_000,
)

it('a drop of twenty points in every task is seen', () => {
  const [difficulty] = DIFFICULTIES
  if (difficulty === undefined) throw new Error('no difficulty')
  const rates = simulate({
    ...{ difficulty, pairs: 20, tasks: 30, attempts: 5, seed: 21 },
    change: (tasks) => tasks.map((task) => ({ ...task, chance: Math.max(0, task.chance - 0.2) })),
  })
  expect(rates.regressed).toBeGreaterThan(0.8)
}, 120_000)
