import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export interface Pair {
  readonly gold: string
  readonly predicted: string
  readonly mode: 'value' | 'response'
  /** Whether they mean the same, as a person sees it. */
  readonly same: boolean
  /** Other accepted wordings of the gold. */
  readonly others?: readonly string[]
  readonly group: string
  /** 0..5, of sentence pairs that have no yes or no. */
  readonly grade?: number
  readonly param?: string
}

export type Half = 'tune' | 'report'

/** By a hash of what is compared, so that a pair is in the same half whatever file it comes from. */
export function halfOf({ gold, predicted }: Pick<Pair, 'gold' | 'predicted'>): Half {
  const [first = 0] = createHash('sha256').update(`${gold}\0${predicted}`).digest()
  return first % 2 === 0 ? 'tune' : 'report'
}

/** Where the sets are: TURNGATE_SHARED_DATA, else beside the repository. */
export function dataFolder(): string {
  return join(resolve(process.env.TURNGATE_SHARED_DATA ?? '../shared/data'), 'similarity')
}

interface BfclFile {
  readonly pos: readonly BfclPair[]
  readonly neg: readonly BfclPair[]
  readonly hard: readonly BfclPair[]
}
interface BfclPair {
  readonly a: string
  readonly b: string
  readonly param?: string
}
interface Label {
  readonly i: number
  readonly verdict: 'flip' | 'drop'
}

/** Tool arguments: accepted variants (`pos`), random wrong values (`neg`), the closest wrong ones (`hard`). */
export function readArguments(folder: string, audited: boolean): readonly Pair[] {
  const file: BfclFile = readJson(join(folder, 'bfcl_pairs.json'))
  const path = join(folder, 'bfcl_labels.json')
  const labels: Readonly<Partial<Record<string, readonly Label[]>>> = audited && existsSync(path) ? readJson(path) : {}
  return (['pos', 'neg', 'hard'] as const).flatMap((group) => {
    const verdicts = new Map((labels[group] ?? []).map(({ i, verdict }) => [i, verdict] as const))
    return file[group].flatMap(({ a, b, param = '' }, index) => {
      const verdict = verdicts.get(index)
      if (verdict === 'drop') return []
      const same = (group === 'pos') !== (verdict === 'flip')
      return [{ gold: String(a), predicted: String(b), mode: 'value' as const, same, group, param }]
    })
  })
}

const SYSTEMS = ['fid', 'gpt35', 'chatgpt', 'gpt4', 'newbing'] as const

/** Replies to questions with human verdicts; golden answers separated by `/` are alternatives. */
export function readReplies(folder: string, name: 'NQ' | 'TQ'): readonly Pair[] {
  const rows: readonly Readonly<Record<string, unknown>>[] = readJson(join(folder, `evouna-${name}.json`))
  return rows.flatMap((row) => {
    if (row.improper === true || typeof row.golden_answer !== 'string') return []
    const [gold = '', ...others] = row.golden_answer.split('/')
    return SYSTEMS.flatMap((system) => {
      const [predicted, verdict] = [row[`answer_${system}`], row[`judge_${system}`]]
      if (typeof predicted !== 'string' || typeof verdict !== 'boolean') return []
      return [{ gold, others, predicted, mode: 'response' as const, same: verdict, group: system }]
    })
  })
}

/** Sentence pairs graded 0 to 5. */
export function readSentences(folder: string, name: 'train' | 'dev'): readonly Pair[] {
  const lines = readFileSync(join(folder, `sts-${name}.csv`), 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [genre = '', , , , score, gold, predicted] = line.split('\t')
    if (score === undefined || gold === undefined || predicted === undefined) return []
    const grade = Number(score)
    return [{ gold, predicted: predicted.trim(), mode: 'value' as const, same: grade >= 4, group: genre, grade }]
  })
}

const RESPONSES = new Set(['response', 'question'])

/** Hand-written traps: look-alikes that differ, and unlike texts that mean the same. */
export function readTricky(folder: string): readonly Pair[] {
  const lines = readFileSync(join(folder, 'tricky_a.jsonl'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const row: { gold: string; pred: string; cat: string; equivalent: boolean } = JSON.parse(line)
    const mode = RESPONSES.has(row.cat) ? ('response' as const) : ('value' as const)
    return { gold: row.gold, predicted: row.pred, mode, same: row.equivalent, group: row.cat }
  })
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'))
}
