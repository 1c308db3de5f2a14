import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf, UserError } from '../../errors.ts'
import { type KeptRun, readFiles } from './api/artifacts.ts'
import type { Api } from './api/client.ts'
import { earlierRun, FETCHING } from './api/earlier-run.ts'
import { apiOf, type Context } from './context.ts'
import type { Subject } from './subject.ts'

/** An earlier run directory, fetched; it is removed when it is let go. */
export interface Fetched extends AsyncDisposable {
  /** Relative to the working directory. */
  readonly dir: string
  readonly run: number
}

/**
 * What an earlier run of the same commit and gate measured, so that running again adds to it. Where it cannot be had, the
 * reader is warned and the run is one of its own.
 */
export async function fetchEarlier(
  context: Context,
  subject: Subject,
  suiteName: string,
): Promise<Fetched | undefined> {
  const { log } = context
  try {
    const kept = await earlierRun(context, subject, suiteName)
    const api = apiOf(context, FETCHING)
    if (kept === undefined || api === undefined) return undefined
    log.line(`run ${kept.run} measured this commit before: its attempts are joined where nothing else changed`)
    return await fetchRun(api, kept, context.cwd)
  } catch (error) {
    const why = error instanceof UserError ? (error.problems[0]?.message ?? '') : messageOf(error)
    log.warning(`what an earlier run of this commit measured could not be joined: ${why}`)
    return undefined
  }
}

/** @throws UserError where the artifact is not what a run leaves */
export async function fetchRun(api: Api, kept: KeptRun, cwd: string): Promise<Fetched> {
  const files = await readFiles(api, kept, (path) => !LEFT_OUT.test(path))
  const dir = join('.turngate', 'earlier', String(kept.run))
  const folder = join(cwd, dir)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await writeFile(join(cwd, '.turngate/.gitignore'), '*\n')
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  return { dir, run: kept.run, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

/** What is written anew of each run, and what else lay in the folder. */
const LEFT_OUT =
  /(?:^|\/)(?:report\.(?:md|json|html)|scores\.json|verdict\.json|publish\.json|running\.json)$|(?:^|\/)\./
