import { relative, resolve } from 'node:path'
import type { Suite } from '../../suite/schema/suite.ts'
import { attemptName, type RunFile } from '../../trace/run-file.ts'
import { readAttempt, readRunFile } from '../../trace/store/read.ts'
import { isMeasured, openRun } from '../../trace/store/write.ts'
import { defaultDirectory, makeDefaultFolder } from './directory.ts'
import { keepLock, readKeptLock } from './licences.ts'
import type { LiveHost, LiveRequest } from './live.ts'
import type { ReadyRun, RunPlace } from './ready-run.ts'
import { lockRun } from './run-lock.ts'
import type { OpenedRun } from './stored.ts'

/** A run that begins with the measured attempts of another one, in a directory of its own. */
export async function copiedRun(
  { dir: from, stored }: OpenedRun,
  { run, suite }: { readonly run: RunFile; readonly suite: Suite },
  { out }: LiveRequest,
  { cwd, onNote }: LiveHost,
  { scratch }: RunPlace,
): Promise<ReadyRun> {
  const lock = await readKeptLock(from)
  const dir = out === undefined ? defaultDirectory(cwd, run.id) : resolve(cwd, out)
  return {
    run,
    lock,
    dir,
    async open() {
      if (out === undefined) await makeDefaultFolder(cwd)
      const answers = await readRunFile(from, 'judgements.jsonl')
      const writer = await openRun(dir, run, async (write) => {
        await write('suite.json', `${JSON.stringify(suite, null, 1)}\n`)
        await keepLock(lock, write)
        if (answers !== undefined) await write('judgements.jsonl', answers)
      })
      const release = await lockRun(dir, scratch)
      const measured = stored.records.filter(isMeasured)
      for (const record of measured) await writer.append(await readAttempt(from, record))
      const look = run.look === undefined ? '' : `; this is look ${run.look}`
      onNote?.(`${measured.length} attempts of ${relative(cwd, from) || '.'} are joined${look}`)
      return { writer, release, stored: new Map(measured.map((record) => [attemptName(record), record])) }
    },
  }
}
