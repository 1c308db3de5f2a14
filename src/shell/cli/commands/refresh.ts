import { relative } from 'node:path'
import type { RefreshPlan } from '../../../gate/refresh.ts'
import { type Refreshed, refreshBaseline } from '../../use/refresh.ts'
import { refreshWords } from '../../use/refresh-words.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'
import { printProblems } from '../problems.ts'

export interface RefreshOptions {
  readonly dir?: string
  readonly base?: string
  readonly json?: boolean
}

/** `turngate baseline refresh RUN_DIR`: writes into the working tree; committing it is left to the caller. */
export async function refresh(io: Io, run: string, { dir, base, json }: RefreshOptions): Promise<ExitCode> {
  const request = {
    run,
    ...(dir !== undefined && { dir }),
    ...(base !== undefined && { base: { kind: 'ref', ref: base } as const }),
  }
  const refreshed = await refreshBaseline(request, io)
  const { plan } = refreshed
  if (json === true) printJson(asJson(refreshed, io.cwd), io)
  else io.out(`${refreshWords(refreshed, relative(io.cwd, refreshed.dir) || '.')}\n`)
  if (plan.kind === 'refuse') printProblems(plan.problems, io)
  return exitOf(plan)
}

export function exitOf(plan: RefreshPlan): ExitCode {
  if (plan.kind === 'refuse') return 3
  return plan.kind === 'write' && plan.why === 'regressed' ? 1 : 0
}

function asJson({ suite, plan, dir, changed, summary }: Refreshed, cwd: string) {
  return { suite, dir: relative(cwd, dir) || '.', run: summary.run.id, ...plan, changed }
}
