import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../errors.ts'
import type { RunSummary } from '../../summary/types.ts'
import { readableJson } from '../../trace/readable-json.ts'
import { admitRun } from '../admit.ts'
import { encodeEntry } from '../entry-file.ts'
import { formatHistory, HISTORY, type HistoryLine, readHistory } from '../history.ts'
import { ACCEPTED, lookupBaseline, MAIN } from '../lookup.ts'
import type { BaselineEntry } from '../types.ts'
import { baselineTree } from './disk.ts'
import { replaceIfChanged } from './replace-file.ts'
import { type TraceSource, writeReferences } from './write-references.ts'

export interface BaselineWrite {
  readonly summary: RunSummary
  /** The policy's `min_measured`. */
  readonly minMeasured: number
  /** `both` (default): this run is the accepted one; `main`: the newest one, and the accepted entry stays. */
  readonly entries?: 'both' | 'main'
  /** Told of a refresh, and kept beside the entries. */
  readonly history?: HistoryLine
  /** The trace of a passing attempt of this run; undefined where it was not kept. */
  readonly traceOf: TraceSource
}

export interface BaselineWritten {
  /** Files that were written or removed, relative to `dir`; equal ones are left alone. */
  readonly changed: readonly string[]
}

/**
 * Makes a run the baseline in `dir`. Refuses, and leaves everything as it was, where the run was not fully measured,
 * or where something is there that is not a whole baseline of the same suite. Each file is replaced whole, the entries
 * last: a crash leaves the old baseline readable.
 */
export async function writeBaseline(dir: string, request: BaselineWrite): Promise<BaselineWritten> {
  const { summary } = request
  const refusals = admitRun(summary, request.minMeasured)
  if (refusals.length > 0) throw new UserError(refusals)
  const tree = baselineTree(dir)
  const before = lookupBaseline(tree, summary.suite)
  if (before.kind === 'unreadable') throw new UserError(before.problems)
  const previous = before.kind === 'found' ? before : undefined
  if (previous === undefined) refuseForeignFolder(dir)
  const { problems } = readHistory(tree)
  if (request.history !== undefined && problems.length > 0) throw new UserError(problems)
  const changed = await writeReferences(dir, request, previous?.main)
  const put = (path: string, text: string) => {
    if (replaceIfChanged(join(dir, path), text)) changed.push(path)
  }
  const mainText = entryText({ summary, runs: [summary.run] })
  if (request.entries === 'main' && previous !== undefined) {
    // the old entry is written out before the one that it may refer to changes
    put(ACCEPTED, entryText(previous.accepted))
    put(MAIN, mainText)
  } else {
    put(MAIN, mainText)
    put(ACCEPTED, sameAsMain(summary.suite))
  }
  if (request.history !== undefined && changed.length > 0) {
    put(HISTORY, formatHistory([...readHistory(tree).lines, request.history]))
  }
  return { changed }
}

/** What was accepted by hand may be there before the first baseline. */
const ACCEPT = 'accept.yaml'

/** A folder that holds other things is no place for a baseline: most likely the path is wrong. */
function refuseForeignFolder(dir: string): void {
  const others = existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.') && name !== ACCEPT) : []
  if (others.length === 0) return
  throw new UserError({
    code: 'not-a-baseline-folder',
    message: 'This folder is not empty, and holds no baseline.',
    file: dir,
    hint: 'Name a new or empty folder with --dir, such as baselines/<suite>; nothing was written.',
  })
}

function entryText(entry: BaselineEntry): string {
  return readableJson(encodeEntry(entry), isOneLine)
}

function sameAsMain(suite: string): string {
  return readableJson({ version: 1, suite, same_as: 'main' }, () => false)
}

/** One run, one attempt, one count a line. */
function isOneLine(path: readonly string[]): boolean {
  const [top] = path
  if (top === 'tasks') return path.length === 4 || (path.length === 3 && path[2] === 'source')
  return path.length === 2 && (top === 'runs' || top === 'failure_reasons' || top === 'by_chain_length')
}
