import { benchPeers } from './scale/peers.ts'
import { installPromptfoo } from './scale/promptfoo.ts'

/** `npm run bench:peers [-- TASKS ATTEMPTS CONCURRENCY ROUNDS]`; installs promptfoo (260 MB) in the folder for temporary files. */
const [tasks = 30, attempts = 5, concurrency = 4, rounds = 5] = process.argv.slice(2).map(Number)
console.log(await benchPeers({ tasks, attempts, concurrency, rounds, promptfoo: installPromptfoo() }))
