import { benchGate } from './scale/gate.ts'

/** `npm run bench:gate [-- TASKS ATTEMPTS ROUNDS]` */
const [tasks = 1000, attempts = 10, rounds = 3] = process.argv.slice(2).map(Number)
console.log(await benchGate({ tasks, attempts }, rounds))
