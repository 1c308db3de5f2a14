import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { CheckResult } from '../grade.ts'
import type { Finding } from '../score.ts'

/** One line of a task's expectations, judged; `name` says where it is written: `state[0]`. */
export type JudgedLine = CheckResult & { readonly name: string }

/** A sort of expectation: judges every line of it that the task states. */
export type LineJudge = (task: Task, attempt: Attempt) => readonly JudgedLine[]

/** Failed with what was found, passed where that is nothing. */
export function judged(name: string, findings: readonly Finding[]): JudgedLine {
  return { name, status: findings.length === 0 ? 'passed' : 'failed', findings }
}
