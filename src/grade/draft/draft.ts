import type { Task, UserTurn } from '../../suite/schema/task.ts'
import type { TraceEvent } from '../../trace/events.ts'
import type { AemContext } from '../aem/types.ts'
import { draftAnswer } from './answer.ts'
import { draftFiles } from './files.ts'
import { draftGold } from './gold.ts'
import { draftState } from './state.ts'
import { draftTools } from './tools.ts'
import type { Draft, DraftSource } from './types.ts'

/**
 * Drafts what a task expects from a trace that is taken for right: its gold turns, and the checks of the other layers.
 * What a person has to look at is in the notes. Pure: the same attempts give the same draft.
 */
export function draftTask(task: Task, source: DraftSource, context: AemContext): Draft {
  const script = task.turns.length > 0 ? task.turns : scriptOf(source.attempt.events)
  const gold = draftGold(source, script, context)
  const parts: readonly Draft[] = [
    ...(task.turns.length > 0 || script.length === 0 ? [] : [{ fields: { turns: [...script] }, notes: [] }]),
    draftTools(task, gold, source, context.tools),
    draftAnswer(source),
    draftState(source),
    draftFiles(task, source),
    { fields: { gold: [...gold.turns] }, notes: gold.notes },
  ]
  return {
    fields: Object.assign({}, ...parts.map((part) => part.fields)),
    notes: parts.flatMap((part) => part.notes),
  }
}

/** An imported task has no scripted user: what the user wrote is the script. */
function scriptOf(events: readonly TraceEvent[]): UserTurn[] {
  return events.flatMap((event) => (event.event === 'user' ? [{ user: event.text }] : []))
}
