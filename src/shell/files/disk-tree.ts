import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { messageOf, UserError } from '../../errors.ts'
import { insidePath, labelled, SKIPPED_FOLDERS, type Tree, type TreeFile } from '../../suite/tree.ts'

const MAX_FILES = 100_000

/**
 * A folder of the disk as a `Tree`. What is reached through a symbolic link is read only where its real place is
 * inside the folder; linked folders are not listed. The list of files is taken once.
 *
 * @throws UserError when the folder is not there
 */
export function openDiskTree(folder: string, label: string): Tree {
  const root = realFolder(folder, label)
  let files: readonly string[] | undefined
  const tree: Tree = {
    label,
    read: (path, maxBytes) => readInside(root, path, maxBytes),
    list: () => {
      files ??= listFiles(root, tree)
      return files
    },
  }
  return tree
}

function realFolder(folder: string, label: string): string {
  try {
    const root = realpathSync(folder)
    if (statSync(root).isDirectory()) return root
  } catch (error) {
    throw new UserError(missingFolder(label), { cause: error })
  }
  throw new UserError(missingFolder(label))
}

function missingFolder(label: string) {
  return {
    code: 'no-folder',
    message: 'There is no such folder.',
    file: label,
    hint: 'Name the folder that holds suite.yaml.',
  }
}

function readInside(root: string, path: string, maxBytes: number): TreeFile {
  const inside = insidePath(path)
  if (inside === undefined) return { kind: 'outside' }
  try {
    const real = realpathSync(join(root, inside))
    if (real !== root && !real.startsWith(root + sep)) return { kind: 'outside' }
    return readRegular(real, maxBytes)
  } catch (error) {
    return failedRead(error)
  }
}

function readRegular(real: string, maxBytes: number): TreeFile {
  // without waiting: opening a pipe that nobody writes to would hang
  const descriptor = openSync(real, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const stat = fstatSync(descriptor)
    if (stat.isDirectory()) return { kind: 'directory' }
    if (!stat.isFile()) return { kind: 'refused', why: 'it is not a regular file' }
    if (stat.size > maxBytes) return { kind: 'too_large', size: stat.size }
    const bytes = readAll(descriptor, stat.size)
    return { kind: 'file', bytes, executable: (stat.mode & 0o111) !== 0 }
  } finally {
    closeSync(descriptor)
  }
}

function readAll(descriptor: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let filled = 0
  while (filled < size) {
    const count = readSync(descriptor, bytes, filled, size - filled, filled)
    if (count === 0) break
    filled += count
  }
  return bytes.subarray(0, filled)
}

function failedRead(error: unknown): TreeFile {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return { kind: 'absent' }
  if (code === 'EACCES' || code === 'EPERM') return { kind: 'refused', why: 'permission is denied' }
  if (code === 'ELOOP') return { kind: 'refused', why: 'its symbolic links go round in a circle' }
  if (code === 'ENXIO' || code === 'EAGAIN') return { kind: 'refused', why: 'it is not a regular file' }
  return { kind: 'refused', why: messageOf(error) }
}

function listFiles(root: string, tree: Tree): readonly string[] {
  const found: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of entriesOf(root, folder, tree)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!SKIPPED_FOLDERS.has(entry.name)) folders.push(path)
      } else if (entry.isFile() || (entry.isSymbolicLink() && linksToFile(root, path))) {
        found.push(path)
      }
    }
    if (found.length > MAX_FILES) throw new UserError(tooMany(tree))
  }
  return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

function entriesOf(root: string, folder: string, tree: Tree) {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true })
  } catch (error) {
    throw new UserError(
      {
        code: 'unreadable-folder',
        message: `The folder cannot be listed (${messageOf(error)}).`,
        file: labelled(tree, folder),
        hint: 'Give read permission, or move it out of the suite.',
      },
      { cause: error },
    )
  }
}

function linksToFile(root: string, path: string): boolean {
  try {
    const real = realpathSync(join(root, path))
    return real.startsWith(root + sep) && statSync(real).isFile()
  } catch {
    // a link that leads nowhere is no file
    return false
  }
}

function tooMany(tree: Tree) {
  return {
    code: 'too-many-files',
    message: `The suite's folder holds more than ${MAX_FILES} files.`,
    file: tree.label,
    hint: 'Give the suite a folder of its own.',
  }
}
