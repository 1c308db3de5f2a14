import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gitIn } from '../../support/github/git.ts'
import type { Place } from './place.ts'

/** Commits everything of a place on `main`, and pushes it to the remote that a base is asked for; the commit's id. */
export function commitPlace(place: Place): string {
  const { dir } = place
  const remote = join(dir, '../origin.git')
  if (!existsSync(join(dir, '.git'))) {
    gitIn(dir, 'init', '--quiet', '--initial-branch=main')
    gitIn(dir, 'init', '--quiet', '--bare', remote)
    gitIn(dir, 'remote', 'add', 'origin', remote)
  }
  gitIn(dir, 'add', '--all')
  gitIn(dir, 'commit', '--quiet', '--allow-empty', '-m', 'Change')
  gitIn(dir, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main')
  return gitIn(dir, 'rev-parse', 'HEAD')
}
