import { basename, dirname, relative, resolve } from 'node:path'
import picomatch from 'picomatch'
import { messageOf } from '../../errors.ts'
import { fetchCommit } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { apiOf, type Context } from './context.ts'

/** Files that GitHub lists of a pull request at most. */
const MOST_FILES = 3000

/**
 * Whether a change touches what is measured: a path of the input, the suite's folder, a baseline, or a workflow, which says
 * what these paths are. What cannot be told is measured.
 */
export async function isAffected(context: Context): Promise<boolean> {
  const { inputs, cwd, log } = context
  if (inputs.paths === undefined) return true
  const folder = relative(cwd, dirname(resolve(cwd, inputs.suite)))
  const suite = folder === '' ? basename(inputs.suite) : `${folder}/**`
  const own = [suite, `${inputs.baseline ?? 'baselines'}/**`, '.github/**', 'action.yml']
  const matches = picomatch([...inputs.paths, ...own], { dot: true })
  try {
    const files = await changedFiles(context)
    return files?.some((path) => matches(path)) ?? true
  } catch (error) {
    log.line(`which files are changed is not known, so the suite is measured: ${messageOf(error)}`)
    return true
  }
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
