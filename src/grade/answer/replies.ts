import type { AnswerCheck } from '../../suite/schema/task.ts'
import { replies } from '../../trace/views.ts'
import { excerpt, finding } from '../codes.ts'
import type { AnswerLine } from '../grade.ts'
import type { Judgement } from '../judge/types.ts'
import type { Finding } from '../score.ts'
import { judged, type LineJudge } from './line.ts'
import { type TextExpectation, textExpectations } from './text/registry.ts'

/** `answer`: lines about the agent's last reply, or any of them. */
export const judgeReplies: LineJudge = (task, { events }, rubrics) => {
  const texts = replies(events).map((reply) => reply.text)
  return task.answer.map((check, index) => {
    const name = `answer[${index}]`
    if (check.rubric === undefined) return judgeLine(name, check, texts)
    const judged = judgeRubric(name, check.rubric, texts, rubrics.get(index))
    if (textExpectations(name, check).length === 0) return judged
    // an imported line may state both: what can be checked without a judge decides
    const line = judgeLine(name, check, texts)
    return { ...line, findings: [...line.findings, ...judged.findings] }
  })
}

function judgeRubric(
  name: string,
  rubric: string,
  texts: readonly string[],
  judgement: Judgement | undefined,
): AnswerLine {
  const about = { check: name, rubric: excerpt(rubric) }
  if (judgement === undefined) return { name, status: 'unscored', findings: [finding('no_judge', about)] }
  const kind = { name, judged: true as const, ...(!judgement.licensed && { advisory: true as const }) }
  if (texts.length === 0) return { ...kind, status: 'failed', findings: [finding('no_reply', { check: name })] }
  if (judgement.kind === 'not_measured') {
    const { reason } = judgement
    return { ...kind, status: 'unscored', findings: [finding('rubric_not_measured', { ...about, reason })] }
  }
  const { holds, licensed } = judgement
  const said = { ...about, reason: excerpt(judgement.reason), quote: excerpt(judgement.quote), licensed }
  const found = finding(holds ? 'rubric_met' : 'rubric_not_met', said)
  return { ...kind, status: holds ? 'passed' : 'failed', findings: [found] }
}

function judgeLine(name: string, check: AnswerCheck, texts: readonly string[]): AnswerLine {
  const expectations = textExpectations(name, check)
  // a line that states nothing shows nothing
  if (expectations.length === 0) return judged(name, [finding('not_stated', {})])
  // an agent that says nothing keeps no promise, not even that of leaving something out
  if (texts.length === 0) return judged(name, [finding('no_reply', { check: name })])
  const chosen = check.reply === 'any' ? texts : texts.slice(-1)
  return judged(
    name,
    expectations.flatMap((expectation) => judgeTexts(expectation, chosen, check.ignore_case === true)),
  )
}

/** What must be there may be in any of the texts; what must not be there may be in none. */
function judgeTexts(expectation: TextExpectation, texts: readonly string[], ignoreCase: boolean): readonly Finding[] {
  const results = texts.map((text) => expectation.judge({ text, where: 'reply', ignoreCase }))
  const failures = results.filter((result) => result !== undefined)
  const isMet = expectation.negated ? failures.length === 0 : failures.length < results.length
  return isMet ? [] : failures.slice(-1)
}
