import type { Json } from '../../json.ts'
import { type Leaf, leavesOf } from './leaves.ts'

/** What a value can be found in: the leaves of a result or of arguments. */
export interface Trail {
  readonly leaves: ReadonlySet<string>
  /** All of them as text, folded, with a mark between that no value spans. */
  readonly text: string
}

const MAX_TEXT = 200_000
const SHORTEST_PART = 4
const BETWEEN = '\u0001'

export function trailOf(value: Json | undefined): Trail {
  const leaves = leavesOf(value)
  return {
    leaves: new Set(leaves.map(canonicalLeaf)),
    text: fold(leaves.filter((leaf) => typeof leaf === 'string' || typeof leaf === 'number').join(BETWEEN)),
  }
}

/** Equal to a leaf, or whole words of one, of at least four characters. */
export function carries(trail: Trail, value: Leaf): boolean {
  if (trail.leaves.has(canonicalLeaf(value))) return true
  const text = fold(String(value))
  return text.length >= SHORTEST_PART && hasWholeWords(trail.text, text)
}

/** Booleans, null and one-digit numbers are equal by chance too often to say where they came from. */
export function mayLink(value: Leaf): value is string | number {
  if (value === null || typeof value === 'boolean') return false
  return !/^[+-]?\d?$/.test(String(value).trim())
}

/** What a user has said, ready to be searched. */
export interface Words {
  readonly text: string
  /** The same with `1,200` as `1200`. */
  readonly ungrouped: string
}

export function wordsOf(said: string): Words {
  const text = fold(said)
  return { text, ungrouped: withoutGrouping(text) }
}

/** Whether the user said it, in these very words. */
export function isInWords(value: Leaf, words: Words): boolean {
  const text = fold(String(value))
  if (text === '') return false
  return hasWholeWords(words.text, text) || hasWholeWords(words.ungrouped, withoutGrouping(text))
}

/** Numbers, identifiers and words of a reply that the gold reply lacks, each once. */
export function wordsThatMatter(reply: string, gold: string): readonly Leaf[] {
  const known = new Set(tokens(gold).map(canonicalLeaf))
  const own = tokens(reply).filter((token) => !known.has(canonicalLeaf(token)) && !FUNCTION_WORDS.has(String(token)))
  return [...new Set(own)].slice(0, MAX_TOKENS)
}

const MAX_TOKENS = 500
const TOKEN = /[\p{L}\p{N}]+(?:[-_.,:/@'][\p{L}\p{N}]+)*/gu
const NUMERAL = /^[+-]?(?:0|[1-9]\d*)(?:\.\d+)?$/

function tokens(text: string): readonly Leaf[] {
  return (fold(text).match(TOKEN) ?? []).map((token) => {
    const digits = withoutGrouping(token)
    return NUMERAL.test(digits) ? Number(digits) : token
  })
}

/** They hold no value, though they are found in every text. */
const FUNCTION_WORDS = new Set(
  (
    'about after also because been before being could does each from have here into just more most only other over ' +
    'please should some such than that their them then there these they this those very want were what when where ' +
    'which while will with would your'
  ).split(' '),
)

/** `"250"` and `250` are one leaf, `EU` and `eu` too. */
function canonicalLeaf(leaf: Leaf): string {
  if (typeof leaf !== 'string') return JSON.stringify(leaf)
  const text = leaf.trim()
  return NUMERAL.test(text) && text.length <= 15 ? JSON.stringify(Number(text)) : JSON.stringify(fold(leaf))
}

function hasWholeWords(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (!isWordAt(text, at - 1) && !isWordAt(text, at + part.length)) return true
  }
  return false
}

function isWordAt(text: string, at: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
}

/** `1,200` is `1200`. */
function withoutGrouping(text: string): string {
  return text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
}

function fold(text: string): string {
  return text.slice(0, MAX_TEXT).normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
}
