import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Policy } from '../../../suite/schema/policy.ts'
import { gateStored } from '../../use/gate-stored.ts'
import { mergeRuns } from '../../use/merge.ts'
import { openStoredRun } from '../../use/stored.ts'
import type { Context } from '../context.ts'
import { badInput } from '../inputs/readers.ts'
import { subjectOf } from '../subject.ts'
import { tightened } from '../tighten.ts'
import { publishProblems, publishRun } from './publish-run.ts'

/** Joins the shards that other jobs measured, and judges the whole. */
export async function merge(context: Context): Promise<number> {
  const { cwd, inputs, log } = context
  const subject = await subjectOf(context)
  try {
    const host = { ...context, now: () => new Date(), onNote: (note: string) => log.line(`note: ${note}`) }
    const { dir } = await mergeRuns(shardDirectories(inputs.shards ?? [], cwd), undefined, host)
    const opened = await openStoredRun(dir, cwd)
    const adjust = (policy: Policy) => tightened({ ...opened.suite, policy }, inputs).policy
    const { base } = subject
    const request = {
      ...{ policy: adjust(opened.suite.policy), adjust },
      ...(base !== undefined && { base }),
      ...(inputs.baseline !== undefined && { baseline: inputs.baseline }),
    }
    const { evaluation, report, redactor } = await gateStored(opened, request, host)
    return await publishRun(context, subject, {
      ...{ report, redactor, dir },
      suite: opened.suite,
      summary: evaluation.summary,
    })
  } catch (error) {
    return publishProblems(context, subject, error)
  }
}

/** Run directories as they are named, or those inside a folder, as `actions/download-artifact` leaves them. */
function shardDirectories(named: readonly string[], cwd: string): string[] {
  const isRun = (dir: string) => existsSync(join(dir, 'run.json'))
  const found = named.flatMap((name) => {
    const dir = resolve(cwd, name)
    if (isRun(dir) || !existsSync(dir)) return [dir]
    const inside = readdirSync(dir, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    return newest(inside.map(({ name }) => name))
      .map((one) => join(dir, one))
      .filter(isRun)
  })
  if (found.length > 0) return found.sort().map((dir) => relative(cwd, dir) || '.')
  throw badInput(
    'shards',
    'no run directory was found',
    'Download the artifacts of the shards first, and name their folder.',
  )
}

/** `…-shard2-1` gives way to `…-shard2-2`, which the same job uploaded when it was run again. */
function newest(names: readonly string[]): string[] {
  const last = new Map<string, { readonly name: string; readonly attempt: number }>()
  for (const name of names) {
    const [, part = name, attempt = 0] = /^(.*-shard\d+)-(\d+)$/.exec(name) ?? []
    if (Number(attempt) >= (last.get(part)?.attempt ?? 0)) last.set(part, { name, attempt: Number(attempt) })
  }
  return [...last.values()].map(({ name }) => name)
}
