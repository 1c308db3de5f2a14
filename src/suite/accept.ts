import { type Problem, UserError } from '../errors.ts'
import { canonical } from '../json.ts'
import { plain } from './change/edit.ts'
import { explainIssues } from './explain.ts'
import { isMetricName, METRIC_NAMES } from './metric-names.ts'
import { didYouMean } from './nearest.ts'
import { problemAt, readSource } from './read-source.ts'
import { type AcceptEntry, AcceptFile } from './schema/accept.ts'
import type { Tree } from './tree.ts'

export const ACCEPT = 'accept.yaml'

/** What an entry may name. */
export interface Acceptable {
  readonly tasks: readonly string[]
  readonly subMetrics: readonly string[]
}

/**
 * The entries of `accept.yaml` in the folder of a suite's baseline; none where there is no such file.
 *
 * @param known names are held against it; absent: they are taken as they stand
 * @throws UserError with every problem of it
 */
export function readAccept(tree: Pick<Tree, 'label' | 'read'>, known?: Acceptable): readonly AcceptEntry[] {
  if (tree.read(ACCEPT, 0).kind === 'absent') return []
  const problems: Problem[] = []
  const source = readSource({ ...tree, list: () => [] }, ACCEPT, problems)
  if (source === undefined) throw new UserError(problems)
  const parsed = AcceptFile.safeParse(source.value ?? {})
  if (!parsed.success) throw new UserError(explainIssues(parsed.error.issues, AcceptFile, source))
  const { accept } = parsed.data
  const unknown = accept.flatMap(({ metric, task }, index) => {
    const at = (key: string) => ({ source, path: ['accept', index, key] })
    if (known === undefined) return []
    if (metric !== undefined && !isMetricName(metric) && !known.subMetrics.includes(metric)) {
      const hint = didYouMean(metric, [...METRIC_NAMES, ...known.subMetrics])
      return [problemAt(at('metric'), 'unknown-metric', `There is no metric \`${metric}\`.`, hint)]
    }
    if (task === undefined || known.tasks.includes(task)) return []
    const hint = didYouMean(task, known.tasks)
    return [problemAt(at('task'), 'unknown-task', `There is no task \`${task}\`.`, hint)]
  })
  if (unknown.length > 0) throw new UserError(unknown)
  return accept
}

/** Entries that only the newer file has: an entry counts for the change that adds it, and for no other. */
export function addedEntries(older: readonly AcceptEntry[], newer: readonly AcceptEntry[]): AcceptEntry[] {
  const known = new Set(older.map(entryText))
  return newer.filter((entry) => !known.has(entryText(entry)))
}

/** Equal for equal entries. */
export function entryText(entry: AcceptEntry): string {
  return canonical(plain(entry))
}

/** Whether an entry lets an edit of the gate count before it is merged. */
export function acceptsEdit(entries: readonly AcceptEntry[], key: string): AcceptEntry | undefined {
  return entries.find(({ edit }) => edit !== undefined && (edit === key || key.startsWith(`${edit}.`)))
}
