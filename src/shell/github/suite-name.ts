import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { SuiteFile } from '../../suite/schema/suite.ts'
import { fetchCommit } from '../git/find-base.ts'
import { openGit } from '../git/git.ts'
import { suiteFileOf } from '../use/suite.ts'
import type { Context } from './context.ts'
import type { Subject } from './subject.ts'

/**
 * The name in a suite file that may not load, so that its check run turns red all the same: as it is checked out, else as
 * the base has it. Undefined where neither tells. Never throws.
 */
export async function suiteNameOf(context: Context, { base }: Subject): Promise<string | undefined> {
  const { inputs, cwd, env, signal } = context
  const file = suiteFileOf(inputs.suite, cwd)
  const here = attempt(() => nameIn(readFileSync(file, 'utf8')))
  if (here !== undefined || base === undefined) return here
  const commit = base.kind === 'pull_request' ? base.seen : base.kind === 'merge_group' ? base.base : ''
  if (commit === '') return undefined
  try {
    const git = openGit(cwd, env)
    const there = await fetchCommit(git, commit, signal)
    const [, path] = file.split(`${cwd}/`)
    return path === undefined ? undefined : nameIn(git.run(['show', `${there}:${git.prefix}${path}`]).toString('utf8'))
  } catch {
    return undefined
  }
}

/** Tolerant: whatever else is wrong with the file. */
function nameIn(text: string): string | undefined {
  if (text.length > MOST) return undefined
  return SuiteFile.shape.name.safeParse(parseDocument(text, { logLevel: 'silent' }).get('name')).data
}

/** Characters of a suite file that is worth reading for its name. */
const MOST = 1_000_000

function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
