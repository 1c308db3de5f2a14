import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { AnswerGrade } from '../grade.ts'
import { overall } from '../overall.ts'
import { judgeCommand } from './command.ts'
import { judgeFiles } from './files.ts'
import type { LineJudge } from './line.ts'
import { judgeReplies } from './replies.ts'
import { judgeState } from './state.ts'
import { judgeStateUnchanged } from './state-unchanged.ts'

const LINE_JUDGES: readonly LineJudge[] = [judgeReplies, judgeState, judgeStateUnchanged, judgeFiles, judgeCommand]

/** Layer 1: every line that the task states on replies, world, files and command. Reads evidence, runs nothing. */
export function gradeAnswer(attempt: Attempt, task: Task): AnswerGrade {
  const checks = LINE_JUDGES.flatMap((judge) => judge(task, attempt))
  return { status: overall(checks), checks }
}
