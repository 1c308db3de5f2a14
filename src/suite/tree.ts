/**
 * A read-only folder that a suite is loaded from: the disk, or a commit of a git repository. Paths are relative to the
 * suite's folder, with `/`. Nothing outside the folder can be reached through it.
 */
export interface Tree {
  /** Put before a path in messages, so that a user can open the file: `examples/support-desk`. */
  readonly label: string
  /** Bytes above `maxBytes` are not read. */
  read(path: string, maxBytes: number): TreeFile
  /** Every file below the folder, sorted, without `.git` and `node_modules`. */
  list(): readonly string[]
}

export type TreeFile =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly executable: boolean }
  | { readonly kind: 'absent' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'outside' }
  | { readonly kind: 'too_large'; readonly size: number }
