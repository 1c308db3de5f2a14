import { readFileSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { isJsonObject } from '../../../json.ts'
import { findTask } from '../../../suite/edit/written-keys.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { Task } from '../../../suite/schema/task.ts'
import { valueAt } from '../../../suite/schema-keys.ts'
import { readYaml } from '../../../suite/yaml.ts'
import type { KeyPath } from '../../../suite/yaml-place.ts'
import { loadSuiteFile } from '../suite.ts'
import type { DraftRun } from './draft-source.ts'

/** The suite that a draft is for. */
export interface DraftSuite {
  readonly suite: Suite
  /** Absolute folder of the suite; absent where only the run's own copy of it is at hand. */
  readonly root?: string
}

/** Where a draft is written. */
export interface DraftTarget {
  /** Absolute. */
  readonly file: string
  /** As the user would type it. */
  readonly label: string
  /** Nothing is there yet. */
  readonly isNew: boolean
  /** The text that holds the task now, in this file or, for a new one, where it was; absent where there is none. */
  readonly text?: string
  /** Of the task in the text. */
  readonly path: KeyPath
  /** The file holds gold that a person reviewed. */
  readonly holdsReviewed: boolean
}

/** The suite that `--suite` names, else the one that the run was made of, else the copy that the run keeps. */
export function suiteOfDraft(run: DraftRun, named: string | undefined, cwd: string): DraftSuite {
  if (named !== undefined) return loadSuiteFile(named, cwd)
  const { suite_file: file, agent } = run.stored.run
  if (agent.startsWith('import:')) return { suite: run.suite }
  const path = resolve(cwd, file)
  if (textOf(path) === undefined) return { suite: run.suite }
  return loadSuiteFile(path, cwd)
}

/**
 * The place of the task: `out` where it is given, else the file of the suite that holds it.
 * @throws UserError when there is no such file, or it does not hold the task
 */
export function targetOf(task: Task, { root, suite }: DraftSuite, out: string | undefined, cwd: string): DraftTarget {
  const isKnown = root !== undefined && suite.tasks.some(({ id }) => id === task.id)
  const own = isKnown ? join(root, task.source.file) : undefined
  const file = out === undefined ? own : resolve(cwd, out)
  if (file === undefined) {
    const message = `It is not known which file holds the task \`${task.id}\`.`
    const hint = 'Name the suite with --suite, or a file for the task with --out.'
    throw new UserError({ code: 'no-target', message, hint })
  }
  const label = relative(cwd, file) || file
  if (!['.yaml', '.yml', '.json'].includes(extname(file))) {
    const message = 'A task is written as YAML or JSON.'
    throw new UserError({ code: 'bad-target', message, file: label, hint: 'End the name in .yaml, .yml or .json.' })
  }
  const text = textOf(file)
  if (text === undefined)
    return { file, label, isNew: true, path: [], holdsReviewed: false, ...copyOf(task, own, file) }
  const read = readYaml(text, label)
  if (!read.ok) throw new UserError(read.problems)
  const path = findTask(read.source.value, task.id)
  if (path !== undefined) {
    const written = valueAt(read.source.value, path)
    const holdsReviewed = isJsonObject(written) && written.gold !== undefined && written.reviewed !== false
    return { file, label, isNew: false, text, path, holdsReviewed }
  }
  const message = `The file does not hold the task \`${task.id}\`.`
  throw new UserError({
    code: 'other-task',
    message,
    file: label,
    hint: 'Name a new file, or the one that holds the task.',
  })
}

/** A new file of the same kind begins as a copy of the file that holds the task alone. */
function copyOf(task: Task, own: string | undefined, file: string): { readonly text?: string } {
  const text = own === undefined ? undefined : textOf(own)
  if (own === undefined || text === undefined || (extname(own) === '.json') !== (extname(file) === '.json')) return {}
  const read = readYaml(text, own)
  return read.ok && findTask(read.source.value, task.id)?.length === 0 ? { text } : {}
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
