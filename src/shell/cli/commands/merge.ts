import { relative } from 'node:path'
import { mergeRuns } from '../../use/merge.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface MergeOptions {
  readonly out?: string
  readonly json?: boolean
}

/** `turngate merge DIR…`: the shards of one run as one run directory. */
export async function merge(io: Io, dirs: readonly string[], { out, json }: MergeOptions): Promise<ExitCode> {
  const { dir, run, attempts, planned } = await mergeRuns(dirs, out, {
    cwd: io.cwd,
    now: io.now,
    onNote: (note) => io.err(`note: ${note}\n`),
  })
  const shown = relative(io.cwd, dir) || '.'
  if (json === true) {
    printJson({ suite: run.suite, shards: dirs.length, attempts, planned, run_dir: shown }, io)
    return 0
  }
  io.out(`${run.suite}: ${attempts} of ${planned} attempts of ${dirs.length} shards, in ${shown}\n`)
  io.out(`Next: turngate gate ${shown}\n`)
  return 0
}
