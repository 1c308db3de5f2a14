/**
 * A read-only folder that a suite is loaded from: the disk, or a commit of a git repository. Paths are relative to the
 * suite's folder, with `/`. Nothing outside the folder can be reached through it.
 */
export interface Tree {
  /** Put before a path in messages, so that a user can open the file: `examples/support-desk`. */
  readonly label: string
  /** Bytes above `maxBytes` are not read. */
  read(path: string, maxBytes: number): TreeFile
  /** Every file below the folder, sorted, without `.git`, `node_modules` and `.turngate`. */
  list(): readonly string[]
}

export type TreeFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly executable: boolean }
  | { readonly kind: 'absent' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too_large'; readonly size: number }
  /** Something is there that is not read: a pipe, a device, a file without permission. */
  | { readonly kind: 'refused'; readonly why: string }

/** Folders that no tree lists: what tools put beside a suite is not part of it. */
export const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['.git', 'node_modules', '.turngate'])

/** `examples/support-desk/suite.yaml`: a path of the tree as the user would type it. */
export function labelled(tree: Pick<Tree, 'label'>, path: string): string {
  if (tree.label === '' || tree.label === '.') return path
  // the root of a commit: `4f2a90c1:suite.yaml`
  return tree.label.endsWith(':') ? `${tree.label}${path}` : `${tree.label.replace(/\/+$/, '')}/${path}`
}

/**
 * A relative path with `.` and `..` worked out, or undefined where it is absolute or leaves the folder; the folder
 * itself is the empty text.
 */
export function insidePath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\0') || /^[A-Za-z]:[\\/]/.test(path)) return undefined
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return undefined
  }
  return parts.join('/')
}
