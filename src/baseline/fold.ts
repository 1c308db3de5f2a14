import { sha256 } from '../json.ts'

/** Characters up to which a value is kept as it stands. */
export const FOLD_ABOVE = 400

/**
 * A long text as its beginning, its length and a hash: enough to see what it is and whether two are equal. Folding
 * again changes nothing.
 */
export function fold(text: string): string {
  if (text.length <= FOLD_ABOVE) return text
  const head = [...text.slice(0, HEAD)].join('')
  return `${head.replace(/[\uD800-\uDBFF]$/, '')}… [${text.length} characters, sha256 ${sha256(text).slice(0, 12)}]`
}

const HEAD = 200
