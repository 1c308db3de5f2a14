import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../../../errors.ts'
import { sha256 } from '../../../json.ts'
import { labelled, type Tree } from '../../../suite/tree.ts'
import { openDiskTree } from '../../files/disk-tree.ts'

/** A folder of a commit as files on the disk. */
export interface Copies extends AsyncDisposable {
  /** Absolute. */
  readonly folder: string
  /** Files that are not any more what the commit holds, and what came into the folder that must be whole. */
  changed(): string[]
}

const MAX_BYTES = 512 * 1024 * 1024

/**
 * Puts a folder of a commit beside the suite, in `.turngate/`, so that what is imported from there finds the packages
 * that are installed for the suite.
 *
 * @param needed a folder of which every file must be there, such as the fixture
 * @throws UserError naming the first file that cannot be had
 */
export async function materialise(tree: Tree, root: string, needed: string | undefined): Promise<Copies> {
  const hidden = join(root, '.turngate')
  await mkdir(hidden, { recursive: true })
  await writeFile(join(hidden, '.gitignore'), '*\n')
  const folder = await mkdtemp(join(hidden, 'base-'))
  const hashes = new Map<string, string>()
  try {
    for (const path of tree.list()) {
      const file = tree.read(path, MAX_BYTES)
      if (file.kind === 'file') {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), file.bytes, { mode: file.executable ? 0o755 : 0o644 })
        hashes.set(path, sha256(file.bytes))
      } else if (needed !== undefined && path.startsWith(`${needed}/`)) {
        throw new UserError(unreadable(labelled(tree, path), file.kind === 'refused' ? file.why : 'it is too large'))
      }
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return {
    folder,
    changed: () => differences(folder, hashes, needed),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Elsewhere new files are no fault: interpreters leave their caches beside what they run. */
function differences(folder: string, hashes: ReadonlyMap<string, string>, needed: string | undefined): string[] {
  const now = openDiskTree(folder, '')
  const gone = [...hashes].filter(([path, hash]) => {
    const file = now.read(path, MAX_BYTES)
    return file.kind !== 'file' || sha256(file.bytes) !== hash
  })
  const fresh = now.list().filter((path) => needed !== undefined && path.startsWith(`${needed}/`) && !hashes.has(path))
  return [...gone.map(([path]) => path), ...fresh].sort()
}

function unreadable(file: string, why: string) {
  return {
    code: 'base-unreadable',
    message: `A file that every attempt starts with cannot be read from the base: ${why}.`,
    file,
    hint: 'Keep fixtures in the repository itself.',
  }
}
