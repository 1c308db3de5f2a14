import { messageOf, type Problem } from '../errors.ts'
import { labelled, type Tree } from '../suite/tree.ts'
import { decodeEntry } from './entry-file.ts'
import { EntryFile, SameAsFile } from './entry-schema.ts'
import { parseJsonFile, RESTORE } from './json-problems.ts'
import type { BaselineEntry, BaselineLookup } from './types.ts'

export const MAIN = 'main.json'
export const ACCEPTED = 'accepted.json'
export const REFERENCES = 'references'

/** The folder of one suite's baseline: on the disk, or in a commit. */
export type BaselineTree = Pick<Tree, 'label' | 'read'>

/**
 * The baseline of a suite in a folder, `baselines/<suite>/`. Whatever is there and cannot
 * be trusted whole (another suite's, another version, half of it, a symbolic link) is unreadable, never absent.
 */
export function lookupBaseline(tree: BaselineTree, suite: string): BaselineLookup {
  const place = tree.label
  const unreadable = (problems: readonly Problem[]) => ({ kind: 'unreadable', place, problems }) as const
  const main = readText(tree, MAIN)
  const accepted = readText(tree, ACCEPTED)
  const broken = [main, accepted].flatMap((file) => (file.kind === 'problem' ? [file.problem] : []))
  if (broken.length > 0) return unreadable(broken)
  if (main.kind !== 'text' || accepted.kind !== 'text') {
    const present = [MAIN, ACCEPTED, REFERENCES].filter((name) => isThere(tree, name))
    return present.length === 0 ? { kind: 'absent', place } : unreadable([incomplete(tree, present)])
  }
  const mainEntry = parseEntry(main.text, labelled(tree, MAIN), suite)
  const acceptedFile = labelled(tree, ACCEPTED)
  const acceptedEntry = isSameAsMain(accepted.text)
    ? parseSameAs(accepted.text, acceptedFile, suite, mainEntry)
    : parseEntry(accepted.text, acceptedFile, suite)
  if (mainEntry.kind === 'problems' || acceptedEntry.kind === 'problems') {
    const problems = [mainEntry, acceptedEntry].flatMap((entry) => (entry.kind === 'problems' ? entry.problems : []))
    return unreadable([...new Set(problems)])
  }
  return { kind: 'found', place, main: mainEntry.entry, accepted: acceptedEntry.entry }
}

/** Bytes of one entry: 20 attempts of 1,000 tasks take a quarter of it. */
const MAX_BYTES = 64 * 1024 * 1024

type TextFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'problem'; readonly problem: Problem }

export function readText(tree: BaselineTree, path: string): TextFile {
  const file = labelled(tree, path)
  const problem = (code: string, message: string, hint: string): TextFile => ({
    kind: 'problem',
    problem: { code, message, file, hint },
  })
  try {
    const found = tree.read(path, MAX_BYTES)
    switch (found.kind) {
      case 'file':
        return { kind: 'text', text: new TextDecoder('utf-8', { fatal: true }).decode(found.bytes) }
      case 'absent':
        return { kind: 'absent' }
      case 'directory':
        return problem('baseline-not-a-file', 'This is a folder, not a file.', RESTORE)
      case 'outside':
        return problem(
          'baseline-symlink',
          'This is a symbolic link; a baseline is read from plain files only.',
          'Put the file itself in its place.',
        )
      case 'refused':
        return problem('baseline-unreadable', `Cannot be read: ${found.why}.`, 'Check its permissions.')
      default:
        return problem(
          'baseline-too-large',
          `This file has ${found.size} bytes, more than the ${MAX_BYTES} that are read.`,
          RESTORE,
        )
    }
  } catch (error) {
    return problem('baseline-unreadable', `Cannot be read: ${messageOf(error)}.`, 'Check its permissions and contents.')
  }
}

type ParsedEntry =
  | { readonly kind: 'entry'; readonly entry: BaselineEntry }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

function parseEntry(text: string, file: string, suite: string): ParsedEntry {
  const foreign = foreignFile(text, file, suite)
  if (foreign !== undefined) return { kind: 'problems', problems: [foreign] }
  const parsed = parseJsonFile(text, file, EntryFile)
  return parsed.kind === 'value' ? { kind: 'entry', entry: decodeEntry(parsed.value) } : parsed
}

function parseSameAs(text: string, file: string, suite: string, main: ParsedEntry): ParsedEntry {
  const foreign = foreignFile(text, file, suite)
  if (foreign !== undefined) return { kind: 'problems', problems: [foreign] }
  const parsed = parseJsonFile(text, file, SameAsFile)
  return parsed.kind === 'value' ? main : parsed
}

/** A version or a suite that is not ours is told by itself, not as a heap of schema errors. */
function foreignFile(text: string, file: string, suite: string): Problem | undefined {
  const { version, suite: found } = headOf(text)
  if (typeof version === 'number' && version !== 1) {
    return {
      code: 'baseline-version',
      message: `The baseline has version ${version}; this Turngate reads version 1.`,
      file,
      key: 'version',
      hint: 'Use the Turngate that wrote it, or write the baseline anew.',
    }
  }
  if (typeof found !== 'string' || found === suite) return undefined
  return {
    code: 'baseline-other-suite',
    message: `This is the baseline of suite \`${found.slice(0, 100)}\`, not of \`${suite}\`.`,
    file,
    key: 'suite',
    hint: 'Name the baseline folder of this suite with --baseline, or write one with `turngate baseline write`.',
  }
}

function isSameAsMain(text: string): boolean {
  return 'same_as' in headOf(text)
}

function headOf(text: string): { readonly version?: unknown; readonly suite?: unknown } {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === 'object' && data !== null ? data : {}
  } catch {
    return {}
  }
}

function isThere(tree: BaselineTree, path: string): boolean {
  return tree.read(path, 0).kind !== 'absent'
}

function incomplete(tree: BaselineTree, present: readonly string[]): Problem {
  const missing = [MAIN, ACCEPTED].filter((name) => !present.includes(name))
  return {
    code: 'baseline-incomplete',
    message: `The baseline is not whole: there is ${present.join(' and ')}, but no ${missing.join(' and no ')}.`,
    file: tree.label,
    hint: RESTORE,
  }
}
