import type { AttemptGrade } from '../grade/grade.ts'
import type { Task } from '../suite/schema/task.ts'
import type { TraceEvent } from '../trace/events.ts'
import type { AttemptDetail } from './types.ts'

/** Failing attempts of a task that are kept whole; a report counts the others by their summary. */
const MOST_FAILING = 10

export interface Exhibits {
  add(task: Task, grade: AttemptGrade, events: readonly TraceEvent[]): void
  details(references: (task: string) => AttemptDetail['references']): AttemptDetail[]
}

/** Keeps the few traces that a report shows, so that a long run does not stay in memory. */
export function openExhibits(): Exhibits {
  const failing = new Map<string, { task: Task; grade: AttemptGrade; events: readonly TraceEvent[] }[]>()
  const passing = new Map<string, readonly TraceEvent[]>()
  return {
    add(task, grade, events) {
      if (!grade.measured) return
      if (grade.passed) {
        if (!passing.has(task.id)) passing.set(task.id, events)
        return
      }
      const kept = failing.get(task.id) ?? []
      if (kept.length < MOST_FAILING) failing.set(task.id, [...kept, { task, grade, events }])
    },
    details: (references) =>
      [...failing.values()].flat().map((detail) => {
        const own = passing.get(detail.task.id)
        return { ...detail, references: references(detail.task.id), ...(own !== undefined && { passing: own }) }
      }),
  }
}
