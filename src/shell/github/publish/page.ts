import { clamp, visible } from '../../../report/escape.ts'
import { taskLine } from '../../../report/lines.ts'
import { renderProblems, renderUnaffected } from '../../../report/markdown/problems.ts'
import { type MarkdownOptions, renderMarkdown } from '../../../report/markdown/render.ts'
import { plainText } from '../../../report/text.ts'
import type { Report } from '../../../report/types.ts'
import type { Conclusion } from './check-run.ts'
import type { PageStatus } from './types.ts'

/** What is published of one run, wherever it is published. */
export interface Page {
  readonly status: PageStatus
  readonly exitCode: number
  /** One line of plain text. */
  readonly title: string
  readonly conclusion: Conclusion
  /** Whether it differs from a quiet pass; whether it is bad news. */
  readonly isChange: boolean
  readonly isFailure: boolean
  readonly annotations: readonly Annotation[]
  readonly markdown: (options: MarkdownOptions) => string
}

export interface Annotation {
  readonly level: 'error' | 'warning'
  readonly title: string
  readonly text: string
  readonly file: string
  readonly line: number
}

/** Annotations of one kind that GitHub shows of a step. */
const MOST_ANNOTATIONS = 10
/** Characters of a check run's title. */
const MOST_TITLE = 200

/** `folder`: of the suite, from the root of the repository; the files of tasks are named from there. */
export function reportPage(report: Report, folder: string): Page {
  const { headline, status, exit_code: exitCode } = report
  const moved = report.lost.length + report.won.length + report.changed.length > 0
  return {
    status,
    exitCode,
    title: clamp(visible(`${plainText(headline.verdict)}: ${plainText(headline.figure)}`), MOST_TITLE),
    conclusion: conclusionOf(report),
    isChange: status !== 'pass' || moved,
    isFailure: exitCode !== 0 || (status !== 'pass' && status !== 'no_baseline' && status !== 'measured'),
    annotations: annotationsOf(report, folder),
    markdown: (options) => renderMarkdown(report, options),
  }
}

/** A run that came to no report. */
export function problemPage(problems: readonly string[], suite: string): Page {
  const [first = 'unknown'] = problems
  return {
    status: 'could_not_run',
    exitCode: 2,
    title: clamp(visible(`Could not run: ${first}`), MOST_TITLE),
    conclusion: 'failure',
    isChange: true,
    isFailure: true,
    annotations: [],
    markdown: () => renderProblems(problems, suite),
  }
}

/** Of a pull request that changes nothing of what is measured: a required check ends, and says why. */
export function unaffectedPage(suite: string): Page {
  return {
    status: 'unaffected',
    exitCode: 0,
    title: 'No agent file changed',
    conclusion: 'success',
    isChange: false,
    isFailure: false,
    annotations: [],
    markdown: () => renderUnaffected(suite),
  }
}

/** Green only for a pass. What exits 0 without being one is neutral, unless nothing was measured: that never satisfies. */
function conclusionOf({ status, exit_code, totals }: Report): Conclusion {
  if (exit_code !== 0 || totals.measured === 0) return 'failure'
  return status === 'pass' ? 'success' : 'neutral'
}

function annotationsOf({ failing, exit_code }: Report, folder: string): Annotation[] {
  const level = exit_code === 0 ? 'warning' : 'error'
  return failing.slice(0, MOST_ANNOTATIONS).map((task) => ({
    level,
    title: `Task ${task.task}`,
    text: plainText(taskLine(task)),
    file: folder === '' ? task.source.file : `${folder}/${task.source.file}`,
    line: task.source.line,
  }))
}
