import { basename, dirname, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { withReasons } from '../../../gate/combine.ts'
import { loadPolicy } from '../../../suite/policy.ts'
import { writeRunFile } from '../../../trace/store/write.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { writeArtefacts } from '../../use/artefacts.ts'
import { findBaseline } from '../../use/baseline.ts'
import { openStoredChange, type StoredChange } from '../../use/change/stored-change.ts'
import { refuseShard } from '../../use/merge.ts'
import { openScores } from '../../use/scores.ts'
import { evaluateStored, type OpenedRun, openStoredRun } from '../../use/stored.ts'
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
  const opened = await openStoredRun(run, io.cwd)
  refuseShard(opened, io.cwd)
  if (options.base === undefined) return judge(io, opened, undefined, options)
  if (options.policy !== undefined) throw new UserError(twoPolicies())
  const request = { base: { kind: 'ref', ref: options.base } as const, baseline: options.baseline }
  const about = await openStoredChange(opened, request, io)
  try {
    return await judge(io, opened, about, options)
  } finally {
    await about[Symbol.asyncDispose]()
  }
}

async function judge(
  io: Io,
  opened: OpenedRun,
  about: StoredChange | undefined,
  options: GateOptions,
): Promise<ExitCode> {
  const { cwd, env, signal } = io
  const now = io.now()
  const stated = options.policy === undefined ? undefined : readPolicy(options.policy, cwd, opened)
  const policy = about?.policy ?? stated
  const change = about?.change
  const comparison = change?.comparison ?? (await findBaseline(opened.suite.name, options.baseline, { cwd, now }))
  const scores = openScores(opened.dir, opened.suite)
  try {
    const judged = await evaluateStored(opened, {
      ...{ baseline: comparison.baseline, asking: { env, signal, cwd }, now, onGrade: scores.add },
      ...(policy !== undefined && { policy }),
      ...(change !== undefined && {
        change: { newSuite: change.newSuite, accepted: change.judged?.accepted ?? change.accepted },
      }),
    })
    const evaluation = { ...judged, verdict: withReasons(judged.verdict, about?.notes ?? []) }
    scores.finish()
    printProblems(opened.stored.problems, io)
    const report = await writeArtefacts({
      ...{ evaluation, suite: opened.suite, comparison, dir: opened.dir, cwd, scores },
      ...(change !== undefined && {
        change: { base: change.base.commit, edits: change.edits, accepted: change.accepted },
      }),
      writeFile: (name, text) => writeRunFile(opened.dir, name, text),
    })
    printReport(report, io, options.json)
    return evaluation.verdict.exit_code
  } finally {
    scores.close()
  }
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
