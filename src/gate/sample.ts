import type { TaskSummary } from '../summary/types.ts'
import { isMeasured, type Reading, type Tally, tally } from './reading.ts'
import type { Pair } from './scope.ts'

/** A compared task under one reading of the candidate's holes. */
export interface Sample {
  readonly id: string
  readonly critical: boolean
  readonly baseline: Tally
  readonly candidate: Tally
}

/** With holes dropped, tasks of which too little was measured fall out on both sides. */
export function samplesOf(pairs: readonly Pair[], reading: Reading, minMeasured: number): Sample[] {
  return pairs
    .filter((pair) => counts(pair.candidate, reading, minMeasured))
    .map(({ id, critical, baseline, candidate }) => ({
      id,
      critical,
      baseline: tally(baseline, 'dropped'),
      candidate: tally(candidate, reading),
    }))
}

export function talliesOf(
  tasks: readonly TaskSummary[],
  reading: Reading,
  minMeasured: number,
): { readonly id: string; readonly tally: Tally }[] {
  return tasks
    .filter((task) => counts(task, reading, minMeasured))
    .map((task) => ({ id: task.id, tally: tally(task, reading) }))
}

function counts(task: TaskSummary, reading: Reading, minMeasured: number): boolean {
  return reading === 'failed' ? task.planned > 0 : isMeasured(task, minMeasured)
}
