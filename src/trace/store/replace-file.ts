import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Ends the name of a file that is being written. */
export const PART = '.part'

/** A reader sees the old file or the new one, never a part. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporary = `${path}${PART}`
  try {
    await writeMaking(temporary, text)
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Most folders are there already. */
async function writeMaking(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
