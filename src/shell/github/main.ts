import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interruptSignal } from '../interrupt.ts'

process.stdout.write('Turngate: reading the suite\n')
const signal = interruptSignal((name) => process.stdout.write(`${name}: ending the attempts under way\n`))

// everything else is loaded after the first line, so that a job shows at once that it has begun
const [core, { runAction }] = await Promise.all([import('@actions/core'), import('./action.ts')])
const code = await runAction({
  env: process.env,
  cwd: process.cwd(),
  home: resolve(dirname(fileURLToPath(import.meta.url)), '../..'),
  signal,
  readInput: (name) => core.getInput(name),
})
// a server that hangs must not keep the job: what is published by now is all that will be
process.exit(code)
