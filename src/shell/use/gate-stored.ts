import type { Evaluation } from '../../evaluate.ts'
import type { Report } from '../../report/types.ts'
import type { Policy } from '../../suite/schema/policy.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { writeRunFile } from '../../trace/store/write.ts'
import { writeArtefacts } from './artefacts.ts'
import { findBaseline } from './baseline.ts'
import { openScores } from './scores.ts'
import { redactorFor } from './secrets.ts'
import { evaluateStored, type OpenedRun } from './stored.ts'

export interface StoredGate {
  readonly baseline?: string
  readonly policy?: Policy
}

export interface GateHost {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  readonly now: () => Date
}

export interface GatedRun {
  readonly evaluation: Evaluation
  readonly report: Report
  readonly redactor: Redactor
}

/** Judges stored attempts against a baseline, and writes what was found beside them. Makes none. */
export async function gateStored(opened: OpenedRun, request: StoredGate, host: GateHost): Promise<GatedRun> {
  const { cwd, env, signal } = host
  const { suite, dir } = opened
  const now = host.now()
  const comparison = await findBaseline(suite.name, request.baseline, { cwd, now })
  const redactor = redactorFor(suite, env)
  const scores = openScores(dir, suite)
  try {
    const evaluation = await evaluateStored(opened, {
      baseline: comparison.baseline,
      asking: { env, signal, cwd },
      now,
      ...(request.policy !== undefined && { policy: request.policy }),
      onGrade: scores.add,
    })
    scores.finish()
    const report = await writeArtefacts({
      ...{ evaluation, suite, comparison, dir, cwd, scores, redactor },
      writeFile: (name, text) => writeRunFile(dir, name, text),
    })
    return { evaluation, report, redactor }
  } finally {
    scores.close()
  }
}
