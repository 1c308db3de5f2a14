import type { Suite } from './schema/suite.ts'

export interface RubricOf {
  /** The metric in which the rubric has a say. */
  readonly metric: string
  readonly rubric: string
}

/** Everything that the judges of a suite are asked, each rubric of a metric once: lines of tasks, then sub-metrics. */
export function rubricsOf({ tasks, sub_metrics }: Pick<Suite, 'tasks' | 'sub_metrics'>): readonly RubricOf[] {
  const lines = new Set(tasks.flatMap((task) => task.answer.flatMap(({ rubric }) => rubric ?? [])))
  return [
    ...[...lines].map((rubric) => ({ metric: 'rubric', rubric })),
    ...sub_metrics.flatMap(({ name, rubric }) => (rubric === undefined ? [] : [{ metric: name, rubric }])),
  ]
}
