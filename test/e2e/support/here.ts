import { parseArguments } from '../../../src/shell/cli/arguments.ts'
import { reportError } from '../../../src/shell/cli/failure.ts'
import type { Io } from '../../../src/shell/cli/io.ts'
import { type Ended, REPOSITORY } from './cli.ts'
import type { Place } from './place.ts'

/** The command line within this process, for what needs many runs; the tests that spawn it show what the bundle adds. */
export async function turngateHere(place: Place, ...args: readonly string[]): Promise<Ended> {
  const printed = { stdout: '', stderr: '' }
  const io: Io = {
    ...{ env: place.env, cwd: place.dir, home: REPOSITORY, version: '0.0.0', signal: new AbortController().signal },
    ...{ live: false, color: false, width: 100, now: () => new Date() },
    out: (text) => {
      printed.stdout += text
    },
    err: (text) => {
      printed.stderr += text
    },
  }
  const code = await parseArguments([...args], io).catch((error: unknown) => reportError(error, io))
  return { code, signal: null, ...printed }
}
