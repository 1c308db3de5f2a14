import type { Problem } from '../../errors.ts'
import type { WrittenTask } from '../load-tasks.ts'
import { nearest } from '../nearest.ts'
import { type NamedAt, problemAt } from '../read-source.ts'
import type { Policy } from '../schema/policy.ts'

/** Ids name files, which some systems tell apart without regard to case. */
export function checkIds(tasks: readonly WrittenTask[]): readonly Problem[] {
  const first = new Map<string, WrittenTask>()
  const problems: Problem[] = []
  for (const written of tasks) {
    if (written.id === undefined) continue
    const key = written.id.toLowerCase()
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, written)
      continue
    }
    const place = earlier.source.locate([...earlier.path, 'id'])
    const spelling = earlier.id === written.id ? '' : `, spelled \`${earlier.id}\``
    const message = `The task id \`${written.id}\` is taken: ${earlier.source.file}:${place.line}${spelling}.`
    const at = { source: written.source, path: [...written.path, 'id'] }
    problems.push(problemAt(at, 'duplicate-id', message, 'Give one of the two another id.'))
  }
  return problems
}

/** A quarantine of a task that is not there protects nothing, and would go unnoticed. */
export function checkQuarantine(policy: Policy, at: NamedAt, ids: readonly string[]): readonly Problem[] {
  return policy.quarantine.flatMap(({ task }, index) => {
    if (ids.includes(task)) return []
    const near = nearest(task, ids)
    const hint = near === undefined ? 'Take the entry out if the task is gone.' : `Did you mean \`${near}\`?`
    const where = { source: at.source, path: [...at.path, 'quarantine', index, 'task'] }
    return [problemAt(where, 'unknown-task', `There is no task \`${task}\`.`, hint)]
  })
}
