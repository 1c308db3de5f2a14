import { lstat, readFile, realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { FileEvidence } from '../../trace/attempt.ts'

const MAX_FILE_BYTES = 256 * 1024

/**
 * What stands at a path of the workspace, whose own path has no links. All of the attempt's processes must have ended:
 * nothing may change on the way.
 */
export async function readWorkspaceFile(workspace: string, path: string): Promise<FileEvidence> {
  const named = resolve(workspace, path)
  if (!isInside(workspace, named)) return { kind: 'refused', why: 'the path leaves the workspace' }
  try {
    const actual = await realpath(named)
    // not the workspace as it is now: an agent may have put a link in its place
    if (!isInside(workspace, actual)) return { kind: 'refused', why: 'a link leaves the workspace' }
    const { size, ...status } = await lstat(actual).then((stats) => ({ size: stats.size, isFile: stats.isFile() }))
    // a pipe would be waited on for ever
    if (!status.isFile) return { kind: 'refused', why: 'it is not a regular file' }
    if (size > MAX_FILE_BYTES) return { kind: 'too_large', bytes: size }
    return textOf(await readFile(actual))
  } catch (error) {
    return unreadable(error)
  }
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(folder + sep)
}

function textOf(bytes: Uint8Array): FileEvidence {
  if (bytes.includes(0)) return { kind: 'binary', bytes: bytes.length }
  try {
    return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { kind: 'binary', bytes: bytes.length }
  }
}

function unreadable(error: unknown): FileEvidence {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'absent' }
  if (code === 'ELOOP') return { kind: 'refused', why: 'its links go round in a circle' }
  return { kind: 'refused', why: `it cannot be read (${code})` }
}
