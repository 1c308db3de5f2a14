import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import type { RunSummary } from '../../summary/types.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { chooseReferences, MOST_REFERENCES } from '../choose-references.ts'
import { REFERENCES } from '../lookup.ts'
import { referenceEvents } from '../reference-events.ts'
import { formatReference } from '../reference-file.ts'
import { lookupReferences, referencePath } from '../references.ts'
import type { BaselineEntry } from '../types.ts'
import { baselineTree } from './disk.ts'
import { replaceIfChanged } from './replace-file.ts'

export type TraceSource = (
  task: string,
  attempt: number,
) => readonly TraceEvent[] | undefined | Promise<readonly TraceEvent[] | undefined>

export interface ReferenceSource {
  readonly summary: RunSummary
  readonly traceOf: TraceSource
}

/** Writes and removes reference traces as `chooseReferences` says; the paths that changed, relative to `dir`. */
export async function writeReferences(
  dir: string,
  { summary, traceOf }: ReferenceSource,
  before: BaselineEntry | undefined,
): Promise<string[]> {
  const tree = baselineTree(dir)
  const found = summary.tasks.map((task) => lookupReferences(tree, task.id))
  const links = found.flatMap((one) => one.problems).filter((problem) => problem.code === 'baseline-symlink')
  if (links.length > 0) throw new UserError(links)
  const stored = found.flatMap((one) => one.references)
  const changed = removeOrphans(dir, new Set(summary.tasks.map((task) => task.id)))
  for (const { task, keep, add } of chooseReferences(summary, stored, before)) {
    const kept = new Set(keep.map((reference) => reference.path))
    const free = Array.from({ length: MOST_REFERENCES }, (_, index) => referencePath(task, index + 1)).filter(
      (path) => !kept.has(path),
    )
    const written = new Set<string>()
    for (const { attempt, trajectory } of add) {
      const events = await traceOf(task, attempt)
      const path = free[written.size]
      if (events === undefined || path === undefined) continue
      written.add(path)
      const text = formatReference({ task, trajectory, run: summary.run.id, attempt }, referenceEvents(events))
      if (replaceIfChanged(join(dir, path), text)) changed.push(path)
    }
    for (const { path } of stored.filter((reference) => reference.task === task)) {
      if (kept.has(path) || written.has(path)) continue
      rmSync(join(dir, path), { force: true })
      changed.push(path)
    }
  }
  return changed
}

/** References of tasks that the suite has no more. */
function removeOrphans(dir: string, tasks: ReadonlySet<string>): string[] {
  const orphans = foldersIn(join(dir, REFERENCES)).filter((name) => !tasks.has(name))
  for (const name of orphans) rmSync(join(dir, REFERENCES, name), { recursive: true, force: true })
  return orphans.map((name) => `${REFERENCES}/${name}`)
}

function foldersIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
