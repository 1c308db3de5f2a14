import { constants, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, realpath, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { removeFolder } from './remove-folder.ts'

export { removeFolder } from './remove-folder.ts'

/** The folder that one run fills with its attempts' folders. */
export async function makeRunFolder(scratch: string): Promise<string> {
  await mkdir(scratch, { recursive: true })
  return mkdtemp(join(await realpath(scratch), 'run-'))
}

/** The folders of one attempt; nothing in them was there before, and nothing stays. */
export interface AttemptFolder {
  readonly root: string
  readonly workspace: string
  readonly home: string
  readonly temporary: string
  /** An empty file that the agent may append events to. */
  readonly trace: string
}

/** A fresh copy of the fixture (or an empty folder), an empty HOME and TMPDIR, below the run's folder. */
export async function makeAttemptFolder(runFolder: string, fixture: string | undefined): Promise<AttemptFolder> {
  // at once: handing such small steps to another thread takes longer than doing them
  const root = mkdtempSync(join(runFolder, 'attempt-'))
  const folder = {
    root,
    workspace: join(root, 'workspace'),
    home: join(root, 'home'),
    temporary: join(root, 'tmp'),
    trace: join(root, 'trace.jsonl'),
  }
  mkdirSync(folder.home)
  mkdirSync(folder.temporary)
  writeFileSync(folder.trace, '', { flag: 'wx' })
  if (fixture === undefined) mkdirSync(folder.workspace)
  else await copy(fixture, folder.workspace)
  return folder
}

/** Removes the folder of an attempt: most of them are as empty as they were made. Never throws. */
export async function removeAttemptFolder({ root, workspace, home, temporary, trace }: AttemptFolder): Promise<void> {
  try {
    // a file system may take long to remove a folder, so that these steps do not keep others waiting
    await Promise.all([unlink(trace), rmdir(workspace), rmdir(home), rmdir(temporary)])
    await rmdir(root)
  } catch {
    await removeFolder(root)
  }
}

async function copy(fixture: string, workspace: string): Promise<void> {
  // links stay as they are written: resolved ones would point into the fixture, which attempts share
  await cp(fixture, workspace, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true })
}
