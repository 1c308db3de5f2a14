import { dirname, relative, resolve } from 'node:path'
import { words } from '../../../report/text.ts'
import type { Report } from '../../../report/types.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { RunSummary } from '../../../summary/types.ts'
import type { Redactor } from '../../../trace/redact/redactor.ts'
import { redactorOf } from '../../use/secrets.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { apiOf, type Context, problemsOf } from '../context.ts'
import { openLog } from '../log.ts'
import { outputsOf, publishedOutputs, writeOutputs } from '../outputs.ts'
import { runArtifact } from '../publish/artifact-names.ts'
import { checkNameOf, gateIdOf } from '../publish/check-name.ts'
import { checkNamesOf, scopeOf } from '../publish/check-run.ts'
import { keepForPublishing } from '../publish/kept-page.ts'
import { problemPage, reportPage, unaffectedPage } from '../publish/page.ts'
import { publishPage, type Target } from '../publish/publish.ts'
import type { Subject } from '../subject.ts'
import { suiteNameOf } from '../suite-name.ts'

export interface Judged {
  readonly report: Report
  readonly summary: RunSummary
  readonly suite: Suite
  /** Absolute run directory. */
  readonly dir: string
  readonly redactor: Redactor
}

/** The verdict is said before anything is published, and once more at the end, after whatever went wrong on the way. */
export async function publishRun(context: Context, subject: Subject, run: Judged): Promise<number> {
  const { env, cwd, inputs, runner } = context
  const { redactor, dir, suite } = run
  const report = isPartial(context) ? asDiagnosis(run.report) : run.report
  const log = openLog(redactor)
  const outputs = outputsOf(report, run.summary, dir, cwd)
  for (const reason of report.reasons) log.line(`${reason.status}: ${reason.code}`)
  log.line(`verdict: ${report.status}`)
  writeOutputs(outputs, env.GITHUB_OUTPUT, log)
  const folder = relative(env.GITHUB_WORKSPACE ?? cwd, dirname(resolve(cwd, suite.file)))
  const page = reportPage(report, folder)
  if (subject.head !== undefined)
    await keepForPublishing(dir, report, { ...subject, head: subject.head, isPartial: isPartial(context) })
  const target = targetOf(context, subject, suite.name)
  const published = await publishPage(
    page,
    {
      ...target,
      ...(inputs.artifact &&
        !context.signal.aborted && { artifact: { dir, name: runArtifact(inputs, subject, runner?.attempt ?? 1) } }),
    },
    publishing(context, subject, log, redactor),
  )
  writeOutputs(publishedOutputs(published), env.GITHUB_OUTPUT, log)
  log.line(`verdict: ${report.status}, exit code ${report.exit_code}`)
  return report.exit_code
}

/** Its headline must not be read as that of the whole suite. */
function asDiagnosis(report: Report): Report {
  const { headline, notes } = report
  const verdict = [...headline.verdict, ...words(' (chosen tasks only)')]
  return { ...report, headline: { ...headline, verdict }, notes: [DIAGNOSIS, ...notes] }
}

const DIAGNOSIS = words(
  'Only chosen tasks were run, to find out why they fail. Where they regressed, the check of the whole suite turns red; it never turns green by this.',
)

/** A required check by this name ends green; it says itself that nothing was run. */
export async function publishUnaffected(context: Context, subject: Subject): Promise<number> {
  const { inputs, cwd, env, log } = context
  log.line('verdict: unaffected, no agent file changed')
  writeOutputs({ verdict: 'unaffected', 'exit-code': '0' }, env.GITHUB_OUTPUT, log)
  const { suite } = loadSuiteFile(inputs.suite, cwd)
  const target = targetOf(context, subject, suite.name)
  await publishPage(unaffectedPage(suite.name), target, publishing(context, subject, log, redactorOf(env)))
  return 0
}

/** A run that could not be made is told where its results would have been. */
export async function publishProblems(context: Context, subject: Subject, error: unknown): Promise<number> {
  const { inputs, cwd, env, log } = context
  const problems = problemsOf(error, cwd)
  for (const problem of problems) log.error(problem)
  writeOutputs({ verdict: 'could_not_run' }, env.GITHUB_OUTPUT, log)
  const named = inputs.checkName === undefined ? await suiteNameOf(context, subject) : undefined
  const target = { ...targetOf(context, subject, named), alsoNamed: await checksHere(context, subject) }
  const page = problemPage(problems, inputs.suite)
  await publishPage(page, target, publishing(context, subject, log, redactorOf(env)))
  return page.exitCode
}

/** What this suite said of the commit before it was broken, under whatever name. */
async function checksHere(context: Context, subject: Subject): Promise<string[]> {
  const { inputs } = context
  const { head, readOnly } = subject
  const api = readOnly ? undefined : apiOf(context)
  if (api === undefined || head === undefined || inputs.checkName !== undefined) return []
  return checkNamesOf(api, scopeOf(inputs, subject), head)
}

function targetOf(context: Context, subject: Subject, suiteName: string | undefined): Target {
  const { inputs, event } = context
  const checkName = suiteName === undefined ? inputs.checkName : checkNameOf(inputs, subject, suiteName)
  const { pull, head, readOnly } = subject
  return {
    gate: gateIdOf(inputs, isPartial(context)),
    comment: inputs.comment,
    isPartial: isPartial(context),
    scope: scopeOf(inputs, subject),
    ...(head !== undefined && !readOnly && { head }),
    ...(pull !== undefined && event.kind !== 'merge_group' && { pull }),
    ...(checkName !== undefined && { checkName }),
  }
}

function publishing(context: Context, subject: Subject, log: Context['log'], redactor: Pick<Redactor, 'text'>) {
  const { runner, env } = context
  const api = subject.readOnly ? undefined : apiOf(context)
  if (subject.readOnly) log.line('the token of this event only reads: the workflow with mode publish posts the comment')
  return {
    log,
    redact: (text: string) => redactor.text(text),
    summaryFile: env.GITHUB_STEP_SUMMARY,
    ...(runner !== undefined && { runner }),
    ...(api !== undefined && { api }),
  }
}

function isPartial({ inputs }: Context): boolean {
  return inputs.tasks !== undefined || inputs.failedOf !== undefined
}
