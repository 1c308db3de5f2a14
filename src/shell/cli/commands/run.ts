import type { ModelMode } from '../../../suite/schema/models.ts'
import { type LiveRequest, runSuite } from '../../use/live.ts'
import type { ExitCode, Io } from '../io.ts'
import { printReport } from '../print.ts'
import { progressFor } from '../progress.ts'

export interface RunOptions {
  readonly attempts?: number
  readonly tasks?: readonly string[]
  readonly seed?: number
  readonly concurrency?: number
  readonly models?: ModelMode
  readonly baseline?: string
  readonly out?: string
  readonly gate: boolean
  readonly json?: boolean
}

/** `turngate run SUITE` */
export async function run(io: Io, suite: string, { json, ...options }: RunOptions): Promise<ExitCode> {
  return runAndPrint(io, { ...options, suite }, json)
}

export async function runAndPrint(io: Io, request: LiveRequest, json: boolean | undefined): Promise<ExitCode> {
  const progress = progressFor(io)
  const { evaluation, report } = await runSuite(request, {
    cwd: io.cwd,
    env: io.env,
    version: io.version,
    home: io.home,
    signal: io.signal,
    now: io.now,
    onNote: (note) => io.err(`note: ${note}\n`),
    onPlan: progress.plan,
    onProgress: (event) => {
      if (event.type === 'start') progress.started()
      else progress.ended({ task: event.task, attempt: event.attempt, status: event.outcome.status })
    },
  }).finally(progress.close)
  printReport(report, io, json)
  return request.gate ? evaluation.verdict.exit_code : measuredExit(evaluation.summary)
}

/** Of a run that is not gated: 3 where nothing was measured, or it was interrupted. */
function measuredExit(summary: {
  readonly tasks: readonly { readonly measured: number }[]
  readonly run: { readonly interrupted: boolean }
}): ExitCode {
  return summary.tasks.some((task) => task.measured > 0) && !summary.run.interrupted ? 0 : 3
}
