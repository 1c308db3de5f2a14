import { DIFFICULTIES } from './simulation/agent.ts'
import { COLUMNS, type Simulation, simulate, table } from './simulation/rates.ts'

/** How often the gate says what about an agent that did not change. First argument: pairs, 1,000 if not given. */
const pairs = Number(process.argv[2] ?? 1000)
const [tasks, attempts] = [30, 5]

function rows(more: Pick<Simulation, 'pairs' | 'onlyPasses'>) {
  return DIFFICULTIES.map((difficulty, index) => {
    process.stderr.write(`${difficulty.name}, ${more.pairs} pairs …\n`)
    return { name: difficulty.name, rates: simulate({ difficulty, tasks, attempts, seed: index + 1, ...more }) }
  })
}

console.log(`Nothing changed: ${pairs} independent pairs of ${tasks} tasks × ${attempts} attempts, default policy.`)
console.log(`A share near 5% is sure to ±${error(pairs)} points (95%).\n`)
console.log(table('chance that a task passes', rows({ pairs })))

const many = 10 * pairs
console.log(`\nThe same of the success rate alone, ${many} pairs; a share near 5% is sure to ±${error(many)} points.\n`)
const few = COLUMNS.filter(([key]) => ['byPrimary', 'byTask', 'nonZero', 'inconclusive', 'naivePrimary'].includes(key))
console.log(table('chance that a task passes', rows({ pairs: many, onlyPasses: true }), few))

function error(count: number): string {
  return (196 * Math.sqrt((0.05 * 0.95) / count)).toFixed(1)
}
