import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Ends the name of a file that is being written. */
export const PART = '.part'

/**
 * A reader sees the old file or the new one, never a part. Written at once: a run writes many small files, and handing
 * each of them to another thread takes longer than writing it.
 */
export function replaceFile(path: string, text: string): void {
  const temporary = `${path}${PART}`
  try {
    writeMaking(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Most folders are there already. */
function writeMaking(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
