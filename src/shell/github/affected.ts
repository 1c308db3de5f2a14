import { relative, resolve } from 'node:path'
import picomatch from 'picomatch'
import { messageOf } from '../../errors.ts'
import { fetchCommit } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { suiteFileOf } from '../use/suite.ts'
import { apiOf, type Context } from './context.ts'
import type { Inputs } from './inputs/inputs.ts'

/** Files that GitHub lists of a pull request at most. */
const MOST_FILES = 3000

/**
 * Whether a change touches what is measured: a path of the input, the suite's folder, a baseline, or a workflow, which says
 * what these paths are. What cannot be told is measured.
 */
export async function isAffected(context: Context): Promise<boolean> {
  const { inputs, cwd, log } = context
  if (inputs.paths === undefined) return true
  const matches = picomatch([...inputs.paths], { dot: true })
  try {
    const files = await changedFiles(context)
    return files?.some((path) => matches(path) || isOwnPath(path, inputs, cwd)) ?? true
  } catch (error) {
    log.line(`which files are changed is not known, so the suite is measured: ${messageOf(error)}`)
    return true
  }
}

/** Whether a path from the root of the repository is measured whatever `paths` says. Names are compared, not patterns: a
 * folder may be called `evals (beta)`. */
export function isOwnPath(path: string, { suite, baseline }: Pick<Inputs, 'suite' | 'baseline'>, cwd: string): boolean {
  const file = slashed(relative(cwd, suiteFileOf(suite, cwd)))
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const baselines = slashed(relative(cwd, resolve(cwd, baseline ?? 'baselines')))
  // of a suite at the root, the folder is the whole repository
  const isOfSuite = folder === '' ? path === file : path.startsWith(folder)
  const isOfBaseline = baselines === '' || path === baselines || path.startsWith(`${baselines}/`)
  return isOfSuite || isOfBaseline || path.startsWith('.github/') || path === 'action.yml'
}

function slashed(path: string): string {
  return path.replaceAll('\\', '/')
}

/** From the root of the repository; undefined where there is no change, or it is too large to be listed. */
async function changedFiles(context: Context): Promise<readonly string[] | undefined> {
  const { event, cwd, env, signal } = context
  if (event.kind === 'merge_group') {
    const git = openGit(cwd, env)
    const base = await fetchCommit(git, event.base, signal)
    return git.run(['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, 'HEAD', '--']).toString().split('\0')
  }
  const api = apiOf(context)
  if (event.kind !== 'pull_request' || api === undefined) return undefined
  const files = await api.client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
    ...{ ...api.at, pull_number: event.number, per_page: 100 },
  })
  if (files.length >= MOST_FILES) return undefined
  // a file that was moved away was changed where it was
  return files.flatMap(({ filename, previous_filename: before }) => [
    filename,
    ...(before === undefined ? [] : [before]),
  ])
}
