import { relative } from 'node:path'
import type { Evaluation } from '../../evaluate.ts'
import { buildReport } from '../../report/build.ts'
import type { ChangeFacts } from '../../report/change.ts'
import { wantedDetails } from '../../report/failing.ts'
import { renderJson } from '../../report/json.ts'
import { renderMarkdown } from '../../report/markdown/render.ts'
import type { AttemptDetail, Report } from '../../report/types.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { readTraceOf } from '../../trace/store/read.ts'
import type { Comparison } from './baseline.ts'
import type { Scores } from './scores.ts'

export interface ArtefactRequest {
  readonly evaluation: Evaluation
  readonly suite: Suite
  /** Absent: the run was only measured. */
  readonly comparison?: Comparison
  /** Absolute run directory. */
  readonly dir: string
  readonly cwd: string
  /** Finished: what the report shows is read back from it. */
  readonly scores: Scores
  /** Of a run that was judged as a change of a commit. */
  readonly change?: ChangeFacts
  readonly writeFile: (name: string, text: string) => Promise<void>
  /** What took the secrets out of the attempts; it is held against all that is written as well. */
  readonly redactor: Redactor
}

/** Writes what was found into the run directory, and gives the report. */
export async function writeArtefacts(request: ArtefactRequest): Promise<Report> {
  const { evaluation, suite, comparison, dir, cwd, redactor } = request
  const writeFile = (name: string, text: string) => request.writeFile(name, redactor.text(text))
  const secrets = redactor.count
  const sides = {
    summary: evaluation.summary,
    ...(comparison !== undefined && { verdict: evaluation.verdict }),
    ...(comparison?.baseline.kind === 'found' && { baseline: comparison.baseline.main.summary }),
  }
  const built = buildReport({
    summary: evaluation.summary,
    verdict: sides.verdict,
    lookup: comparison?.baseline,
    change: request.change,
    details: await readDetails(request, sides),
    tools: suite.tools,
    site: { suite: suite.file },
    artefacts: [{ title: 'Run directory', path: relative(cwd, dir) || '.' }],
    secrets,
  })
  const report = redactor.deep(built)
  await writeFile('summary.json', `${JSON.stringify(evaluation.summary, null, 1)}\n`)
  if (comparison !== undefined) await writeFile('verdict.json', `${JSON.stringify(evaluation.verdict, null, 2)}\n`)
  await writeFile('report.json', renderJson(report))
  await writeFile('report.md', renderMarkdown(report))
  return report
}

/** The traces of the few attempts that a report shows, read back from the run directory. */
async function readDetails(
  { suite, comparison, dir, scores }: ArtefactRequest,
  sides: Parameters<typeof wantedDetails>[0],
): Promise<AttemptDetail[]> {
  const details: AttemptDetail[] = []
  for (const wanted of wantedDetails(sides)) {
    const task = suite.tasks.find((one) => one.id === wanted.task)
    const grade = scores.read(wanted)
    const events = await readTraceOf(dir, wanted)
    if (task === undefined || grade === undefined || events === undefined) continue
    const passing =
      wanted.passing === undefined ? undefined : await readTraceOf(dir, { task: wanted.task, attempt: wanted.passing })
    details.push({
      task,
      grade,
      events,
      references: (await comparison?.references(wanted.task)) ?? [],
      ...(passing !== undefined && { passing }),
    })
  }
  return details
}
