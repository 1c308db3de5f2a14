import { relative, resolve } from 'node:path'
import * as core from '@actions/core'
import { messageOf } from '../../errors.ts'
import type { Report } from '../../report/types.ts'
import type { RunSummary } from '../../summary/types.ts'
import type { Log } from './log.ts'
import type { Published } from './publish/publish.ts'

/** Names and values of `action.yml`'s outputs; the test of `action.yml` knows them all. */
export type Outputs = Readonly<Record<string, string>>

/** A file of the runner that cannot be written is a warning. */
export function writeOutputs(outputs: Outputs, file: string | undefined, log: Log): void {
  // without the file, outputs would be printed as commands, which no runner takes any more
  if (file === undefined || file === '') return
  try {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
  } catch (error) {
    log.warning(`the outputs could not be written: ${messageOf(error)}.`)
  }
}

/** Every output of a run that came to a report. Empty: not measured. */
export function outputsOf(report: Report, summary: RunSummary, dir: string, cwd: string): Outputs {
  const rows = new Map(report.groups.flatMap((group) => group.rows.map((row) => [row.metric, row])))
  const number = (value: number | null | undefined) => (value === undefined || value === null ? '' : String(value))
  const value = (metric: string) => number(summary.metrics[metric]?.value)
  const path = (name: string) => relative(cwd, resolve(dir, name)) || '.'
  return {
    verdict: report.status,
    'exit-code': String(report.exit_code),
    'success-rate': value('success_rate'),
    'baseline-success-rate': number(rows.get('success_rate')?.baseline),
    'success-rate-change': number(rows.get('success_rate')?.change),
    aem: value('aem'),
    structural: value('structural'),
    completeness: value('completeness'),
    truthfulness: value('truthfulness'),
    'pass-hat-k': number(report.pass_k.at(-1)?.pass_hat),
    cost: value('cost'),
    'failing-tasks': [...report.failing.map(({ task }) => task), ...report.more_failing].join(','),
    'root-causes': String(report.causes.length),
    report: path('report.md'),
    'report-json': path('report.json'),
    'run-dir': path('.'),
  }
}

/** Where the page went; set last, as publishing ends last. */
export function publishedOutputs({ comment = '', check = '', artifact = '' }: Published): Outputs {
  return { 'comment-url': comment, 'check-url': check, 'artifact-url': artifact }
}
