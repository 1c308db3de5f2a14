import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TreeFile } from '../../suite/tree.ts'
import type { BaselineTree } from '../lookup.ts'

/** A baseline's folder on the disk. Symbolic links count as outside; what the system refuses is thrown. */
export function baselineTree(dir: string): BaselineTree {
  return { label: dir, read: (path, maxBytes) => readPlain(dir, path.split('/'), maxBytes) }
}

function readPlain(dir: string, parts: readonly string[], maxBytes: number): TreeFile {
  let path = dir
  for (const [index, part] of ['', ...parts].entries()) {
    path = part === '' ? path : join(path, part)
    const stat = lstatSync(path, { throwIfNoEntry: false })
    if (stat === undefined) return { kind: 'absent' }
    if (stat.isSymbolicLink()) return { kind: 'outside' }
    if (index < parts.length) {
      if (!stat.isDirectory()) throw new Error(`${path} is not a folder`)
      continue
    }
    if (stat.isDirectory()) return { kind: 'directory' }
    if (!stat.isFile()) throw new Error(`${path} is not a plain file`)
    if (stat.size > maxBytes) return { kind: 'too_large', size: stat.size }
    return { kind: 'file', bytes: readFileSync(path), executable: false }
  }
  return { kind: 'absent' }
}
