import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { AttemptLimits } from '../limits.ts'
import type { AgentReport } from './session.ts'
import type { AttemptFolder } from './workspace.ts'

/**
 * Whether an agent that ended badly did so because it could not write on. A program may have the kernel's signal turned
 * into an error (Node and Python do), and then it ends in its own way: with a file that is as large as files may be, or
 * with the system's words.
 */
export async function endedAtFileLimit(
  { end, evidence }: AgentReport,
  folder: AttemptFolder,
  { resources }: AttemptLimits,
): Promise<boolean> {
  if (end.kind !== 'exited' || (end.code === 0 && end.signal === null)) return false
  return SAYS_SO.test(evidence.stderr_tail ?? '') || (await hasFileOf(resources.fileBytes, folder.root))
}

const SAYS_SO = /\bEFBIG\b|\bFile too large\b|\bFile size limit exceeded\b/

/** An agent may have left any number of files. */
const MOST_FILES = 10_000

/** Sizes are limited in blocks. */
const BLOCK = 512

async function hasFileOf(bytes: number, root: string): Promise<boolean> {
  const folders = [root]
  let left = MOST_FILES
  for (let folder = folders.pop(); folder !== undefined && left > 0; folder = folders.pop()) {
    for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
      left -= 1
      if (entry.isDirectory()) folders.push(join(folder, entry.name))
      else if (entry.isFile() && (await sizeOf(join(folder, entry.name))) >= bytes - BLOCK) return true
    }
  }
  return false
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ size }) => size,
    () => 0,
  )
}
