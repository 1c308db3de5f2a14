import { basename, dirname, resolve } from 'node:path'
import { loadPolicy } from '../../../suite/policy.ts'
import { writeRunFile } from '../../../trace/store/write.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import { writeArtefacts } from '../../use/artefacts.ts'
import { findBaseline } from '../../use/baseline.ts'
import { refuseShard } from '../../use/merge.ts'
import { openScores } from '../../use/scores.ts'
import { redactorFor } from '../../use/secrets.ts'
import { evaluateStored, type OpenedRun, openStoredRun } from '../../use/stored.ts'
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
  const now = io.now()
  const comparison = await findBaseline(opened.suite.name, options.baseline, { cwd: io.cwd, now })
  const scores = openScores(opened.dir, opened.suite)
  try {
    const evaluation = await evaluateStored(opened, {
      baseline: comparison.baseline,
      asking: { env: io.env, signal: io.signal, cwd: io.cwd },
      now,
      ...(policy !== undefined && { policy }),
      onGrade: scores.add,
    })
    scores.finish()
    printProblems(opened.stored.problems, io)
    const report = await writeArtefacts({
      ...{ evaluation, suite: opened.suite, comparison, dir: opened.dir, cwd: io.cwd, scores },
      redactor: redactorFor(opened.suite, io.env),
      writeFile: (name, text) => writeRunFile(opened.dir, name, text),
    })
    printReport(report, io, options.json)
    return evaluation.verdict.exit_code
  } finally {
    scores.close()
  }
}

function readPolicy(path: string, cwd: string, { suite, stored }: OpenedRun) {
  const file = resolve(cwd, path)
  return loadPolicy(openDiskTree(dirname(file), dirname(path)), basename(file), {
    ...{ tasks: suite.tasks, attempts: stored.run.attempts },
    subMetrics: suite.sub_metrics.map(({ name }) => name),
  })
}
