import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml'
import type { Problem } from '../errors.ts'
import type { Json } from '../json.ts'
import { UNSAFE_KEYS } from './pointer.ts'
import { MAX_DEPTH } from './yaml-depth.ts'

/** Where something is written; both 1-based. */
export interface Place {
  readonly line: number
  readonly column: number
}

export type ToPlace = (offset: number) => Place

/** Values that aliases may add to what is written; more is an attack or a mistake. */
const MOST_ALIASED = 20_000

/** The document as JSON, with everything in it that is refused; the value counts only where nothing is. */
export function convert(
  document: Document.Parsed,
  toPlace: ToPlace,
): { readonly value: Json; readonly problems: readonly Problem[] } {
  const walk: Walk = { toPlace, problems: [], anchors: new Map(), open: [], followed: [], aliased: 0 }
  const value = toJson(walk, document.contents)
  return { value, problems: walk.problems }
}

interface Walk {
  readonly toPlace: ToPlace
  readonly problems: Problem[]
  /** The latest node of each anchor so far, which is the one that an alias means. */
  readonly anchors: Map<string, Node>
  /** Nodes that are being converted, outermost first. */
  readonly open: Node[]
  /** Aliases that are being followed, outermost first. */
  readonly followed: Node[]
  aliased: number
}

function toJson(walk: Walk, node: unknown): Json {
  if (walk.aliased > MOST_ALIASED) return null
  if (isAlias(node)) return followAlias(walk, node, node.source)
  const outermost = walk.followed[0]
  if (outermost !== undefined && ++walk.aliased > MOST_ALIASED) {
    report(
      walk,
      outermost,
      'too-many-aliases',
      'This file expands too much: aliases (`*name`) repeat too many values.',
      {
        hint: 'Write the values out, or split the file.',
      },
    )
    return null
  }
  if (isScalar(node)) {
    remember(walk, node, node.anchor)
    return scalarToJson(walk, node)
  }
  if (!isMap(node) && !isSeq(node)) return null
  remember(walk, node, node.anchor)
  if (walk.open.length >= MAX_DEPTH) {
    report(walk, node, 'too-deep', `This is nested more than ${MAX_DEPTH} levels deep.`, {
      hint: 'Make the structure flatter.',
    })
    return null
  }
  walk.open.push(node)
  const value = isMap(node) ? mapToJson(walk, node) : node.items.map((item) => toJson(walk, item))
  walk.open.pop()
  return value
}

function remember(walk: Walk, node: Node, anchor: string | undefined): void {
  if (anchor !== undefined && walk.followed.length === 0) walk.anchors.set(anchor, node)
}

function followAlias(walk: Walk, alias: Node, name: string): Json {
  const target = walk.anchors.get(name)
  if (target === undefined || walk.open.includes(target)) {
    const message =
      target === undefined ? `No anchor \`&${name}\` stands before this alias.` : `The alias \`*${name}\` holds itself.`
    report(walk, alias, 'bad-alias', message, { hint: 'Write the value out; put a text that begins with * in quotes.' })
    return null
  }
  walk.followed.push(alias)
  const value = toJson(walk, target)
  walk.followed.pop()
  return value
}

function mapToJson(walk: Walk, map: YAMLMap): Json {
  const entries = new Map<string, Json>()
  const first = new Map<string, unknown>()
  for (const pair of map.items) {
    const key = keyOf(pair)
    if (key === undefined) {
      report(walk, pair.key, 'bad-key', 'A key must be plain text.', { hint: 'Write it as a word, or in quotes.' })
    } else if (UNSAFE_KEYS.has(key)) {
      report(walk, pair.key, 'unsafe-key', `The key \`${key}\` is not allowed.`, { hint: 'Use another name.' })
    } else if (entries.has(key)) {
      const { line } = walk.toPlace(startOf(first.get(key)) ?? 0)
      report(walk, pair.key, 'duplicate-key', `The key \`${key}\` is written twice; the first time in line ${line}.`, {
        hint: 'Keep one of them.',
      })
    } else {
      first.set(key, pair.key)
      entries.set(key, toJson(walk, pair.value))
    }
  }
  return Object.fromEntries(entries)
}

function scalarToJson(walk: Walk, node: Scalar): Json {
  const { value } = node
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) {
      report(walk, node, 'bad-text', 'This text holds half a character (a lone surrogate).', {
        hint: 'Write it whole.',
      })
    }
    return value
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
      report(walk, node, 'bad-number', `The number ${node.source ?? value} cannot be kept exactly.`, {
        hint: 'Put it in quotes if it is an identifier.',
      })
    }
    return value
  }
  return typeof value === 'boolean' ? value : null
}

function report(walk: Walk, node: unknown, code: string, message: string, rest: { readonly hint: string }): void {
  walk.problems.push({ code, message, ...walk.toPlace(startOf(node) ?? 0), ...rest })
}

export function keyOf(pair: Pair): string | undefined {
  const { key } = pair
  if (!isScalar(key)) return undefined
  return typeof key.value === 'string' ? key.value : key.value === null ? '' : String(key.value)
}

/** Offset of a node in the text. */
export function startOf(node: unknown): number | undefined {
  return isScalar(node) || isMap(node) || isSeq(node) || isAlias(node) ? node.range?.[0] : undefined
}
