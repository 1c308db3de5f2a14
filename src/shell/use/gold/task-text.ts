import { equalJson, type Json } from '../../../json.ts'
import { type KeyEdit, newTask } from '../../../suite/edit/edit-task.ts'
import { type Task, TaskFile } from '../../../suite/schema/task.ts'

/** A task as a file of its own, in which `edits` take the place of what the task states. */
export function taskText(task: Task, edits: readonly KeyEdit[] = []): string {
  const { source: _source, ...stated } = task
  const edited = new Set(edits.map(({ key }) => key))
  const own: KeyEdit[] = Object.entries(stated).flatMap(([key, value]) => {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0)
    if (isEmpty || edited.has(key) || equalJson(plain(value), DEFAULTS[key])) return []
    return [{ key, value: plain(value) }]
  })
  const order = Object.keys(TaskFile.shape)
  return newTask([...own, ...edits].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)))
}

/** What is not written: it is so anyway, or, as a recorded outcome, only a replay knows it. */
const DEFAULTS: Readonly<Record<string, Json>> = {
  ordered: true,
  extra_calls: 'fail_writes',
  critical: false,
  reviewed: true,
  pass_when: ['recorded'],
}

/** A value as JSON, without keys that are undefined. */
export function plain(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value))
  return copy
}
