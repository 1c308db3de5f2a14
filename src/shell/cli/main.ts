import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { interruptSignal } from '../interrupt.ts'
import { readVersion } from '../version.ts'
import { parseArguments } from './arguments.ts'
import { reportError } from './failure.ts'
import type { Io } from './io.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const signal = interruptSignal((name) =>
    process.stderr.write(`\n${name}: ending the attempts under way and writing the report; once more to end at once\n`),
  )
  // a reader that goes away (`| head`) is no failure of ours
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  // what is said here is beside the point: the verdict comes all the same
  process.stderr.on('error', () => undefined)
  const home = findHome()
  const io: Io = {
    env: process.env,
    cwd: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    live: process.stderr.isTTY === true && process.env.CI === undefined,
    color: wantsColor(),
    width: process.stdout.columns ?? (Number(process.env.COLUMNS) || 100),
    version: readVersion(home),
    home,
    signal,
    now: () => new Date(),
  }
  try {
    return await parseArguments(process.argv.slice(2), io)
  } catch (error) {
    return reportError(error, io)
  }
}

/** `dist/cli/index.js` and `build/src/shell/cli/main.js` both lie below the folder that holds package.json. */
function findHome(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  return here.endsWith('dist/cli') ? resolve(here, '../..') : resolve(here, '../../../..')
}

function wantsColor(): boolean {
  if (process.env.NO_COLOR !== undefined && process.env.NO_COLOR !== '') return false
  if (process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb'
}
