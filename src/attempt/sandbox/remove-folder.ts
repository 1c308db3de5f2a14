import { chmod, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Removes a folder, also where an agent took away its own permissions or made folders deeper than a path can name. Never
 * throws.
 * @returns whether it is gone
 */
export async function removeFolder(path: string): Promise<boolean> {
  if (await tryRemove(path)) return true
  await loosen(path)
  return tryRemove(path)
}

async function tryRemove(path: string): Promise<boolean> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 2 })
    return true
  } catch {
    return false
  }
}

/** Bytes below the folder that a path may have; the system takes about 4000 in all, and 1000 on some. */
const MOST_BYTES = 500

/** Makes every folder writable, and moves those that lie too deep up, until a path can name them all. */
async function loosen(root: string): Promise<void> {
  try {
    await chmod(root, 0o700)
    const top = Buffer.from(await mkdtemp(join(root, 'deep-')))
    const open = [Buffer.from(root)]
    let moved = 0
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const name of await foldersIn(folder)) {
        const path = Buffer.concat([folder, SLASH, name])
        // also to be moved, a folder has to be writable
        await chmod(path, 0o700).catch(() => undefined)
        const isDeep = path.length - top.length > MOST_BYTES
        const place = isDeep ? Buffer.concat([top, SLASH, Buffer.from(String(moved++))]) : path
        if (isDeep) await rename(path, place)
        open.push(place)
      }
    }
  } catch {
    // the removal that follows says whether it mattered
  }
}

const SLASH = Buffer.from('/')

/** Their names as they are: an agent may have given them ones that are no text. */
async function foldersIn(folder: Buffer): Promise<Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' }).catch(() => [])
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
