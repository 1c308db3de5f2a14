import { benchOverhead } from './scale/overhead.ts'

/** `npm run bench:overhead [-- TASKS ATTEMPTS AGENT_MS ROUNDS]` */
const [tasks = 30, attempts = 5, agentMs = 200, rounds = 3] = process.argv.slice(2).map(Number)
console.log(await benchOverhead({ tasks, attempts, agentMs, rounds }))
