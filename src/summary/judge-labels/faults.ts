import type { Problem } from '../../errors.ts'
import type { JsonLine } from '../json-lines.ts'
import { type Filled, grouped } from './grouped.ts'
import type { LabelLine, VerdictText } from './labels.ts'

type Line = JsonLine<LabelLine>

export function unknownJudge(name: string, line: number, file: string): Problem {
  return {
    code: 'unknown-judge',
    file,
    line,
    key: 'judge_name',
    message:
      name === ''
        ? 'The label does not say which judge it is of.'
        : `Model or prompt of judge \`${name}\` is not known.`,
    hint: 'Give `model` and `prompt_hash`, or name a judge of the suite and give --suite.',
  }
}

/** One judge is one model with one prompt, and gives verdicts of one kind: lines that differ from most are at fault. */
export function inconsistencies(name: string, lines: Filled<Line>, file: string): Problem[] {
  const usual = mostCommon(lines, ({ value }) => JSON.stringify([value.model, value.prompt_hash]))
  const typical = mostCommon(lines, ({ value }) => kindOf(value.human_1))
  const kind = kindOf(typical.value.human_1)
  return lines.flatMap(({ line, value }): Problem[] => {
    const problem = (code: string, key: string, message: string, hint: string) => [
      { code, file, line, key, message, hint },
    ]
    if (value.model !== usual.value.model || value.prompt_hash !== usual.value.prompt_hash) {
      const message = `Judge \`${name}\` has another model or prompt than on line ${usual.line}.`
      return problem('mixed-judges', 'model', message, 'Give each judge a `judge_name` of its own.')
    }
    const odd = VERDICTS.find((key) => {
      const verdict = value[key]
      return verdict !== undefined && verdict !== null && kindOf(verdict) !== kind
    })
    if (odd !== undefined) {
      const than = `${JSON.stringify(typical.value.human_1)} on line ${typical.line}`
      const message = `The verdict ${JSON.stringify(value[odd])} is of another kind than ${than}.`
      const hint = 'Mend the verdict, or give verdicts of each kind a `judge_name` of their own.'
      return problem('mixed-verdicts', odd, message, hint)
    }
    if ((kind === 'choice') !== (value.order !== undefined)) {
      const message = kind === 'choice' ? 'A choice between two needs `order`.' : '`order` is for choices between two.'
      return problem('order', 'order', message, 'Write `"order": "AB"` where A was shown first, else "BA".')
    }
    return []
  })
}

/** Of one item and one judge: an item stands once, or once in each order. */
export function repetitions(rows: Filled<Line>, file: string): Problem[] {
  const [start, ...rest] = rows
  return rest.flatMap(({ line, value }, index): Problem[] => {
    const earlier = rows.slice(0, index + 1).find((row) => row.value.order === value.order)
    if (earlier !== undefined) {
      const message = `\`${value.id}\` was labelled on line ${earlier.line} already.`
      return [{ code: 'duplicate-label', file, line, key: 'id', message, hint: 'Keep one of the two.' }]
    }
    if (value.human_1 === start.value.human_1 && value.human_2 === start.value.human_2) return []
    const message = `The humans judge \`${value.id}\` otherwise than on line ${start.line}.`
    const hint = 'What a human thinks of a pair does not depend on the order in which the judge saw it.'
    return [{ code: 'label-differs', file, line, key: 'human_1', message, hint }]
  })
}

const VERDICTS = ['human_1', 'human_2', 'consensus', 'judge'] as const

function kindOf(verdict: VerdictText): 'yes_no' | 'score' | 'choice' {
  if (typeof verdict === 'number') return 'score'
  return verdict === 'A' || verdict === 'B' || verdict === 'tie' ? 'choice' : 'yes_no'
}

/** The first item of the largest group; of groups as large, the first. */
function mostCommon<T>(items: Filled<T>, keyOf: (item: T) => string): T {
  const groups = grouped(items, keyOf).map(([, group]) => group)
  return groups.reduce<Filled<T>>((most, group) => (group.length > most.length ? group : most), [items[0]])[0]
}
