import { realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import { findBase } from '../../git/find-base.ts'
import { openGit } from '../../git/git.ts'
import { brokenWords } from './broken-base.ts'
import type { ChangeHost } from './open-change.ts'

/**
 * An error about a file of the working tree, told as the base's where that has the very same file. Never throws: what
 * cannot be told leaves the error as it is.
 */
export async function blameBase(error: unknown, base: BaseQuestion, host: ChangeHost): Promise<unknown> {
  if (!(error instanceof UserError)) return error
  try {
    const cwd = realpathSync(host.cwd)
    const git = openGit(cwd, host.env)
    const found = await findBase(git, base, host.signal)
    const paths = error.problems.flatMap(({ file }) =>
      file === undefined ? [] : [relative(git.root, resolve(cwd, file))],
    )
    const idIn = (commit: string, path: string) => git.text(['rev-parse', '--verify', '--quiet', `${commit}:${path}`])
    const alike = paths.find((path) => {
      const there = found === undefined ? undefined : idIn(found.commit, path)
      return there !== undefined && there !== '' && there === idIn('HEAD', path)
    })
    if (found === undefined || alike === undefined) return error
    const branch = base.kind === 'pull_request' ? base.branch : undefined
    const isAccept = alike.endsWith('/accept.yaml')
    const about = { commit: found.commit, branch, accept: isAccept ? alike : 'baselines/<suite>/accept.yaml' }
    const words = brokenWords({ ...about, ...(!isAccept && { edit: 'suite' as const }) }, alike)
    return new UserError([...error.problems, { code: 'base-broken', ...words }], { cause: error })
  } catch {
    return error
  }
}
