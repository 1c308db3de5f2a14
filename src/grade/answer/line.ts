import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { AnswerLine } from '../grade.ts'
import type { Judgement } from '../judge/types.ts'
import type { Finding } from '../score.ts'

/** What judges said of the task's `answer` lines, by index. */
export type JudgedRubrics = ReadonlyMap<number, Judgement>

/** A sort of expectation: judges every line of it that the task states. */
export type LineJudge = (task: Task, attempt: Attempt, rubrics: JudgedRubrics) => readonly AnswerLine[]

/** Failed with what was found, passed where that is nothing. */
export function judged(name: string, findings: readonly Finding[]): AnswerLine {
  return { name, status: findings.length === 0 ? 'passed' : 'failed', findings }
}
