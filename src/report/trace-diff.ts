import { diffArrays } from 'diff'
import type { GoldTurn } from '../suite/schema/gold.ts'
import type { ToolEntry } from '../suite/schema/tools.ts'
import type { TraceEvent } from '../trace/events.ts'
import { shortenPair } from '../trace/shorten.ts'
import { goldLines, type TraceLine, traceLines } from './trace-lines.ts'
import type { DiffLine, TraceDiff } from './types.ts'

export interface DiffRequest {
  /** The failing attempt: the right side. */
  readonly trace: readonly TraceEvent[]
  /** Passing traces of the baseline; the nearest is the left side. */
  readonly references: readonly (readonly TraceEvent[])[]
  /** Without references: a passing trace of the candidate, else the gold. */
  readonly passing?: readonly TraceEvent[] | undefined
  readonly gold?: readonly GoldTurn[] | undefined
  readonly tools: readonly ToolEntry[]
  readonly labels: readonly LineLabel[]
}

/** Stands beside a call or a reply of the failing attempt, which is named by its 0-based number. */
export interface LineLabel {
  readonly call?: number
  readonly reply?: number
  readonly label: string
}

/** The failing trace against the nearest passing one. Undefined where there is nothing to hold it against. */
export function traceDiff(request: DiffRequest): TraceDiff | undefined {
  const right = traceLines(request.trace, request.tools)
  const traces = [
    ...request.references,
    ...(request.references.length === 0 && request.passing ? [request.passing] : []),
  ]
  if (traces.length > 0) {
    const nearest = nearestOf(
      traces.map((trace) => traceLines(trace, request.tools)),
      right,
    )
    return diffOf(request.references.length > 0 ? 'reference' : 'passing', nearest, right, request.labels)
  }
  if (request.gold === undefined || request.gold.length === 0) return undefined
  const left = goldLines(request.gold, request.tools)
  return diffOf('gold', left, likeGold(right, left), request.labels)
}

/** Unchanged lines shown around a change. */
const CONTEXT = 3

function nearestOf(lefts: readonly (readonly TraceLine[])[], right: readonly TraceLine[]): readonly TraceLine[] {
  const distances = lefts.map((left) => edits(left, right))
  return lefts[distances.indexOf(Math.min(...distances))] ?? []
}

/** Lines to remove and to add. */
function edits(left: readonly TraceLine[], right: readonly TraceLine[]): number {
  return changesOf(left, right).reduce((sum, change) => (change.kind === 'same' ? sum : sum + change.lines.length), 0)
}

interface Change {
  readonly kind: 'same' | 'removed' | 'added'
  readonly lines: readonly TraceLine[]
}

/** Edits above which two traces count as different from their first difference on; the search is quadratic in them. */
const MOST_EDITS = 600

function changesOf(left: readonly TraceLine[], right: readonly TraceLine[]): Change[] {
  const texts = (lines: readonly TraceLine[]) => lines.map((line) => line.text)
  const found = diffArrays(texts(left), texts(right), { maxEditLength: MOST_EDITS })
  if (found === undefined) return apartFromFirst(left, right)
  const at = { left: 0, right: 0 }
  return found.map(({ added, removed, value }): Change => {
    const kind = added ? 'added' : removed ? 'removed' : 'same'
    const from = { ...at }
    if (kind !== 'added') at.left += value.length
    if (kind !== 'removed') at.right += value.length
    return { kind, lines: kind === 'removed' ? left.slice(from.left, at.left) : right.slice(from.right, at.right) }
  })
}

function apartFromFirst(left: readonly TraceLine[], right: readonly TraceLine[]): Change[] {
  let same = 0
  while (same < left.length && left[same]?.text === right[same]?.text) same += 1
  const changes: Change[] = [
    { kind: 'same', lines: right.slice(0, same) },
    { kind: 'removed', lines: left.slice(same) },
    { kind: 'added', lines: right.slice(same) },
  ]
  return changes.filter((change) => change.lines.length > 0)
}

/** A gold says nothing of what tools answer, and often nothing of the user or of replies. */
function likeGold(right: readonly TraceLine[], gold: readonly TraceLine[]): TraceLine[] {
  const told = new Set(gold.map((line) => line.kind))
  return right.filter((line) => told.has(line.kind) || line.kind === 'call' || line.text.startsWith('  ✗'))
}

function diffOf(
  leftName: TraceDiff['left'],
  left: readonly TraceLine[],
  right: readonly TraceLine[],
  labels: readonly LineLabel[],
): TraceDiff {
  const changes = changesOf(left, right)
  const lines: DiffLine[] = []
  for (const [index, { kind, lines: of }] of changes.entries()) {
    const other = kind === 'removed' ? changes[index + 1] : kind === 'added' ? changes[index - 1] : undefined
    const opposite = other === undefined || other.kind === 'same' ? [] : other.lines
    for (const [at, line] of of.entries()) {
      const label = kind === 'removed' ? undefined : labelOf(line, labels)
      lines.push({ kind, text: shortenPair(line.text, opposite[at]?.text), ...(label !== undefined && { label }) })
    }
  }
  return markFirst(leftName, withGaps(lines))
}

function labelOf(line: TraceLine, labels: readonly LineLabel[]): string | undefined {
  const found = labels.filter(
    (entry) =>
      (entry.call !== undefined && entry.call === line.call) ||
      (entry.reply !== undefined && entry.reply === line.reply),
  )
  return found.length === 0 ? undefined : found.map((entry) => entry.label).join('; ')
}

/** Long stretches of equal lines become one line that counts them. */
function withGaps(lines: readonly DiffLine[]): DiffLine[] {
  const near = lines.map((_, index) =>
    lines
      .slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1)
      .some((line) => line.kind !== 'same' || line.label !== undefined),
  )
  const out: DiffLine[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (line === undefined) continue
    let end = index
    while (end < lines.length && !near[end]) end += 1
    if (end - index <= 1) {
      out.push(line)
      continue
    }
    out.push({ kind: 'gap', text: `${end - index} equal lines` })
    index = end - 1
  }
  return out
}

function markFirst(left: TraceDiff['left'], lines: readonly DiffLine[]): TraceDiff {
  const first = lines.findIndex((line) => line.kind === 'added' || line.kind === 'removed')
  return {
    left,
    first_divergence: first,
    lines: lines.map((line, index) =>
      index === first ? { ...line, label: ['first divergence', line.label].filter(Boolean).join('; ') } : line,
    ),
  }
}
