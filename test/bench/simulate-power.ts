import { DIFFICULTIES, type SimulatedTask } from './simulation/agent.ts'
import { simulate, table } from './simulation/rates.ts'

/** How often the gate sees a change for the worse. First argument: pairs, 400 if not given. */
const pairs = Number(process.argv[2] ?? 400)
const [tasks, attempts] = [30, 5]

const CHANGES: readonly {
  name: string
  change: (tasks: readonly SimulatedTask[]) => SimulatedTask[]
  first?: number
}[] = [
  { name: 'every task passes 10 points less', change: (all) => all.map((task) => passing(task, task.chance - 0.1)) },
  { name: 'every task passes 20 points less', change: (all) => all.map((task) => passing(task, task.chance - 0.2)) },
  { name: 'tasks broken until the mean is 10 points down', change: (all) => brokenBy(all, 0.1) },
  {
    name: 'one task that passed 95% is broken',
    change: (all) => all.map((task, at) => (at === 0 ? passing(task, 0) : task)),
    first: 0.95,
  },
]

for (const difficulty of DIFFICULTIES.slice(0, 2)) {
  const rows = CHANGES.map(({ name, change, first }, index) => {
    process.stderr.write(`${difficulty.name}: ${name} …\n`)
    return {
      name,
      rates: simulate({
        difficulty,
        pairs,
        tasks,
        attempts,
        seed: index + 11,
        change,
        ...(first !== undefined && { first }),
      }),
    }
  })
  console.log(`\n${difficulty.name}: ${pairs} pairs of ${tasks} tasks × ${attempts} attempts, default policy.\n`)
  console.log(table('change', rows))
}

function passing(task: SimulatedTask, chance: number): SimulatedTask {
  return { ...task, chance: Math.max(0, chance) }
}

/** Whole tasks are broken, from the first on, and the last of them in part. */
function brokenBy(all: readonly SimulatedTask[], points: number): SimulatedTask[] {
  let left = points * all.length
  return all.map((task) => {
    const taken = Math.min(left, task.chance)
    left -= taken
    return passing(task, task.chance - taken)
  })
}
