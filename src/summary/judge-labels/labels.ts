import { z } from 'zod'
import { type Problem, UserError } from '../../errors.ts'
import type { JudgeIdentity } from '../../grade/judge/lock.ts'
import { type JsonLine, limited, readJsonLines } from '../json-lines.ts'

/** Whether a rubric line is met, a score, or which of two candidates is better. */
export type Verdict = boolean | number | 'A' | 'B' | 'tie'

const VerdictText = z.union([z.boolean(), z.number(), z.enum(['pass', 'fail', 'A', 'B', 'tie'])], {
  error: 'must be true, false, "pass", "fail", a number, or "A", "B", "tie" for a choice between two',
})
const VerdictValue = VerdictText.transform((verdict): Verdict => {
  if (verdict === 'pass') return true
  return verdict === 'fail' ? false : verdict
})

/** One line of a labels file: one verdict of each of two humans and of the judge on the same text. */
const LabelLine = z.strictObject({
  /** Of the item; with `rubric` and `order` it stands once for each judge. */
  id: z.string().min(1),
  /** The rubric line that was judged. */
  rubric: z.string().default(''),
  text: z.string().exactOptional(),
  /** In characters, where the text itself is not given. */
  text_length: z.number().int().nonnegative().exactOptional(),
  human_1: VerdictValue,
  human_2: VerdictValue,
  /** What the two came to where they had disagreed. */
  consensus: VerdictValue.exactOptional(),
  /** null: it gave none that could be read. */
  judge: VerdictValue.nullable(),
  /** Of two candidates, the one that was shown first comes first. */
  order: z.enum(['AB', 'BA']).exactOptional(),
  /** Default: the model. */
  judge_name: z.string().min(1).exactOptional(),
  /** May be left out of judges that the suite has. */
  model: z.string().min(1).exactOptional(),
  prompt_hash: z.string().min(1).exactOptional(),
})
type LabelLine = z.infer<typeof LabelLine>

/** A judge of the suite: what a line that names it need not say. */
export type KnownJudge = Pick<JudgeIdentity, 'name' | 'model' | 'promptHash'>

/** An item on which both humans spoke. Two orders of one pair are one item. */
export interface Label {
  readonly id: string
  readonly rubric: string
  readonly human_1: Verdict
  readonly human_2: Verdict
  /** What both say, or what they agreed on afterwards. */
  readonly consensus?: Verdict
  /** Absent: none, or not the same one in both orders. */
  readonly judge?: Verdict
  /** In characters. */
  readonly length?: number
  /** Of a pair that was judged in both orders: the candidate named, by which came first. */
  readonly orders?: { readonly AB?: Verdict; readonly BA?: Verdict }
}

export interface JudgeLabels {
  readonly name: string
  readonly model: string
  readonly promptHash: string
  readonly labels: readonly Label[]
}

/**
 * Reads a labels file, judge by judge.
 * @param known judges of the suite; the only one is meant where a line names none
 * @throws UserError with every problem: lines that are no label, items labelled twice, kinds of verdicts mixed
 */
export function readLabels(text: string, file: string, known: readonly KnownJudge[] = []): JudgeLabels[] {
  const lines = readJsonLines(text, LabelLine, { file, title: 'a label' })
  const problems: Problem[] = []
  const only = known.length === 1 ? known[0] : undefined
  const nameOf = ({ judge_name, model }: LabelLine) => judge_name ?? model ?? only?.name ?? ''
  const judges = grouped(lines, ({ value }) => nameOf(value)).map(([name, own]) => {
    problems.push(...inconsistencies(name, own, file))
    const { value, line } = first(own)
    const ofSuite = known.find((judge) => judge.name === name)
    const { model = ofSuite?.model, prompt_hash = ofSuite?.promptHash } = value
    if (model === undefined || prompt_hash === undefined) problems.push(unknownJudge(name, line, file))
    const items = grouped(own, ({ value }) => JSON.stringify([value.id, value.rubric]))
    const labels = items.map(([, rows]) => {
      problems.push(...repetitions(rows, file))
      return itemOf(rows.map((row) => row.value))
    })
    return { name, model: model ?? '', promptHash: prompt_hash ?? '', labels }
  })
  if (problems.length > 0) throw new UserError(limited(problems, file))
  return judges
}

function itemOf(rows: readonly LabelLine[]): Label {
  const [row] = rows
  if (row === undefined) throw new Error('a group without a line')
  const { id, rubric, human_1, human_2, text, text_length } = row
  const consensus = human_1 === human_2 ? human_1 : row.consensus
  const length = text === undefined ? text_length : [...text].length
  const judge = row.order === undefined ? (row.judge ?? undefined) : agreedInBothOrders(rows)
  return {
    id,
    rubric,
    human_1,
    human_2,
    ...(consensus !== undefined && { consensus }),
    ...(judge !== undefined && { judge }),
    ...(length !== undefined && { length }),
    ...(row.order !== undefined && { orders: verdictsByOrder(rows) }),
  }
}

function verdictsByOrder(rows: readonly LabelLine[]): NonNullable<Label['orders']> {
  return Object.fromEntries(
    rows.flatMap(({ order, judge }) => (order === undefined || judge === null ? [] : [[order, judge]])),
  )
}

function agreedInBothOrders(rows: readonly LabelLine[]): Verdict | undefined {
  const { AB, BA } = verdictsByOrder(rows)
  return AB === BA ? AB : undefined
}

type Line = JsonLine<LabelLine>

function unknownJudge(name: string, line: number, file: string): Problem {
  return {
    code: 'unknown-judge',
    file,
    line,
    key: 'judge_name',
    message:
      name === ''
        ? 'the label does not say which judge it is of.'
        : `model or prompt of judge \`${name}\` is not known.`,
    hint: 'Give `model` and `prompt_hash`, or name a judge of the suite and give --suite.',
  }
}

/** One judge is one model with one prompt, and gives verdicts of one kind. */
function inconsistencies(name: string, lines: readonly Line[], file: string): Problem[] {
  const { value: start, line: startLine } = first(lines)
  const kind = kindOf(start.human_1)
  return lines.flatMap(({ line, value }): Problem[] => {
    const problem = (code: string, key: string, message: string, hint: string) => [
      { code, file, line, key, message, hint },
    ]
    if (value.model !== start.model || value.prompt_hash !== start.prompt_hash) {
      const message = `judge \`${name}\` has another model or prompt than on line ${startLine}.`
      return problem('mixed-judges', 'model', message, 'Give each judge a `judge_name` of its own.')
    }
    const odd = [value.human_1, value.human_2, value.consensus, value.judge].find(
      (verdict) => verdict !== null && verdict !== undefined && kindOf(verdict) !== kind,
    )
    if (odd !== undefined) {
      const message = `the verdict ${JSON.stringify(odd)} is of another kind than on line ${startLine}.`
      return problem('mixed-verdicts', 'judge', message, 'Give verdicts of each kind a `judge_name` of their own.')
    }
    if ((kind === 'choice') !== (value.order !== undefined)) {
      const message = kind === 'choice' ? 'a choice between two needs `order`.' : '`order` is for choices between two.'
      return problem('order', 'order', message, 'Write `order: "AB"` where A was shown first, else "BA".')
    }
    return []
  })
}

function repetitions(rows: readonly Line[], file: string): Problem[] {
  const start = first(rows)
  return rows.slice(1).flatMap(({ line, value }, index): Problem[] => {
    const earlier = rows.slice(0, index + 1).find((row) => row.value.order === value.order)
    if (earlier !== undefined) {
      const message = `\`${value.id}\` was labelled on line ${earlier.line} already.`
      return [{ code: 'duplicate-label', file, line, key: 'id', message, hint: 'Keep one of the two.' }]
    }
    if (value.human_1 === start.value.human_1 && value.human_2 === start.value.human_2) return []
    const message = `the humans judge \`${value.id}\` otherwise than on line ${start.line}.`
    const hint = 'What a human thinks of a pair does not depend on the order in which the judge saw it.'
    return [{ code: 'label-differs', file, line, key: 'human_1', message, hint }]
  })
}

function kindOf(verdict: Verdict): 'yes_no' | 'score' | 'choice' {
  if (typeof verdict === 'boolean') return 'yes_no'
  return typeof verdict === 'number' ? 'score' : 'choice'
}

function first(lines: readonly Line[]): Line {
  const [line] = lines
  if (line === undefined) throw new Error('a group without a line')
  return line
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups]
}
