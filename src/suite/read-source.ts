import type { Problem } from '../errors.ts'
import { nearest } from './nearest.ts'
import { insidePath, labelled, type Tree, type TreeFile } from './tree.ts'
import { readYaml, type Source } from './yaml.ts'
import { dotted, type KeyPath } from './yaml-place.ts'

export const MAX_FILE_BYTES = 2 * 1024 * 1024

/** Where a file is named, so that a message about its absence can point there. */
export interface NamedAt {
  readonly source: Source
  readonly path: KeyPath
}

interface ReadOptions {
  readonly maxBytes?: number
  readonly namedAt?: NamedAt
}

/** Reads a YAML or JSON file of the suite; what is wrong with it is added to `problems`, and undefined returned. */
export function readSource(
  tree: Tree,
  path: string,
  problems: Problem[],
  options: ReadOptions = {},
): Source | undefined {
  const file = labelled(tree, path)
  const found = tree.read(path, options.maxBytes ?? MAX_FILE_BYTES)
  if (found.kind !== 'file') {
    problems.push(fileProblem(tree, path, found, options.namedAt))
    return undefined
  }
  const read = readYaml(found.bytes, file)
  if (read.ok) return read.source
  problems.push(...read.problems)
  return undefined
}

const ROOT_HINT = 'Name the file, or the folder of a suite.'

/** What keeps a file of the suite from being read, in words. */
export function fileProblem(
  tree: Tree,
  path: string,
  found: Exclude<TreeFile, { readonly kind: 'file' }>,
  namedAt: NamedAt | undefined,
): Problem {
  const { code, message, hint } = words(tree, path, found)
  if (namedAt === undefined) return { code, message, hint: hint ?? ROOT_HINT, file: labelled(tree, path) }
  return problemAt(namedAt, code, message, hint ?? 'Paths are relative to the folder of the suite.')
}

/** A problem at a key path of a file. */
export function problemAt(where: NamedAt, code: string, message: string, hint?: string): Problem {
  const { source, path } = where
  return {
    code,
    message,
    file: source.file,
    ...source.locate(path),
    ...(path.length === 0 ? {} : { key: dotted(path) }),
    ...(hint === undefined ? {} : { hint }),
  }
}

function words(
  tree: Tree,
  path: string,
  found: Exclude<TreeFile, { readonly kind: 'file' }>,
): { readonly code: string; readonly message: string; readonly hint?: string } {
  switch (found.kind) {
    case 'absent': {
      const near = nearest(insidePath(path) ?? path, tree.list())
      const message = `There is no file \`${path}\`.`
      return { code: 'missing-file', message, ...(near === undefined ? {} : { hint: `Did you mean \`${near}\`?` }) }
    }
    case 'outside':
      return {
        code: 'outside-folder',
        message: `\`${path}\` leaves the suite's folder.`,
        hint: 'Move the file into the folder of the suite and name it by a relative path.',
      }
    case 'directory':
      return { code: 'not-a-file', message: `\`${path}\` is a folder, not a file.`, hint: 'Name the file in it.' }
    case 'too_large':
      return {
        code: 'too-large',
        message: `\`${path}\` is too large (${found.size} bytes).`,
        hint: 'Split it, or keep what is not read out of it.',
      }
    case 'refused':
      return { code: 'unreadable-file', message: `\`${path}\` cannot be read: ${found.why}.`, hint: 'Mend that.' }
  }
}
