import { status as statusWords, verdictWords } from '../../../report/phrase.ts'
import { plainText, say, type Text } from '../../../report/text.ts'
import type { Report } from '../../../report/types.ts'

/**
 * What of a report by somebody who is not trusted is published, next to GitHub's conclusion of the run that wrote it. Its
 * status, its exit code, its own words and that conclusion have to agree; of one that contradicts itself only the
 * contradiction is told, since its tables and reasons may be made up as well.
 */
export function believed(report: Report, conclusion: string): Report {
  const from = say`Measured by a run whose token only reads, in code of the pull request itself; GitHub's conclusion of that run: ${conclusion}.`
  const why = contradiction(report, conclusion)
  if (why === undefined) {
    const headline = { ...report.headline, verdict: verdictWords(report) }
    return { ...report, headline, notes: [from, ...report.notes] }
  }
  const { version, suite, run, mode, totals, agent_known } = report
  return {
    ...{ version, suite, run, mode, totals, agent_known, status: 'could_not_run', exit_code: 2, notes: [from] },
    headline: { verdict: statusWords('could_not_run'), figure: why },
    ...{ reasons: [], next: [], groups: [], pass_k: [], causes: [], failing: [], more_failing: [], lost: [], won: [] },
    ...{ changed: [], artefacts: [] },
  }
}

/** Undefined where everything agrees. A red report is believed whatever the conclusion: a step may go on after an error. */
export function contradiction(report: Report, conclusion: string): Text | undefined {
  const { status, exit_code, headline, mode, reasons, totals } = report
  // its words are not repeated: anything may stand there
  if (plainText(headline.verdict) !== plainText(verdictWords(report))) {
    return say`The report is refused: its status is ${status}, and its headline says something else.`
  }
  if (exit_code === 0 && conclusion !== 'success') {
    return say`The run ended as ${conclusion}, though its own report exits 0: the report is refused.`
  }
  if (status === 'pass') {
    if (exit_code !== 0) return say`The report is refused: its status is ${status}, and it exits ${String(exit_code)}.`
    const worse = reasons.find((reason) => reason.status !== 'pass')
    if (worse !== undefined) {
      return say`The report is refused: its status is ${status}, and one of its reasons is ${worse.status}.`
    }
    if (totals.measured === 0) return say`The report is refused: its status is ${status}, and nothing was measured.`
  }
  if (exit_code === 0 && mode === 'gate' && BLOCKS.has(status)) {
    return say`The report is refused: its status is ${status}, and it exits 0 without mode ${'advise'}.`
  }
  return undefined
}

/** What a gate never lets through, whatever its policy says. */
const BLOCKS: ReadonlySet<Report['status']> = new Set(['could_not_run', 'regressed', 'not_comparable', 'not_measured'])
