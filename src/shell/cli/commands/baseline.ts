import { basename, join, relative, resolve } from 'node:path'
import { readBaseline } from '../../../baseline/store/read.ts'
import { writeBaseline } from '../../../baseline/store/write.ts'
import { UserError } from '../../../errors.ts'
import { readTraceOf } from '../../../trace/store/read.ts'
import { refuseShard } from '../../use/merge.ts'
import { evaluateStored, openStoredRun } from '../../use/stored.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'
import { printProblems } from '../problems.ts'
import { showBaseline } from '../show-baseline.ts'

export interface WriteOptions {
  readonly dir?: string
  readonly json?: boolean
}

/** `turngate baseline write RUN_DIR` */
export async function write(io: Io, run: string, options: WriteOptions): Promise<ExitCode> {
  const opened = await openStoredRun(run, io.cwd)
  refuseShard(opened, io.cwd)
  const { summary } = await evaluateStored(opened, { now: io.now() })
  printProblems(opened.stored.problems, io)
  const dir = resolve(io.cwd, options.dir ?? join('baselines', summary.suite))
  const { changed } = await writeBaseline(dir, {
    summary,
    minMeasured: opened.suite.policy.min_measured,
    traceOf: (task, attempt) => readTraceOf(opened.dir, { task, attempt }),
  })
  const shown = relative(io.cwd, dir) || '.'
  if (options.json === true) printJson({ suite: summary.suite, dir: shown, run: summary.run.id, changed }, io)
  else if (changed.length === 0) io.out(`${shown} holds this run already; nothing was written\n`)
  else io.out(`${shown}: ${changed.length} files written from run ${summary.run.id}. Commit them.\n`)
  return 0
}

export interface ShowOptions {
  readonly json?: boolean
}

/** `turngate baseline show DIR` */
export async function show(io: Io, dir: string, options: ShowOptions): Promise<ExitCode> {
  const folder = resolve(io.cwd, dir)
  const lookup = readBaseline(folder, basename(folder))
  if (lookup.kind === 'unreadable') throw new UserError(lookup.problems)
  if (lookup.kind === 'absent') {
    throw new UserError({
      code: 'no-baseline',
      message: 'there is no baseline here.',
      file: dir,
      hint: 'Write one with `turngate baseline write RUN_DIR`.',
    })
  }
  if (options.json === true) printJson(lookup, io)
  else io.out(showBaseline(lookup))
  return 0
}
