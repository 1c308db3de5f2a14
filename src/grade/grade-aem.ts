import type { Task } from '../suite/schema/task.ts'
import type { Attempt } from '../trace/attempt.ts'
import { pairTrace } from './aem/pair-trace.ts'
import { scoreDialog } from './aem/score-dialog.ts'
import type { AemContext } from './aem/types.ts'
import type { AttemptGrade } from './grade.ts'

/** Layer 3: the trace paired with the task's gold, turn by turn. */
export function gradeAem(attempt: Attempt, task: Task, context: AemContext): AttemptGrade['aem'] {
  if (!areCallsKnown(attempt, task)) return { status: 'unscored', reason: 'no tool calls recorded' }
  const dialog = scoreDialog(pairTrace(attempt.events, task, context), context)
  if (dialog.kind === 'unscored') return { status: 'unscored', reason: dialog.reason }
  return { status: dialog.test_pass ? 'passed' : 'failed', dialog }
}

/** Calls that nobody recorded are not calls that were not made. */
function areCallsKnown({ evidence }: Attempt, task: Task): boolean {
  if (evidence.calls_recorded_by !== 'none') return true
  return !(task.gold ?? []).some((turn) => 'tool_id' in turn.gold_turn && turn.by !== 'user')
}
