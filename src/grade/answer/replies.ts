import type { AnswerCheck } from '../../suite/schema/task.ts'
import { replies } from '../../trace/views.ts'
import { excerpt, finding } from '../codes.ts'
import type { Finding } from '../score.ts'
import { type JudgedLine, judged, type LineJudge } from './line.ts'
import { type TextExpectation, textExpectations } from './text/registry.ts'

/** `answer`: lines about the agent's last reply, or any of them. */
export const judgeReplies: LineJudge = (task, { events }) => {
  const texts = replies(events).map((reply) => reply.text)
  return task.answer.map((check, index) => judgeLine(`answer[${index}]`, check, texts))
}

function judgeLine(name: string, check: AnswerCheck, texts: readonly string[]): JudgedLine {
  const expectations = textExpectations(name, check)
  const unjudged =
    check.rubric === undefined ? [] : [finding('no_judge', { check: name, rubric: excerpt(check.rubric) })]
  if (expectations.length === 0) {
    // a line that states nothing shows nothing
    if (unjudged.length === 0) return judged(name, [finding('not_stated', {})])
    return { name, status: 'unscored', findings: unjudged }
  }
  // an agent that says nothing keeps no promise, not even that of leaving something out
  if (texts.length === 0) return judged(name, [finding('no_reply', { check: name })])
  const chosen = check.reply === 'any' ? texts : texts.slice(-1)
  const { status, findings } = judged(
    name,
    expectations.flatMap((expectation) => judgeTexts(expectation, chosen, check.ignore_case === true)),
  )
  return { name, status, findings: [...findings, ...unjudged] }
}

/** What must be there may be in any of the texts; what must not be there may be in none. */
function judgeTexts(expectation: TextExpectation, texts: readonly string[], ignoreCase: boolean): readonly Finding[] {
  const results = texts.map((text) => expectation.judge({ text, where: 'reply', ignoreCase }))
  const failures = results.filter((result) => result !== undefined)
  const isMet = expectation.negated ? failures.length === 0 : failures.length < results.length
  return isMet ? [] : failures.slice(-1)
}
