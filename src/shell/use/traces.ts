import type { TaskSummary } from '../../summary/types.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { readTraceOf } from '../../trace/store/read.ts'

/** Passing traces shown or kept of one task, each of its own trajectory. */
const MOST = 3

/** The first distinct passing traces of a task of a stored run. */
export async function passingTraces(dir: string, task: TaskSummary): Promise<TraceEvent[][]> {
  const first = new Map<string, number>()
  for (const attempt of task.attempts) {
    if (attempt.measured && attempt.passed && !first.has(attempt.trajectory)) {
      first.set(attempt.trajectory, attempt.attempt)
    }
  }
  const numbers = [...first.values()].slice(0, MOST)
  const traces = await Promise.all(numbers.map((attempt) => readTraceOf(dir, { task: task.id, attempt })))
  return traces.filter((trace) => trace !== undefined)
}
