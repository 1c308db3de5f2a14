import { basename, dirname, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { loadPolicy } from '../../../suite/policy.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { gateStored } from '../../use/gate-stored.ts'
import { refuseShard } from '../../use/merge.ts'
import { type OpenedRun, openStoredRun } from '../../use/stored.ts'
import type { ExitCode, Io } from '../io.ts'
import { printReport } from '../print.ts'
import { printProblems } from '../problems.ts'

export interface GateOptions {
  readonly base?: string
  readonly baseline?: string
  readonly policy?: string
  readonly json?: boolean
}

/** `turngate gate RUN_DIR`: judges stored attempts, makes none. */
export async function gate(io: Io, run: string, options: GateOptions): Promise<ExitCode> {
  const { base: ref, baseline, policy: file } = options
  if (ref !== undefined && file !== undefined) throw new UserError(twoPolicies())
  const opened = await openStoredRun(run, io.cwd)
  refuseShard(opened, io.cwd)
  const request = {
    ...(ref !== undefined && { base: { kind: 'ref', ref } as const }),
    ...(baseline !== undefined && { baseline }),
    ...(file !== undefined && { policy: readPolicy(file, io.cwd, opened) }),
  }
  const { evaluation, report } = await gateStored(opened, request, io)
  printProblems(opened.stored.problems, io)
  printReport(report, io, options.json)
  return evaluation.verdict.exit_code
}

function twoPolicies() {
  return {
    code: 'bad-usage',
    message: '--base judges by the policy of that commit, and --policy names another.',
    hint: 'Give one of them.',
  }
}

function readPolicy(path: string, cwd: string, { suite, stored }: OpenedRun) {
  const file = resolve(cwd, path)
  return loadPolicy(openDiskTree(dirname(file), dirname(path)), basename(file), {
    ...{ tasks: suite.tasks, attempts: stored.run.attempts },
    subMetrics: suite.sub_metrics.map(({ name }) => name),
  })
}
