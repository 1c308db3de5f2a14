import { expect, it } from 'vitest'
import { seededRandom } from '../../src/stats/random.ts'
import { ratioBootstrap } from '../../src/stats/ratio-bootstrap.ts'

const pairs = (ratios: readonly number[]) =>
  ratios.map((ratio, index) => ({ baseline: 1 + index, candidate: (1 + index) * ratio }))

it('a rise in every task: the smallest p that 9,999 resamples can give', () => {
  const result = ratioBootstrap(pairs(new Array<number>(30).fill(1.3)))
  expect(result?.ratio).toBeCloseTo(1.3, 12)
  expect(result?.p).toBe(1 / 10_000)
})

it('no change: every resample has ratio 1, p is 1', () => {
  expect(ratioBootstrap(pairs(new Array<number>(30).fill(1)))?.p).toBe(1)
})

it.each([
  { tasks: 1, p: 0.5 },
  { tasks: 2, p: 0.25 },
  { tasks: 4, p: 0.0625 },
])('$tasks tasks that all doubled are no more certain than $p', ({ tasks, p }) => {
  const result = ratioBootstrap(pairs(new Array<number>(tasks).fill(2)))
  expect(result).toMatchObject({ p, floor: p })
})

it('the same data give the same p', () => {
  const data = pairs([1.2, 0.9, 1.4, 1.1, 0.8, 1.5, 1.3, 1.05])
  expect(ratioBootstrap(data)).toEqual(ratioBootstrap(data))
})

it.each([{ data: [] }, { data: [{ baseline: 0, candidate: 3 }] }])(
  'is undefined for a baseline mean of 0 or none: $data',
  ({ data }) => {
    expect(ratioBootstrap(data)).toBeUndefined()
  },
)

it('alarms on about alpha of unchanged pairs', () => {
  const random = seededRandom(3)
  const cost = () => 0.02 * Math.exp(0.5 * (random() + random() + random() - 1.5))
  let alarms = 0
  for (let run = 0; run < 100; run += 1) {
    const data = Array.from({ length: 30 }, () => ({ baseline: cost(), candidate: cost() }))
    if ((ratioBootstrap(data)?.p ?? 1) < 0.05) alarms += 1
  }
  // 99.9% point of the binomial with chance .05
  expect(alarms).toBeLessThanOrEqual(13)
})
