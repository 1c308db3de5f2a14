import picomatch from 'picomatch'
import type { Problem } from '../errors.ts'
import { isJsonObject } from '../json.ts'
import { explainIssues } from './explain.ts'
import { nearest } from './nearest.ts'
import { fileProblem, type NamedAt, problemAt, readSource } from './read-source.ts'
import { type Task, TaskFile } from './schema/task.ts'
import { valueAt } from './schema-keys.ts'
import { completeTask } from './task.ts'
import { insidePath, type Tree } from './tree.ts'
import { plainKind } from './value-words.ts'
import type { Source } from './yaml.ts'
import type { KeyPath } from './yaml-place.ts'

/** A task as it is written: `task` is absent where its form is wrong. */
export interface WrittenTask extends NamedAt {
  /** Known even where the rest is wrong. */
  readonly id: string | undefined
  readonly task: Task | undefined
  readonly form: TaskFile | undefined
}

/**
 * Reads the tasks that a suite names, in the order in which it names them, files of one glob by name. `tasks` of the
 * suite file is a glob, or a list of globs and inline tasks. Files in `taken` (the suite's own, its policy) are left
 * out of globs.
 */
export function loadTasks(
  tree: Tree,
  suite: Source,
  suitePath: string,
  taken: ReadonlySet<string>,
  problems: Problem[],
): readonly WrittenTask[] {
  const written: WrittenTask[] = []
  const seen = new Set<string>()
  for (const path of itemPaths(suite)) {
    const item = valueAt(suite.value, path)
    if (path.length === 1 && typeof item !== 'string') {
      const message = `\`tasks\` must be a glob, or a list of globs and tasks, not ${plainKind(item)}.`
      problems.push(problemAt({ source: suite, path }, 'wrong-type', message, 'Begin each task with `- id:`.'))
      continue
    }
    if (typeof item !== 'string') {
      written.push(readTask(suite, suitePath, path, problems))
      continue
    }
    for (const file of filesOf(tree, item, taken, { source: suite, path }, problems)) {
      if (seen.has(file)) continue
      seen.add(file)
      const source = readSource(tree, file, problems, { namedAt: { source: suite, path } })
      if (source === undefined) continue
      written.push(...taskPaths(source).map((at) => readTask(source, file, at, problems)))
    }
  }
  return written
}

function itemPaths(suite: Source): readonly KeyPath[] {
  const tasks = valueAt(suite.value, ['tasks'])
  if (tasks === undefined) return []
  return Array.isArray(tasks) ? tasks.map((_, index) => ['tasks', index]) : [['tasks']]
}

/** A task file holds one task, or a list of them. */
function taskPaths(source: Source): readonly KeyPath[] {
  return Array.isArray(source.value) ? source.value.map((_, index) => [index]) : [[]]
}

function readTask(source: Source, file: string, path: KeyPath, problems: Problem[]): WrittenTask {
  const value = valueAt(source.value, path)
  const id = isJsonObject(value) && typeof value.id === 'string' ? value.id : undefined
  if (!isJsonObject(value)) {
    const message = `A task is a map of keys, not ${plainKind(value)}.`
    problems.push(problemAt({ source, path }, 'wrong-type', message, 'Begin with `id:` and `input:`.'))
    return { source, path, id, task: undefined, form: undefined }
  }
  const result = TaskFile.safeParse(value)
  if (!result.success) {
    problems.push(...explainIssues(result.error.issues, TaskFile, source, path))
    return { source, path, id, task: undefined, form: undefined }
  }
  const task = completeTask(result.data, { file, line: source.locate(path).line })
  return { source, path, id, task, form: result.data }
}

function filesOf(
  tree: Tree,
  glob: string,
  taken: ReadonlySet<string>,
  namedAt: NamedAt,
  problems: Problem[],
): readonly string[] {
  const pattern = insidePath(glob)
  if (pattern === undefined) {
    problems.push(fileProblem(tree, glob, { kind: 'outside' }, namedAt))
    return []
  }
  if (!picomatch.scan(pattern).isGlob) return [pattern]
  const matches = picomatch(pattern)
  const files = tree.list().filter((file) => matches(file) && !taken.has(file))
  if (files.length === 0) {
    const near = nearest(pattern, tree.list())
    const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`
    problems.push(problemAt(namedAt, 'no-match', `\`${glob}\` matches no file.`, hint))
  }
  return files
}
