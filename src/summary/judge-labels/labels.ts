import { z } from 'zod'
import { type Problem, UserError } from '../../errors.ts'
import type { JudgeIdentity } from '../../grade/judge/lock.ts'
import { limited } from '../../trace/import/limited.ts'
import { type JsonLine, readJsonLines } from '../json-lines.ts'
import { inconsistencies, repetitions, unknownJudge } from './faults.ts'
import { type Filled, grouped } from './grouped.ts'

/** Whether a rubric line is met, a score, or which of two candidates is better. */
export type Verdict = boolean | number | 'A' | 'B' | 'tie'

const VerdictText = z.union([z.boolean(), z.number(), z.enum(['pass', 'fail', 'A', 'B', 'tie'])], {
  error: 'must be true, false, "pass", "fail", a number, or "A", "B", "tie" for a choice between two',
})
/** As its author wrote it. */
export type VerdictText = z.infer<typeof VerdictText>

/** One line of a labels file: one verdict of each of two humans and of the judge on the same text. */
const LabelLine = z.strictObject({
  /** Of the item; with `rubric` and `order` it stands once for each judge. */
  id: filledIn('Write what the item is called.'),
  /** The rubric line that was judged. */
  rubric: filledIn('Write the rubric line that was judged, as it stands in the suite.'),
  text: z.string().exactOptional(),
  /** In characters, where the text itself is not given. */
  text_length: z.number().int().nonnegative().exactOptional(),
  human_1: VerdictText,
  human_2: VerdictText,
  /** What the two came to where they had disagreed. */
  consensus: VerdictText.exactOptional(),
  /** null: it gave none that could be read. */
  judge: VerdictText.nullable(),
  /** Of two candidates, the one that was shown first comes first. */
  order: z.enum(['AB', 'BA']).exactOptional(),
  /** Default: the model. */
  judge_name: z.string().min(1).exactOptional(),
  /** May be left out of judges that the suite has. */
  model: z.string().min(1).exactOptional(),
  prompt_hash: z.string().min(1).exactOptional(),
})
export type LabelLine = z.infer<typeof LabelLine>

const FORM =
  'Each line is an object such as {"id": "refund-3", "rubric": "Is polite.", "human_1": "pass", "human_2": "pass", "judge": "fail"}; docs/judge-licence.md lists the keys.'

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
  const lines = readJsonLines(text, LabelLine, { file, form: FORM })
  const problems: Problem[] = []
  const only = known.length === 1 ? known[0] : undefined
  const nameOf = ({ judge_name, model }: LabelLine) => judge_name ?? model ?? only?.name ?? ''
  const judges = grouped(lines, ({ value }) => nameOf(value)).map(([name, own]) => {
    problems.push(...inconsistencies(name, own, file))
    const [{ value, line }] = own
    const ofSuite = known.find((judge) => judge.name === name)
    const { model = ofSuite?.model, prompt_hash = ofSuite?.promptHash } = value
    if (model === undefined || prompt_hash === undefined) problems.push(unknownJudge(name, line, file))
    const items = grouped(own, ({ value }) => JSON.stringify([value.id, value.rubric]))
    const labels = items.map(([, rows]) => {
      problems.push(...repetitions(rows, file))
      return itemOf(rows)
    })
    return { name, model: model ?? '', promptHash: prompt_hash ?? '', labels }
  })
  if (problems.length > 0) throw new UserError(limited(problems, file))
  return judges
}

function itemOf(lines: Filled<JsonLine<LabelLine>>): Label {
  const [{ value: row }] = lines
  const { id, rubric, text, text_length } = row
  const [human_1, human_2] = [verdictOf(row.human_1), verdictOf(row.human_2)]
  const consensus = human_1 === human_2 ? human_1 : row.consensus
  const length = text === undefined ? text_length : [...text].length
  const judge = row.order === undefined ? row.judge : agreedInBothOrders(lines)
  return {
    id,
    rubric,
    human_1,
    human_2,
    ...(consensus !== undefined && { consensus: verdictOf(consensus) }),
    ...(judge !== undefined && judge !== null && { judge: verdictOf(judge) }),
    ...(length !== undefined && { length }),
    ...(row.order !== undefined && { orders: verdictsByOrder(lines) }),
  }
}

function verdictsByOrder(lines: readonly JsonLine<LabelLine>[]): NonNullable<Label['orders']> {
  return Object.fromEntries(
    lines.flatMap(({ value: { order, judge } }) =>
      order === undefined || judge === null ? [] : [[order, verdictOf(judge)]],
    ),
  )
}

function agreedInBothOrders(lines: readonly JsonLine<LabelLine>[]): Verdict | undefined {
  const { AB, BA } = verdictsByOrder(lines)
  return AB === BA ? AB : undefined
}

function verdictOf(text: VerdictText): Verdict {
  if (text === 'pass') return true
  return text === 'fail' ? false : text
}

function filledIn(hint: string) {
  return z.string().refine((text) => text.trim() !== '', { error: 'this text is blank', params: { hint } })
}
