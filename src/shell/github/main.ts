import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as core from '@actions/core'
import { messageOf, UserError } from '../../errors.ts'
import { renderMarkdown } from '../../report/markdown/render.ts'
import { interruptSignal } from '../interrupt.ts'
import { type LiveResult, runSuite } from '../use/live.ts'
import { problemText } from '../use/problem-text.ts'
import { readVersion } from '../version.ts'
import { readInputs } from './inputs.ts'
import { printSafely } from './log.ts'

process.exitCode = await main()

async function main(): Promise<number> {
  const home = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
  const signal = interruptSignal((name) => printSafely(`${name}: ending the attempts under way`))
  try {
    const result = await runSuite(readInputs(core.getInput), {
      cwd: process.cwd(),
      env: process.env,
      version: readVersion(home),
      home,
      signal,
      now: () => new Date(),
      onPlan: (attempts) => printSafely(`${attempts} attempts planned`),
      onProgress: () => {},
    })
    await publish(result)
    return result.evaluation.verdict.exit_code
  } catch (error) {
    const cwd = process.cwd()
    const problems =
      error instanceof UserError ? error.problems.map((problem) => problemText(problem, cwd)) : [messageOf(error)]
    for (const problem of problems) core.error(problem)
    core.setOutput('verdict', 'could_not_run')
    return 2
  }
}

/** Outputs and the job summary. A summary that cannot be written is a warning: it never changes the verdict. */
async function publish({ evaluation, report, dir }: LiveResult): Promise<void> {
  const { verdict, summary } = evaluation
  core.setOutput('verdict', verdict.status)
  core.setOutput('success-rate', summary.metrics.success_rate?.value ?? '')
  core.setOutput('aem', summary.metrics.aem?.value ?? '')
  core.setOutput('report', relative(process.cwd(), resolve(dir, 'report.md')))
  core.setOutput('run-dir', relative(process.cwd(), dir))
  for (const reason of report.reasons) printSafely(`${reason.status}: ${reason.code}`)
  printSafely(`verdict: ${verdict.status}`)
  try {
    await core.summary.addRaw(renderMarkdown(report), true).write()
  } catch (error) {
    core.warning(`the job summary could not be written: ${messageOf(error)}`)
  }
}
