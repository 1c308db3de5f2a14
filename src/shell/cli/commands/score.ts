import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pairDialog } from '../../../grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../../grade/aem/score-dialog.ts'
import { type ScoredDialog, summariseDialogs } from '../../../report/dialogs/summary.ts'
import { renderDialogs } from '../../../report/dialogs/terminal.ts'
import { importerOf } from '../../../trace/import/index.ts'
import { writeRunFile } from '../../../trace/store/write.ts'
import { writeArtefacts } from '../../use/artefacts.ts'
import { importedSuite, readTextFile } from '../../use/imported.ts'
import { evaluateStored, openStoredRun } from '../../use/stored.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { gradingOf } from '../../use/world.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson, printReport } from '../print.ts'
import { printProblems } from '../problems.ts'

export interface ScoreOptions {
  readonly suite?: string
  readonly json?: boolean
}

/** `turngate score RUN_DIR|DIALOGS`: grades what is stored; gates nothing. */
export async function score(io: Io, target: string, options: ScoreOptions): Promise<ExitCode> {
  const path = resolve(io.cwd, target)
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  return isFolder ? scoreRun(io, path, options) : scoreDialogs(io, path, target, options)
}

async function scoreRun(io: Io, path: string, options: ScoreOptions): Promise<ExitCode> {
  const given = options.suite === undefined ? undefined : loadSuiteFile(options.suite, io.cwd).suite
  const opened = await openStoredRun(path, io.cwd, given)
  const { suite } = opened
  const evaluation = await evaluateStored(opened, { now: io.now() })
  printProblems(opened.stored.problems, io)
  const gated = existsSync(join(opened.dir, 'verdict.json'))
  const report = await writeArtefacts({
    evaluation,
    suite,
    dir: opened.dir,
    cwd: io.cwd,
    writeFile: async (name, text) => {
      // the report of a gated run stays beside its verdict
      if (gated && name.startsWith('report.')) return
      await writeRunFile(opened.dir, name, text)
    },
  })
  printReport(report, io, options.json)
  return evaluation.summary.tasks.some((task) => task.measured > 0) ? 0 : 3
}

async function scoreDialogs(io: Io, path: string, file: string, options: ScoreOptions): Promise<ExitCode> {
  const imported = importerOf('dialogs').read(await readTextFile(path, file), file)
  const suite = options.suite === undefined ? importedSuite(imported, file) : loadSuiteFile(options.suite, io.cwd).suite
  const context = gradingOf(suite)
  const scored = imported.dialogs.map(
    ({ task, dialog }): ScoredDialog => ({ id: task, grade: scoreDialog(pairDialog(dialog, context), context) }),
  )
  for (const warning of imported.warnings) io.err(`warning: ${warning}\n`)
  const summary = summariseDialogs(scored)
  if (options.json === true) printJson({ version: 1, ...summary, dialogs: scored.map(asJson) }, io)
  else io.out(renderDialogs(scored, summary, { width: io.width, color: io.color }))
  return summary.scored > 0 ? 0 : 3
}

function asJson({ id, grade }: ScoredDialog) {
  return { id, ...grade }
}
