import { z } from 'zod'
import { messageOf, type Problem } from '../errors.ts'
import { labelled } from '../suite/tree.ts'
import { type BaselineTree, readText } from './lookup.ts'

export const HISTORY = 'history.jsonl'

/** One refresh of a baseline. */
const HistoryLine = z.strictObject({
  /** Of the run, ISO time. */
  at: z.string(),
  run: z.string().min(1),
  /** That was measured. */
  commit: z.string().exactOptional(),
  entries: z.enum(['both', 'main']),
  why: z.enum(['first', 'as_good', 'accepted', 'measured_anew', 'unproven', 'regressed']),
  passed: z.number().int().nonnegative(),
  measured: z.number().int().nonnegative(),
  /** Codes and subjects of what was worse. */
  worse: z.array(z.string()).exactOptional(),
  /** Every entry of `accept.yaml` that was there, with its reason: none of them counts again. */
  accept: z.array(z.string()).exactOptional(),
})
export type HistoryLine = z.infer<typeof HistoryLine>

export interface FoundHistory {
  readonly lines: readonly HistoryLine[]
  readonly problems: readonly Problem[]
}

/** What was written into a baseline, oldest first. */
export function readHistory(tree: BaselineTree): FoundHistory {
  const found = readText(tree, HISTORY)
  if (found.kind === 'absent') return { lines: [], problems: [] }
  if (found.kind === 'problem') return { lines: [], problems: [found.problem] }
  const problems: Problem[] = []
  const lines = found.text.split('\n').flatMap((text, index) => {
    if (text.trim() === '') return []
    const line = parse(text)
    if (typeof line !== 'string') return [line]
    const place = { file: labelled(tree, HISTORY), line: index + 1 }
    const hint = 'Take either side of a merge conflict whole, or restore the file from version control.'
    problems.push({ code: 'history-broken', message: `The line cannot be read: ${line}.`, ...place, hint })
    return []
  })
  return { lines, problems }
}

export function formatHistory(lines: readonly HistoryLine[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('')
}

function parse(text: string): HistoryLine | string {
  try {
    const parsed = HistoryLine.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : (parsed.error.issues[0]?.message ?? 'it is no refresh')
  } catch (error) {
    return messageOf(error)
  }
}
