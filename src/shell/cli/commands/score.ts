import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pairDialog } from '../../../grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../../grade/aem/score-dialog.ts'
import type { AemContext } from '../../../grade/aem/types.ts'
import { consultOnTurns } from '../../../grade/consult.ts'
import { type ScoredDialog, summariseDialogs } from '../../../report/dialogs/summary.ts'
import { renderDialogs } from '../../../report/dialogs/terminal.ts'
import type { Dialog } from '../../../suite/schema/gold.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { importerOf } from '../../../trace/import/index.ts'
import { writeRunFile } from '../../../trace/store/write.ts'
import { type AdviserPlace, openAdvisers } from '../../use/advisers.ts'
import { writeArtefacts } from '../../use/artefacts.ts'
import { importedSuite, readTextFile } from '../../use/imported.ts'
import { openScores } from '../../use/scores.ts'
import { redactorFor } from '../../use/secrets.ts'
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
  const loaded = options.suite === undefined ? undefined : loadSuiteFile(options.suite, io.cwd)
  const opened = await openStoredRun(path, io.cwd, loaded?.suite)
  const { suite } = opened
  const asking = { env: io.env, signal: io.signal, cwd: io.cwd, ...(loaded !== undefined && { root: loaded.root }) }
  const scores = openScores(opened.dir, suite)
  try {
    const evaluation = await evaluateStored(opened, { asking, now: io.now(), onGrade: scores.add })
    scores.finish()
    printProblems(opened.stored.problems, io)
    const gated = existsSync(join(opened.dir, 'verdict.json'))
    const report = await writeArtefacts({
      ...{ evaluation, suite, dir: opened.dir, cwd: io.cwd, scores },
      redactor: redactorFor(suite, io.env),
      writeFile: async (name, text) => {
        // the report of a gated run stays beside its verdict
        if (gated && name.startsWith('report.')) return
        await writeRunFile(opened.dir, name, text)
      },
    })
    printReport(report, io, options.json)
    return evaluation.summary.tasks.some((task) => task.measured > 0) ? 0 : 3
  } finally {
    scores.close()
  }
}

async function scoreDialogs(io: Io, path: string, file: string, options: ScoreOptions): Promise<ExitCode> {
  const imported = importerOf('dialogs').read(await readTextFile(path, file), file)
  const loaded = options.suite === undefined ? undefined : loadSuiteFile(options.suite, io.cwd)
  const suite = loaded?.suite ?? importedSuite(imported, file)
  const place = { cwd: io.cwd, env: io.env, signal: io.signal, ...(loaded !== undefined && { root: loaded.root }) }
  const scored = await scoreAll(imported.dialogs, suite, place)
  for (const warning of imported.warnings) io.err(`warning: ${warning}\n`)
  const summary = summariseDialogs(scored)
  if (options.json === true) printJson({ version: 1, ...summary, dialogs: scored.map(asJson) }, io)
  else io.out(renderDialogs(scored, summary, { width: io.width, color: io.color }))
  return summary.scored > 0 ? 0 : 3
}

async function scoreAll(
  dialogs: readonly { readonly task: string; readonly dialog: Dialog }[],
  suite: Suite,
  place: AdviserPlace,
): Promise<ScoredDialog[]> {
  const context = gradingOf(suite)
  const { advisers, close } = await openAdvisers(suite, place)
  const scored: ScoredDialog[] = []
  try {
    for (const { task, dialog } of dialogs) {
      const score = (given: AemContext) => scoreDialog(pairDialog(dialog, given), given)
      const about = { task: { id: task }, agentModels: [], hasGold: dialog.length > 0 }
      const asked = advisers === undefined ? undefined : await consultOnTurns(score, context, about, advisers)
      const failure = asked?.failure.aemFailure
      const grade =
        failure === undefined
          ? score({ ...context, ...asked?.context })
          : { kind: 'unscored' as const, reason: failure }
      scored.push({ id: task, grade })
    }
    return scored
  } finally {
    await close()
  }
}

function asJson({ id, grade }: ScoredDialog) {
  return { id, ...grade }
}
