import { DIFFICULTIES } from './simulation/agent.ts'
import { simulate, table } from './simulation/rates.ts'

/** How often the gate says what about an agent that did not change. First argument: pairs, 1,000 if not given. */
const pairs = Number(process.argv[2] ?? 1000)
const [tasks, attempts] = [30, 5]

const rows = DIFFICULTIES.map((difficulty, index) => {
  process.stderr.write(`${difficulty.name} …\n`)
  return { name: difficulty.name, rates: simulate({ difficulty, pairs, tasks, attempts, seed: index + 1 }) }
})
console.log(`Nothing changed: ${pairs} independent pairs of ${tasks} tasks × ${attempts} attempts, default policy.\n`)
console.log(table('chance that a task passes', rows))
