import { relative } from 'node:path'
import { UserError } from '../../../errors.ts'
import { late } from '../../late.ts'
import { type LiveRequest, runSuite } from '../../use/live.ts'
import type { ExitCode, Io } from '../io.ts'
import { progressFor } from '../progress.ts'

export interface RunOptions extends Omit<LiveRequest, 'suite' | 'base' | 'earlier'> {
  readonly base?: string
  readonly continue?: string
  readonly json?: boolean
}

/** `turngate run SUITE` */
export async function run(io: Io, suite: string, { json, ...options }: RunOptions): Promise<ExitCode> {
  checkTogether(options)
  const { base: ref, continue: earlier, ...rest } = options
  const request = {
    ...{ ...rest, suite },
    ...(ref !== undefined && { base: { kind: 'ref', ref } as const }),
    ...(earlier !== undefined && { earlier }),
  }
  return runAndPrint(io, request, json)
}

export async function runAndPrint(io: Io, request: LiveRequest, json: boolean | undefined): Promise<ExitCode> {
  const progress = progressFor(io)
  const printing = late(() => import('../print.ts'))
  const { evaluation, report, dir, isGated } = await runSuite(request, {
    cwd: io.cwd,
    env: io.env,
    version: io.version,
    signal: io.signal,
    now: io.now,
    onNote: (note) => io.err(`note: ${note}\n`),
    onPlan: progress.plan,
    onProgress: (event) => {
      if (event.type === 'start') progress.started()
      else progress.ended({ task: event.task, attempt: event.attempt, status: event.outcome.status })
    },
  }).finally(progress.close)
  const { printReport } = await printing()
  printReport(report, io, json)
  const { summary, verdict } = evaluation
  if (summary.run.interrupted) {
    const path = relative(io.cwd, dir) || '.'
    io.err(`note: the rest can still be made: turngate run ${request.suite} --resume ${path}\n`)
  }
  return isGated ? verdict.exit_code : measuredExit(summary)
}

/** @throws UserError for options that contradict each other */
function checkTogether({
  resume,
  out,
  onlyFailed,
  shard,
  seed,
  tasks,
  continue: earlier,
}: Omit<RunOptions, 'json'>): void {
  const wrong = [
    earlier !== undefined && (resume ?? onlyFailed ?? shard ?? tasks) !== undefined
      ? [
          '--continue makes the whole suite again, and cannot be with --resume, --tasks, --only-failed or --shard.',
          'Take the others out.',
        ]
      : undefined,
    typeof resume === 'string' && out !== undefined
      ? ['--resume DIR and --out name two run directories.', 'Give one of them.']
      : undefined,
    resume !== undefined && onlyFailed !== undefined
      ? ['--resume goes on with one run, and --only-failed starts another.', 'Give one of them.']
      : undefined,
    shard !== undefined && seed === undefined && resume === undefined
      ? ['--shard needs --seed, since all shards of a run have the same seed.', 'Give each shard the same --seed N.']
      : undefined,
  ].filter((pair) => pair !== undefined)
  if (wrong.length === 0) return
  throw new UserError(wrong.map(([message = '', hint = '']) => ({ code: 'bad-usage', message, hint })))
}

/** Of a run that is not gated: 3 where nothing was measured, or it was interrupted. */
function measuredExit(summary: {
  readonly tasks: readonly { readonly measured: number }[]
  readonly run: { readonly interrupted: boolean }
}): ExitCode {
  return summary.tasks.some((task) => task.measured > 0) && !summary.run.interrupted ? 0 : 3
}
