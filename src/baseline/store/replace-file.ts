import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Puts a file in place whole or not at all: a crash leaves the old one. false where it has that text already. */
export function replaceIfChanged(path: string, text: string): boolean {
  if (textOf(path) === text) return false
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}.tmp`
  try {
    writeSynced(temporary, text)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  return true
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // whatever is wrong with it, the new file takes its place
    return undefined
  }
}

function writeSynced(path: string, text: string): void {
  const handle = openSync(path, 'w')
  try {
    writeFileSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
