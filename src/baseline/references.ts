import type { Problem } from '../errors.ts'
import { labelled } from '../suite/tree.ts'
import { MOST_REFERENCES } from './choose-references.ts'
import { type BaselineTree, REFERENCES, readText } from './lookup.ts'
import { parseReference } from './reference-file.ts'
import type { Reference } from './types.ts'

export interface StoredReference extends Reference {
  /** Relative to the baseline's folder. */
  readonly path: string
}

export interface FoundReferences {
  readonly references: readonly StoredReference[]
  /** Files that could not be used; verdicts do not depend on them, diffs do. */
  readonly problems: readonly Problem[]
}

/** The reference traces of one task. */
export function lookupReferences(tree: BaselineTree, task: string): FoundReferences {
  const references: StoredReference[] = []
  const problems: Problem[] = []
  for (let number = 1; number <= MOST_REFERENCES; number += 1) {
    const path = referencePath(task, number)
    const file = readText(tree, path)
    if (file.kind === 'absent') continue
    const parsed = file.kind === 'text' ? parseReference(file.text, labelled(tree, path), task) : file.problem
    if ('events' in parsed) references.push({ ...parsed, path })
    else problems.push(parsed)
  }
  return { references, problems }
}

export function referencePath(task: string, number: number): string {
  return `${REFERENCES}/${task}/${number}.jsonl`
}
