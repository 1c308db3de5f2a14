import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { AnswerGrade, AnswerLine } from '../grade.ts'
import { overall } from '../overall.ts'
import type { CheckStatus } from '../score.ts'
import { judgeCommand } from './command.ts'
import { judgeFiles } from './files.ts'
import type { JudgedRubrics, LineJudge } from './line.ts'
import { judgeReplies } from './replies.ts'
import { judgeState } from './state.ts'
import { judgeStateUnchanged } from './state-unchanged.ts'

const LINE_JUDGES: readonly LineJudge[] = [judgeReplies, judgeState, judgeStateUnchanged, judgeFiles, judgeCommand]

/** Layer 1: every line that the task states on replies, world, files and command. Reads evidence, runs nothing. */
export function gradeAnswer(attempt: Attempt, task: Task, rubrics: JudgedRubrics = new Map()): AnswerGrade {
  const checks = LINE_JUDGES.flatMap((judge) => judge(task, attempt, rubrics))
  return { status: statusOf(checks), checks }
}

/** A judge's silence is no pass, and takes nothing from a failure. */
function statusOf(checks: readonly AnswerLine[]): CheckStatus {
  const deciding = checks.filter(({ advisory }) => advisory !== true)
  const status = overall(deciding)
  const isOpen = deciding.some((line) => line.judged === true && line.status === 'unscored')
  return status === 'passed' && isOpen ? 'unscored' : status
}
