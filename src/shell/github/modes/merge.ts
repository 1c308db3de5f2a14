import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Policy } from '../../../suite/schema/policy.ts'
import { openBudget } from '../../use/budget.ts'
import { blameBase } from '../../use/change/blame-base.ts'
import { gateStored, type StoredGate } from '../../use/gate-stored.ts'
import type { LiveHost, LiveRequest } from '../../use/live.ts'
import { measurer } from '../../use/make-run.ts'
import { mergeReruns } from '../../use/merge-reruns.ts'
import { openStoredRun } from '../../use/stored.ts'
import type { Context } from '../context.ts'
import { fetchEarlier } from '../earlier.ts'
import { badInput } from '../inputs/readers.ts'
import { type Subject, subjectOf } from '../subject.ts'
import { tightened } from '../tighten.ts'
import { publishProblems, publishRun } from './publish-run.ts'

/** Joins the shards that other jobs measured, and judges the whole. */
export async function merge(context: Context): Promise<number> {
  const { cwd, inputs, log } = context
  const subject = await subjectOf(context)
  try {
    const host: LiveHost = {
      ...context,
      now: () => new Date(),
      onNote: (note: string) => log.line(`note: ${note}`),
      onPlan: (attempts) => log.line(`${attempts} attempts planned`),
      onProgress: () => undefined,
    }
    const dir = await joined(context, subject, host)
    const opened = await openStoredRun(dir, cwd)
    const adjust = (policy: Policy) => tightened({ ...opened.suite, policy }, inputs).policy
    const { base } = subject
    const request: StoredGate = {
      ...{ policy: adjust(opened.suite.policy), adjust },
      ...(base !== undefined && { base }),
      ...(inputs.baseline !== undefined && { baseline: inputs.baseline }),
      // no part can measure the base for all of them
      remeasure: (change, redactor) => ({
        left: Number.POSITIVE_INFINITY,
        measure: measurer(change, { budget: openBudget(inputs.budget, host), redactor }, liveRequest(context), host),
      }),
    }
    const { evaluation, report, redactor } = await gateStored(opened, request, host)
    return await publishRun(context, subject, {
      ...{ report, redactor, dir },
      suite: opened.suite,
      summary: evaluation.summary,
    })
  } catch (error) {
    const told = subject.base === undefined ? error : await blameBase(error, subject.base, context)
    return publishProblems(context, subject, told)
  }
}

/** The parts of this run, and what was measured of the same change before it. */
async function joined(context: Context, subject: Subject, host: LiveHost): Promise<string> {
  const { cwd, inputs, log } = context
  const parts = shardDirectories(inputs.shards ?? [], cwd)
  const [first] = parts
  const name =
    first === undefined || subject.base === undefined ? undefined : (await openStoredRun(first, cwd)).suite.name
  await using earlier = name === undefined ? undefined : await fetchEarlier(context, subject, name)
  const before = earlier && { dir: earlier.dir, holdsParts: earlier.run === context.runner?.run }
  // before the earlier run is let go
  return await mergeReruns(parts, before, { ...host, onNote: (note) => log.line(`note: ${note}`) })
}

function liveRequest({ inputs }: Context): LiveRequest {
  const { suite, concurrency } = inputs
  return { suite, gate: true, ...(concurrency !== undefined && { concurrency }) }
}

/** Run directories as they are named, or those inside a folder, as `actions/download-artifact` leaves them. */
function shardDirectories(named: readonly string[], cwd: string): string[] {
  const isRun = (dir: string) => existsSync(join(dir, 'run.json'))
  const found = named.flatMap((name) => {
    const dir = resolve(cwd, name)
    if (isRun(dir) || !existsSync(dir)) return [dir]
    const inside = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return inside.map((entry) => join(dir, entry.name)).filter(isRun)
  })
  if (found.length > 0) return found.sort().map((dir) => relative(cwd, dir) || '.')
  throw badInput(
    'shards',
    'no run directory was found',
    'Download the artifacts of the shards first, and name their folder.',
  )
}
