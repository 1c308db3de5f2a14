import { posix } from 'node:path'
import { UserError } from '../../errors.ts'
import { insidePath, SKIPPED_FOLDERS, type Tree, type TreeFile } from '../../suite/tree.ts'
import type { Git } from './git.ts'

/**
 * A folder of a commit as a `Tree`, read from git's objects: no filter, attribute or hook has a say, and nothing of the
 * working tree is looked at. Links are followed inside the folder only; what lies in a submodule or in Git LFS is
 * refused by name, since this repository does not hold it. Undefined where the commit has no such folder.
 *
 * @param folder below the root of the repository, empty for the root itself
 */
export function openGitTree(git: Git, commit: string, folder: string, label: string): Tree | undefined {
  const entries = readEntries(git, commit, folder)
  if (entries === undefined) return undefined
  const blobs = blobReader(git, entries)
  const folders = new Set(['', ...[...entries.keys()].flatMap(foldersAbove)])
  let listed: readonly string[] | undefined
  return {
    label,
    list() {
      listed ??= [...entries.keys()].filter((path) => isListed(path, entries, blobs)).sort(byCodeUnit)
      return listed
    },
    read(path, maxBytes) {
      const inside = insidePath(path)
      if (inside === undefined) return { kind: 'outside' }
      const found = follow(inside, entries, blobs)
      return 'kind' in found ? found : readAt(found.path, maxBytes, { entries, folders, blobs })
    },
  }
}

interface Entry {
  readonly mode: string
  readonly id: string
  readonly size: number
}

type Entries = ReadonlyMap<string, Entry>

const MAX_FILES = 100_000
const [LINK, SUBMODULE] = ['120000', '160000']

function readEntries(git: Git, commit: string, folder: string): Map<string, Entry> | undefined {
  const place = `${commit}:${folder}`
  if (git.text(['cat-file', '-t', place]) !== 'tree') return undefined
  const entries = new Map<string, Entry>()
  for (const line of git.run(['ls-tree', '-r', '-z', '-l', '--full-tree', place]).toString('utf8').split('\0')) {
    const found = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t([\s\S]+)$/.exec(line)
    const [, mode = '', id = '', size = '', path = ''] = found ?? []
    if (found !== null) entries.set(path, { mode, id, size: Number(size) || 0 })
  }
  if (entries.size <= MAX_FILES) return entries
  const hint = 'Give the suite a folder of its own.'
  const message = `The folder holds more than ${MAX_FILES} files in commit ${commit.slice(0, 12)}.`
  throw new UserError({ code: 'too-many-files', message, file: folder, hint })
}

interface Blobs {
  read(id: string): Uint8Array
}

/** Small blobs come all at once with the first that is asked for: a process for each would take longer than they do. */
function blobReader(git: Git, entries: Entries): Blobs {
  const known = new Map<string, Uint8Array>()
  let isWarm = false
  const load = (ids: readonly string[]) => {
    for (const [id, bytes] of readBatch(git, ids)) known.set(id, bytes)
  }
  return {
    read(id) {
      if (!isWarm && !known.has(id)) load(smallBlobs(entries))
      isWarm = true
      if (!known.has(id)) load([id])
      return known.get(id) ?? new Uint8Array()
    },
  }
}

const [SMALL, TOGETHER] = [128 * 1024, 64 * 1024 * 1024]

function smallBlobs(entries: Entries): string[] {
  let total = 0
  const small = [...entries.values()].filter(({ mode, size }) => mode !== SUBMODULE && size <= SMALL)
  const ids = small.flatMap(({ id, size }) => {
    total += size
    return total <= TOGETHER ? [id] : []
  })
  return [...new Set(ids)]
}

function readBatch(git: Git, ids: readonly string[]): [string, Uint8Array][] {
  const bytes = git.run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''))
  const found: [string, Uint8Array][] = []
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0x0a, at)
    const [id = '', type = '', size = ''] = bytes.subarray(at, end).toString('latin1').split(' ')
    if (type !== 'blob') throw new UserError(missingBlob(id))
    const start = end + 1
    found.push([id, bytes.subarray(start, start + Number(size))])
    at = start + Number(size) + 1
  }
  return found
}

function missingBlob(id: string) {
  return {
    code: 'git-object-missing',
    message: `The repository does not hold the object ${id}, which its commit names.`,
    hint: 'Check out again: the clone is damaged, or was cut off.',
  }
}

const MOST_LINKS = 40

/** Where a path leads once every link on its way was followed; a link out of the folder leads outside. */
function follow(path: string, entries: Entries, blobs: Blobs): { readonly path: string } | TreeFile {
  let rest = path === '' ? [] : path.split('/')
  let at = ''
  for (let links = 0; rest.length > 0; ) {
    const [first = '', ...others] = rest
    const next = at === '' ? first : `${at}/${first}`
    const entry = entries.get(next)
    rest = others
    if (entry?.mode !== LINK) {
      at = next
      continue
    }
    links += 1
    if (links > MOST_LINKS) return { kind: 'refused', why: 'its symbolic links go round in a circle' }
    const target = new TextDecoder().decode(blobs.read(entry.id))
    const inside = target.startsWith('/') ? undefined : insidePath(posix.join(at === '' ? '.' : at, target))
    if (inside === undefined) return { kind: 'outside' }
    at = ''
    rest = [...(inside === '' ? [] : inside.split('/')), ...others]
  }
  return { path: at }
}

interface Contents {
  readonly entries: Entries
  readonly folders: ReadonlySet<string>
  readonly blobs: Blobs
}

function readAt(path: string, maxBytes: number, { entries, folders, blobs }: Contents): TreeFile {
  const entry = entries.get(path)
  if (entry === undefined) {
    if (folders.has(path)) return { kind: 'directory' }
    const isBelow = foldersAbove(path).some((folder) => entries.get(folder)?.mode === SUBMODULE)
    return isBelow ? { kind: 'refused', why: IN_SUBMODULE } : { kind: 'absent' }
  }
  if (entry.mode === SUBMODULE) return { kind: 'refused', why: IN_SUBMODULE }
  if (entry.size > maxBytes) return { kind: 'too_large', size: entry.size }
  const bytes = blobs.read(entry.id)
  if (isPointer(bytes))
    return { kind: 'refused', why: 'it is kept in Git LFS, and the commit holds only a pointer to it' }
  return { kind: 'file', bytes, executable: entry.mode === '100755' }
}

const IN_SUBMODULE = 'it lies in a submodule, whose files this repository does not hold'

const POINTER = new TextEncoder().encode('version https://git-lfs.github.com/spec/v1\n')

function isPointer(bytes: Uint8Array): boolean {
  return bytes.length < 1024 && POINTER.every((byte, index) => bytes[index] === byte)
}

/** As the disk lists them: no linked folders, no links out, nothing of what tools put beside a suite. */
function isListed(path: string, entries: Entries, blobs: Blobs): boolean {
  if (
    path
      .split('/')
      .slice(0, -1)
      .some((part) => SKIPPED_FOLDERS.has(part))
  )
    return false
  const mode = entries.get(path)?.mode
  if (mode !== LINK) return mode !== SUBMODULE
  const found = follow(path, entries, blobs)
  return !('kind' in found) && entries.has(found.path)
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
