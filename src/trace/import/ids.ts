import { sha256 } from '../../json.ts'

/** The longest id of ours. */
const LONGEST = 100

/**
 * A legal id for each of the names: letters, digits, `.`, `_`, `-` as they stand, all else `-`. A name that is too long,
 * or becomes the same as another one, ends in the beginning of its hash; the same names give the same ids.
 */
export function legalIds(names: Iterable<string>): Map<string, string> {
  const distinct = [...new Set(names)]
  const takers = new Map<string, number>()
  for (const name of distinct) {
    const key = slug(name).toLowerCase()
    takers.set(key, (takers.get(key) ?? 0) + 1)
  }
  const ids = new Map<string, string>()
  for (const name of distinct) {
    const plain = slug(name)
    // some file systems take `A` and `a` for one name
    const shared = (takers.get(plain.toLowerCase()) ?? 0) > 1
    ids.set(name, plain.length > LONGEST || (shared && plain !== name) ? hashed(plain, name) : plain)
  }
  return ids
}

/** One name as a legal id. */
export function legalId(name: string): string {
  return legalIds([name]).get(name) ?? hashed('', name)
}

function slug(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/^[^A-Za-z0-9]+/, '')
  const trimmed = plain.replace(/-+$/, '')
  return trimmed === '' ? 'unnamed' : trimmed
}

function hashed(plain: string, name: string): string {
  return `${plain.slice(0, LONGEST - 9)}-${sha256(name).slice(0, 8)}`
}
