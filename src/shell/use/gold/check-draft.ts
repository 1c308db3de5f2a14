import { relative, sep } from 'node:path'
import { UserError } from '../../../errors.ts'
import { explainIssues } from '../../../suite/explain.ts'
import { loadSuite } from '../../../suite/load.ts'
import { type Task, TaskFile } from '../../../suite/schema/task.ts'
import { completeTask } from '../../../suite/task.ts'
import type { Tree } from '../../../suite/tree.ts'
import { readYaml } from '../../../suite/yaml.ts'
import { openDiskTree } from '../../files/disk-tree.ts'
import type { DraftSuite, DraftTarget } from './draft-target.ts'

/**
 * The task as it will be read once the text is written: in its suite where it belongs to one, else by itself.
 * @throws UserError when the suite would not be valid any more
 */
export function checkDraft(text: string, task: Task, target: DraftTarget, { suite, root }: DraftSuite): Task {
  const inside = root === undefined ? undefined : relative(root, target.file).split(sep).join('/')
  if (root !== undefined && inside === task.source.file) {
    const file = suite.file.split('/').at(-1) ?? suite.file
    const tree = withText(openDiskTree(root, suite.file.slice(0, -file.length).replace(/\/$/, '') || '.'), inside, text)
    const loaded = loadSuite(tree, file).tasks.find((one) => one.id === task.id)
    if (loaded !== undefined) return loaded
  }
  const read = readYaml(text, target.label)
  if (!read.ok) throw new UserError(read.problems)
  const value = target.path.reduce<unknown>((inner, part) => Object(inner)[part], read.source.value)
  const parsed = TaskFile.safeParse(value)
  if (!parsed.success) throw new UserError(explainIssues(parsed.error.issues, TaskFile, read.source, target.path))
  return completeTask(parsed.data, task.source)
}

function withText(tree: Tree, path: string, text: string): Tree {
  const bytes = new TextEncoder().encode(text)
  return {
    label: tree.label,
    read: (wanted, maxBytes) =>
      wanted === path ? { kind: 'file', bytes, executable: false } : tree.read(wanted, maxBytes),
    list: () => tree.list(),
  }
}
