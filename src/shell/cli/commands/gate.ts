import { basename, dirname, resolve } from 'node:path'
import { loadPolicy } from '../../../suite/policy.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { gateStored } from '../../use/gate-stored.ts'
import { refuseShard } from '../../use/merge.ts'
import { type OpenedRun, openStoredRun } from '../../use/stored.ts'
import type { ExitCode, Io } from '../io.ts'
import { printReport } from '../print.ts'
import { printProblems } from '../problems.ts'

export interface GateOptions {
  readonly baseline?: string
  readonly policy?: string
  readonly json?: boolean
}

/** `turngate gate RUN_DIR`: judges stored attempts, makes none. */
export async function gate(io: Io, run: string, options: GateOptions): Promise<ExitCode> {
  const opened = await openStoredRun(run, io.cwd)
  refuseShard(opened, io.cwd)
  const policy = options.policy === undefined ? undefined : readPolicy(options.policy, io.cwd, opened)
  const request = {
    ...(options.baseline !== undefined && { baseline: options.baseline }),
    ...(policy !== undefined && { policy }),
  }
  const { evaluation, report } = await gateStored(opened, request, io)
  printProblems(opened.stored.problems, io)
  printReport(report, io, options.json)
  return evaluation.verdict.exit_code
}

function readPolicy(path: string, cwd: string, { suite, stored }: OpenedRun) {
  const file = resolve(cwd, path)
  return loadPolicy(openDiskTree(dirname(file), dirname(path)), basename(file), {
    ...{ tasks: suite.tasks, attempts: stored.run.attempts },
    subMetrics: suite.sub_metrics.map(({ name }) => name),
  })
}
