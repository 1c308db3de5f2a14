import { unzipSync } from 'fflate'

/** Bytes of one file, and of all that are taken; how many. */
const MOST_FILE = 20_000_000
const MOST_TOGETHER = 500_000_000
const MOST_FILES = 100_000

export type Archive =
  | { readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly why: string; readonly is: 'broken' | 'hostile' | 'too_large' }

/**
 * The wanted files of a zip archive that somebody else made, by paths that stay below the folder that they are put in. What
 * is too large by its own announcement is not unpacked, and no file grows past it.
 */
export function readArchive(zip: Uint8Array, isWanted: (path: string) => boolean): Archive {
  let refused: Exclude<Archive, { readonly files: unknown }> | undefined
  let [together, count] = [0, 0]
  const refuse = (why: string, is: 'hostile' | 'too_large') => {
    refused ??= { why, is }
    return false
  }
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (refused !== undefined || name.endsWith('/') || !isWanted(name)) return false
    if (!isInside(name)) return refuse('it holds a path that leads out of it', 'hostile')
    together += originalSize
    count += 1
    if (originalSize > MOST_FILE) return refuse(`\`${name}\` is larger than 20 MB`, 'too_large')
    const isTooLarge = together > MOST_TOGETHER || count > MOST_FILES
    return isTooLarge ? refuse('it unpacks to more than 500 MB', 'too_large') : true
  }
  try {
    const files = unzipSync(zip, { filter })
    return refused ?? { files: new Map(Object.entries(files)) }
  } catch {
    return refused ?? { why: 'it is no archive', is: 'broken' }
  }
}

/** Relative, of plain names alone: nothing that a file system would take for anything else. */
function isInside(path: string): boolean {
  const parts = path.split('/')
  return path.length <= 1000 && parts.every((part) => /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(part))
}
