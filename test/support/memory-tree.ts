import { insidePath, SKIPPED_FOLDERS, type Tree, type TreeFile } from '../../src/suite/tree.ts'

export type MemoryFile = string | Uint8Array | { readonly text: string; readonly executable: boolean }

/** A tree of files held in memory, path → content. */
export function memoryTree(files: Readonly<Record<string, MemoryFile>>, label = ''): Tree {
  const paths = Object.keys(files).sort()
  return {
    label,
    read: (path, maxBytes) => {
      const inside = insidePath(path)
      if (inside === undefined) return { kind: 'outside' }
      const file = Object.hasOwn(files, inside) ? files[inside] : undefined
      if (file !== undefined) return read(file, maxBytes)
      return inside === '' || paths.some((known) => known.startsWith(`${inside}/`))
        ? { kind: 'directory' }
        : { kind: 'absent' }
    },
    list: () =>
      paths.filter(
        (path) =>
          !path
            .split('/')
            .slice(0, -1)
            .some((part) => SKIPPED_FOLDERS.has(part)),
      ),
  }
}

function read(file: MemoryFile, maxBytes: number): TreeFile {
  const executable = typeof file === 'object' && 'executable' in file && file.executable
  const bytes =
    file instanceof Uint8Array ? file : new TextEncoder().encode(typeof file === 'string' ? file : file.text)
  return bytes.length > maxBytes ? { kind: 'too_large', size: bytes.length } : { kind: 'file', bytes, executable }
}
