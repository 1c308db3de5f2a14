import { basename, dirname, relative, resolve } from 'node:path'
import { UserError } from '../../errors.ts'
import { JUDGE_PROMPT } from '../../grade/judge/prompt.ts'
import { SCORER } from '../../grade/scorer.ts'
import { loadSuite } from '../../suite/load.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { openDiskTree } from '../files/disk-tree.ts'

export interface LoadedSuite {
  readonly suite: Suite
  /** Absolute folder of the suite. */
  readonly root: string
}

/** Loads the suite in a file, or the `suite.yaml` of a folder. */
export function loadSuiteFile(path: string, cwd: string): LoadedSuite {
  const file = suiteFileOf(path, cwd)
  const root = dirname(file)
  const tree = openDiskTree(root, relative(cwd, root) || '.')
  return { suite: loadSuite(tree, basename(file), { scorer: SCORER, judgePrompt: JUDGE_PROMPT }), root }
}

/** Absolute; of a folder, its `suite.yaml`. */
export function suiteFileOf(path: string, cwd: string): string {
  const absolute = resolve(cwd, path)
  return /\.(ya?ml|json)$/i.test(absolute) ? absolute : resolve(absolute, 'suite.yaml')
}

/** @throws UserError naming the tasks that the suite does not have. */
export function checkTaskNames(suite: Suite, only: readonly string[] | undefined): void {
  const known = new Set(suite.tasks.map((task) => task.id))
  const unknown = (only ?? []).filter((id) => !known.has(id))
  if (unknown.length === 0) return
  throw new UserError(
    unknown.map((id) => ({
      code: 'unknown-task',
      message: `the suite has no task \`${id}\`.`,
      file: suite.file,
      hint: `Its tasks: ${[...known].slice(0, 40).join(', ')}${known.size > 40 ? ', …' : ''}.`,
    })),
  )
}
