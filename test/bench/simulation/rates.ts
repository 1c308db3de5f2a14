import { type Random, seededRandom } from '../../../src/stats/random.ts'
import { type Difficulty, drawTasks, type SimulatedTask } from './agent.ts'
import { type Seen, seenOf } from './pair.ts'

export interface Simulation {
  readonly difficulty: Difficulty
  readonly pairs: number
  readonly tasks: number
  readonly attempts: number
  readonly seed: number
  /** Attempts carry nothing but whether they passed. */
  readonly onlyPasses?: boolean
  /** Chance of the first task, in place of a drawn one. */
  readonly first?: number
  /** What the change did to the agent; default: nothing. */
  readonly change?: (tasks: readonly SimulatedTask[], random: Random) => readonly SimulatedTask[]
}

export type Rates = Readonly<Record<keyof Seen, number>>

/** Share of pairs, each with a suite of its own, of which a user would have seen so. */
export function simulate(simulation: Simulation): Rates {
  const { difficulty, pairs, tasks, attempts, seed, first, onlyPasses = false, change = (same) => same } = simulation
  const random = seededRandom(seed)
  const sums = { ...NONE }
  for (let pair = 0; pair < pairs; pair += 1) {
    const drawn = drawTasks(tasks, difficulty, random)
    const before = drawn.map((task, index) => (index === 0 && first !== undefined ? { ...task, chance: first } : task))
    const seen = seenOf({ before, after: change(before, random), attempts, random, onlyPasses })
    for (const key of KEYS) sums[key] += Number(seen[key]) / pairs
  }
  return sums
}

const NONE: Record<keyof Seen, number> = {
  byPrimary: 0,
  byFamily: 0,
  byTask: 0,
  regressed: 0,
  inconclusive: 0,
  nonZero: 0,
  fresh: 0,
  naivePrimary: 0,
  naiveAny: 0,
}
const KEYS: readonly (keyof Seen)[] = [
  'byPrimary',
  'byFamily',
  'byTask',
  'regressed',
  'inconclusive',
  'nonZero',
  'fresh',
  'naivePrimary',
  'naiveAny',
]

type Column = readonly [keyof Seen, string]

export const COLUMNS: readonly Column[] = [
  ['byPrimary', 'regressed by success rate'],
  ['byFamily', 'by the family'],
  ['byTask', 'by single tasks'],
  ['nonZero', 'exits non-zero'],
  ['inconclusive', 'inconclusive'],
  ['naivePrimary', 'naive: success rate'],
  ['naiveAny', 'naive: any metric'],
]

/** As the table of the documentation. */
export function table(
  first: string,
  rows: readonly { readonly name: string; readonly rates: Rates }[],
  columns: readonly Column[] = COLUMNS,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    line([first, ...columns.map(([, title]) => title)]),
    line(['---', ...columns.map(() => '---:')]),
    ...rows.map(({ name, rates }) => line([name, ...columns.map(([key]) => `${(100 * rates[key]).toFixed(1)}%`)])),
  ].join('\n')
}
