import { basename, dirname, relative, resolve } from 'node:path'
import picomatch from 'picomatch'
import { messageOf } from '../../errors.ts'
import { apiOf, type Context } from './context.ts'

/** Files that GitHub lists of a pull request at most. */
const MOST_FILES = 3000

/**
 * Whether a change touches what is measured: a path of the input, the suite's folder, or a baseline. What cannot be told is
 * measured.
 */
export async function isAffected(context: Context): Promise<boolean> {
  const { event, inputs, cwd, log } = context
  if (inputs.paths === undefined || event.kind !== 'pull_request') return true
  const api = apiOf(context)
  if (api === undefined) return true
  const folder = relative(cwd, dirname(resolve(cwd, inputs.suite)))
  const own = [folder === '' ? basename(inputs.suite) : `${folder}/**`, `${inputs.baseline ?? 'baselines'}/**`]
  const matches = picomatch([...inputs.paths, ...own], { dot: true })
  try {
    const files = await api.client.paginate('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
      ...{ ...api.at, pull_number: event.number, per_page: 100 },
    })
    if (files.length >= MOST_FILES) return true
    // a file that was moved away was changed where it was
    return files.some(({ filename, previous_filename: before }) =>
      [filename, before ?? filename].some((path) => matches(path)),
    )
  } catch (error) {
    log.line(`which files the pull request changes is not known, so the suite is measured: ${messageOf(error)}`)
    return true
  }
}
