import { statusEmoji } from '../symbols.ts'
import { say, words } from '../text.ts'
import type { Report } from '../types.ts'
import { fence, heading, markdown, paragraph } from './nodes.ts'

/** Code points of all problems together. */
const MOST = 20_000

/** A page for a change that touches nothing of what is measured. */
export function renderUnaffected(suite: string): string {
  return `${markdown([
    heading(2, say`${words('⏭️')} No agent file changed: ${suite}`),
    paragraph(words('Nothing was run: this pull request changes no file of the agent, the suite or its baseline.')),
  ])}\n`
}

/** A page for a run that came to no report: what is wrong and what to do, as it stands in the log. */
export function renderProblems(problems: readonly string[], suite: string): string {
  const status: Report['status'] = 'could_not_run'
  const shown: string[] = []
  for (const problem of problems) {
    if (shown.join('').length + problem.length > MOST) break
    shown.push(problem)
  }
  const rest = problems.length - shown.length
  return `${markdown([
    heading(2, say`${words(statusEmoji(status))} Could not run: ${suite}`),
    paragraph(words('Nothing was measured, so nothing passes.')),
    fence('text', shown.length === 0 ? ['(too long to show; the log has it)'] : shown),
    ...(rest === 0 ? [] : [paragraph(words(`${rest} more in the log.`))]),
  ])}\n`
}
