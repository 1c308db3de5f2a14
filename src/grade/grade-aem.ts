import type { Task } from '../suite/schema/task.ts'
import type { Attempt } from '../trace/attempt.ts'
import { pairTrace } from './aem/pair-trace.ts'
import { scoreDialog } from './aem/score-dialog.ts'
import type { AemContext, DialogScore } from './aem/types.ts'
import type { AemGrade } from './grade.ts'

/**
 * Layer 3: the trace paired with the task's gold, turn by turn.
 *
 * @param failure why turns could not be compared
 */
export function gradeAem(attempt: Attempt, task: Task, context: AemContext, failure?: string): AemGrade {
  if (failure !== undefined) return { status: 'unscored', reason: failure }
  if (!areCallsKnown(attempt, task)) return { status: 'unscored', reason: 'no tool calls recorded' }
  const dialog = scoreDialog(pairTrace(attempt.events, task, context), context)
  if (dialog.kind === 'unscored') return { status: 'unscored', reason: dialog.reason }
  return withUnmeasured(dialog)
}

/** What a deciding sub-metric could not judge is neither right nor wrong, so that a dialog may fail but not pass. */
function withUnmeasured(dialog: DialogScore): AemGrade {
  const open = new Map<string, { readonly reason: string; readonly decides: boolean }>()
  for (const { sub } of dialog.turns) {
    for (const [name, { unmeasured, advisory }] of Object.entries(sub)) {
      if (unmeasured === undefined || open.has(name)) continue
      open.set(name, { reason: `${name} was not measured: ${unmeasured}`, decides: advisory !== true })
    }
  }
  const reason = [...open.values()].find(({ decides }) => decides)?.reason
  const unmeasured = Object.fromEntries([...open].map(([name, { reason: why }]) => [name, why]))
  return {
    status: !dialog.test_pass ? 'failed' : reason === undefined ? 'passed' : 'unscored',
    dialog,
    ...(reason !== undefined && { reason }),
    ...(open.size > 0 && { unmeasured }),
  }
}

/** Calls that nobody recorded are not calls that were not made. */
function areCallsKnown({ evidence }: Attempt, task: Task): boolean {
  if (evidence.calls_recorded_by !== 'none') return true
  return !(task.gold ?? []).some((turn) => 'tool_id' in turn.gold_turn && turn.by !== 'user')
}
